import type { Campaign, CampaignStatus } from '@listings/shared-api/contract';
import {
  campaignStatusActors,
  campaignStatusMachine,
  makeActor,
  shownCampaignStatus,
  type Actor,
  type CampaignChanged,
  type CampaignStatusEvent,
} from '@listings/shared-machines';
import { useActorWithInput, useEmitted, useMachineFailure, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
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

type StatusActor = Actor<typeof campaignStatusMachine>;
type Setting = CampaignChanged['status'];

/** Events that make the setting what it was before. */
const backFrom: Readonly<Record<Setting, readonly CampaignStatusEvent[]>> = {
  paused: [{ type: 'campaign.enable' }],
  // Enabling asked no question: neither does taking it back.
  enabled: [{ type: 'campaign.pause' }, { type: 'pause.confirmed' }],
};

const isBusy = (actor: StatusActor) => actor.getSnapshot().hasTag('busy');

/** Tells what a campaign does now, with Undo: by the switch's actor while it runs, by one of the page's own on other screens. */
function useTelling(machine: typeof campaignStatusMachine, { id, name, amount }: Campaign) {
  const { notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const notifyFailure = useMachineFailure();
  const telling =
    (actor: StatusActor) =>
    ({ status }: CampaignChanged) =>
      notices.show({
        id: `campaign.${id}`,
        kind: 'success',
        text: t(`told.${status}`, { name, amount: texts.amount(amount) }),
        action: { label: t('told.undo'), run: () => undo(actor, status), isUndo: true },
      });
  const ofPage = (stored: Setting) => {
    const actor = makeActor(machine, { id, stored });
    actor.on('campaign.changed', telling(actor));
    actor.on('notice', notifyFailure);
    return actor.start();
  };
  const undo = (actor: StatusActor, from: Setting) => {
    notices.dismiss(`campaign.${id}`);
    const taker = actor.getSnapshot().status === 'active' ? actor : ofPage(from);
    backFrom[from].forEach((event) => taker.send(event));
  };
  return telling;
}

/** Status of one campaign and the way to change it; a change is told by a notice, and can be undone there for ten seconds. */
export function useCampaignStatus(campaign: Campaign): CampaignControl {
  const { id, status } = campaign;
  const { api } = usePage();
  const machine = useMemo(() => campaignStatusMachine.provide({ actors: campaignStatusActors(api) }), [api]);
  // A change that is on its way when the screen goes is still told of.
  const actor = useActorWithInput(machine, { id, stored: status }, { isBusy });
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'status.read', status });
  }, [actor, status]);
  const telling = useTelling(machine, campaign);
  useEmitted(actor, 'campaign.changed', telling(actor), 'untilStopped');
  return {
    status: shownCampaignStatus(state.context),
    busy: state.hasTag('busy'),
    confirming: state.hasTag('confirming'),
    send: actor.send,
  };
}
