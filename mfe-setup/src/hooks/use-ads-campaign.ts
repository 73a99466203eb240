import { isValidCampaign } from '@listings/shared-machines';
import { useNewCampaign, type NewCampaign } from '@listings/shared-sections';
import { useEffect, useState } from 'react';
import { keepAdsCampaign, recallAdsCampaign } from '../memory/ads-session';
import type { AdsSetup } from './use-ads-setup';
import { useCampaignLaunch, type CampaignLaunch } from './use-campaign-launch';

export interface AdsCampaignForm {
  /** The campaign as it is edited: the one that may exist already, what was kept over a reload, or a new one. */
  readonly campaign: NewCampaign;
  readonly launch: CampaignLaunch;
}

const formOf = ({ reading, form }: NewCampaign) => {
  if (reading !== 'ready') return reading;
  return isValidCampaign(form) ? 'valid' : 'invalid';
};

/**
 * The one campaign of the ads setup and its launch; the setup is told where they stand. What was entered is there again
 * after a reload, and so is a launch whose answer was lost.
 */
export function useAdsCampaign({ account, tell }: Pick<AdsSetup, 'account' | 'tell'>): AdsCampaignForm {
  const launch = useCampaignLaunch(account);
  const [kept] = useState(recallAdsCampaign);
  const campaign = useNewCampaign(kept);
  const { draft, isChanged, reading } = campaign;
  const { stage, isDone, busy: isLaunching, campaign: asked } = launch;
  const isKept = isChanged && stage !== 'created';
  useEffect(() => {
    if (reading === 'ready') keepAdsCampaign(isKept ? draft : null);
  }, [draft, isKept, reading]);
  const standing = formOf(campaign);
  const known = isDone ? 'launched' : stage;
  const launchStage = account === 0 ? null : known;
  useEffect(() => {
    tell({ form: standing, isChanged, launch: launchStage, isLaunching });
  }, [tell, standing, isChanged, launchStage, isLaunching]);
  return { campaign: asked === null ? campaign : { ...campaign, form: asked }, launch };
}
