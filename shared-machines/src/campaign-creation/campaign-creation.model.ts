import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import type { CampaignCreationAnswer } from './campaign-creation.actors';
import { campaignCreationMachine } from './campaign-creation.machine';

const creation = answersOf('createCampaign', (): CampaignCreationAnswer => ({ type: 'answer.done' }), refusedBy);

const campaign = { amount: 20.5, countries: ['US', 'GB'] };

/** Answers to the creation of a campaign. Nothing is sent for the last three of them. */
export const creationAnswers = {
  created: creation({
    status: 200,
    body: {
      id: 7,
      name: 'Campaign 2026-11-20 10:00:00',
      status: 'enabled',
      type: 'performance_max',
      amount: 20.5,
      country: 'US',
      targeted_locations: ['US', 'GB'],
    },
  }),
  refused: creation({ status: 400, body: { message: 'Error creating campaign: no.' } }),
  failed: creation({ status: 500, body: { message: 'Broken' } }),
  unreachable,
  'another tab is at it': { output: { type: 'answer.elsewhere' }, http: {} },
  'another tab has created one': { output: { type: 'answer.overtaken', last: 'their-key' }, http: {} },
  'another tab asked for another one': {
    output: { type: 'answer.undecided', campaign: { amount: 30.5, countries: ['DE'] } },
    http: {},
  },
} as const;

/** Creating a further campaign, as testers see it. */
export const campaignCreationModel = defineModel({
  id: 'campaignCreation',
  machine: campaignCreationMachine,
  input: { account: 5, memory: { open: null, last: null } },
  starts: {
    'with a campaign whose answer was lost': { account: 5, memory: { open: { campaign, created: false }, last: null } },
    'with a campaign that was created': { account: 5, memory: { open: { campaign, created: true }, last: 'our-key' } },
  },
  moves: {
    'creates a campaign': { type: 'create', campaign },
    'creates a campaign without a country': { type: 'create', campaign: { amount: 20.5, countries: [] } },
    'starts over': { type: 'start.over' },
  },
  answers: { createCampaign: creationAnswers },
  abstract: ({ campaign: asked, last }) => ({ amount: asked?.amount ?? null, isOvertaken: last !== null }),
  sameKind: (sample, real) =>
    sample.type !== 'create' ||
    (real.type === sample.type && (real.campaign.countries.length === 0) === (sample.campaign.countries.length === 0)),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status),
  invariants: {
    'a campaign without a country or an amount is never asked for [O5.06]': ({ asks }) =>
      asks.every(({ input }) => {
        const asked = (input as { campaign: typeof campaign }).campaign;
        return asked.amount > 0 && asked.countries.length > 0;
      }),
    'nothing is created twice at a time [decisions 5]': ({ has, can }) =>
      !(has('busy') || has('done')) || !can({ type: 'create', campaign }),
    'what may have been created is known': ({ has, context }) => !has('unsure') || context.campaign !== null,
  },
  ends: ['created'],
  passing: ['opening'],
  goals: { 'a campaign can be created': ({ has }) => has('done') },
  requirements: {
    'ready / create': ['O2.53', 'O5.06', 'O7.10'],
    'creating / answer.done': ['O8.11'],
    'creating / answer.refused [isCertain]': ['O8.09'],
    unsure: ['decisions 5'],
    overtaken: ['decisions 5'],
  },
});
