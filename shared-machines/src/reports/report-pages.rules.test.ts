import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { extentOf, isSelfContained } from './report-extent.rules';
import { joinFreePages, joinPaidPages, mostPages, pagesAfter, restOfReport } from './report-pages.rules';

const campaign = (id: number, sales: number) => ({
  id,
  name: `C${id}`,
  status: 'enabled' as const,
  isConverted: false,
  subtotals: { sales, clicks: 1 },
});
const page = (more: Partial<PaidReport>): PaidReport => ({
  campaigns: [],
  products: [],
  intervals: [],
  totals: {},
  next_page: null,
  ...more,
});
const day = (interval: string, sales: number) => ({ interval, subtotals: { sales, clicks: 1 } });

/** A store that adds up the page alone: each row is one campaign on one day. */
const first = page({
  campaigns: [campaign(7, 0.1)],
  intervals: [day('2026-11-01', 0.1)],
  totals: { sales: 0.1, clicks: 1 },
  next_page: 'two',
});
const second = page({
  campaigns: [campaign(8, 4), campaign(7, 0.2)],
  intervals: [day('2026-11-01', 4), day('2026-11-02', 0.2)],
  totals: { sales: 4.2, clicks: 2 },
});

it('adds pages up, row by row, day by day and in their totals: each counts only itself [O3.12]', () => {
  expect(joinPaidPages(first, [second])).toEqual({
    campaigns: [{ ...campaign(7, 0.3), subtotals: { sales: 0.3, clicks: 2 } }, campaign(8, 4)],
    products: [],
    intervals: [
      { interval: '2026-11-01', subtotals: { sales: 4.1, clicks: 2 } },
      { interval: '2026-11-02', subtotals: { sales: 0.2, clicks: 1 } },
    ],
    totals: { sales: 4.3, clicks: 3 },
    next_page: null,
  });
  const free = (clicks: number, next_page: string | null): FreeReport => ({
    free_listings: [{ subtotals: { clicks } }],
    products: [],
    intervals: [],
    totals: { clicks },
    next_page,
  });
  expect(joinFreePages(free(2, 'x'), [free(3, null)])).toEqual(free(5, null));
});

it('takes totals and days from the first page of a store that says they are of the whole [O3.12]', () => {
  const whole = { intervals: [day('2026-11-01', 9)], totals: { sales: 9 }, whole: true };
  const joined = joinPaidPages(page({ ...whole, campaigns: [campaign(7, 5)], next_page: 'two' }), [
    page({ ...whole, campaigns: [campaign(8, 4)] }),
  ]);
  expect(joined).toEqual(page({ ...whole, campaigns: [campaign(7, 5), campaign(8, 4)] }));
});

it('knows a page that tells all: the only one, and one of a store that says so', () => {
  expect([first, second, { ...first, whole: true }].map(isSelfContained)).toEqual([false, true, true]);
});

it('follows the tokens up to ten pages in all, and stops where a store leads in a circle', async () => {
  const asked: string[] = [];
  const read = async (token: string) => {
    asked.push(token);
    return page({ next_page: `${asked.length}` });
  };
  expect(await pagesAfter(page({ next_page: '0' }), read)).toHaveLength(mostPages - 1);
  expect(asked).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  const circle = await pagesAfter(page({ next_page: 'a' }), async () => page({ next_page: 'a' }));
  expect(circle).toHaveLength(1);
});

describe('a report with more rows than are read', () => {
  const endless = async () => page({ totals: { sales: 1 }, next_page: String(Math.random()) });

  it('is read without its days, where a row is a whole campaign: totals and rows are right, days are missing', async () => {
    const report = await restOfReport(page({ next_page: 'x' }), true, {
      join: joinPaidPages,
      read: async (_, isByDay) => (isByDay ? endless() : page({ totals: { sales: 70 }, campaigns: [campaign(7, 70)] })),
    });
    expect(report).toMatchObject({ totals: { sales: 70 }, campaigns: [campaign(7, 70)], intervals: [] });
    expect([extentOf(report), extentOf(second), extentOf(report, second), extentOf(undefined)]).toEqual([
      'rows',
      'all',
      'rows',
      'all',
    ]);
  });

  it('is partial when it has too many of those as well', async () => {
    const report = await restOfReport(page({ next_page: 'x' }), true, { join: joinPaidPages, read: endless });
    expect(extentOf(report)).toBe('some');
    expect(extentOf(second, report)).toBe('some');
  });
});
