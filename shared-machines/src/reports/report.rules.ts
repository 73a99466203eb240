import {
  freeFields,
  paidFields,
  type Figures,
  type FreeReportQuery,
  type PaidReportQuery,
} from '@listings/shared-api/contract';
import type { DayRange } from '../date-range/date-range.rules';
import { reportValue, type MissingFreeListings, type ReportValue } from '../report-values/report-values.rules';
import type { Figure, Metric } from './figure.types';
import { countedFor, figureOf, isRatio } from './ratio.rules';

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

const withRatios = [...shownOrder, 'roas', 'costPerClick', 'conversionRate'] as const satisfies readonly Figure[];

/**
 * The figures a report shows: the five of paid campaigns and their ratios with those in it, else the two of free
 * listings [O2.17].
 */
export const metricsOf = (hasPaid: boolean): readonly Figure[] => (hasPaid ? withRatios : freeFields);

/** The figure is an amount in the ads account's currency [O2.17]. */
export const isMoney = (metric: Figure): boolean =>
  metric === 'sales' || metric === 'spend' || metric === 'costPerClick';

const isFreeMetric = (metric: Figure): metric is (typeof freeFields)[number] =>
  freeFields.some((field) => field === metric);

/** The columns of the address that a table has, in their own order; all of them when it names none. */
export function columnsOfQuery<Column extends string>(
  { columns }: Readonly<Record<string, string | undefined>>,
  all: readonly Column[],
): readonly Column[] {
  const named = new Set((columns ?? '').split(','));
  const shown = all.filter((column) => named.has(column));
  return shown.length === 0 ? all : shown;
}

/** The address with other columns; all of them need no word. */
export function withColumns(
  params: Readonly<Record<string, string>>,
  shown: readonly string[],
  all: readonly string[],
): Record<string, string> {
  const { columns: _, ...others } = params;
  return shown.length === all.length ? others : { ...others, columns: shown.join(',') };
}

export interface ReportSort {
  readonly metric: Figure;
  readonly order: 'asc' | 'desc';
}

/**
 * Sort order of the rows: by the column of the query if it is shown, else by the first; the highest first
 * [O3.12, O9.02].
 */
export function sortOfQuery(
  { orderby, order }: Readonly<Record<string, string | undefined>>,
  metrics: readonly Figure[],
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

/** The column a store sorts by: stores have no ratios, the rows of one are those with the most of what is divided. */
export const sortedBy = ({ metric }: Pick<ReportSort, 'metric'>): Metric => countedFor(metric)[0];

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
  orderby: sortedBy({ metric }),
  order,
});

/** Totals of one period by source; a source that was not asked is absent. */
export interface SourceTotals {
  readonly free?: Figures | undefined;
  readonly paid?: Figures | undefined;
}

/**
 * Total of both sources, undefined when neither has one. Only one of them ever counts money, and a ratio is of the
 * campaigns alone: the clicks of free listings cost nothing. Null where there is nothing to divide by.
 */
function totalOf(metric: Figure, { free, paid }: SourceTotals): number | null | undefined {
  if (isRatio(metric)) return paid && figureOf(metric, paid);
  const said = [free?.[metric], paid?.[metric]].filter((value) => value !== undefined);
  return said.length === 0 ? undefined : said.reduce((sum, value) => sum + value, 0);
}

/** Reason why the free listings are not in a figure [O3.13]. */
function missingOf(metric: Figure, { free }: SourceTotals): MissingFreeListings {
  if (free === undefined || (!isRatio(metric) && free[metric] !== undefined)) return 0;
  return isFreeMetric(metric) ? 2 : 1;
}

/** Figures by metric, in the order they are shown. */
export type ReportValues = readonly (ReportValue & { readonly metric: Figure })[];

/** The totals of a period against those of the one before, which may still be on their way [O3.13]. */
export const valuesOf = (
  metrics: readonly Figure[],
  primary: SourceTotals,
  secondary: SourceTotals = {},
): ReportValues =>
  metrics.map((metric) => ({
    metric,
    ...reportValue(totalOf(metric, primary), totalOf(metric, secondary), missingOf(metric, primary)),
  }));
