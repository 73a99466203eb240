import { campaignLaunchActors, campaignLaunchMachine, type CampaignForm } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';

export interface CampaignLaunch {
  /** A launch is under way, or done and the browser leaves. */
  readonly busy: boolean;
  readonly launch: (campaign: CampaignForm) => void;
}

/** Launches the first campaign: one click, one campaign [S4.23, decisions 5]. */
export function useCampaignLaunch(): CampaignLaunch {
  const { api } = usePage();
  const machine = useMemo(() => campaignLaunchMachine.provide({ actors: campaignLaunchActors(api) }), [api]);
  const [input] = useState(() => ({ idempotencyKey: crypto.randomUUID() }));
  const [state, send, actor] = useMachine(machine, { input });
  useMachineEffects(actor);
  return {
    busy: state.hasTag('busy') || state.hasTag('done'),
    launch: (campaign) => send({ type: 'launch', campaign }),
  };
}
