import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';

/** Days. Source: O9.07. */
const suggestedRun = 14;

export interface PauseCampaignModalProps {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a campaign is paused [O4.07]. */
export function PauseCampaignModal({ name, onConfirm, onCancel }: PauseCampaignModalProps) {
  const t = useText('dashboard');
  return (
    <ConfirmModal
      open
      title={t('pause.title')}
      confirmLabel={t('pause.confirm')}
      cancelLabel={t('pause.cancel')}
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      <p>{t('pause.text', { name })}</p>
      <p>{t('pause.hint', { days: suggestedRun })}</p>
    </ConfirmModal>
  );
}
