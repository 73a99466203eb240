import { creationAnswers } from '../campaign-creation/campaign-creation.model';
import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { campaignLaunchMachine, type CampaignLaunchAnswer } from './campaign-launch.machine';

const done = (): CampaignLaunchAnswer => ({ type: 'answer.done' });
const finishing = answersOf('connectAdsAccount', done, refusedBy);
const completion = answersOf('completeAdsSetup', done, refusedBy);

const campaign = { amount: 20.5, countries: ['US', 'GB'] };

/** Launching the first campaign, as testers see it. */
export const campaignLaunchModel = defineModel({
  id: 'campaignLaunch',
  machine: campaignLaunchMachine,
  input: { account: 5, memory: { open: null, last: null } },
  starts: {
    'with a campaign whose answer was lost': { account: 5, memory: { open: { campaign, created: false }, last: null } },
    'with a campaign that was created': { account: 5, memory: { open: { campaign, created: true }, last: 'our-key' } },
  },
  moves: {
    launches: { type: 'launch', campaign },
    'launches a campaign without a country': { type: 'launch', campaign: { amount: 20.5, countries: [] } },
    'starts over': { type: 'start.over' },
  },
  answers: {
    connectAdsAccount: {
      finished: finishing({ status: 200, body: { id: 5, billing_url: null } }),
      'billing open (428)': finishing({
        status: 428,
        body: { message: 'Billing setup must be completed.', billing_url: null, billing_status: 'pending' },
      }),
      failed: finishing({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    createCampaign: creationAnswers,
    completeAdsSetup: {
      completed: completion({
        status: 200,
        body: { status: 'success', message: 'Successfully marked Ads setup as completed.' },
      }),
      failed: completion({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ campaign: asked, isCreated }) => ({ amount: asked?.amount ?? null, isCreated }),
  sameKind: (sample, real) =>
    sample.type !== 'launch' ||
    (real.type === sample.type && (real.campaign.countries.length === 0) === (sample.campaign.countries.length === 0)),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status),
  invariants: {
    'a campaign without a country or an amount is never asked for [S5.16]': ({ asks }) =>
      asks.every(({ src, input }) => {
        if (src !== 'createCampaign') return true;
        const asked = (input as { campaign: typeof campaign }).campaign;
        return asked.amount > 0 && asked.countries.length > 0;
      }),
    'a launch under way cannot be launched again [decisions 5]': ({ has, can }) =>
      !(has('busy') || has('done')) || !can({ type: 'launch', campaign }),
    'a campaign that exists is never created again [decisions 5]': ({ context, asks }) =>
      !context.isCreated || asks.every(({ src }) => src === 'completeAdsSetup'),
    'what may have been created is known': ({ has, context }) => !has('unsure') || context.campaign !== null,
  },
  ends: ['launched'],
  passing: ['opening'],
  goals: { 'a campaign can be launched': ({ has }) => has('done') },
  requirements: {
    'ready / launch': ['S4.23', 'S5.16'],
    'finishingAccount / answer.refused': ['S8.47'],
    'creating / answer.done': ['S4.23', 'S7.37'],
    unsureOfCampaign: ['decisions 5'],
    'completing / answer.refused': ['S8.48'],
    launched: ['S2.32'],
  },
});
