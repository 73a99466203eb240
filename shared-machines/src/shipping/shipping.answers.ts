import type {
  ApiOutput,
  AudienceLocation,
  Settings,
  ShippingTime,
  SuggestedShippingRate,
} from '@listings/shared-api/contract';
import { entryRefused, type Refused } from '../ports';
import type { RateForm } from './shipping-rates.rules';

interface SettingsAnswer {
  readonly type: 'answer.settings';
  readonly settings: Settings;
}
interface RatesAnswer {
  readonly type: 'answer.rates';
  readonly rates: readonly RateForm[];
}
interface TimesAnswer {
  readonly type: 'answer.times';
  readonly times: readonly ShippingTime[];
}
interface TargetAnswer {
  readonly type: 'answer.audience';
  readonly location: AudienceLocation | null;
  readonly countries: readonly string[];
}
interface CountriesAnswer {
  readonly type: 'answer.countries';
  readonly countries: readonly string[];
}
interface SuggestionAnswer {
  readonly type: 'answer.suggestions';
  readonly rates: readonly RateForm[];
}
export type AdoptionAnswer = { readonly type: 'answer.adopted'; readonly rates: readonly RateForm[] } | Refused;

export type ShippingAnswer =
  SettingsAnswer | RatesAnswer | TimesAnswer | TargetAnswer | CountriesAnswer | SuggestionAnswer | AdoptionAnswer;

/** Reads GET settings. */
export const readSettings = (settings: ApiOutput<'getSettings'>): SettingsAnswer => ({
  type: 'answer.settings',
  settings,
});

/** Reads GET shipping rates. */
export const readRates = (rates: ApiOutput<'listShippingRates'>): RatesAnswer => ({ type: 'answer.rates', rates });

/** Reads GET shipping times. */
export const readTimes = (times: ApiOutput<'listShippingTimes'>): TimesAnswer => ({ type: 'answer.times', times });

/** Reads GET target audience: whom rates and times are for. */
export const readTarget = ({ location, countries }: ApiOutput<'getAudience'>): TargetAnswer => ({
  type: 'answer.audience',
  location,
  countries: countries ?? [],
});

/** The codes of all supported countries. */
export const readCountryCodes = ({ countries }: ApiOutput<'listCountries'>): CountriesAnswer => ({
  type: 'answer.countries',
  countries: Object.keys(countries),
});

/** One rate for each country: the first one suggested. */
const firstOfEachCountry = (rates: readonly SuggestedShippingRate[]): RateForm[] =>
  rates.filter(({ country }, index) => rates.findIndex((rate) => rate.country === country) === index);

/** Reads the suggested rates [S7.23]. */
export const readSuggestions = (rates: ApiOutput<'suggestShippingRates'>): SuggestionAnswer => ({
  type: 'answer.suggestions',
  rates: firstOfEachCountry(rates),
});

/** The rates as the server holds them after a batch: with the ids it gave; a failed entry is a refusal [S7.24]. */
export function readSavedRates(
  output: ApiOutput<'saveShippingRates'>,
  sent: readonly RateForm[],
): { readonly type: 'saved'; readonly rates: readonly RateForm[] } | Refused {
  const failed = output.errors[0];
  if (failed !== undefined) return entryRefused(failed.message);
  const saved = new Map(output.success.map(({ rate }) => [rate.country, rate]));
  return { type: 'saved', rates: sent.map((rate) => saved.get(rate.country) ?? rate) };
}

/** Reads the answer to saving the suggestions once [S4.12]. */
export function readAdoption(output: ApiOutput<'saveShippingRates'>, sent: readonly RateForm[]): AdoptionAnswer {
  const answer = readSavedRates(output, sent);
  return answer.type === 'saved' ? { type: 'answer.adopted', rates: answer.rates } : answer;
}
