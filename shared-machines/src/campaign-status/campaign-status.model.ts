import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  campaignStatusMachine,
  readCampaignStatus,
  shownCampaignStatus,
  type CampaignStatusAnswer,
} from './campaign-status.machine';

const update = answersOf('updateCampaign', (): CampaignStatusAnswer => ({ type: 'answer.updated' }), refusedBy);

const list = answersOf('listCampaigns', readCampaignStatus(7), refusedBy);
const campaign = (status: 'enabled' | 'paused') => ({
  id: 7,
  name: 'Summer',
  status,
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
});

/** The switch of a campaign, as testers see it. */
export const campaignStatusModel = defineModel({
  id: 'campaignStatus',
  machine: campaignStatusMachine,
  input: { id: 7, stored: 'enabled' },
  moves: {
    enables: { type: 'campaign.enable' },
    'wants to pause': { type: 'campaign.pause' },
    'pauses all the same': { type: 'pause.confirmed' },
    'keeps it running': { type: 'pause.cancelled' },
    'reads that it is enabled': { type: 'status.read', status: 'enabled' },
    'reads that it is paused': { type: 'status.read', status: 'paused' },
  },
  answers: {
    updateCampaign: {
      changed: update({ status: 200, body: { status: 'success', message: 'Successfully edited campaign.', id: 7 } }),
      refused: update({ status: 400, body: { message: 'Error editing campaign: no.' } }),
      failed: update({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    listCampaigns: {
      'it is enabled': list({ status: 200, body: [campaign('enabled')] }),
      'it is paused': list({ status: 200, body: [campaign('paused')] }),
      'it is gone': list({ status: 200, body: [] }),
      failed: list({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ stored, wanted, doubt }) => ({ stored, wanted, doubt: doubt !== null }),
  sameKind: (sample, real) =>
    sample.type !== 'status.read' || (real.type === sample.type && real.status === sample.status),
  sameAnswer: (sample, real) => {
    if (sample.type === 'answer.found') return real.type === sample.type && real.status === sample.status;
    return sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status);
  },
  invariants: {
    'the change under way is the one that is shown [decisions 17]': ({ context, asks }) =>
      asks.every(
        ({ src, input }) =>
          src !== 'updateCampaign' || (input as { status: string }).status === shownCampaignStatus(context),
      ),
    'nothing is paused without a confirmation [O4.07]': ({ has, can }) =>
      !can({ type: 'pause.confirmed' }) || has('confirming'),
    'one change at a time': ({ has, can }) =>
      !has('busy') || (!can({ type: 'campaign.enable' }) && !can({ type: 'campaign.pause' })),
  },
  goals: {
    'it can be paused': ({ context, has }) => !has('busy') && shownCampaignStatus(context) === 'paused',
    'it can be enabled': ({ context, has }) => !has('busy') && shownCampaignStatus(context) === 'enabled',
  },
  requirements: {
    'settled / campaign.enable': ['O4.07'],
    'settled / campaign.pause': ['O4.07'],
    'confirmingPause / pause.confirmed': ['O4.07', 'O7.11'],
    'updating / answer.refused [isCertain]': ['O4.07', 'O8.09', 'decisions 17'],
  },
});
