import fc from 'fast-check';
import { figureValues } from './ratio-chart.rules';
import { addUp, countedFor, figureOf } from './ratio.rules';

it('divides sales by spend, spend by clicks and conversions by clicks', () => {
  const figures = { sales: 100, spend: 40, clicks: 80, conversions: 4 };
  const asked = ['roas', 'costPerClick', 'conversionRate', 'sales'] as const;
  expect(asked.map((figure) => figureOf(figure, figures))).toEqual([2.5, 0.5, 0.05, 100]);
});

it('has no ratio of nothing, and does not know one of which a part is missing', () => {
  expect(figureOf('roas', { sales: 0, spend: 0 })).toBeNull();
  expect(figureOf('costPerClick', { spend: 3, clicks: 0 })).toBeNull();
  expect(figureOf('roas', { spend: 3 })).toBeUndefined();
  expect(figureOf('clicks', {})).toBeUndefined();
});

it('says which figures are counted for one', () => {
  expect([countedFor('roas'), countedFor('costPerClick'), countedFor('clicks')]).toEqual([
    ['sales', 'spend'],
    ['spend', 'clicks'],
    ['clicks'],
  ]);
});

it('adds up first and divides then: the ratio of rows together lies between theirs', () => {
  const row = fc.record({ sales: fc.nat(1e6), spend: fc.integer({ min: 1, max: 1e6 }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const ratios = rows.map((one) => figureOf('roas', one) ?? 0);
      const all = figureOf('roas', addUp(rows)) ?? -1;
      expect(all).toBeGreaterThanOrEqual(Math.min(...ratios) - 1e-9);
      expect(all).toBeLessThanOrEqual(Math.max(...ratios) + 1e-9);
    }),
  );
});

it('gives a ratio over spans of days: the days added up first, null where nothing was spent', () => {
  const figures = new Map([
    ['2026-11-01', { sales: 10, spend: 5 }],
    ['2026-11-02', { sales: 20, spend: 15 }],
    ['2026-11-04', { sales: 7, spend: 0 }],
  ]);
  const span = (first: string, last: string, days: number) => ({ first, last, days });
  const spans = [span('2026-11-01', '2026-11-02', 2), span('2026-11-03', '2026-11-04', 2), null];
  expect(figureValues(figures, 'roas', spans)).toEqual([1.5, null, null]);
  expect(figureValues(figures, 'sales', spans)).toEqual([30, 7, null]);
});
