import { campaignBudgetActors, campaignBudgetMachine } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';

export interface CampaignBudget {
  /** A change is under way, or done and the screen leaves. */
  readonly busy: boolean;
  readonly save: (amount: number) => void;
}

/** Changes the daily amount of a campaign and leads back to the dashboard [O2.53]. */
export function useCampaignBudget(id: number): CampaignBudget {
  const { api } = usePage();
  const machine = useMemo(() => campaignBudgetMachine.provide({ actors: campaignBudgetActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { id } });
  useMachineEffects(actor);
  return {
    busy: state.hasTag('busy') || state.hasTag('done'),
    save: (amount) => send({ type: 'save', amount }),
  };
}
