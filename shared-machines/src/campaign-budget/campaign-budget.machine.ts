import type { Api } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

/** The name is left out where it stays as it is. */
export type CampaignBudgetEvent = { readonly type: 'save'; readonly amount: number; readonly name?: string };
export type CampaignBudgetAnswer = { readonly type: 'answer.updated' } | Refused;
type Event = CampaignBudgetEvent | CampaignBudgetAnswer;

/** The campaign has another daily amount or name now. */
export interface BudgetSaved {
  readonly type: 'budget.saved';
  readonly amount: number;
  readonly name?: string;
}

export interface CampaignBudgetInput {
  /** The campaign. */
  readonly id: number;
}

export interface CampaignBudgetContext extends CampaignBudgetInput {
  /** The daily amount that was asked for last; 0 before any was. */
  readonly amount: number;
  /** The name that was asked for last, if another one was. */
  readonly name?: string | undefined;
}

/** Input of `updateCampaign`: nothing but the daily amount is sent, and a new name. */
export interface BudgetChange {
  readonly id: number;
  readonly amount: number;
  readonly name?: string | undefined;
}

const parts = setup({
  types: {
    context: {} as CampaignBudgetContext,
    input: {} as CampaignBudgetInput,
    events: {} as Event,
    emitted: {} as FailureNotice | BudgetSaved | GoTo,
    tags: {} as 'busy' | 'done',
  },
  actors: { updateCampaign: fromPromise<CampaignBudgetAnswer, BudgetChange>(notProvided) },
  guards: { isAboveZero: (_, amount: number) => amount > 0 },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepChange: assign((_, { amount, name }: Omit<BudgetChange, 'id'>) => ({ amount, name })),
    tell: emit(({ context: { amount, name } }): BudgetSaved => ({
      type: 'budget.saved',
      amount,
      ...(name === undefined ? {} : { name }),
    })),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'push' }),
  },
});

const answers = raiseAnswer<CampaignBudgetContext, Event, CampaignBudgetAnswer>(unreachable);

/**
 * Changes the daily amount of one campaign, and its name, reports the change and leads back to the dashboard; a failure leaves the
 * form as it is [O2.53, O8.09].
 */
export const campaignBudgetMachine = parts.createMachine({
  id: 'campaignBudget',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, amount: 0 }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        save: {
          guard: { type: 'isAboveZero', params: ({ event }) => event.amount },
          target: 'saving',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateCampaign',
        src: 'updateCampaign',
        input: ({ context: { id, amount, name } }) => ({ id, amount, ...(name === undefined ? {} : { name }) }),
        ...answers,
      },
      on: {
        'answer.updated': 'saved',
        'answer.refused': {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => noticeOf('updateCampaign', event) },
        },
      },
    },
    saved: { tags: 'done', entry: ['tell', 'goToDashboard'], type: 'final' },
  },
});

const updated = (): CampaignBudgetAnswer => ({ type: 'answer.updated' });

/** The call of the change, plugged into the client. */
export const campaignBudgetActors = (api: Pick<Api, 'updateCampaign'>) => ({
  updateCampaign: fromPromise<CampaignBudgetAnswer, BudgetChange>(({ input: { id, ...body } }) =>
    toAnswer(api.updateCampaign({ params: { id }, body }), updated, refusedBy),
  ),
});
