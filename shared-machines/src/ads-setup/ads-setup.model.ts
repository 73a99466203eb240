import { readAdsConnection } from '../ads-account/ads-account.answers';
import { defineModel, readsOf, unreachable } from '../model/define-model';
import { adsSetupMachine, type AdsSetupEvent } from './ads-setup.machine';
import { canBeBilled, type AdsCampaign } from './ads-setup.rules';

const connection = readsOf('getAdsConnection', readAdsConnection);
const account = { id: 5, currency: 'USD', symbol: '$' } as const;

const told = (campaign: Partial<AdsCampaign>): Extract<AdsSetupEvent, { type: 'campaign.told' }> => ({
  type: 'campaign.told',
  campaign: { form: 'valid', isChanged: true, launch: 'free', isLaunching: false, ...campaign },
});

const isSameCampaign = (one: AdsCampaign, other: AdsCampaign): boolean =>
  one.form === other.form &&
  one.isChanged === other.isChanged &&
  one.launch === other.launch &&
  one.isLaunching === other.isLaunching;

/** The ads setup, as testers see it: which step is open. */
export const adsSetupModel = defineModel({
  id: 'adsSetup',
  machine: adsSetupMachine,
  input: { isComplete: false, wanted: null },
  starts: {
    'at the address of the campaign': { isComplete: false, wanted: 'campaign' },
    'at the address of billing': { isComplete: false, wanted: 'billing' },
    'when the setup is done': { isComplete: true, wanted: null },
    'when nobody knows whether the setup is done': { isComplete: null, wanted: null },
  },
  moves: {
    'has the ads account read again': { type: 'read.pending', read: 'getAdsConnection' },
    continues: { type: 'continue' },
    'chooses the accounts': { type: 'step.chosen', step: 'accounts' },
    'chooses the campaign': { type: 'step.chosen', step: 'campaign' },
    'chooses billing': { type: 'step.chosen', step: 'billing' },
    'goes to the accounts': { type: 'step.visited', step: 'accounts' },
    'goes to the campaign': { type: 'step.visited', step: 'campaign' },
    'goes to billing': { type: 'step.visited', step: 'billing' },
    'goes to the bare address': { type: 'step.visited', step: null },
    'has nothing yet': told({ form: 'loading', isChanged: false, launch: null }),
    'has no amount before the account': told({ form: 'invalid', isChanged: false, launch: null }),
    'has the form before the account': told({ launch: null }),
    'has the form read': told({ form: 'loading', isChanged: false }),
    'cannot have the form read': told({ form: 'failed', isChanged: false }),
    'has no amount': told({ form: 'invalid', isChanged: false }),
    'takes the countries out': told({ form: 'invalid' }),
    'enters an amount': told({}),
    'launches the campaign': told({ isLaunching: true }),
    'may have launched it': told({ launch: 'unsure' }),
    'may have launched another': told({ form: 'invalid', isChanged: false, launch: 'unsure' }),
    'tries to launch that again': told({ form: 'invalid', isChanged: false, isLaunching: true }),
    'has created it': told({ launch: 'created' }),
    'has launched it': told({ launch: 'launched', isLaunching: true }),
  },
  answers: {
    getAdsConnection: {
      connected: connection({ status: 200, body: { ...account, status: 'connected' } }),
      none: connection({ status: 200, body: { id: 0, currency: null, symbol: '$', status: 'disconnected' } }),
      refused: connection({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ account: known, campaign, wanted }) => ({ account: known !== null, wanted, ...campaign }),
  sameKind: (sample, real) => {
    if (sample.type === 'campaign.told')
      return real.type === sample.type && isSameCampaign(real.campaign, sample.campaign);
    if (sample.type === 'step.visited' || sample.type === 'step.chosen')
      return real.type === sample.type && real.step === sample.step;
    return true;
  },
  invariants: {
    'no step after the accounts is open without an account [S4.22]': ({ at, context }) =>
      context.account !== null || !(at.includes('open.step.campaign') || at.includes('open.step.billing')),
    'billing is open only for a campaign that can be launched [S4.23]': ({ at, context: { campaign } }) =>
      !at.includes('open.step.billing') ||
      canBeBilled(campaign) ||
      campaign.launch === null ||
      campaign.form === 'loading' ||
      campaign.form === 'failed',
    'nothing waits that can be decided': ({ at, context: { account: known, campaign } }) =>
      !at.includes('open.step.opening') ||
      at.includes('open.account.reading') ||
      (known !== null && (campaign.launch === null || campaign.form === 'loading')),
    'leaving is warned of while something is entered, not while it is launched [S4.21]': ({ at, has, context }) =>
      !at.some((leaf) => leaf.startsWith('open')) ||
      has('unsaved') === (context.campaign.isChanged && !context.campaign.isLaunching),
  },
  goals: { 'the campaign can be launched': ({ has }) => has('done') },
  requirements: {
    'open.step.opening': ['S2.32'],
    'open.step.accounts / continue': ['S4.22'],
    'open.step.campaign / continue': ['S4.23'],
    'open.changes.unsaved': ['S4.21'],
    leaving: ['S2.32'],
    launched: ['S2.32'],
  },
  passing: ['entering'],
  ends: ['unread', 'launched', 'leaving'],
});
