import { readCampaignStatus, type CampaignStatusAnswer } from '../campaign-status/campaign-status.machine';
import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { campaignPausingMachine } from './campaign-pausing.machine';

const update = answersOf('updateCampaign', (): CampaignStatusAnswer => ({ type: 'answer.updated' }), refusedBy);
const campaigns = [
  { id: 7, name: 'Summer' },
  { id: 8, name: 'Winter' },
] as const;

/** The list after a lost answer: how each of the two stands. */
const list = answersOf('listCampaigns', readCampaignStatus(7), refusedBy);
const listed = (status: 'enabled' | 'paused') => ({
  status: 200 as const,
  body: campaigns.map((campaign) => ({
    ...campaign,
    status,
    type: 'performance_max',
    amount: 20,
    country: 'US',
    targeted_locations: ['US'],
  })),
});

/** Pausing the campaigns that run, as testers see it. */
export const campaignPausingModel = defineModel({
  id: 'campaignPausing',
  machine: campaignPausingMachine,
  moves: {
    'pauses two campaigns': { type: 'campaigns.pause', campaigns },
    'pauses none': { type: 'campaigns.pause', campaigns: [] },
    'tries those again that failed': { type: 'pause.retry' },
  },
  answers: {
    updateCampaign: {
      paused: update({ status: 200, body: { status: 'success', message: 'Successfully edited campaign.', id: 7 } }),
      refused: update({ status: 400, body: { message: 'Error editing campaign: no.' } }),
      failed: update({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    listCampaigns: {
      'it is enabled': list(listed('enabled')),
      'it is paused': list(listed('paused')),
      'it is gone': list({ status: 200, body: [] }),
      failed: list({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ waiting, failed }) => ({ waiting: waiting.map(({ id }) => id), failed: failed.map(({ id }) => id) }),
  sameKind: (sample, real) =>
    sample.type !== 'campaigns.pause' ||
    (real.type === sample.type && (real.campaigns.length === 0) === (sample.campaigns.length === 0)),
  sameAnswer: (sample, real) => {
    if (sample.type === 'answer.found') return real.type === sample.type && real.status === sample.status;
    return sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status);
  },
  invariants: {
    'nothing but pausing is asked for': ({ asks }) =>
      asks.every(({ src, input }) => src !== 'updateCampaign' || (input as { status: string }).status === 'paused'),
    'one campaign at a time, the first that waits': ({ asks, context }) =>
      asks.length <= 1 && asks.every(({ input }) => (input as { id: number }).id === context.waiting[0]?.id),
    'no campaign is lost: each is counted as paused or failed, or waits': ({ has, context }) =>
      has('busy') || context.waiting.length === 0,
    'all paused means that none failed': ({ has, context }) => !has('paused') || context.failed.length === 0,
    'pausing under way cannot be asked for again': ({ has, can }) =>
      !has('busy') || (!can({ type: 'campaigns.pause', campaigns }) && !can({ type: 'pause.retry' })),
  },
  passing: ['pausing.choosing'],
  ends: ['paused'],
  goals: { 'all can be paused': ({ has }) => has('paused') },
  requirements: {
    'pausing.updating / answer.updated': ['O4.07', 'O7.11'],
    'pausing.updating / answer.refused [isCertain]': ['O4.07'],
    failed: ['O4.07'],
  },
});
