import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '../forms/checkbox';
import { Modal, type ModalProps } from './modal';
import { ModalActions } from './modal-actions';

export interface ConfirmModalProps extends Pick<
  ModalProps,
  'open' | 'title' | 'onClose' | 'busy' | 'size' | 'children'
> {
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly onConfirm: () => void;
  /** True for an action that destroys something. */
  readonly danger?: boolean | undefined;
  /** Checkbox to tick before confirming. */
  readonly checkbox?: ReactNode;
}

/** Ticked or not; unticked again each time the modal opens. */
function useAgreed(open: boolean) {
  const [agreed, setAgreed] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setAgreed(false);
  }
  return [agreed, setAgreed] as const;
}

/** Asks before something is done; a required checkbox starts unticked each time it opens. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    title,
    onClose,
    busy = false,
    size = 'small',
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    danger = false,
    checkbox,
  } = props;
  const [agreed, setAgreed] = useAgreed(props.open);
  const actions = (
    <ModalActions
      cancelLabel={cancelLabel}
      onCancel={onClose}
      danger={danger}
      loading={busy}
      disabled={checkbox !== undefined && !agreed}
      onConfirm={onConfirm}
    >
      {confirmLabel}
    </ModalActions>
  );
  return (
    <Modal open={props.open} title={title} onClose={onClose} busy={busy} size={size} actions={actions}>
      {children}
      {checkbox !== undefined && (
        <Box sx={{ mt: 2 }}>
          <Checkbox label={checkbox} checked={agreed} onChange={setAgreed} disabled={busy} />
        </Box>
      )}
    </Modal>
  );
}
