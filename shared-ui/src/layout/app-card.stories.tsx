import Link from '@mui/material/Link';
import { Button } from '../actions/button';
import { StatusPill } from '../feedback/status-pill';
import { AccountIcon } from '../icons';
import { AppCard } from './app-card';

export default { title: 'Layout/AppCard', component: AppCard };

const shared = { icon: <AccountIcon />, title: 'Your account', description: 'jane@example.com' };

export const Connected = () => <AppCard {...shared} indicator={<StatusPill tone="success">Connected</StatusPill>} />;
export const Letters = () => ['A', 'G', 'M', 'W'].map((letter) => <AppCard key={letter} {...shared} icon={letter} />);
export const ToConnect = () => (
  <AppCard
    {...shared}
    description="Needed to show your products."
    helper={<Link href="#other">Or use another account</Link>}
    indicator={<Button variant="contained">Connect</Button>}
  />
);
export const Busy = () => <AppCard {...shared} busy indicator={<Button loading>Connect</Button>} />;
export const Disabled = () => <AppCard {...shared} disabled indicator={<Button disabled>Connect</Button>} />;
