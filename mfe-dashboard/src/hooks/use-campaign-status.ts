import type { Campaign, CampaignStatus } from '@listings/shared-api/contract';
import {
  campaignStatusActors,
  campaignStatusMachine,
  shownCampaignStatus,
  type CampaignStatusEvent,
} from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';

export interface CampaignStatusView {
  readonly status: CampaignStatus;
  readonly busy: boolean;
  /** Pausing waits for a confirmation. */
  readonly confirming: boolean;
  readonly send: (event: CampaignStatusEvent) => void;
}

/** Whether one campaign runs, and the way to change that. */
export function useCampaignStatus({ id, status }: Campaign): CampaignStatusView {
  const { api } = usePage();
  const machine = useMemo(() => campaignStatusMachine.provide({ actors: campaignStatusActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { id, stored: status } });
  useMachineEffects(actor);
  useEffect(() => send({ type: 'status.read', status }), [send, status]);
  return {
    status: shownCampaignStatus(state.context),
    busy: state.hasTag('busy'),
    confirming: state.hasTag('confirming'),
    send,
  };
}
