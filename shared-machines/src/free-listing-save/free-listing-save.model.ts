import type { ApiError, Settings } from '@listings/shared-api/contract';
import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { readSavedRates } from '../shipping/shipping.answers';
import { shippingSettingsOf, type ShippingForm } from '../shipping/shipping-settings.rules';
import {
  freeListingSaveMachine,
  freeListingSaves,
  lastFailure,
  type FreeListingSave,
  type FreeListingSaveAnswer,
} from './free-listing-save.machine';
import { everyItem } from '../store-requirements/store-requirements.rules';

const us = { id: '1', country: 'US', currency: 'USD', rate: 5.25, options: {} };
const settings: Settings = {
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
  ...everyItem(true),
};
const shipping: ShippingForm = {
  settings: shippingSettingsOf(settings, [us]),
  rates: [us],
  times: [{ countryCode: 'US', time: 3 }],
};
const audience = { location: 'selected', countries: ['US'] } as const;

const failed =
  (of: FreeListingSave) =>
  (error: ApiError): FreeListingSaveAnswer => ({ ...refusedBy(error), type: 'answer.failed', of });
const readRates = (output: Parameters<typeof readSavedRates>[0]): FreeListingSaveAnswer => {
  const answer = readSavedRates(output, [us]);
  return answer.type === 'saved'
    ? { type: 'answer.rates', rates: answer.rates }
    : { ...answer, type: 'answer.failed', of: 'saveShippingRates' };
};
const saveAudience = answersOf('saveAudience', () => ({ type: 'answer.audience' }), failed('saveAudience'));
const saveSettings = answersOf('saveSettings', () => ({ type: 'answer.settings' }), failed('saveSettings'));
const saveRates = answersOf('saveShippingRates', readRates, failed('saveShippingRates'));
const saveTimes = answersOf('saveShippingTimes', () => ({ type: 'answer.times' }), failed('saveShippingTimes'));
const sync = answersOf('syncSettings', () => ({ type: 'answer.synced' }), refusedBy);

const done = { status: 'success' as const, message: 'Done.' };
const broken = { status: 500, body: { message: 'Broken' } } as const;
const signedOut = {
  status: 401,
  body: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } },
} as const;

/** One save of the free listings, as testers see it: four calls at once, then the sync. */
export const freeListingSaveModel = defineModel({
  id: 'freeListingSave',
  machine: freeListingSaveMachine,
  input: { saved: { audience, shipping }, settings, supported: ['US', 'GB'] },
  moves: {
    'adds a country': { type: 'audience.changed', audience: { ...audience, countries: ['US', 'GB'] } },
    'takes all countries out': { type: 'audience.changed', audience: { ...audience, countries: [] } },
    'changes the time': {
      type: 'shipping.changed',
      shipping: { ...shipping, times: [{ countryCode: 'US', time: 7 }] },
    },
    'goes on to the listings': { type: 'listings.entered' },
    'saves the changes': { type: 'save' },
  },
  answers: {
    saveAudience: {
      saved: saveAudience({ status: 201, body: done }),
      refused: saveAudience(broken),
      'signed out': saveAudience(signedOut),
      unreachable,
    },
    saveSettings: {
      saved: saveSettings({ status: 200, body: { ...done, data: settings } }),
      refused: saveSettings(broken),
      'signed out': saveSettings(signedOut),
      unreachable,
    },
    saveShippingRates: {
      saved: saveRates({
        status: 201,
        body: { errors: [], success: [{ ...done, rate: us }] },
      }),
      refused: saveRates(broken),
      'signed out': saveRates(signedOut),
      unreachable,
    },
    saveShippingTimes: {
      saved: saveTimes({ status: 201, body: { errors: [], success: [done] } }),
      refused: saveTimes(broken),
      'signed out': saveTimes(signedOut),
      unreachable,
    },
    syncSettings: {
      synced: sync({ status: 201, body: done }),
      refused: sync(broken),
      unreachable,
    },
  },
  abstract: ({ form, aside, failures }) => ({
    countries: form.audience.countries.length,
    rates: form.shipping.rates.length,
    aside: aside.rates.length,
    time: form.shipping.times[0]?.time ?? null,
    failures: freeListingSaves.filter((save) => failures[save] !== undefined),
    isSignedOut: Object.values(failures).some(({ status }) => status === 401),
    why: lastFailure({ failures })?.status ?? null,
  }),
  sameKind: (sample, real) =>
    sample.type === real.type &&
    (sample.type !== 'audience.changed' ||
      (real.type === sample.type && real.audience.countries.length > 0 === sample.audience.countries.length > 0)),
  invariants: {
    'nothing is saved without an audience': ({ can, context }) =>
      !can({ type: 'save' }) || context.form.audience.countries.length > 0,
    'the sync comes after every other call [O2.52]': ({ asks }) =>
      asks.length === 1 || asks.every(({ src }) => src !== 'syncSettings'),
    'it cannot be pressed twice': ({ has, can }) => !has('busy') || !can({ type: 'save' }),
    'what was saved is held as saved [O4.13]': ({ has, at, context }) =>
      !has('busy') ||
      !at.includes('saving.audience.settled') ||
      context.failures.saveAudience !== undefined ||
      context.saved.audience === context.sent.audience,
  },
  goals: {
    'everything can be saved': ({ at, context }) => at.includes('ready') && Object.keys(context.failures).length === 0,
  },
  requirements: {
    saving: ['O4.13'],
    'syncing / answer.synced': ['O8.15'],
    'syncing / answer.synced [hasNoFailure]': ['O2.52', 'O8.15'],
    'syncing / answer.refused': ['O8.15'],
  },
});
