import type { Campaign } from '@listings/shared-api/contract';
import { Box, HelpTip, retryLazy, StatusPill, Switch, useText } from '@listings/shared-ui';
import { Suspense, type ReactNode } from 'react';
import { useCampaignStatus } from '../../hooks/use-campaign-status';

const PauseCampaignModal = retryLazy(() =>
  import('./pause-campaign.modal').then((module) => module.PauseCampaignModal),
);

function Row({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{children}</Box>;
}

/** Always on [O4.07]. */
export function FreeListingsSwitch() {
  const t = useText('dashboard');
  return (
    <Row>
      <Switch
        label={t('programs.run', { name: t('programs.freeListings') })}
        labelHidden
        checked
        disabled
        onChange={() => undefined}
      />
      {t('programs.enabled')}
      <HelpTip label={t('programs.lockedLabel')} text={t('programs.locked')} />
    </Row>
  );
}

/** Enables a campaign at once, pauses it after a confirmation [O4.07]. */
export function CampaignSwitch({ campaign }: { campaign: Campaign }) {
  const t = useText('dashboard');
  const { status, busy, confirming, send } = useCampaignStatus(campaign);
  if (status !== 'enabled' && status !== 'paused')
    return <StatusPill tone="neutral">{t('programs.unknown')}</StatusPill>;
  return (
    <Row>
      <Switch
        label={t('programs.run', { name: campaign.name })}
        labelHidden
        checked={status === 'enabled'}
        busy={busy}
        onChange={(on) => send({ type: on ? 'campaign.enable' : 'campaign.pause' })}
      />
      {t(`programs.${status}`)}
      <Suspense fallback={null}>
        {confirming && (
          <PauseCampaignModal
            name={campaign.name}
            onConfirm={() => send({ type: 'pause.confirmed' })}
            onCancel={() => send({ type: 'pause.cancelled' })}
          />
        )}
      </Suspense>
    </Row>
  );
}
