import type { ShippingTime } from '@listings/shared-api/contract';
import { withoutCountries } from '../countries/country-set.rules';

/** Countries with the same time share a row. Days; null while nothing was entered [S2.26, S4.16]. */
export interface TimeGroup {
  readonly countries: readonly string[];
  readonly time: number | null;
}

const countriesOf = (times: readonly ShippingTime[]): string[] => times.map(({ countryCode }) => countryCode);

/** The times by row. */
export function groupTimes(times: readonly ShippingTime[]): { countries: string[]; time: number }[] {
  const groups = new Map<number, string[]>();
  for (const { countryCode, time } of times) groups.set(time, [...(groups.get(time) ?? []), countryCode]);
  return [...groups].map(([time, countries]) => ({ countries, time }));
}

/** The rows to show: one row for all countries with no time while there is none [S4.16]. */
export const timeRows = (times: readonly ShippingTime[], countries: readonly string[]): TimeGroup[] =>
  times.length === 0 ? [{ countries, time: null }] : groupTimes(times);

/** The countries of the audience that have no time yet. */
export const countriesWithoutTime = (times: readonly ShippingTime[], countries: readonly string[]): string[] =>
  withoutCountries(countries, countriesOf(times));

/** The add button appears once at least one time exists and some country still has none [S2.26]. */
export const canAddTime = (times: readonly ShippingTime[], countries: readonly string[]): boolean =>
  times.length > 0 && countriesWithoutTime(times, countries).length > 0;

/** The times after a row was added or edited: a country belongs to one time only, and those dropped from the row lose theirs [S4.16]. */
export function setTimeGroup(
  times: readonly ShippingTime[],
  group: { readonly countries: readonly string[]; readonly time: number },
  previousCountries: readonly string[] = [],
): ShippingTime[] {
  const touched = [...previousCountries, ...group.countries];
  const chosen = new Set(group.countries);
  const known = new Set(countriesOf(times));
  const kept = times.flatMap((entry): ShippingTime[] => {
    if (chosen.has(entry.countryCode)) return [{ countryCode: entry.countryCode, time: group.time }];
    return touched.includes(entry.countryCode) ? [] : [entry];
  });
  const added = [...chosen].filter((country) => !known.has(country));
  return [...kept, ...added.map((countryCode) => ({ countryCode, time: group.time }))];
}

/** The times without those of a row. */
export const removeTimes = (times: readonly ShippingTime[], countries: readonly string[]): ShippingTime[] =>
  times.filter(({ countryCode }) => !countries.includes(countryCode));

/** The times with those of these countries as they were before, others as they are now. */
export function restoreTimes(
  times: readonly ShippingTime[],
  before: readonly ShippingTime[],
  countries: readonly string[],
): ShippingTime[] {
  const back = before.filter(({ countryCode }) => countries.includes(countryCode));
  return [...removeTimes(times, countries), ...back];
}

/** The times of countries that are still targeted. */
export const keepTimesOf = (times: readonly ShippingTime[], countries: readonly string[]): ShippingTime[] =>
  times.filter(({ countryCode }) => countries.includes(countryCode));

export interface TimesDiff {
  /** One call for each distinct time. */
  readonly changed: readonly { readonly countries: readonly string[]; readonly time: number }[];
  readonly removed: readonly string[];
}

/** Changes to save: each changed time once for its countries, and the countries that lost theirs. */
export function diffTimes(saved: readonly ShippingTime[], current: readonly ShippingTime[]): TimesDiff {
  const before = new Map(saved.map(({ countryCode, time }) => [countryCode, time]));
  return {
    changed: groupTimes(current.filter(({ countryCode, time }) => before.get(countryCode) !== time)),
    removed: withoutCountries(countriesOf(saved), countriesOf(current)),
  };
}
