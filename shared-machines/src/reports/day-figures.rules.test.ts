import { figuresByDay, sameFigures } from './day-figures.rules';

const day = (interval: string, subtotals: Record<string, number>) => ({ interval, subtotals });

it('tells whether two answers say the same of every day', () => {
  const of = (...intervals: ReturnType<typeof day>[]) => figuresByDay({ intervals });
  const figures = of(day('2026-11-01', { clicks: 1, sales: 2 }), day('2026-11-02', { clicks: 3 }));
  expect(sameFigures(figures, of(day('2026-11-02', { clicks: 3 }), day('2026-11-01', { sales: 2, clicks: 1 })))).toBe(
    true,
  );
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1, sales: 2 })))).toBe(false);
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1 }), day('2026-11-02', { clicks: 3 })))).toBe(false);
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1, sales: 2 }), day('2026-11-03', { clicks: 3 })))).toBe(
    false,
  );
});
