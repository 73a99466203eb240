import type { AdsConnection, Campaign, FreeReport, PaidReport } from '@listings/shared-api/contract';
import { createFakePage, FakeLinks, type FakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, render, screen, within } from '@testing-library/react';
import { dashboardTexts } from '../messages/dashboard.texts';
import { Screens } from '../screens/screens';

/** The moment every test stands at: in UTC the day after the one in the store's zone. */
export const now = Date.parse('2026-11-21T02:00:00Z');
const today = { after: '2026-11-01', before: '2026-11-20' };
const lastYear = { after: '2025-11-01', before: '2025-11-20' };

const parts = { products: [], intervals: [], next_page: null };
const free = (clicks: number): FreeReport => ({ ...parts, free_listings: [], totals: { clicks, impressions: 0 } });
const paid = (sales: number, spend: number): PaidReport => ({
  ...parts,
  campaigns: [],
  totals: { sales, spend, conversions: 0, clicks: 0, impressions: 0 },
});

interface Question {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}
const isOf = (days: Question, { after, before }: Question) => days.after === after && days.before === before;

/** An ads account that counts as the store does. */
export const adsAccount: AdsConnection = { id: 5, currency: 'USD', symbol: '$', status: 'connected' };

export const campaign = (id: number, more: Partial<Campaign> = {}): Campaign => ({
  id,
  name: `Campaign ${id}`,
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
  ...more,
});

/** The dashboard, or the sub-path of its address, of a store in New York with figures for this month and for that of the year before, and none else. */
export function dashboardPage(options: FakePageOptions = {}, prepare: (fake: FakePage) => void = () => undefined) {
  const fake = createFakePage({
    location: { path: '/google/dashboard' },
    ...options,
    bootstrap: { mcSetupComplete: true, adsSetupComplete: true, timeZone: 'America/New_York', ...options.bootstrap },
    store: {
      merchant: { id: 12345678, status: 'connected' },
      ads: adsAccount,
      audience: { location: 'selected', countries: ['US', 'GB'], locale: 'en_US', language: 'English' },
      freeReport: (asked) => free(isOf(today, asked) ? 1234 : isOf(lastYear, asked) ? 1000 : 7),
      paidReport: (asked) =>
        isOf(today, asked) ? paid(1983.65, 515.5) : isOf(lastYear, asked) ? paid(2000, 0) : paid(1, 1),
      ...options.store,
    },
  });
  prepare(fake);
  const element = (
    <FakeRoot fake={fake} catalogs={{ dashboard: dashboardTexts }}>
      <FakeLinks fake={fake}>
        <Screens />
      </FakeLinks>
    </FakeRoot>
  );
  return { fake, element };
}

/** The same, rendered. */
export function showDashboard(...given: Parameters<typeof dashboardPage>) {
  const { fake, element } = dashboardPage(...given);
  return { fake, ...render(element) };
}

/** A card by its title. */
export const card = (name: string) => within(screen.getByRole('group', { name }));

/** Name, country and budget of each program, in their order. */
export async function programs(): Promise<(string | null)[][]> {
  await screen.findByRole('rowheader', { name: 'Free listings' });
  const [, ...rows] = screen.getAllByRole<HTMLTableRowElement>('row');
  return rows
    .filter(({ parentElement }) => parentElement?.tagName === 'TBODY')
    .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent));
}

/** Time limit for the parts that load after the first screen, also on a busy machine. */
export const later = { timeout: 8000 } as const;

/** The switch of a program. */
export const programSwitch = (name: string) => screen.findByRole('switch', { name: `Run ${name}` });

/** Does what opens a dialog; React waits for what is fetched then only inside an awaited `act`. */
export const openDialog = (open: () => unknown) => act(async () => void open());

/** The dashboard before the first campaign, whose promotion is fetched when it is shown. */
export async function showPromotion(options: Parameters<typeof showDashboard>[0]) {
  let shown: ReturnType<typeof showDashboard> | undefined;
  await openDialog(() => (shown = showDashboard(options)));
  if (shown === undefined) throw new Error('Nothing is shown');
  return shown;
}

/** Lets every test of a file stand at `now`. */
export function standAtNow(): void {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());
}

/** The same with a screen that is fetched when it is opened. */
export async function openScreen(...given: Parameters<typeof showDashboard>): Promise<FakePage> {
  return act(async () => showDashboard(...given).fake);
}
