import { WaitingIcon } from '../icons';
import { Stack } from '../layout/stack';
import { StatusPill } from './status-pill';

export default { title: 'Feedback/StatusPill', component: StatusPill };

export const Tones = () => (
  <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
    <StatusPill tone="success">Approved</StatusPill>
    <StatusPill tone="warning">Expiring</StatusPill>
    <StatusPill tone="error">Refused</StatusPill>
    <StatusPill tone="info">Under review</StatusPill>
    <StatusPill tone="neutral" icon={<WaitingIcon fontSize="inherit" />}>
      Waiting
    </StatusPill>
  </Stack>
);
