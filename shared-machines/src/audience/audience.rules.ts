import type { ApiInput, Audience, AudienceLocation, ShippingTime } from '@listings/shared-api/contract';
import type { AutosaveStatus } from '../autosave/autosave.machine';
import { hasSameCountries, withoutCountries } from '../countries/country-set.rules';
import type { RuleMessages } from '../messages/rules.texts';

/** The audience as it is edited. Countries are kept when the location becomes 'all'. Source: S3.08. */
export interface AudienceForm {
  readonly location: AudienceLocation | null;
  readonly countries: readonly string[];
}

/** The form of an audience the server gave. */
export const audienceFormOf = ({ location, countries }: Pick<Audience, 'location' | 'countries'>): AudienceForm => ({
  location,
  countries: countries ?? [],
});

/** Suggestions are taken if and only if location and countries are both null [S4.09]. */
export const usesSuggestions = ({ location, countries }: Pick<Audience, 'location' | 'countries'>): boolean =>
  location === null && countries === null;

/** Location is required; when 'selected', at least one country is [S5.13]. */
export function validateAudience({ location, countries }: AudienceForm): RuleMessages<'location' | 'countries'> {
  if (location === null) return { location: 'audience.locationRequired' };
  return location === 'selected' && countries.length === 0 ? { countries: 'audience.countriesRequired' } : {};
}

export const isValidAudience = (form: AudienceForm): boolean => Object.keys(validateAudience(form)).length === 0;

/** The body to save; an empty list of countries is left out, since the server refuses it. Null while the form is not valid. */
export const audienceBodyOf = ({ location, countries }: AudienceForm): ApiInput<'saveAudience'>['body'] | null =>
  location === null || (location === 'selected' && countries.length === 0)
    ? null
    : { location, ...(countries.length === 0 ? {} : { countries: [...countries] }) };

/** The countries that are targeted: all supported ones, or those selected. */
export const targetCountries = ({ location, countries }: AudienceForm, supported: readonly string[]): string[] =>
  location === 'all' ? [...supported] : [...countries];

/** Shipping data to delete with an audience change: all of it, that of some countries, or none. */
export type ClearingScope = 'nothing' | 'all' | { readonly countries: readonly string[] };

/**
 * The mode or the number of selected countries changed: all goes. A swap that keeps the number takes only what belongs
 * to the countries that left [S4.11, decisions 14, 15]. A form that is not valid, or the first choice, takes nothing.
 */
export function clearingScope(previous: AudienceForm, next: AudienceForm): ClearingScope {
  if (previous.location === null || !isValidAudience(next)) return 'nothing';
  if (previous.location !== next.location) return 'all';
  if (next.location === 'all' || hasSameCountries(previous.countries, next.countries)) return 'nothing';
  if (new Set(previous.countries).size !== new Set(next.countries).size) return 'all';
  return { countries: withoutCountries(previous.countries, next.countries) };
}

/** The part of a rate that clearing and restoring need. */
export interface ClearableRate {
  readonly id: string;
  readonly country: string;
  readonly currency: string;
  readonly rate: number;
  readonly options: { readonly free_shipping_threshold?: number };
}

/** The shipping data that goes. */
export interface Clearing {
  readonly rates: readonly ClearableRate[];
  readonly times: readonly ShippingTime[];
}

/** The shipping data within a scope. */
export function clearingOf(scope: ClearingScope, { rates, times }: Clearing): Clearing {
  if (scope === 'nothing') return { rates: [], times: [] };
  if (scope === 'all') return { rates, times };
  const leaving = new Set(scope.countries);
  return {
    rates: rates.filter(({ country }) => leaving.has(country)),
    times: times.filter(({ countryCode }) => leaving.has(countryCode)),
  };
}

export const isNothingToClear = ({ rates, times }: Clearing): boolean => rates.length === 0 && times.length === 0;

/** The part of the data whose countries have none in `other`; a country has one rate and one time. */
export function withoutData({ rates, times }: Clearing, other: Clearing): Clearing {
  const rated = new Set(other.rates.map(({ country }) => country));
  const timed = new Set(other.times.map(({ countryCode }) => countryCode));
  return {
    rates: rates.filter(({ country }) => !rated.has(country)),
    times: times.filter(({ countryCode }) => !timed.has(countryCode)),
  };
}

/** The part of the data whose countries have some in `other`, too. */
export const sharedData = (data: Clearing, other: Clearing): Clearing => withoutData(data, withoutData(data, other));

/** Both together; where a country has some in both, that of the first. */
export function withData(one: Clearing, other: Clearing): Clearing {
  const more = withoutData(other, one);
  return { rates: [...one.rates, ...more.rates], times: [...one.times, ...more.times] };
}

/** Data that Undo restores, all shipping data from before, and all of now: later additions are removed. */
export interface Restoring extends Clearing {
  readonly before: Clearing;
  readonly stored: Clearing;
}

/** Status of the clearing of shipping data. */
export type ClearingStatus =
  'none' | 'reading' | 'announced' | 'deleting' | 'cleared' | 'restoring' | 'failed' | 'notRestored';

/** Whether a clearing takes Undo now: not while it reads, deletes or brings back. */
export const takesUndo = (status: ClearingStatus): boolean => ['announced', 'cleared', 'failed'].includes(status);

/** Reasons why Continue is disabled; each leads to its cause [decisions 22]. */
export type AudienceBlocker = 'locationRequired' | 'countriesRequired' | 'saving' | 'notSaved' | 'clearing';

/** All reasons why the step cannot be left by Continue; none means it can [S4.10]. */
export function audienceBlockers(
  form: AudienceForm,
  saveStatus: AutosaveStatus,
  clearing: ClearingStatus,
): AudienceBlocker[] {
  const messages = validateAudience(form);
  const blockers: AudienceBlocker[] = [];
  if (messages.location) blockers.push('locationRequired');
  if (messages.countries) blockers.push('countriesRequired');
  if (saveStatus === 'pending' || saveStatus === 'saving') blockers.push('saving');
  if (saveStatus === 'notSaved') blockers.push('notSaved');
  if (['reading', 'announced', 'deleting', 'restoring'].includes(clearing)) blockers.push('clearing');
  return blockers;
}
