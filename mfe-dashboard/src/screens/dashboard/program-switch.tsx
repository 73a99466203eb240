import type { Campaign } from '@listings/shared-api/contract';
import { useMay } from '@listings/shared-app';
import { Box, HelpTip, LaterPart, LazyPart, retryLazy, StatusPill, Switch, useText } from '@listings/shared-ui';
import { useState, type ReactNode } from 'react';
import type { CampaignStatusView } from '../../hooks/use-campaign-status';

/** Changes take more than showing: their part comes with what comes later, or when the switch is pressed. */
const StatusControl = retryLazy(() => import('./status-control').then((module) => module.StatusControl));

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

export interface CampaignSwitchProps {
  readonly campaign: Campaign;
}

/** Enables a campaign at once, pauses it after a confirmation [O4.07]. */
export function CampaignSwitch({ campaign }: CampaignSwitchProps) {
  const t = useText('dashboard');
  const [refusal] = useMay()('updateCampaign');
  const [view, setView] = useState<CampaignStatusView | null>(null);
  // Last press before the part that handles presses has loaded.
  const [early, setEarly] = useState<'campaign.enable' | 'campaign.pause' | null>(null);
  const status = view?.status ?? (early === 'campaign.enable' ? 'enabled' : campaign.status);
  if (status !== 'enabled' && status !== 'paused')
    return <StatusPill tone="neutral">{t('programs.unknown')}</StatusPill>;
  const press = (on: boolean) => {
    const type = on ? 'campaign.enable' : 'campaign.pause';
    if (view === null) setEarly(type);
    else view.send({ type });
  };
  const control = <StatusControl campaign={campaign} early={early} onView={setView} />;
  return (
    <Row>
      <Switch
        label={t('programs.run', { name: campaign.name })}
        labelHidden
        checked={status === 'enabled'}
        busy={view?.busy ?? early !== null}
        disabled={refusal !== undefined}
        onChange={press}
      />
      {t(`programs.${status}`)}
      {refusal && <HelpTip label={t('programs.refusedLabel')} text={refusal.text} />}
      {early === null ? <LaterPart>{control}</LaterPart> : <LazyPart>{control}</LazyPart>}
    </Row>
  );
}
