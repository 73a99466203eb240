import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { DialogTexts } from './dialog-texts';

export interface RemoveCampaignModalProps {
  readonly name: string;
  /** It is being removed: the dialog cannot be closed. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Question({ name, busy, onConfirm, onClose }: RemoveCampaignModalProps) {
  const t = useText('dashboard');
  return (
    <ConfirmModal
      open
      danger
      busy={busy}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('remove.text', { name })}</p>
      <p>{t('remove.hint')}</p>
    </ConfirmModal>
  );
}

/** Asks before a campaign is removed for good [O4.07]. */
export function RemoveCampaignModal(props: RemoveCampaignModalProps) {
  return (
    <DialogTexts>
      <Question {...props} />
    </DialogTexts>
  );
}
