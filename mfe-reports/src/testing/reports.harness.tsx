import type { Campaign, Figures, FreeReport, PaidReport } from '@listings/shared-api/contract';
import { createFakePage, FakeLinks, type FakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, render, screen, within } from '@testing-library/react';
import { reportsTexts } from '../messages/reports.texts';
import { ReportsScreen } from '../screens/reports/reports.screen';

export const now = Date.parse('2026-11-20T12:00:00Z');
/** The days shown when the address names none, and those they are compared with. */
export const days = { after: '2026-11-01', before: '2026-11-20' };
export const daysBefore = { after: '2025-11-01', before: '2025-11-20' };

export const freeFields = ['clicks', 'impressions'];
export const paidFields = ['sales', 'conversions', 'spend', 'clicks', 'impressions'];

const parts = { intervals: [], next_page: null };
const listings = { clicks: 172, impressions: 7132 };
const row = (sales: number, spend: number, clicks: number): Figures => ({
  sales,
  conversions: 3,
  spend,
  clicks,
  impressions: 1000,
});
const campaign = (id: number, name: string, subtotals: Figures) => ({
  id,
  name,
  status: 'enabled' as const,
  isConverted: false,
  subtotals,
});
const product = (id: number, name: string, subtotals: Figures) => ({ id: `gla_${id}`, name, subtotals });

const freeReport: FreeReport = {
  ...parts,
  free_listings: [{ subtotals: listings }],
  products: [product(1, 'Mug', { clicks: 9, impressions: 90 }), product(2, 'Cup', { clicks: 4, impressions: 400 })],
  totals: listings,
};
const paidReport: PaidReport = {
  ...parts,
  campaigns: [campaign(7, 'Winter', row(500, 90.5, 40)), campaign(8, 'Lanterns', row(1483.65, 10, 20))],
  products: [product(2, 'Cup', row(900, 20, 5)), product(3, 'Bowl', row(100, 50, 8))],
  totals: { sales: 1983.65, conversions: 6, spend: 100.5, clicks: 60, impressions: 2000 },
};

/** Nothing in these days. */
export const noReports = {
  freeReport: { ...parts, free_listings: [], products: [], totals: { clicks: 0, impressions: 0 } },
  paidReport: { ...parts, campaigns: [], products: [], totals: {} },
};

const isNow = (asked: { readonly after?: string | undefined }) => asked.after?.startsWith('2026') === true;
const before = { sales: 2000, conversions: 6, spend: 0, clicks: 28, impressions: 2868 };

/** A campaign as the list of campaigns has it. */
export const listed = (status: Campaign['status']): Campaign => ({
  id: 7,
  name: 'Winter',
  status,
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
});

/**
 * The reports of a store with an ads account and one enabled campaign; figures of this year and of the one before.
 */
export function reportsPage(options: FakePageOptions = {}, prepare: (fake: FakePage) => void = () => undefined) {
  const fake = createFakePage({
    location: { path: '/google/reports' },
    ...options,
    bootstrap: { mcSetupComplete: true, adsSetupComplete: true, ...options.bootstrap },
    store: {
      ads: { id: 5, currency: 'USD', symbol: '$', status: 'connected' },
      campaigns: [listed('enabled')],
      freeReport: (asked) =>
        isNow(asked) ? freeReport : { ...freeReport, totals: { clicks: 172, impressions: 7132 } },
      paidReport: (asked) => (isNow(asked) ? paidReport : { ...paidReport, totals: before }),
      ...options.store,
    },
  });
  prepare(fake);
  const element = (
    <FakeRoot fake={fake} catalogs={{ reports: reportsTexts }}>
      <FakeLinks fake={fake}>
        <ReportsScreen />
      </FakeLinks>
    </FakeRoot>
  );
  return { fake, element };
}

/** The same, rendered; awaited, as React asks where the first render waits for a lazy part. */
export async function showReports(...given: Parameters<typeof reportsPage>) {
  const { fake, element } = reportsPage(...given);
  await act(async () => void render(element));
  return { fake };
}

/** The texts of the table, row by row, its head first; without the column of checkboxes. */
export async function tableRows(): Promise<(string | null)[][]> {
  await screen.findAllByRole('rowheader');
  const rows = within(screen.getByRole('region', { name: /^Pro/ })).getAllByRole('row');
  return rows.map((one) => [...one.children].slice(1).map(({ textContent }) => textContent));
}

/** Waits for what changes a report: it comes a moment after the report. */
export async function tools(): Promise<void> {
  await screen.findByRole('button', { name: 'Print' }, { timeout: 5000 });
}

/** The summary figures. */
export const summary = () => within(screen.getByRole('group', { name: 'Performance' }));

/** Lets every test of a file stand at the same day. */
export function standAtNow(): void {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());
}
