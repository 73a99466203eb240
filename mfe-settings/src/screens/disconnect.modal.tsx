import { useFocusAfter } from '@listings/shared-app';
import { Box, Checkbox, useText, type Reason } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useId } from 'react';
import type { Disconnect } from '../hooks/use-disconnect';
import { useRunningCampaigns, type RunningCampaigns } from '../hooks/use-running-campaigns';
import { RunningCampaignsNotice } from './running-campaigns';

/** Reasons why it cannot be confirmed yet: the read of the running campaigns ends first, with or without a result. */
function useReasons({ ticked }: Disconnect, { state, pausing }: RunningCampaigns, checkboxId: string): Reason[] {
  const t = useText('settings');
  if (pausing !== null) return [{ key: 'pausing', text: t('running.pausingReason') }];
  if (!ticked) return [{ key: 'confirm', text: t('disconnect.confirmReason'), targetId: checkboxId }];
  return state === 'reading' ? [{ key: 'reading', text: t('running.readingReason') }] : [];
}

/** Consequences of disconnecting, and its confirmation: cannot be closed while it runs [O4.10, O5.05]. */
export function DisconnectModal({ view }: { view: Disconnect }) {
  const t = useText('settings');
  const checkboxId = useId();
  const { target, ticked, busy } = view;
  const campaigns = useRunningCampaigns(busy);
  const reasons = useReasons(view, campaigns, checkboxId);
  const isPausing = campaigns.pausing !== null;
  useFocusAfter(isPausing, checkboxId);
  const isAds = target === 'ads-account';
  return (
    <Modal
      open
      grounded
      busy={busy || isPausing}
      title={t(isAds ? 'disconnect.adsTitle' : 'disconnect.title')}
      onClose={view.close}
      actions={
        <ModalActions
          danger
          cancelLabel={t('disconnect.keep')}
          cancelDisabled={busy || isPausing}
          onCancel={view.close}
          loading={busy}
          reasons={reasons}
          onConfirm={view.confirm}
        >
          {t(isAds ? 'disconnect.ads' : 'disconnect.all')}
        </ModalActions>
      }
    >
      {t(isAds ? 'disconnect.adsText' : 'disconnect.text')}
      <RunningCampaignsNotice view={campaigns} />
      <Box sx={{ mt: 2 }}>
        <Checkbox
          id={checkboxId}
          label={t(isAds ? 'disconnect.confirmAds' : 'disconnect.confirmAll')}
          checked={ticked}
          disabled={busy}
          onChange={view.tick}
        />
      </Box>
    </Modal>
  );
}
