import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { createAutosaveMachine, type AutosaveAnswer, type AutosaveCall } from '../autosave/autosave.machine';
import { toAnswer, refusedBy } from '../ports';
import type { readsActor, Readers } from '../reads';
import { groupTimes } from '../shipping/shipping-times.rules';
import { readAudience, readSuggestion } from './audience.answers';
import { audienceBodyOf, withoutData, type AudienceForm, type Clearing, type Restoring } from './audience.rules';
import {
  readBatch,
  readClearableRates,
  readClearableTimes,
  type ClearingDoneAnswer,
} from './shipping-clearing.answers';
import { shippingClearingMachine } from './shipping-clearing.machine';

type ClearingCalls = 'deleteShippingRates' | 'deleteShippingTimes' | 'saveShippingRates' | 'saveShippingTimes';

const done: ClearingDoneAnswer = { type: 'answer.done' };

type RestoringApi = Pick<Api, ClearingCalls>;

/** The reads that the audience follows. */
export const audienceReads = { getAudience: readAudience, suggestAudience: readSuggestion } satisfies Readers;

/** The reads that the clearing of shipping data follows. */
export const shippingClearingReads = {
  listShippingRates: readClearableRates,
  listShippingTimes: readClearableTimes,
} satisfies Readers;

/** Makes the calls one after the other; stops at the first that fails. */
async function inTurn(calls: readonly (() => Promise<ClearingDoneAnswer>)[]): Promise<ClearingDoneAnswer> {
  for (const call of calls) {
    const answer = await call();
    if (answer.type !== 'answer.done') return answer;
  }
  return done;
}

/** Makes the rates what they were: those that came since go, those that went come back. */
function restoreRates(api: RestoringApi, { rates, before, stored }: Restoring): Promise<ClearingDoneAnswer> {
  const ids = withoutData(stored, before).rates.map(({ id }) => id);
  const body = {
    rates: rates.map(({ country, currency, rate, options }) => ({ country, currency, rate, options: { ...options } })),
  };
  return inTurn([
    ...(ids.length === 0 ? [] : [() => toAnswer(api.deleteShippingRates({ body: { ids } }), readBatch, refusedBy)]),
    ...(rates.length === 0 ? [] : [() => toAnswer(api.saveShippingRates({ body }), readBatch, refusedBy)]),
  ]);
}

/** Makes the times what they were, with one call for each distinct time. */
function restoreTimes(api: RestoringApi, { times, before, stored }: Restoring): Promise<ClearingDoneAnswer> {
  const since = withoutData(stored, before).times.map(({ countryCode }) => countryCode);
  return inTurn([
    ...(since.length === 0
      ? []
      : [() => toAnswer(api.deleteShippingTimes({ body: { country_codes: since } }), readBatch, refusedBy)]),
    ...groupTimes(times).map(
      ({ countries, time }) =>
        () =>
          toAnswer(api.saveShippingTimes({ body: { country_codes: countries, time } }), readBatch, refusedBy),
    ),
  ]);
}

/** The calls of the clearing of shipping data, plugged into the client. */
export const shippingClearingActors = (api: Pick<Api, ClearingCalls>) => ({
  deleteShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) =>
    toAnswer(api.deleteShippingRates({ body: { ids: input.rates.map(({ id }) => id) } }), readBatch, refusedBy),
  ),
  deleteShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) =>
    toAnswer(
      api.deleteShippingTimes({ body: { country_codes: input.times.map(({ countryCode }) => countryCode) } }),
      readBatch,
      refusedBy,
    ),
  ),
  saveShippingRates: fromPromise<ClearingDoneAnswer, Restoring>(({ input }) => restoreRates(api, input)),
  saveShippingTimes: fromPromise<ClearingDoneAnswer, Restoring>(({ input }) => restoreTimes(api, input)),
});

/** Saves the form; a form that is not valid is never sent here. */
const saveAudience = async (
  api: Pick<Api, 'saveAudience'>,
  value: AudienceForm,
): Promise<AutosaveAnswer<AudienceForm>> => {
  const body = audienceBodyOf(value);
  if (body === null) throw new Error('The audience to save is not valid.');
  return toAnswer(api.saveAudience({ body }), () => ({ type: 'answer.saved' as const, saved: value }), refusedBy);
};

/** The calls of the audience step, plugged into the client; `clearingReads` follows what the clearing reads. */
export const audienceActors = (
  api: Pick<Api, 'saveAudience' | ClearingCalls>,
  clearingReads: ReturnType<typeof readsActor>,
) => ({
  saveAudience: createAutosaveMachine<AudienceForm>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<AudienceForm>, AutosaveCall<AudienceForm>>(({ input }) =>
        saveAudience(api, input.value),
      ),
    },
  }),
  clearShipping: shippingClearingMachine.provide({
    actors: { ...shippingClearingActors(api), reads: clearingReads },
  }),
});
