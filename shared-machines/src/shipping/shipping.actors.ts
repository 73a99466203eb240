import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { createAutosaveMachine, type AutosaveAnswer, type AutosaveCall } from '../autosave/autosave.machine';
import { entryRefused, toAnswer, refusedBy, type Refused } from '../ports';
import type { Readers } from '../reads';
import { diffRates, ratesBodyOf, withStoredIds, type RateForm } from './shipping-rates.rules';
import { settingsBodyOf, type ShippingForm, type ShippingSettingsForm } from './shipping-settings.rules';
import { diffTimes } from './shipping-times.rules';
import {
  readAdoption,
  readCountryCodes,
  readRates,
  readSavedRates,
  readSettings,
  readSuggestions,
  readTarget,
  readTimes,
  type AdoptionAnswer,
} from './shipping.answers';

type RateCalls = 'listShippingRates' | 'saveShippingRates' | 'deleteShippingRates';
type TimeCalls = 'listShippingTimes' | 'saveShippingTimes' | 'deleteShippingTimes';
type Calls = RateCalls | TimeCalls | 'saveSettings';
type Times = ShippingForm['times'];

/** The reads that the shipping step follows. */
export const shippingReads = {
  getSettings: readSettings,
  listShippingRates: readRates,
  listShippingTimes: readTimes,
  getAudience: readTarget,
  listCountries: readCountryCodes,
  suggestShippingRates: readSuggestions,
} satisfies Readers;

/** Deletes rates by id. An entry that failed because it is deleted already is no failure: the list decides. */
async function deleteRates(api: Pick<Api, RateCalls>, ids: readonly string[]): Promise<void | Refused> {
  if (ids.length === 0) return;
  const failed = await toAnswer(
    api.deleteShippingRates({ body: { ids: [...ids] } }),
    ({ errors }) => errors,
    refusedBy,
  );
  if (!Array.isArray(failed)) return failed;
  if (failed.length === 0) return;
  const left = await toAnswer(api.listShippingRates(), (rates) => rates.map(({ id }) => id), refusedBy);
  if (!Array.isArray(left)) return left;
  if (ids.some((id) => left.includes(id))) return entryRefused(failed[0]?.message ?? null);
}

/** Value and what is stored, as it is read where a save before failed part of the way. */
async function ratesToSave(
  api: Pick<Api, RateCalls>,
  { value, saved, isInDoubt }: AutosaveCall<readonly RateForm[]>,
): Promise<AutosaveCall<readonly RateForm[]> | Refused> {
  if (isInDoubt !== true) return { value, saved };
  return toAnswer(
    api.listShippingRates(),
    (stored) => ({ value: withStoredIds(stored, value), saved: stored }),
    refusedBy,
  );
}

/**
 * Deletes the removed rates by id, then upserts the changed ones [S4.15]; after a failure, as the store's own list stands.
 */
export async function saveRates(
  api: Pick<Api, RateCalls>,
  call: AutosaveCall<readonly RateForm[]>,
): Promise<AutosaveAnswer<readonly RateForm[]>> {
  const toSave = await ratesToSave(api, call);
  if ('type' in toSave) return toSave;
  const { value, saved } = toSave;
  const { removed, changed } = diffRates(saved, value);
  const refusal = await deleteRates(api, removed);
  if (refusal) return refusal;
  if (changed.length === 0) return { type: 'answer.saved', saved: value };
  const answer = await toAnswer(
    api.saveShippingRates({ body: ratesBodyOf(changed) }),
    (output) => readSavedRates(output, value),
    refusedBy,
  );
  return answer.type === 'saved' ? { type: 'answer.saved', saved: answer.rates } : answer;
}

/** Refusal of a batch: the call itself, or its first entry that failed. */
async function refusalOf(
  batch: Promise<{ readonly errors: readonly { readonly message: string }[] }>,
): Promise<Refused | null> {
  const failed = await toAnswer(batch, ({ errors }) => errors[0] ?? null, refusedBy);
  if (failed === null || 'type' in failed) return failed;
  return entryRefused(failed.message);
}

/**
 * Saves each changed time once for its countries, then deletes those of countries that lost theirs; after a failure, as
 * the store's own list stands.
 */
export async function saveTimes(
  api: Pick<Api, TimeCalls>,
  { value, saved: known, isInDoubt }: AutosaveCall<Times>,
): Promise<AutosaveAnswer<Times>> {
  const saved =
    isInDoubt === true ? await toAnswer(api.listShippingTimes(), (times): Times => times, refusedBy) : known;
  if ('type' in saved) return saved;
  const { changed, removed } = diffTimes(saved, value);
  for (const { countries, time } of changed) {
    const refusal = await refusalOf(api.saveShippingTimes({ body: { country_codes: [...countries], time } }));
    if (refusal !== null) return refusal;
  }
  if (removed.length > 0) {
    const refusal = await refusalOf(api.deleteShippingTimes({ body: { country_codes: [...removed] } }));
    if (refusal !== null) return { ...refusal, call: 'deleteShippingTimes' };
  }
  return { type: 'answer.saved', saved: value };
}

/** The calls of the shipping step, plugged into the client. */
export const shippingActors = (api: Pick<Api, Calls>) => ({
  saveSuggestedRates: fromPromise<AdoptionAnswer, { readonly rates: readonly RateForm[] }>(({ input }) =>
    toAnswer(
      api.saveShippingRates({ body: ratesBodyOf(input.rates) }),
      (output) => readAdoption(output, input.rates),
      refusedBy,
    ),
  ),
  saveSettings: createAutosaveMachine<ShippingSettingsForm>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<ShippingSettingsForm>, AutosaveCall<ShippingSettingsForm>>(({ input }) =>
        toAnswer(
          api.saveSettings({ body: settingsBodyOf(input.value) }),
          () => ({ type: 'answer.saved' as const, saved: input.value }),
          refusedBy,
        ),
      ),
    },
  }),
  saveShippingRates: createAutosaveMachine<readonly RateForm[]>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<readonly RateForm[]>, AutosaveCall<readonly RateForm[]>>(({ input }) =>
        saveRates(api, input),
      ),
    },
  }),
  saveShippingTimes: createAutosaveMachine<Times>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<Times>, AutosaveCall<Times>>(({ input }) => saveTimes(api, input)),
    },
  }),
});
