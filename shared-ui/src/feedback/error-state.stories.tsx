import { nothing } from '../testing/with-state';
import { ErrorState } from './error-state';

export default { title: 'Feedback/ErrorState', component: ErrorState };

export const Plain = () => <ErrorState message="The figures could not be read." />;
export const WithRetry = () => (
  <ErrorState
    title="Something went wrong"
    message="The figures could not be read. The server did not answer in time."
    supportId="7f3a-91c2"
    onRetry={nothing}
  />
);
