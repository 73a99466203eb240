import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { campaignRemovalMachine, readCampaignIds, type CampaignRemovalAnswer } from './campaign-removal.machine';

const removal = answersOf('deleteCampaign', (): CampaignRemovalAnswer => ({ type: 'answer.removed' }), refusedBy);

const list = answersOf('listCampaigns', readCampaignIds, refusedBy);
const campaign = {
  id: 7,
  name: 'Summer',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
} as const;

/** Removing a campaign, as testers see it. */
export const campaignRemovalModel = defineModel({
  id: 'campaignRemoval',
  machine: campaignRemovalMachine,
  input: { id: 7, name: 'Summer' },
  moves: {
    'keeps the campaign': { type: 'close' },
    'removes it for good': { type: 'confirm' },
    'takes the removal back': { type: 'undo' },
    'leaves the page': { type: 'page.left' },
  },
  answers: {
    deleteCampaign: {
      removed: removal({
        status: 200,
        body: { status: 'success', message: 'Successfully deleted campaign.', id: 7 },
      }),
      'removed before': removal({ status: 400, body: { message: 'This campaign has already been deleted', id: 7 } }),
      failed: removal({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    listCampaigns: {
      'it is gone': list({ status: 200, body: [] }),
      'it is still there': list({ status: 200, body: [{ ...campaign, targeted_locations: ['US'] }] }),
      failed: list({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ doubt }) => ({ doubt: doubt !== null }),
  sameAnswer: (sample, real) => {
    if (sample.type === 'answer.campaigns')
      return real.type === sample.type && real.ids.length > 0 === sample.ids.length > 0;
    return sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status);
  },
  invariants: {
    'nothing is sent while it can be taken back [O4.07]': ({ asks, can }) =>
      asks.length === 0 || !can({ type: 'undo' }),
    'a campaign is removed only after the question about it [O4.07]': ({ asks, has }) =>
      asks.length === 0 || !has('modal'),
  },
  goals: { 'the question ends': ({ has }) => !has('modal') },
  ends: ['removed', 'kept'],
  requirements: {
    'confirming / confirm': ['O4.07'],
    'removing / answer.removed': ['O4.07', 'O7.12'],
    'lookingUp / answer.campaigns [isThere]': ['O8.09', 'O8.17'],
  },
});
