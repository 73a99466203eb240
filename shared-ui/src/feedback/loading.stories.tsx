import { Stack } from '../layout/stack';
import { LoadingCard, LoadingLines } from './loading';

export default { title: 'Feedback/Loading', subcomponents: { LoadingCard, LoadingLines } };

export const Lines = () => <LoadingLines label="Loading rates" delay={0} />;
export const Card = () => (
  <Stack spacing={2}>
    <LoadingCard lines={2} delay={0} />
  </Stack>
);
