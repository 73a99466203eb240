import { Button } from '../actions/button';
import { nothing } from '../testing/with-state';
import { Modal } from './modal';
import { ModalActions } from './modal-actions';

export default { title: 'Overlays/Modal', component: Modal, subcomponents: { ModalActions } };

const actions = (
  <>
    <Button variant="outlined">Cancel</Button>
    <Button variant="contained">Save</Button>
  </>
);

export const Open = () => (
  <Modal open title="Estimated time" actions={actions} onClose={nothing}>
    <p>How many days an order is on its way.</p>
  </Modal>
);
export const Busy = () => (
  <Modal open busy title="Estimated time" size="small" onClose={nothing}>
    <p>On its way</p>
  </Modal>
);
const reasons = [{ key: 'terms', text: 'Accept the terms.' }];

export const Foot = () => (
  <Modal
    open
    title="Remove the address"
    size="small"
    onClose={nothing}
    actions={
      <ModalActions
        danger
        reasonsTitle="Before you can remove it:"
        reasons={reasons}
        onConfirm={nothing}
        onCancel={nothing}
      >
        Remove
      </ModalActions>
    }
  >
    <p>It cannot be brought back.</p>
  </Modal>
);
export const Long = () => (
  <Modal open title="Terms" size="large" actions={actions} onClose={nothing}>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of what has to be read before it can be accepted.</p>
    ))}
  </Modal>
);
