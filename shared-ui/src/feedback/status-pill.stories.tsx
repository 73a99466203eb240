import Stack from '@mui/material/Stack';
import { WaitingIcon } from '../icons';
import { CountBadge, StatusPill } from './status-pill';

export default { title: 'Feedback/StatusPill', component: StatusPill, subcomponents: { CountBadge } };

export const Tones = () => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <StatusPill tone="success">Approved</StatusPill>
    <StatusPill tone="warning">Expiring</StatusPill>
    <StatusPill tone="error">Refused</StatusPill>
    <StatusPill tone="info">Under review</StatusPill>
    <StatusPill tone="neutral" icon={<WaitingIcon fontSize="inherit" />}>
      Waiting
    </StatusPill>
  </Stack>
);
export const Counts = () => (
  <Stack direction="row" spacing={1}>
    <CountBadge>3</CountBadge>
    <CountBadge tone="error">12</CountBadge>
    <CountBadge tone="warning">1,204</CountBadge>
  </Stack>
);
