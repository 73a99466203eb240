import * as fc from 'fast-check';
import { addDays, eachDay } from '@listings/shared-values';
import { addFigures, METRICS, NOTHING, shareOf, type Figures } from './figures.rules';
import { productBreakdown } from './product-breakdown.rules';
import { ReportLedgers } from './report-ledgers';
import { breakdown, campaignDay, intervalsOf, shelfOf, totalOf, type ReportedRun, type Shelf } from './reports.rules';

const START = '2026-01-01';

const day = fc.nat(500).map((count) => addDays(START, count));

const products = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 100_000 }), firstDay: day }), {
    selector: ({ id }) => id,
    maxLength: 40,
  })
  .map((list) =>
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

type Run = ReportedRun & { readonly campaignId: number };

const ledgers = new ReportLedgers();
const freeOf = (shelf: Shelf) => ledgers.free(shelf);
const sharesOf = (shelf: Shelf) => ledgers.shares(shelf, 'free', freeOf(shelf));

/** Each campaign with the days it ran. */
const paidOf = (periods: readonly Run[], ids: readonly number[]) => {
  const campaigns = ids.map((id) => ({ id, runs: periods.filter(({ campaignId }) => campaignId === id) }));
  const { whole, ofCampaign } = ledgers.paid(campaigns, 100);
  return { whole, sources: ids.map((id) => ({ id, ledger: ofCampaign(id) })) };
};

const span = fc.tuple(day, fc.nat(60)).map(([first, length]) => eachDay(first, addDays(first, length)));

const interval = fc.constantFrom('day', 'week', 'month', 'quarter', 'year');

const sum = (parts: readonly { readonly total: Figures }[]): Figures =>
  parts.map(({ total }) => total).reduce(addFigures, NOTHING);

describe('figures of a report', () => {
  it('add up: totals are the sum of the intervals and the sum of the rows [O3.12]', () => {
    fc.assert(
      fc.property(products, runs, span, interval, (list, periods, days, by) => {
        const shelf = shelfOf(list);
        const { sources, whole } = paidOf(periods, [1, 2, 3]);
        expect(breakdown(days, sources, whole)).toEqual(breakdown(days, sources));
        const found = [
          breakdown(days, sources, whole),
          breakdown(days, [{ id: 0, ledger: freeOf(shelf) }]),
          productBreakdown(days, shelf, sharesOf(shelf), new Set()),
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
        const whole = breakdown(days, [{ id: 0, ledger: freeOf(shelf) }]);
        expect(productBreakdown(days, shelf, sharesOf(shelf), new Set()).days).toEqual(whole.days);
      }),
    );
  });

  it('of a product are the same whether its days are asked for together or one by one', () => {
    fc.assert(
      fc.property(products, day, fc.nat(150), (list, first, length) => {
        const shelf = shelfOf(list);
        const whole = sharesOf(shelf);
        const days = eachDay(first, addDays(first, length));
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
        const all = productBreakdown(days, shelf, sharesOf(shelf), new Set());
        const some = productBreakdown(days, shelf, sharesOf(shelf), wanted);
        expect(some.rows).toEqual(all.rows.filter(({ id }) => wanted.has(id.id)));
        expect(sum(some.rows)).toEqual(totalOf(some.days));
      }),
    );
  });

  it('are the same each time and never negative; what was spent is never more than the budgets', () => {
    fc.assert(
      fc.property(runs, span, (periods, days) => {
        const once = breakdown(days, paidOf(periods, [1]).sources);
        expect(breakdown(days, paidOf(periods, [1]).sources)).toEqual(once);
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
    const days = eachDay('2026-03-08', '2026-03-12');
    const free = breakdown(days, [{ id: 0, ledger: freeOf(shelf) }]);
    expect(free.days.map((entry) => entry.day)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
    const period = { campaignId: 1, amount: 2000, firstDay: '2026-03-09', lastDay: '2026-03-11' };
    const paid = breakdown(days, paidOf([period], [1]).sources);
    expect(paid.days.map((entry) => entry.day)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });

  it('are put together by ISO weeks, months, quarters and years, ascending [O9.02]', () => {
    const shelf = shelfOf([{ id: 1, name: 'Mug', firstDay: START }]);
    const found = breakdown(eachDay('2026-12-27', '2027-01-04'), [{ id: 0, ledger: freeOf(shelf) }]);
    expect(intervalsOf(found.days, 'week').map((entry) => entry.interval)).toEqual(['2026-52', '2026-53', '2027-01']);
    expect(intervalsOf(found.days, 'month').map((entry) => entry.interval)).toEqual(['2026-12', '2027-01']);
    expect(intervalsOf(found.days, 'quarter').map((entry) => entry.interval)).toEqual(['2026-4', '2027-1']);
    expect(intervalsOf(found.days, 'year').map((entry) => entry.interval)).toEqual(['2026', '2027']);
  });

  it('are those of each day by itself, however far the days are apart and in whatever order they are asked for', () => {
    fc.assert(
      fc.property(runs, fc.array(fc.tuple(day, fc.nat(1500)), { minLength: 1, maxLength: 4 }), (periods, spans) => {
        const kept = paidOf(periods, [1]).sources;
        const draw = campaignDay(
          1,
          periods.filter(({ campaignId }) => campaignId === 1),
          100,
        );
        for (const [first, length] of spans) {
          const days = eachDay(first, addDays(first, length));
          const apart = days.map((each) => ({ day: each, total: draw(each) }));
          const found = breakdown(days, kept);
          expect(found.days).toEqual(
            apart.filter(({ total }) => total !== NOTHING && METRICS.some((metric) => total[metric] > 0)),
          );
          expect(sum(found.rows)).toEqual(totalOf(apart));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('of two hundred campaigns over three years are added up in a moment once they were drawn', () => {
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    const periods = ids.map((campaignId) => ({ campaignId, amount: 2000, firstDay: START, lastDay: null }));
    const { sources, whole } = paidOf(periods, ids);
    const days = eachDay(START, addDays(START, 1095));
    const first = breakdown(days, sources, whole);
    const drawn = jest.spyOn(Math, 'imul');
    const again = breakdown(days, paidOf(periods, ids).sources, whole);
    expect(drawn).not.toHaveBeenCalled();
    drawn.mockRestore();
    expect(totalOf(again.days)).toEqual(totalOf(first.days));
    expect(sum(again.rows)).toEqual(totalOf(first.days));
    expect(again.rows).toHaveLength(200);
  });

  it('splits a whole without a rest', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }),
        fc.nat(),
        (whole, weights, chance) => {
          const edges = weights.reduce<number[]>((list, weight) => [...list, (list.at(-1) ?? 0) + weight], [0]);
          const all = edges.at(-1) ?? 0;
          const parts = weights.map((_, index) =>
            shareOf(whole, edges[index] ?? 0, edges[index + 1] ?? 0, all, chance % all),
          );
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole);
        },
      ),
    );
  });
});
