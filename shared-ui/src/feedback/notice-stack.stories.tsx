import { nothing } from '../testing/with-state';
import { NoticeStack } from './notice-stack';

export default { title: 'Feedback/NoticeStack', component: NoticeStack };

export const Several = () => (
  <NoticeStack
    onDismiss={nothing}
    notices={[
      {
        id: 'failed',
        kind: 'error',
        text: 'The changes could not be saved.',
        action: { label: 'Retry', run: nothing },
      },
      { id: 'saved', kind: 'success', text: 'Your changes have been saved.', stays: true },
      { id: 'waiting', kind: 'info', text: 'Please wait…', waiting: true },
    ]}
  />
);
