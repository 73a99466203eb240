import { dayNumber } from '@listings/shared-values';
import { DayLedger } from './day-ledger';
import { addFigures, NOTHING, shareOfFigures } from './figures.rules';
import {
  breakdown,
  countOn,
  isEmpty,
  type Breakdown,
  type ReportedVariation,
  type Row,
  type Shelf,
} from './reports.rules';

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Adds up variations over days. What comes on a day to a product is split among all its variations, so that together they
 * have what the product has.
 */
export function variationBreakdown(
  days: readonly string[],
  { products, weights }: Shelf,
  whole: DayLedger,
  variations: readonly ReportedVariation[],
): Breakdown<Named> {
  const places = new Map(products.map(({ id }, index) => [id, index]));
  const sources = variations.flatMap(({ id, name, parentId, from, to, all }) => {
    const index = places.get(parentId);
    if (index === undefined) return [];
    const onDay = (day: string) => {
      const count = countOn(products, dayNumber(day));
      if (index >= count) return NOTHING;
      const ofProduct = shareOfFigures(
        whole.onDay(day),
        weights[index] ?? 0,
        weights[index + 1] ?? 0,
        weights[count] ?? 0,
      );
      return shareOfFigures(ofProduct, from, to, all);
    };
    return [{ id: { id, name }, ledger: new DayLedger(days[0] ?? '', onDay) }];
  });
  return breakdown(days, sources);
}

/** Two breakdowns of the same days as one. */
export function together(one: Breakdown<Named>, other: Breakdown<Named>): Breakdown<Named> {
  const rows: Row<Named>[] = [...one.rows, ...other.rows];
  const byDay = new Map(one.days.map(({ day, total }) => [day, total]));
  for (const { day, total } of other.days) byDay.set(day, addFigures(byDay.get(day) ?? NOTHING, total));
  const days = [...byDay].map(([day, total]) => ({ day, total })).filter(({ total }) => !isEmpty(total));
  return { rows, days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) };
}
