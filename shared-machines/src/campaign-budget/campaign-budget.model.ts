import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { campaignBudgetMachine, type CampaignBudgetAnswer } from './campaign-budget.machine';

const update = answersOf('updateCampaign', (): CampaignBudgetAnswer => ({ type: 'answer.updated' }), refusedBy);

/** The daily amount of a campaign, as testers see it. */
export const campaignBudgetModel = defineModel({
  id: 'campaignBudget',
  machine: campaignBudgetMachine,
  input: { id: 7 },
  moves: {
    'saves an amount': { type: 'save', amount: 35.25 },
    'saves an amount and a name': { type: 'save', amount: 35.25, name: 'Candles' },
    'saves nothing a day': { type: 'save', amount: 0 },
  },
  answers: {
    updateCampaign: {
      saved: update({
        status: 200,
        body: { status: 'success', message: 'Successfully edited campaign.', id: 7 },
      }),
      refused: update({ status: 400, body: { message: 'Error editing campaign: no.' } }),
      failed: update({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ name }) => ({ isNamed: name !== undefined }),
  sameKind: (sample, real) =>
    sample.type === 'save' &&
    real.type === 'save' &&
    real.amount > 0 === sample.amount > 0 &&
    (real.name === undefined) === (sample.name === undefined),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status),
  invariants: {
    'an amount that is not above 0 is never saved [O5.06]': ({ can, asks }) =>
      !can({ type: 'save', amount: 0 }) && asks.every(({ input }) => (input as { amount: number }).amount > 0),
    'nothing is saved twice at a time': ({ has, can }) => !has('busy') || !can({ type: 'save', amount: 35.25 }),
  },
  ends: ['saved'],
  goals: { 'it can be saved': ({ has }) => has('done') },
  requirements: {
    'ready / save': ['O5.06', 'O7.11'],
    'saving / answer.updated': ['O2.53'],
    'saving / answer.refused': ['O8.09'],
  },
});
