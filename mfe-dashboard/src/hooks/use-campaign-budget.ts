import type { Campaign } from '@listings/shared-api/contract';
import { campaignBudgetActors, campaignBudgetMachine } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useFigureTexts, useRefusedNames } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';

export interface CampaignBudget {
  /** A change is under way, or done and the screen leaves. */
  readonly busy: boolean;
  /** Names that the store refused: other campaigns have them. */
  readonly refusedNames: readonly string[];
  /** The name is left out where it stays as it is. */
  readonly save: (change: { readonly amount: number; readonly name?: string }) => void;
}

/** Changes the daily amount of a campaign and its name, shows the new one in a notice and leads back to the dashboard [O2.53]. */
export function useCampaignBudget({ id, name, status }: Pick<Campaign, 'id' | 'name' | 'status'>): CampaignBudget {
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const machine = useMemo(() => campaignBudgetMachine.provide({ actors: campaignBudgetActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { id } });
  useMachineEffects(actor);
  useEffect(() => {
    const told = actor.on('budget.saved', ({ amount, name: newName }) =>
      notices.show({
        kind: 'success',
        text: t(status === 'paused' ? 'edit.savedPaused' : 'edit.saved', {
          name: newName ?? name,
          amount: texts.amount(amount),
        }),
      }),
    );
    return () => told.unsubscribe();
  }, [actor, notices, t, texts, name, status]);
  const refusedNames = useRefusedNames(actor, () => actor.getSnapshot().context.name);
  return {
    refusedNames,
    busy: state.hasTag('busy') || state.hasTag('done'),
    save: (change) => send({ type: 'save', ...change }),
  };
}
