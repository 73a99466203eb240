import { Stack } from '../layout/stack';
import { StatFigure } from './stat-figure';

export default { title: 'Data/StatFigure', component: StatFigure };

export const Changes = () => (
  <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap' }}>
    <StatFigure label="Sales" value="$1,983.65" delta={{ text: '+12 %', trend: 'up' }} note="$1,771.11 before" />
    <StatFigure label="Clicks" value="172" delta={{ text: '−3 %', trend: 'down' }} />
    <StatFigure label="Visits" value="28" delta={{ text: '0 %', trend: 'flat' }} />
  </Stack>
);
export const Loading = () => <StatFigure label="Sales" loading />;
export const Unavailable = () => <StatFigure label="Sales" unavailable />;
