import type { Campaign } from '@listings/shared-api/contract';
import {
  campaignBudgetActors,
  campaignBudgetMachine,
  makeActor,
  type Actor,
  type BudgetSaved,
} from '@listings/shared-machines';
import { serverRead, useActorWithInput, useEmitted, useMachineFailure, usePage } from '@listings/shared-app';
import { useFigureTexts, useRefusedNames } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { QueryObserver } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

export interface CampaignBudget {
  /** A change is under way, or done and the screen leaves. */
  readonly busy: boolean;
  /** Names that the store refused: other campaigns have them. */
  readonly refusedNames: readonly string[];
  /** The name is left out where it stays as it is. */
  readonly save: (change: { readonly amount: number; readonly name?: string }) => void;
}

type Named = Pick<Campaign, 'id' | 'name' | 'status' | 'amount'>;

const isBusy = (actor: Actor<typeof campaignBudgetMachine>) => actor.getSnapshot().hasTag('busy');

/** Whether the store has the campaign paused by now: somebody else may have switched it since its form was read. */
function usePausedNow({ id, status }: Named) {
  const { api, queryClient } = usePage();
  return async (): Promise<boolean> => {
    const read = serverRead(api, 'listCampaigns', {});
    // Without somebody who wants it a read is given up with the screen that it began on, for what was read before.
    const release = new QueryObserver(queryClient, read).subscribe(() => undefined);
    const listed = await queryClient
      .fetchQuery(read)
      .catch(() => [])
      .finally(release);
    return (listed.find((one) => one.id === id)?.status ?? status) === 'paused';
  };
}

/** Saves amount and name as they were before, and says so; it goes on when its screen is gone. */
function useUndo(machine: typeof campaignBudgetMachine, campaign: Named) {
  const { id, name, amount } = campaign;
  const isPausedNow = usePausedNow(campaign);
  const { notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const notifyFailure = useMachineFailure();
  return (isRenamed: boolean) => {
    notices.dismiss(`campaign.${id}`);
    const undoing = makeActor(machine, { id });
    undoing.on('notice', notifyFailure);
    const tell = async () => {
      const isPaused = await isPausedNow();
      notices.show({
        id: `campaign.${id}`,
        kind: 'success',
        text: t(isPaused ? 'edit.undonePaused' : 'edit.undone', { name, amount: texts.amount(amount) }),
      });
    };
    undoing.on('budget.saved', () => void tell());
    undoing.start();
    undoing.send({ type: 'save', amount, ...(isRenamed && { name }) });
  };
}

/**
 * Changes the daily amount of a campaign and its name, says in a notice what it runs with now, with Undo, and leads back
 * to the dashboard [O2.53].
 */
export function useCampaignBudget(campaign: Named): CampaignBudget {
  const { id, name } = campaign;
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const machine = useMemo(() => campaignBudgetMachine.provide({ actors: campaignBudgetActors(api) }), [api]);
  const actor = useActorWithInput(machine, { id }, { isBusy });
  const state = useSelector(actor, (snapshot) => snapshot);
  const undo = useUndo(machine, campaign);
  const isPausedNow = usePausedNow(campaign);
  const tell = async ({ amount, name: newName }: BudgetSaved) => {
    const isPaused = await isPausedNow();
    notices.show({
      id: `campaign.${id}`,
      kind: 'success',
      text: t(isPaused ? 'edit.savedPaused' : 'edit.saved', { name: newName ?? name, amount: texts.amount(amount) }),
      action: { label: t('edit.undo'), run: () => undo(newName !== undefined), isUndo: true },
    });
  };
  useEmitted(actor, 'budget.saved', (saved) => void tell(saved), 'untilStopped');
  const refusedNames = useRefusedNames(actor, () => actor.getSnapshot().context.name);
  return {
    refusedNames,
    busy: state.hasTag('busy') || state.hasTag('done'),
    save: (change) => actor.send({ type: 'save', ...change }),
  };
}
