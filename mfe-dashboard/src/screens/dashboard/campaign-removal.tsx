import { removalGrace, type RemovableCampaign } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { useEffect } from 'react';
import { useCampaignRemoval } from '../../hooks/use-campaign-removal';
import { DialogTexts } from './dialog-texts';

export interface CampaignRemovalProps {
  readonly campaign: RemovableCampaign;
  readonly onClose: () => void;
}

function Question({ campaign, onClose: leave }: CampaignRemovalProps) {
  const t = useText('dashboard');
  const { isOver, confirm, close } = useCampaignRemoval(campaign);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  return (
    <ConfirmModal
      open={!isOver}
      danger
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{t('remove.text', { name: campaign.name, seconds: removalGrace / 1000 })}</p>
      <p>{t('remove.hint')}</p>
    </ConfirmModal>
  );
}

/** Asks before a campaign is removed for good [O4.07]. */
export function CampaignRemoval(props: CampaignRemovalProps) {
  return (
    <DialogTexts>
      <Question {...props} />
    </DialogTexts>
  );
}
