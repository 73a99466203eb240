import type { Campaign } from '@listings/shared-api/contract';
import { campaignBudgetActors, campaignBudgetMachine } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';

export interface CampaignBudget {
  /** A change is under way, or done and the screen leaves. */
  readonly busy: boolean;
  readonly save: (amount: number) => void;
}

/** Changes the daily amount of a campaign, shows the new one in a notice and leads back to the dashboard [O2.53]. */
export function useCampaignBudget({ id, name, status }: Pick<Campaign, 'id' | 'name' | 'status'>): CampaignBudget {
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const machine = useMemo(() => campaignBudgetMachine.provide({ actors: campaignBudgetActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { id } });
  useMachineEffects(actor);
  useEffect(() => {
    const told = actor.on('budget.saved', ({ amount }) =>
      notices.show({
        kind: 'success',
        text: t(status === 'paused' ? 'edit.savedPaused' : 'edit.saved', { name, amount: texts.amount(amount) }),
      }),
    );
    return () => told.unsubscribe();
  }, [actor, notices, t, texts, name, status]);
  return {
    busy: state.hasTag('busy') || state.hasTag('done'),
    save: (amount) => send({ type: 'save', amount }),
  };
}
