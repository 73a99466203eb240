import {
  freeFields,
  paidFields,
  type Figures,
  type FreeReportQuery,
  type PaidField,
  type PaidReportQuery,
} from '@listings/shared-api/contract';
import type { DayRange } from '../date-range/date-range.rules';
import { reportValue, type MissingFreeListings, type ReportValue } from '../report-values/report-values.rules';

/** A figure of a report [O2.17]. */
export type Metric = PaidField;

/** Source of figures [O2.10]. */
export type ReportSource = 'free' | 'paid';

/** The figures in the order they are shown. */
const shownOrder = [
  'sales',
  'conversions',
  'clicks',
  'impressions',
  'spend',
] as const satisfies readonly (typeof paidFields)[number][];

/** The figures a report shows: all five with paid campaigns in it, else those of free listings [O2.17]. */
export const metricsOf = (hasPaid: boolean): readonly Metric[] => (hasPaid ? shownOrder : freeFields);

/** A figure that two others make: sales for each unit of money spent; what a click costs. */
export type Ratio = 'roas' | 'costPerClick';

/** The figure is an amount in the ads account's currency [O2.17]. */
export const isMoney = (metric: Metric | Ratio): boolean =>
  metric === 'sales' || metric === 'spend' || metric === 'costPerClick';

const isFreeMetric = (metric: Metric): metric is (typeof freeFields)[number] =>
  freeFields.some((field) => field === metric);

/** The columns of the address that the report has, in their own order; all of them when it names none. */
export function columnsOfQuery(
  { columns }: Readonly<Record<string, string | undefined>>,
  metrics: readonly Metric[],
): readonly Metric[] {
  const named = new Set((columns ?? '').split(','));
  const shown = metrics.filter((metric) => named.has(metric));
  return shown.length === 0 ? metrics : shown;
}

/** The address with other columns; all of them need no word. */
export function withColumns(
  params: Readonly<Record<string, string>>,
  shown: readonly Metric[],
  metrics: readonly Metric[],
): Record<string, string> {
  const { columns: _, ...others } = params;
  return shown.length === metrics.length ? others : { ...others, columns: shown.join(',') };
}

export interface ReportSort {
  readonly metric: Metric;
  readonly order: 'asc' | 'desc';
}

/**
 * Sort order of the rows: by the column of the query if it is shown, else by the first; the highest first
 * [O3.12, O9.02].
 */
export function sortOfQuery(
  { orderby, order }: Readonly<Record<string, string | undefined>>,
  metrics: readonly Metric[],
): ReportSort {
  const metric = metrics.find((shown) => shown === orderby) ?? metrics[0] ?? 'clicks';
  return { metric, order: order === 'asc' ? 'asc' : 'desc' };
}

type Days = Pick<DayRange, 'after' | 'before'>;

/** Rows one answer can hold. */
export const mostRows = 1000;

/** Inputs of a report beside its days and its order. */
export interface ReportLimits {
  /** Limits the rows to these; absent for all. */
  readonly ids?: readonly string[] | undefined;
}

const limitedTo = ({ ids }: ReportLimits) => ({
  ...(ids === undefined ? {} : { ids: [...ids] }),
  per_page: mostRows,
});

/** Query of a report on the free listings; sorted by clicks where they have no such figure [O3.12]. */
export const freeReportQuery = (
  { after, before }: Days,
  { metric, order }: ReportSort,
  limits: ReportLimits = {},
): FreeReportQuery => ({
  ...limitedTo(limits),
  after,
  before,
  fields: [...freeFields],
  interval: 'day',
  orderby: isFreeMetric(metric) ? metric : 'clicks',
  order,
});

/** Query of a report on the paid campaigns [O3.12]. */
export const paidReportQuery = (
  { after, before }: Days,
  { metric, order }: ReportSort,
  limits: ReportLimits = {},
): PaidReportQuery => ({
  ...limitedTo(limits),
  after,
  before,
  fields: [...paidFields],
  interval: 'day',
  orderby: metric,
  order,
});

/** Totals of one period by source; a source that was not asked is absent. */
export interface SourceTotals {
  readonly free?: Figures | undefined;
  readonly paid?: Figures | undefined;
}

/** Total of both sources, undefined when neither has one. Only one of them ever counts money. */
function totalOf(metric: Metric, { free, paid }: SourceTotals): number | undefined {
  const said = [free?.[metric], paid?.[metric]].filter((value) => value !== undefined);
  return said.length === 0 ? undefined : said.reduce((sum, value) => sum + value, 0);
}

/** Reason why the free listings are not in a figure [O3.13]. */
function missingOf(metric: Metric, { free }: SourceTotals): MissingFreeListings {
  if (free === undefined || free[metric] !== undefined) return 0;
  return isFreeMetric(metric) ? 2 : 1;
}

/** Figures by metric, in the order they are shown. */
export type ReportValues = readonly (ReportValue & { readonly metric: Metric })[];

/** The totals of a period against those of the one before, which may still be on their way [O3.13]. */
export const valuesOf = (
  metrics: readonly Metric[],
  primary: SourceTotals,
  secondary: SourceTotals = {},
): ReportValues =>
  metrics.map((metric) => ({
    metric,
    ...reportValue(totalOf(metric, primary), totalOf(metric, secondary), missingOf(metric, primary)),
  }));
