import type { Locator, Page } from 'playwright-core';
import type { Scene } from './scene';
import { settled } from './screens';
import type { Store } from './store';

export type Subtotals = Readonly<Record<string, number>>;

interface WireReport {
  readonly free_listings?: readonly { readonly subtotals: Subtotals }[] | null;
  readonly campaigns?: readonly { readonly id: number; readonly name: string; readonly subtotals: Subtotals }[] | null;
  readonly products: readonly { readonly id: string; readonly name: string; readonly subtotals: Subtotals }[] | null;
  readonly intervals: readonly { readonly interval: string; readonly subtotals: Subtotals }[] | null;
  readonly totals: Subtotals;
}

/** A report as the API has it, lists without data empty. */
export interface Report {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly subtotals: Subtotals }[];
  readonly intervals: readonly { readonly interval: string; readonly subtotals: Subtotals }[];
  readonly totals: Subtotals;
}

const fields = { mc: 'clicks,impressions', ads: 'sales,conversions,spend,clicks,impressions' } as const;

/** Reads a report past the application: what the screens show is compared with it. */
export async function readReport(
  store: Store,
  which: `${'mc' | 'ads'}/${'programs' | 'products'}`,
  days: { readonly after: string; readonly before: string },
  ids: readonly (string | number)[] = [],
): Promise<Report> {
  const [source, kind] = which.split('/') as ['mc' | 'ads', string];
  const query = new URLSearchParams({ ...days, fields: fields[source], interval: 'day', per_page: '1000' });
  if (ids.length > 0) query.set('ids', ids.join(','));
  const wire = await store.call<WireReport>('GET', `/wc/gla/${source}/reports/${kind}?${query.toString()}`);
  const rows = [
    ...(wire.free_listings ?? []).map(({ subtotals }) => ({ id: '0', name: 'Free listings', subtotals })),
    ...(wire.campaigns ?? []).map(({ id, ...row }) => ({ id: String(id), ...row })),
    ...(wire.products ?? []),
  ];
  return { rows, intervals: wire.intervals ?? [], totals: wire.totals };
}

/** One figure of several parts added up, in hundredths so that amounts stay exact. */
export const sum = (parts: readonly { readonly subtotals: Subtotals }[], field: string): number =>
  parts.reduce((whole, { subtotals }) => whole + Math.round((subtotals[field] ?? 0) * 100), 0) / 100;

export const amount = (value: number): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
export const count = (value: number): string => value.toLocaleString('en-US');

/** Days with figures in every scenario that has reports, and as many before them. */
export const days = { after: '2026-10-05', before: '2026-11-08' };
export const daysBefore = { after: '2026-08-31', before: '2026-10-04' };
export const range = { period: 'custom', compare: 'previous_period', ...days };

/** The reports of these days, with more said in the address. */
export const reportsAddress = (params: Readonly<Record<string, string>> = {}): string =>
  `/google/reports?${new URLSearchParams({ ...range, ...params }).toString()}`;

/** Opens the reports and waits for their figures and the chart. */
export async function openReports(scene: Scene, params?: Readonly<Record<string, string>>): Promise<void> {
  await scene.open(reportsAddress(params));
  await settled(scene.page, 'Performance');
  await scene.page.locator('svg path').first().waitFor({ state: 'attached' });
}

export const reportTable = (page: Page): Locator => page.getByRole('region', { name: /^(Programs|Products)$/ });

/** Data of the chart, as the visually hidden table beside it. */
export const chartTable = (page: Page): Locator => page.locator('main table').first();

export const texts = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

/** The rows as they are shown, without the checkboxes. */
export const rowsOf = (page: Page): Promise<string[][]> =>
  reportTable(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent ?? '')));

/** The rows of a comparison without what was before, which a test of its own looks at. */
export const rowsNow = async (page: Page): Promise<string[][]> =>
  (await rowsOf(page)).map((cells) => cells.map((text) => text.replace(/Previous:.*$/, '')));

/** Value and previous value of a figure in the summary; in a comparison, those under its columns. */
export async function figureOf(page: Page, label: string): Promise<(string | null)[]> {
  const labels = page.getByRole('group', { name: 'Performance' }).getByText(label, { exact: true });
  const figure = labels.last().locator('..');
  return [await figure.locator('span').first().textContent(), await figure.getByText(/^Previous/).textContent()];
}

/** Names and durations, in ms, of what moves in an element for longer than a frame (a preference for less motion leaves 0.01 ms). */
export const animationsLongerThanAFrame = (element: SVGElement | HTMLElement) =>
  element
    .getAnimations({ subtree: true })
    .map((animation) => ({
      name: 'transitionProperty' in animation ? animation.transitionProperty : 'animation',
      duration: Number(animation.effect?.getComputedTiming().duration),
    }))
    .filter(({ duration }) => duration > 16);
