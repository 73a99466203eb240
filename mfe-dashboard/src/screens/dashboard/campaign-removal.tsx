import type { RemovableCampaign } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { useEffect } from 'react';
import { useCampaignRemoval } from '../../hooks/use-campaign-removal';
import { DialogTexts } from './dialog-texts';

export interface CampaignRemovalProps {
  readonly campaign: RemovableCampaign;
  /** Called with the ids of the campaigns that are gone, although the list may still have them. */
  readonly onClose: (removed: readonly number[]) => void;
}

function Question({ campaign, onClose: leave }: CampaignRemovalProps) {
  const t = useText('dashboard');
  const { isOver, busy, removed, send } = useCampaignRemoval(campaign);
  useEffect(() => {
    if (isOver) leave(removed);
  }, [isOver, removed, leave]);
  const { name } = campaign;
  const onConfirm = () => send({ type: 'confirm' });
  const onClose = () => send({ type: 'close' });
  return (
    <ConfirmModal
      open={!isOver}
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

/** Asks before a campaign is removed for good, and removes it [O4.07]. */
export function CampaignRemoval(props: CampaignRemovalProps) {
  return (
    <DialogTexts>
      <Question {...props} />
    </DialogTexts>
  );
}
