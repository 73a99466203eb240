import { isValidCampaign } from '@listings/shared-machines';
import { useLeaveGuard, useParam, usePage, useServerRead } from '@listings/shared-app';
import { useNewCampaign, type NewCampaign } from '@listings/shared-sections';
import { useEffect, useState } from 'react';
import { keepAdsCampaign, recallAdsCampaign } from '../memory/ads-session';
import { useCampaignLaunch, type CampaignLaunch } from './use-campaign-launch';

/** The steps, in order [S2.32]. */
export const adsSteps = ['accounts', 'campaign', 'billing'] as const;
export type AdsStep = (typeof adsSteps)[number];

const path = '/google/setup-ads';

export interface AdsSetup {
  readonly open: AdsStep;
  /** Which step can be opened is not known yet. */
  readonly isOpening: boolean;
  readonly campaign: NewCampaign;
  readonly launch: CampaignLaunch;
  /** The ads account was not made through the product [decisions 19]. */
  readonly isLinked: boolean;
  readonly go: (step: AdsStep) => void;
}

/** The setup is done: the first campaign exists. A link or the browser's buttons may still lead here. */
function useDoneAlready(): void {
  const { bootstrap, navigation } = usePage();
  const { adsSetupComplete } = bootstrap;
  useEffect(() => {
    if (!adsSetupComplete) return;
    keepAdsCampaign(null);
    navigation.to({ path: '/google/dashboard' }, { replace: true });
  }, [adsSetupComplete, navigation]);
}

/** The campaign as it is edited: the one that may exist already, what was kept over a reload, or a new one. */
function useAdsCampaign({ campaign: asked, busy }: CampaignLaunch, isLaunched: boolean): NewCampaign {
  const [kept] = useState(recallAdsCampaign);
  const campaign = useNewCampaign(kept);
  const { form, isChanged, reading } = campaign;
  useEffect(() => {
    if (reading === 'ready') keepAdsCampaign(isChanged && !isLaunched ? form : null);
  }, [form, isChanged, isLaunched, reading]);
  useLeaveGuard(isChanged && !busy && ((next) => next?.path !== path));
  return asked === null ? campaign : { ...campaign, form: asked };
}

/**
 * The ads setup: three steps over one campaign [S2.32]. The open step stands in the address; what was entered is there
 * again after a reload, and so is a launch whose answer was lost.
 */
export function useAdsSetup(): AdsSetup {
  const { navigation } = usePage();
  const ads = useServerRead('getAdsConnection', undefined, { silent: true });
  const account = ads.data?.id ?? 0;
  const launch = useCampaignLaunch(account);
  const campaign = useAdsCampaign(launch, launch.stage === 'created');
  useDoneAlready();
  const named = useParam('step', adsSteps) ?? (launch.stage === 'free' ? 'accounts' : 'billing');
  const reached =
    account === 0 ? 'accounts' : isValidCampaign(campaign.form) || launch.stage === 'created' ? 'billing' : 'campaign';
  const isBeyond = adsSteps.indexOf(named) > adsSteps.indexOf(reached);
  return {
    open: isBeyond ? reached : named,
    isOpening: named !== 'accounts' && (ads.isPending || campaign.reading === 'loading'),
    campaign,
    launch,
    isLinked: ads.data !== undefined && ads.data.sub_account !== true,
    go: (step) => navigation.to({ path, params: { step } }),
  };
}
