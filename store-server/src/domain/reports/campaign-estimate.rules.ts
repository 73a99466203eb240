import { supportedCountries, type CampaignEstimate } from '@listings/shared-api/contract';
import { addDays } from '@listings/shared-values';
import { hash } from '../values/seed.rules';
import { addFigures, campaignFigures, NOTHING } from './figures.rules';

/** Days before today that similar stores are looked at: whole weeks. */
const days = 28;
/** Similar stores that are looked at, shared among the countries; at least one in each. */
const most = 60;

/** The weeks before `today`, as days. */
const weeksBefore = (today: string): readonly (readonly string[])[] =>
  Array.from({ length: days / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(today, -1 - 7 * week - day)),
  );

/** Between which eight of ten weeks lie, in whole numbers. */
function spread(weeks: readonly number[]): { readonly low: number; readonly high: number } {
  const sorted = [...weeks].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { low: at(0.1), high: at(0.9) };
}

/**
 * What a daily budget brought similar stores, which spend and sell by the rules that this store's campaigns are played by;
 * null when none of the countries has any. `budget` and `dollar` are in minor units.
 */
export function estimateOf(
  countries: readonly string[],
  budget: number,
  dollar: number,
  today: string,
): CampaignEstimate | null {
  const known = countries.filter((country) => country in supportedCountries);
  if (known.length === 0) return null;
  const each = Math.max(1, Math.floor(most / known.length));
  const stores = known.flatMap((country) => Array.from({ length: each }, (_, index) => `similar ${country} ${index}`));
  const weeks = weeksBefore(today);
  const found = stores.flatMap((store) => {
    const figures = campaignFigures(hash(store), dollar);
    return weeks.map((week) => week.map((day) => figures(day, budget)).reduce(addFigures, NOTHING));
  });
  return {
    clicks: spread(found.map(({ clicks }) => clicks)),
    conversions: spread(found.map(({ conversions }) => conversions)),
    stores: stores.length,
    days,
  };
}
