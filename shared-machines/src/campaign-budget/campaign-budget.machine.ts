import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

export type CampaignBudgetEvent = { readonly type: 'save'; readonly amount: number };
export type CampaignBudgetAnswer = { readonly type: 'answer.updated' } | Refused;
type Event = CampaignBudgetEvent | CampaignBudgetAnswer;

export interface CampaignBudgetInput {
  /** The campaign. */
  readonly id: number;
}

/** Input of `updateCampaign`: nothing but the daily amount is sent. */
export interface BudgetChange {
  readonly id: number;
  readonly amount: number;
}

const parts = setup({
  types: {
    context: {} as CampaignBudgetInput,
    input: {} as CampaignBudgetInput,
    events: {} as Event,
    emitted: {} as FailureNotice | GoTo,
    tags: {} as 'busy' | 'done',
  },
  actors: { updateCampaign: fromPromise<CampaignBudgetAnswer, BudgetChange>(notProvided) },
  guards: { isAboveZero: (_, amount: number) => amount > 0 },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'push' }),
  },
});

const answers = raiseAnswer<CampaignBudgetInput, Event, CampaignBudgetAnswer>(unreachable);
const amountOf = (event: Event): number => (event.type === 'save' ? event.amount : 0);

/** Changes the daily amount of one campaign and leads back to the dashboard; a failure leaves the form as it is [O2.53, O8.09]. */
export const campaignBudgetMachine = parts.createMachine({
  id: 'campaignBudget',
  options: { maxIterations: 1000 },
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      on: { save: { guard: { type: 'isAboveZero', params: ({ event }) => event.amount }, target: 'saving' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateCampaign',
        src: 'updateCampaign',
        input: ({ context, event }) => ({ id: context.id, amount: amountOf(event) }),
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
    saved: { tags: 'done', entry: 'goToDashboard', type: 'final' },
  },
});

const updated = (): CampaignBudgetAnswer => ({ type: 'answer.updated' });

/** The call of the change, plugged into the client. */
export const campaignBudgetActors = (api: Pick<Api, 'updateCampaign'>) => ({
  updateCampaign: fromPromise<CampaignBudgetAnswer, BudgetChange>(({ input: { id, amount } }) =>
    toAnswer(api.updateCampaign({ params: { id }, body: { amount } }), updated, refusedBy),
  ),
});
