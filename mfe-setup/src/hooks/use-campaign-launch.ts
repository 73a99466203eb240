import {
  campaignLaunchActors,
  campaignLaunchMachine,
  dropDecision,
  recallCampaign,
  type CampaignForm,
} from '@listings/shared-machines';
import { useActorWithInput, useEmitted, usePage } from '@listings/shared-app';
import { createDecisionStore } from '@listings/shared-sections';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';

export interface CampaignLaunch {
  /** A launch is under way, or done and the browser leaves. */
  readonly busy: boolean;
  /** Nothing is left to do: the browser leaves. */
  readonly isDone: boolean;
  /** `unsure`: the campaign may exist. `created`: it exists, only the completion of the setup is left. */
  readonly stage: 'free' | 'unsure' | 'created';
  /** The campaign that was or may have been created: another one cannot be launched meanwhile. */
  readonly campaign: CampaignForm | null;
  readonly launch: (campaign: CampaignForm) => void;
  /** Gives up what may have been created. */
  readonly startOver: () => void;
}

/**
 * Launches the first campaign of an ads account (0 while there is none): one click, one campaign, also over a reload and
 * in a second tab [S4.23, decisions 5].
 */
export function useCampaignLaunch(account: number): CampaignLaunch {
  const { api } = usePage();
  const [store] = useState(createDecisionStore);
  const machine = useMemo(
    () => campaignLaunchMachine.provide({ actors: campaignLaunchActors(api, store) }),
    [api, store],
  );
  const input = useMemo(
    () => (account === 0 ? null : { account, memory: recallCampaign(store, account) }),
    [store, account],
  );
  const actor = useActorWithInput(machine, input);
  const state = useSelector(actor, (snapshot) => snapshot);
  useEmitted(actor, 'campaign.forgotten', () => dropDecision(store, account));
  const isDone = state?.hasTag('done') ?? false;
  const stage = state?.hasTag('unsure') ? 'unsure' : isDone || state?.hasTag('created') ? 'created' : 'free';
  return {
    isDone,
    busy: isDone || (state?.hasTag('busy') ?? false),
    stage,
    campaign: stage === 'free' ? null : (state?.context.campaign ?? null),
    launch: (campaign) => actor?.send({ type: 'launch', campaign }),
    startOver: () => actor?.send({ type: 'start.over' }),
  };
}
