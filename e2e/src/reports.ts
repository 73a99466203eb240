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
  `${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0USD`;
export const count = (value: number): string => value.toLocaleString('en-US');
