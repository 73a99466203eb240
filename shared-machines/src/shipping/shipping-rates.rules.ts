import type { ApiInput } from '@listings/shared-api/contract';
import { withoutCountries } from '../countries/country-set.rules';

/** A shipping rate as it is edited; one that was not saved yet has no id. Source: S3.09. */
export interface RateForm {
  readonly id?: string;
  readonly country: string;
  readonly currency: string;
  /** In the store's currency. */
  readonly rate: number;
  readonly options: { readonly free_shipping_threshold?: number };
}

/** Countries with equal currency and rate share a row [S2.29]. */
export interface RateGroup {
  readonly countries: readonly string[];
  readonly currency: string;
  /** Null while nothing was entered. */
  readonly rate: number | null;
}

/** Countries with equal currency and minimum order share a row; no threshold means none was entered. */
export interface MinimumOrderGroup {
  readonly countries: readonly string[];
  readonly currency: string;
  readonly threshold: number | null;
}

/** Groups by what `keyOf` gives, in the order of the first of each; each group with its first entry. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): { first: T; all: T[] }[] {
  const groups = new Map<string, { first: T; all: T[] }>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.all.push(item);
    else groups.set(keyOf(item), { first: item, all: [item] });
  }
  return [...groups.values()];
}

const countriesOf = (rates: readonly RateForm[]): string[] => rates.map(({ country }) => country);

/** The threshold of a rate; none when it is missing or not above 0. */
export const thresholdOf = ({ options }: Pick<RateForm, 'options'>): number | null =>
  options.free_shipping_threshold !== undefined && options.free_shipping_threshold > 0
    ? options.free_shipping_threshold
    : null;

const withThreshold = (rate: RateForm, threshold: number | null): RateForm => ({
  ...rate,
  options: threshold !== null && threshold > 0 && rate.rate > 0 ? { free_shipping_threshold: threshold } : {},
});

/** The rows of the rates card [S2.29]. */
export const groupRates = (rates: readonly RateForm[]): RateGroup[] =>
  groupBy(rates, ({ currency, rate }) => `${currency} ${rate}`).map(({ first, all }) => ({
    countries: countriesOf(all),
    currency: first.currency,
    rate: first.rate,
  }));

/** The rows to show: one empty row for all countries while there is no rate. */
export const rateRows = (rates: readonly RateForm[], countries: readonly string[], currency: string): RateGroup[] =>
  rates.length === 0 ? [{ countries, currency, rate: null }] : groupRates(rates);

/** The countries of the audience that have no rate yet: 'Add another rate' begins with them. */
export const countriesWithoutRate = (rates: readonly RateForm[], countries: readonly string[]): string[] =>
  withoutCountries(countries, countriesOf(rates));

/**
 * The rates after a row was added or edited: its countries get the rate, also those taken over from other rows; those
 * that were in the row and are no more lose theirs. A rate of 0 has no minimum order [S4.14].
 */
export function setRateGroup(
  rates: readonly RateForm[],
  group: { readonly countries: readonly string[]; readonly currency: string; readonly rate: number },
  previousCountries: readonly string[] = [],
): RateForm[] {
  const dropped = new Set(withoutCountries(previousCountries, group.countries));
  const chosen = new Set(group.countries);
  const kept = rates
    .filter(({ country }) => !dropped.has(country))
    .map((rate) => {
      if (!chosen.has(rate.country)) return rate;
      const changed = { ...rate, currency: group.currency, rate: group.rate };
      return withThreshold(changed, thresholdOf(changed));
    });
  const added = withoutCountries(group.countries, countriesOf(rates)).map((country) => ({
    country,
    currency: group.currency,
    rate: group.rate,
    options: {},
  }));
  return [...kept, ...added];
}

/** The rates without those of a row. */
export const removeRates = (rates: readonly RateForm[], countries: readonly string[]): RateForm[] =>
  rates.filter(({ country }) => !countries.includes(country));

/** The rates with those of these countries as they were before, others as they are now. */
export function restoreRates(
  rates: readonly RateForm[],
  before: readonly RateForm[],
  countries: readonly string[],
): RateForm[] {
  const back = before.filter(({ country }) => countries.includes(country));
  const known = new Map(back.map((rate) => [rate.country, rate]));
  const kept = rates.flatMap((rate) => known.get(rate.country) ?? (countries.includes(rate.country) ? [] : [rate]));
  return [...kept, ...back.filter(({ country }) => !countriesOf(rates).includes(country))];
}

/** The rates of countries that are still targeted. */
export const keepRatesOf = (rates: readonly RateForm[], countries: readonly string[]): RateForm[] =>
  rates.filter(({ country }) => countries.includes(country));

/** The rows of the minimum-order card: only countries with a rate above 0 [S5.10]. */
export const groupMinimumOrders = (rates: readonly RateForm[]): MinimumOrderGroup[] =>
  groupBy(
    rates.filter(({ rate }) => rate > 0),
    (rate) => `${rate.currency} ${thresholdOf(rate) ?? ''}`,
  ).map(({ first, all }) => ({
    countries: countriesOf(all),
    currency: first.currency,
    threshold: thresholdOf(first),
  }));

/** The rates after a minimum order was set: its countries get it, those only in the previous row lose theirs; 0 or less means none [S5.10]. */
export function setMinimumOrder(
  rates: readonly RateForm[],
  group: { readonly countries: readonly string[]; readonly threshold: number | null },
  previousCountries: readonly string[] = [],
): RateForm[] {
  const dropped = new Set(withoutCountries(previousCountries, group.countries));
  return rates.map((rate) => {
    if (group.countries.includes(rate.country)) return withThreshold(rate, group.threshold);
    return dropped.has(rate.country) ? withThreshold(rate, null) : rate;
  });
}

/** Turning free shipping off clears all thresholds [S4.14]. */
export const clearThresholds = (rates: readonly RateForm[]): RateForm[] =>
  rates.map((rate) => withThreshold(rate, null));

/** Undefined when no rate is above 0; else the choice so far, at first whether any rate has a threshold [S4.14]. */
export const offerFreeShippingOf = (rates: readonly RateForm[], chosen: boolean | undefined): boolean | undefined =>
  rates.some(({ rate }) => rate > 0) ? chosen : undefined;

/** The choice to begin with [S4.14]. */
export const initialOfferFreeShipping = (rates: readonly RateForm[]): boolean | undefined =>
  offerFreeShippingOf(
    rates,
    rates.some((rate) => thresholdOf(rate) !== null),
  );

/** Country, currency, rate or threshold differ [S3.09]. */
export const isRateChanged = (one: RateForm, other: RateForm): boolean =>
  one.country !== other.country ||
  one.currency !== other.currency ||
  one.rate !== other.rate ||
  thresholdOf(one) !== thresholdOf(other);

export interface RatesDiff {
  /** Ids of the rates that are gone. */
  readonly removed: readonly string[];
  /** Rates that are new or changed. */
  readonly changed: readonly RateForm[];
}

const savedMatch = (saved: readonly RateForm[], rate: RateForm): RateForm | undefined =>
  saved.find(({ id }) => id !== undefined && id === rate.id) ?? saved.find(({ country }) => country === rate.country);

/**
 * Changes to save: delete the removed rates by id, then upsert the changed ones [S4.15]; rates match by id or by
 * country [S3.09].
 */
export function diffRates(saved: readonly RateForm[], current: readonly RateForm[]): RatesDiff {
  const matched = new Set(current.map((rate) => savedMatch(saved, rate)));
  return {
    removed: saved.flatMap((rate) => (matched.has(rate) || rate.id === undefined ? [] : [rate.id])),
    changed: current.filter((rate) => {
      const before = savedMatch(saved, rate);
      return before === undefined || isRateChanged(before, rate);
    }),
  };
}

/** The rates under the ids they are stored with; one that is not stored has none. */
export const withStoredIds = (stored: readonly RateForm[], rates: readonly RateForm[]): readonly RateForm[] =>
  rates.map(({ id: _id, ...rate }) => {
    const id = stored.find(({ country }) => country === rate.country)?.id;
    return id === undefined ? rate : { ...rate, id };
  });

/** Nothing is left to save. */
export const isEmptyRatesDiff = ({ removed, changed }: RatesDiff): boolean =>
  removed.length === 0 && changed.length === 0;

/** The body of a batch of rates. */
export const ratesBodyOf = (rates: readonly RateForm[]): ApiInput<'saveShippingRates'>['body'] => ({
  rates: rates.map(({ id, country, currency, rate, options }) => ({
    ...(id === undefined ? {} : { id }),
    country,
    currency,
    rate,
    options: { ...options },
  })),
});
