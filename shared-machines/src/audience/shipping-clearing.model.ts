import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { isNothingToClear, sharedData, withoutData, type Clearing, type Restoring } from './audience.rules';
import { readBatch, readClearableRates, readClearableTimes } from './shipping-clearing.answers';
import { shippingClearingMachine } from './shipping-clearing.machine';

const rates = readsOf('listShippingRates', readClearableRates);
const times = readsOf('listShippingTimes', readClearableTimes);
const rateRemoval = answersOf('deleteShippingRates', readBatch, refusedBy);
const timeRemoval = answersOf('deleteShippingTimes', readBatch, refusedBy);
const rateSave = answersOf('saveShippingRates', readBatch, refusedBy);
const timeSave = answersOf('saveShippingTimes', readBatch, refusedBy);

const failed = { status: 500, body: { message: 'Broken' } } as const;
const noEntries = { errors: [], success: [] };
const oneFailed = { errors: [{ message: 'Not this one.' }], success: [] };
const rate = { id: '3', country: 'US', currency: 'USD', rate: 5.25, options: {} };
const time = { country_code: 'US', time: '3', country: 'United States (US)' };
const one = {
  rates: [{ ...rate, options: {} }],
  times: [{ countryCode: 'US', time: 3 }],
};
const selected = (...countries: string[]) => ({ location: 'selected' as const, countries });

/** The clearing of shipping data after the audience changed, as testers see it. */
export const shippingClearingModel = defineModel({
  id: 'shippingClearing',
  machine: shippingClearingMachine,
  input: { audience: selected('US') },
  starts: {
    'without an audience yet': { audience: { location: null, countries: [] } },
    'after a reload, with what was cleared': {
      audience: selected('GB'),
      resumed: { status: 'cleared', undoTo: selected('US'), clearing: one, before: one },
    },
    'after a reload that broke the deletion off': {
      audience: selected('GB'),
      resumed: { status: 'failed', undoTo: selected('US'), clearing: one, before: one },
    },
  },
  moves: {
    'goes back to the one country': { type: 'audience.changed', audience: selected('US') },
    'adds a country': { type: 'audience.changed', audience: selected('US', 'CA') },
    'swaps the country': { type: 'audience.changed', audience: selected('GB') },
    'takes all countries': { type: 'audience.changed', audience: { location: 'all', countries: ['US'] } },
    'undoes it': { type: 'undo' },
    'tries again': { type: 'retry' },
    'has the rates read again': { type: 'read.pending', read: 'listShippingRates' },
    'has the times read again': { type: 'read.pending', read: 'listShippingTimes' },
  },
  answers: {
    listShippingRates: {
      one: rates({ status: 200, body: [rate] }),
      none: rates({ status: 200, body: [] }),
      refused: rates(failed),
      unreachable,
    },
    listShippingTimes: {
      one: times({ status: 200, body: { US: time } }),
      none: times({ status: 200, body: [] }),
      refused: times(failed),
      unreachable,
    },
    deleteShippingRates: {
      deleted: rateRemoval({ status: 200, body: noEntries }),
      'not deleted': rateRemoval({ status: 200, body: { errors: [{ message: 'Not found.', id: '3' }], success: [] } }),
      refused: rateRemoval(failed),
      unreachable,
    },
    deleteShippingTimes: {
      deleted: timeRemoval({ status: 200, body: noEntries }),
      'not deleted': timeRemoval({ status: 200, body: oneFailed }),
      refused: timeRemoval(failed),
      unreachable,
    },
    saveShippingRates: {
      'brought back': rateSave({ status: 201, body: noEntries }),
      'not brought back': rateSave({ status: 201, body: oneFailed }),
      refused: rateSave(failed),
      unreachable,
    },
    saveShippingTimes: {
      'brought back': timeSave({ status: 201, body: noEntries }),
      'not brought back': timeSave({ status: 201, body: oneFailed }),
      refused: timeSave(failed),
      unreachable,
    },
  },
  abstract: ({ previous, next, former, undoTo, stored, clearing, before }) => ({
    previous: [previous.location, ...previous.countries],
    next: [next.location, ...next.countries],
    former: [former.location, ...former.countries],
    undoTo: undoTo && [undoTo.location, ...undoTo.countries],
    stored: [stored.rates.length, stored.times.length],
    clearing: [clearing.rates.length, clearing.times.length],
    before: [before.rates.length, before.times.length],
  }),
  invariants: {
    'nothing is deleted but what was announced, and is still there': ({ asks, context: { clearing, stored } }) =>
      asks.every(
        ({ src, input }) =>
          !src.startsWith('delete') ||
          (!isNothingToClear(input as Clearing) &&
            isNothingToClear(withoutData(input as Clearing, sharedData(stored, clearing)))),
      ),
    'all that went comes back, to what there was before': ({ asks, context: { clearing, before, stored } }) =>
      asks.every(
        ({ src, input }) =>
          !src.startsWith('save') ||
          ((input as Restoring).rates === clearing.rates &&
            (input as Restoring).times === clearing.times &&
            (input as Restoring).before === before &&
            (input as Restoring).stored === stored),
      ),
    'what is cleared was there before': ({ context: { clearing, before } }) =>
      isNothingToClear(withoutData(clearing, before)),
    'as long as something is gone, there is an audience to go back to': ({ at, context: { clearing, undoTo } }) =>
      at.includes('none') ? isNothingToClear(clearing) : isNothingToClear(clearing) || undoTo !== null,
    'what was announced or cleared can be undone': ({ at, can }) =>
      !(at.includes('announced') || at.includes('cleared')) || can({ type: 'undo' }),
    'nothing can be undone while it is on its way': ({ has, can }) => !has('busy') || !can({ type: 'undo' }),
    'a failure can be tried again': ({ has, can }) => !has('failed') || can({ type: 'retry' }),
  },
  goals: {
    'everything can come to rest': ({ at }) => at.includes('none'),
    'shipping data can be cleared': ({ at }) => at.includes('cleared'),
  },
  requirements: {
    'none / audience.changed': ['S4.11'],
    announced: ['S4.11'],
    'announced / after clearDelay': ['S4.11', 'S9.05'],
    deleting: ['S4.11'],
  },
  passing: ['beginning'],
});
