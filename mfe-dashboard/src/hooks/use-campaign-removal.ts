import { campaignRemovalActors, campaignRemovalMachine, type CampaignRemovalEvent } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';

export interface CampaignRemoval {
  /** The campaign that is asked about; null while the dialog is closed. */
  readonly asked: { readonly id: number; readonly name: string } | null;
  readonly busy: boolean;
  /** Campaigns that are gone, whatever the list still says. */
  readonly removed: readonly number[];
  readonly send: (event: CampaignRemovalEvent) => void;
}

/** Removes campaigns for good, one at a time, each after a confirmation [O4.07]. */
export function useCampaignRemoval(): CampaignRemoval {
  const { api } = usePage();
  const machine = useMemo(() => campaignRemovalMachine.provide({ actors: campaignRemovalActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine);
  useMachineEffects(actor);
  return {
    asked: state.hasTag('modal') ? state.context.campaign : null,
    busy: state.hasTag('busy'),
    removed: state.context.removed,
    send,
  };
}
