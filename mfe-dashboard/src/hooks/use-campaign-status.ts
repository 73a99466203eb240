import type { Campaign, CampaignStatus } from '@listings/shared-api/contract';
import {
  campaignStatusActors,
  campaignStatusMachine,
  shownCampaignStatus,
  type CampaignStatusEvent,
} from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';

export interface CampaignStatusView {
  readonly status: CampaignStatus;
  readonly busy: boolean;
  readonly send: (event: CampaignStatusEvent) => void;
}

interface CampaignControl extends CampaignStatusView {
  /** Pausing waits for a confirmation. */
  readonly confirming: boolean;
}

/**
 * Status of one campaign and the way to change it; a change is confirmed by a notice, and a pause can be undone there.
 */
export function useCampaignStatus({ id, name, amount, status }: Campaign): CampaignControl {
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const machine = useMemo(() => campaignStatusMachine.provide({ actors: campaignStatusActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { id, stored: status } });
  useMachineEffects(actor);
  useEffect(() => send({ type: 'status.read', status }), [send, status]);
  useEffect(() => {
    const told = actor.on('campaign.changed', (changed) => {
      const isPaused = changed.status === 'paused';
      notices.show({
        id: `campaign.${id}`,
        kind: 'success',
        text: t(`told.${changed.status}`, { name, amount: texts.amount(amount) }),
        ...(isPaused && { action: { label: t('told.undo'), run: () => send({ type: 'campaign.enable' }) } }),
      });
    });
    return () => told.unsubscribe();
  }, [actor, send, notices, t, texts, id, name, amount]);
  // The notice goes with its screen: its undo would not work elsewhere.
  useEffect(() => () => notices.dismiss(`campaign.${id}`), [notices, id]);
  return {
    status: shownCampaignStatus(state.context),
    busy: state.hasTag('busy'),
    confirming: state.hasTag('confirming'),
    send,
  };
}
