import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { createAutosaveMachine, type AutosaveAnswer, type AutosaveCall } from '../autosave/autosave.machine';
import { answering, refusedBy } from '../ports';
import { groupTimes } from '../shipping/shipping-times.rules';
import { readAudience, type AudienceAnswer } from './audience.answers';
import { audienceBodyOf, type AudienceForm, type Clearing } from './audience.rules';
import {
  readBatch,
  readClearableRates,
  readClearableTimes,
  type ClearingDoneAnswer,
  type RatesReadAnswer,
  type TimesReadAnswer,
} from './shipping-clearing.answers';
import { shippingClearingMachine } from './shipping-clearing.machine';

type ClearingCalls =
  | 'listShippingRates'
  | 'listShippingTimes'
  | 'deleteShippingRates'
  | 'deleteShippingTimes'
  | 'saveShippingRates'
  | 'saveShippingTimes';
type Calls = 'getAudience' | 'suggestAudience' | 'saveAudience' | ClearingCalls;

const done: ClearingDoneAnswer = { type: 'answer.done' };

/** One call for each distinct time; stops at the first that fails. */
async function restoreTimes(
  api: Pick<Api, 'saveShippingTimes'>,
  times: Clearing['times'],
): Promise<ClearingDoneAnswer> {
  for (const { countries, time } of groupTimes(times)) {
    const answer = await answering(
      api.saveShippingTimes({ body: { country_codes: countries, time } }),
      readBatch,
      refusedBy,
    );
    if (answer.type !== 'answer.done') return answer;
  }
  return done;
}

/** The calls of the clearing of shipping data, plugged into the client. */
export const shippingClearingActors = (api: Pick<Api, ClearingCalls>) => ({
  listShippingRates: fromPromise<RatesReadAnswer>(({ signal }) =>
    answering(api.listShippingRates({}, { signal }), readClearableRates, refusedBy),
  ),
  listShippingTimes: fromPromise<TimesReadAnswer>(({ signal }) =>
    answering(api.listShippingTimes({}, { signal }), readClearableTimes, refusedBy),
  ),
  deleteShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) =>
    answering(api.deleteShippingRates({ body: { ids: input.rates.map(({ id }) => id) } }), readBatch, refusedBy),
  ),
  deleteShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) =>
    answering(
      api.deleteShippingTimes({ body: { country_codes: input.times.map(({ countryCode }) => countryCode) } }),
      readBatch,
      refusedBy,
    ),
  ),
  saveShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) =>
    answering(
      api.saveShippingRates({
        body: {
          rates: input.rates.map(({ country, currency, rate, options }) => ({
            country,
            currency,
            rate,
            options: { ...options },
          })),
        },
      }),
      readBatch,
      refusedBy,
    ),
  ),
  saveShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(({ input }) => restoreTimes(api, input.times)),
});

/** Saves the form; a form that is not valid is never sent here. */
const saveAudience = async (
  api: Pick<Api, 'saveAudience'>,
  value: AudienceForm,
): Promise<AutosaveAnswer<AudienceForm>> => {
  const body = audienceBodyOf(value);
  if (body === null) throw new Error('The audience to save is not valid.');
  return answering(api.saveAudience({ body }), () => ({ type: 'answer.saved' as const, saved: value }), refusedBy);
};

/** The calls of the audience step, plugged into the client. */
export const audienceActors = (api: Pick<Api, Calls>) => ({
  getAudience: fromPromise<AudienceAnswer>(({ signal }) =>
    answering(api.getAudience({}, { signal }), readAudience, refusedBy),
  ),
  suggestAudience: fromPromise<AudienceAnswer>(({ signal }) =>
    answering(api.suggestAudience({}, { signal }), readAudience, refusedBy),
  ),
  saveAudience: createAutosaveMachine<AudienceForm>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<AudienceForm>, AutosaveCall<AudienceForm>>(({ input }) =>
        saveAudience(api, input.value),
      ),
    },
  }),
  clearShipping: shippingClearingMachine.provide({ actors: shippingClearingActors(api) }),
});
