import { dayNumber } from '@listings/shared-values';
import { NOTHING, shareOfFigures, type Figures } from './figures.rules';
import type { ShareLedger } from './product-sums';
import { countOn, isEmpty, sumOf, type Breakdown, type Shelf } from './reports.rules';

/** Figures of some of the products on a day. */
const shareOn = (shelf: Shelf, whole: Figures, count: number, chosen: readonly number[]): Figures => {
  const all = shelf.weights[count] ?? 0;
  return sumOf(
    chosen
      .filter((index) => index < count)
      .map((index) => shareOfFigures(whole, shelf.weights[index] ?? 0, shelf.weights[index + 1] ?? 0, all)),
  );
};

/**
 * Adds up the figures of all or the wanted products over consecutive days. The figures of a day are shared among the
 * products found on that day, so that the parts add up to the whole.
 */
export function productBreakdown(
  days: readonly string[],
  shelf: Shelf,
  shares: ShareLedger,
  wanted: ReadonlySet<number>,
): Breakdown<{ readonly id: number; readonly name: string }> {
  const { products } = shelf;
  const first = dayNumber(days[0] ?? '');
  const isWanted = (index: number): boolean => wanted.size === 0 || wanted.has(products[index]?.id ?? 0);
  const chosen = [...products.keys()].filter(isWanted);
  const byDay: { day: string; total: Figures }[] = [];
  for (const [place, day] of days.entries()) {
    const count = countOn(products, first + place);
    const all = count === 0 ? NOTHING : shares.whole.on(first + place);
    const total = wanted.size === 0 ? all : shareOn(shelf, all, count, chosen);
    if (!isEmpty(total)) byDay.push({ day, total });
  }
  if (byDay.length === 0) return { rows: [], days: [] };
  const [before, after] = [shares.before(first), shares.before(first + days.length)];
  const rows = chosen.flatMap((index) => {
    const total = after.beyond(before, index);
    const { id = 0, name = '' } = products[index] ?? {};
    return isEmpty(total) ? [] : [{ id: { id, name }, total }];
  });
  return { rows, days: byDay };
}
