import { nothing } from '../testing/with-state';
import { ConfirmModal } from './confirm-modal';

export default { title: 'Overlays/ConfirmModal', component: ConfirmModal };

export const Plain = () => (
  <ConfirmModal open title="Leave without saving?" confirmLabel="Leave" onConfirm={nothing} onClose={nothing}>
    What you changed is lost.
  </ConfirmModal>
);
export const Danger = () => (
  <ConfirmModal
    open
    danger
    title="Disconnect all accounts?"
    confirmLabel="Disconnect"
    checkbox="I know that this cannot be undone"
    onConfirm={nothing}
    onClose={nothing}
  >
    Your products are no longer shown.
  </ConfirmModal>
);
