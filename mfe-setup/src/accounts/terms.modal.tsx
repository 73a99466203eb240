import { Box, Checkbox, type Reason } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the checkbox; what keeps the button closed leads there. */
  readonly id: string;
  readonly open: boolean;
  readonly ticked: boolean;
  readonly texts: {
    readonly title: string;
    readonly checkbox: string;
    readonly notAccepted: string;
    readonly toCreate: string;
    readonly cancel: string;
    readonly create: string;
  };
  /** The terms, with their links. */
  readonly children: ReactNode;
  readonly onTick: (on: boolean) => void;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Terms that have to be accepted before an account is created. */
export function TermsModal({ id, open, ticked, texts, children, onTick, onAccept, onClose }: Props) {
  const reasons: Reason[] = ticked ? [] : [{ key: 'notAccepted', text: texts.notAccepted, targetId: id }];
  return (
    <Modal
      open={open}
      title={texts.title}
      onClose={onClose}
      actions={
        <ModalActions
          cancelLabel={texts.cancel}
          onCancel={onClose}
          reasons={reasons}
          reasonsTitle={texts.toCreate}
          onConfirm={onAccept}
        >
          {texts.create}
        </ModalActions>
      }
    >
      {children}
      <Box sx={{ mt: 2 }}>
        <Checkbox id={id} label={texts.checkbox} checked={ticked} onChange={onTick} />
      </Box>
    </Modal>
  );
}
