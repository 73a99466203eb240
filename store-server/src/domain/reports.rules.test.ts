import * as fc from 'fast-check';
import { addDays, daysBetween } from './days.rules';
import { addFigures, METRICS, NOTHING, shareOf, type Figures } from './figures.rules';
import { productBreakdown } from './product-breakdown.rules';
import { breakdown, campaignDay, freeDay, intervalsOf, shelfOf, totalOf, type ReportedProduct } from './reports.rules';

const START = '2026-01-01';

const day = fc.nat(500).map((count) => addDays(START, count));

const products = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 100_000 }), firstDay: day }), {
    selector: ({ id }) => id,
    maxLength: 40,
  })
  .map((list): ReportedProduct[] =>
    list
      .map(({ id, firstDay }) => ({ id, firstDay, name: `Product ${id}` }))
      .sort((one, other) =>
        one.firstDay === other.firstDay ? one.id - other.id : one.firstDay < other.firstDay ? -1 : 1,
      ),
  );

const runs = fc.array(
  fc.record({
    campaignId: fc.integer({ min: 1, max: 3 }),
    amount: fc.integer({ min: 1, max: 100_000 }),
    firstDay: day,
    lastDay: fc.option(day),
  }),
  { maxLength: 6 },
);

const span = fc.tuple(day, fc.nat(60)).map(([first, length]) => daysBetween(first, addDays(first, length)));

const interval = fc.constantFrom('day', 'week', 'month', 'quarter', 'year');

const sum = (parts: readonly { readonly total: Figures }[]): Figures =>
  parts.map(({ total }) => total).reduce(addFigures, NOTHING);

describe('figures of a report', () => {
  it('add up: totals are the sum of the intervals and the sum of the rows [O3.12]', () => {
    fc.assert(
      fc.property(products, runs, span, interval, (list, periods, days, by) => {
        const shelf = shelfOf(list);
        const campaigns = [1, 2, 3].map((id) => ({ id, onDay: campaignDay(periods, id, 100) }));
        const found = [
          breakdown(days, campaigns),
          breakdown(days, [{ id: 0, onDay: freeDay(shelf) }]),
          productBreakdown(days, shelf, { key: 'free', onDay: freeDay(shelf) }, new Set()),
        ];
        for (const report of found) {
          const totals = totalOf(report.days);
          expect(sum(report.rows)).toEqual(totals);
          expect(sum(intervalsOf(report.days, by))).toEqual(totals);
        }
      }),
    );
  });

  it('of all products together are those of the free listings', () => {
    fc.assert(
      fc.property(products, span, (list, days) => {
        const shelf = shelfOf(list);
        const whole = breakdown(days, [{ id: 0, onDay: freeDay(shelf) }]);
        expect(productBreakdown(days, shelf, { key: 'free', onDay: freeDay(shelf) }, new Set()).days).toEqual(
          whole.days,
        );
      }),
    );
  });

  it('of a product are the same whether its days are asked for together or one by one', () => {
    fc.assert(
      fc.property(products, day, fc.nat(150), (list, first, length) => {
        const shelf = shelfOf(list);
        const whole = { key: 'free', onDay: freeDay(shelf) };
        const days = daysBetween(first, addDays(first, length));
        const apart = new Map<number, Figures>();
        for (const each of days) {
          for (const { id, total } of productBreakdown([each], shelf, whole, new Set()).rows) {
            apart.set(id.id, addFigures(apart.get(id.id) ?? NOTHING, total));
          }
        }
        const together = productBreakdown(days, shelf, whole, new Set()).rows;
        expect(new Map(together.map(({ id, total }) => [id.id, total]))).toEqual(apart);
        expect(productBreakdown(days, shelf, whole, new Set()).rows).toEqual(together);
      }),
    );
  });

  it('of some products are those that they have among all products, and add up too [O3.12]', () => {
    fc.assert(
      fc.property(products, span, fc.array(fc.nat(39)), (list, days, places) => {
        const shelf = shelfOf(list);
        const wanted = new Set(places.flatMap((place) => list[place]?.id ?? []));
        fc.pre(wanted.size > 0);
        const all = productBreakdown(days, shelf, { key: 'free', onDay: freeDay(shelf) }, new Set());
        const some = productBreakdown(days, shelf, { key: 'free', onDay: freeDay(shelf) }, wanted);
        expect(some.rows).toEqual(all.rows.filter(({ id }) => wanted.has(id.id)));
        expect(sum(some.rows)).toEqual(totalOf(some.days));
      }),
    );
  });

  it('are the same each time and never negative; what was spent is never more than the budgets', () => {
    fc.assert(
      fc.property(runs, span, (periods, days) => {
        const once = breakdown(days, [{ id: 1, onDay: campaignDay(periods, 1, 100) }]);
        expect(breakdown(days, [{ id: 1, onDay: campaignDay(periods, 1, 100) }])).toEqual(once);
        const highest = Math.max(0, ...periods.map(({ amount }) => amount));
        for (const { total } of once.days) {
          for (const metric of METRICS) expect(total[metric]).toBeGreaterThanOrEqual(0);
          expect(total.spend).toBeLessThanOrEqual(highest);
        }
      }),
    );
  });

  it('begin when a product is listed or a campaign runs, and stop with the campaign', () => {
    const shelf = shelfOf([{ id: 1, name: 'Mug', firstDay: '2026-03-10' }]);
    const days = daysBetween('2026-03-08', '2026-03-12');
    const free = breakdown(days, [{ id: 0, onDay: freeDay(shelf) }]);
    expect(free.days.map((entry) => entry.day)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
    const period = { campaignId: 1, amount: 2000, firstDay: '2026-03-09', lastDay: '2026-03-11' };
    const paid = breakdown(days, [{ id: 1, onDay: campaignDay([period], 1, 100) }]);
    expect(paid.days.map((entry) => entry.day)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });

  it('are put together by ISO weeks, months, quarters and years, ascending [O9.02]', () => {
    const shelf = shelfOf([{ id: 1, name: 'Mug', firstDay: START }]);
    const found = breakdown(daysBetween('2026-12-27', '2027-01-04'), [{ id: 0, onDay: freeDay(shelf) }]);
    expect(intervalsOf(found.days, 'week').map((entry) => entry.interval)).toEqual(['2026-52', '2026-53', '2027-01']);
    expect(intervalsOf(found.days, 'month').map((entry) => entry.interval)).toEqual(['2026-12', '2027-01']);
    expect(intervalsOf(found.days, 'quarter').map((entry) => entry.interval)).toEqual(['2026-4', '2027-1']);
    expect(intervalsOf(found.days, 'year').map((entry) => entry.interval)).toEqual(['2026', '2027']);
  });

  it('splits a whole without a rest', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }),
        (whole, weights) => {
          const edges = weights.reduce<number[]>((list, weight) => [...list, (list.at(-1) ?? 0) + weight], [0]);
          const all = edges.at(-1) ?? 0;
          const parts = weights.map((_, index) => shareOf(whole, edges[index] ?? 0, edges[index + 1] ?? 0, all));
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole);
        },
      ),
    );
  });
});
