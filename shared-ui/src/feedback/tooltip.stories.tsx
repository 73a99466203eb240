import { Button } from '../actions/button';
import { Tooltip } from './tooltip';

export default { title: 'Feedback/Tooltip', component: Tooltip };

export const OnButton = () => (
  <Tooltip title="Shown after resting on it for a moment" delay={0}>
    <Button variant="outlined">Point here</Button>
  </Tooltip>
);
