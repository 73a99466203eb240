import {
  adsSetupMachine,
  adsSetupReads,
  adsSteps,
  viewOf,
  type AdsCampaign,
  type AdsSetupView,
  type AdsStep,
} from '@listings/shared-machines';
import { useActorWithInput, useLeaveGuard, useLocation, useParam, usePage, useReads } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { keepAdsCampaign } from '../memory/ads-session';

const path = '/google/setup-ads';

export interface AdsSetup {
  readonly view: AdsSetupView;
  /** The step that is open, or is about to be. */
  readonly step: AdsStep;
  /** Id of the ads account; 0 while there is none. */
  readonly account: number;
  /** The ads account was not made through the product [decisions 19]. */
  readonly isLinked: boolean;
  readonly continueToNext: () => void;
  readonly choose: (step: AdsStep) => void;
  /** Takes the state of the campaign; stable. */
  readonly tell: (campaign: AdsCampaign) => void;
}

/** The ads setup: which step is open, by the address, the ads account and the campaign [S2.32]. */
export function useAdsSetup(): AdsSetup {
  const { bootstrap } = usePage();
  const wanted = useParam('step', adsSteps) ?? null;
  const place = useLocation().path;
  const reads = useReads(adsSetupReads);
  const machine = useMemo(() => adsSetupMachine.provide({ actors: { reads } }), [reads]);
  const actor = useActorWithInput(machine, { isComplete: bootstrap.adsSetupComplete, wanted });
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    if (place === path) actor.send({ type: 'step.visited', step: wanted });
  }, [actor, place, wanted]);
  useLeaveGuard(state.hasTag('unsaved') && ((next) => next?.path !== path));
  const isDone = state.hasTag('done');
  useEffect(() => {
    if (isDone) keepAdsCampaign(null);
  }, [isDone]);
  const { account, wanted: asked } = state.context;
  const view = viewOf(state);
  return {
    view,
    step: adsSteps.find((step) => step === view) ?? asked ?? 'accounts',
    account: account?.id ?? 0,
    isLinked: account !== null && account.sub_account !== true,
    continueToNext: () => actor.send({ type: 'continue' }),
    choose: (step) => actor.send({ type: 'step.chosen', step }),
    tell: useCallback((campaign) => actor.send({ type: 'campaign.told', campaign }), [actor]),
  };
}
