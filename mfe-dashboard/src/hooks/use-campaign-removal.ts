import {
  campaignRemovalActors,
  campaignRemovalMachine,
  type CampaignRemovalEvent,
  type RemovableCampaign,
} from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

export interface CampaignRemoval {
  /** It was asked and is no more: the dialog goes. */
  readonly isOver: boolean;
  readonly busy: boolean;
  /** Campaigns that are gone, whatever the list still says. */
  readonly removed: readonly number[];
  readonly send: (event: CampaignRemovalEvent) => void;
}

/** Removes a campaign for good, after a confirmation [O4.07]. */
export function useCampaignRemoval(campaign: RemovableCampaign): CampaignRemoval {
  const { api } = usePage();
  const machine = useMemo(() => campaignRemovalMachine.provide({ actors: campaignRemovalActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine);
  useMachineEffects(actor);
  const [wasAsked, setAsked] = useState(false);
  const isAsked = state.hasTag('modal');
  if (isAsked && !wasAsked) setAsked(true);
  useEffect(() => send({ type: 'open', campaign }), [send, campaign]);
  return { isOver: wasAsked && !isAsked, busy: state.hasTag('busy'), removed: state.context.removed, send };
}
