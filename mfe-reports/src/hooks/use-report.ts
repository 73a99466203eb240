import type { PaidReport } from '@listings/shared-api/contract';
import {
  extentOf,
  figuresByDay,
  isComparison,
  metricsOf,
  programIds,
  programRows,
  programSources,
  sameFigures,
  sortOfQuery,
  totalRow,
  valuesOf,
  type DateRange,
  type DayFigures,
  type Figure,
  type ReadExtent,
  type ReportFilter,
  type ReportRow,
  type ReportSort,
  type ReportSource,
  type ReportValues,
  type SourceReports,
} from '@listings/shared-machines';
import { usePage, useStable } from '@listings/shared-app';
import { useFreshness, type Freshness } from '@listings/shared-sections';
import { useDeferredValue, useMemo } from 'react';
import { useReportReads, type ReportCall, type ReportKind } from './use-report-read';

/** A report as it is shown. */
export interface ReportView {
  readonly kind: ReportKind;
  readonly metrics: readonly Figure[];
  /** Both sources are in it, and they do not have the same figures. */
  readonly isMixed: boolean;
  /** Absent while they are on their way. */
  readonly values?: ReportValues | undefined;
  /** Rows in the order of the table. */
  readonly rows?: readonly ReportRow[] | undefined;
  /** Rows of the days before, where rows are compared; absent while they are loading. */
  readonly rowsBefore?: readonly ReportRow[] | undefined;
  /** Rows side by side, in the order they were chosen; absent where nothing is compared. */
  readonly compared?: readonly ReportRow[] | undefined;
  readonly figures?: DayFigures | undefined;
  /** Figures of the days before; absent while they are loading. */
  readonly figuresBefore?: DayFigures | undefined;
  /** Reports on the campaigns alone, which ratios are made of: of the chosen days and of those before. */
  readonly campaigns?: PaidReport | undefined;
  readonly campaignsBefore?: PaidReport | undefined;
  /** All rows together, as the figures above the rows have them; absent while they are loading. */
  readonly total?: ReportRow | undefined;
  readonly sources: readonly ReportSource[];
  /** Ids to which the rows are limited; absent for all. */
  readonly ids: readonly string[] | undefined;
  /** There are more rows than these. */
  readonly isCut: boolean;
  /** Extent read of the chosen period. */
  readonly extent: ReadExtent;
  /** Extent read of the period before. */
  readonly extentBefore: ReadExtent;
  readonly freshness: Freshness;
  /** Call of the chosen period that failed; absent where none did. */
  readonly failed?: ReportCall | undefined;
  readonly retry: () => void;
}

interface Asked {
  readonly kind: ReportKind;
  /** Its rows, sorted; the same function each time. */
  readonly rowsOf: (reports: SourceReports, sort: ReportSort) => ReportRow[];
  /** Undefined while it is not known which; none is a report without data. */
  readonly sources: readonly ReportSource[] | undefined;
  readonly ids: readonly string[] | undefined;
  /** The rows are to stand side by side. */
  readonly isCompared: boolean;
  readonly metrics: readonly Figure[];
  readonly range: DateRange;
  readonly sort: ReportSort;
}

type Wanted = Pick<Asked, 'kind' | 'sources' | 'ids' | 'sort'> & {
  readonly days: DateRange['primary'];
  readonly notified?: boolean | undefined;
};

/** One period from the sources asked; what is not asked counts as here, without data. */
function usePeriod({ sources = [], ...asked }: Wanted) {
  const bySource = useReportReads({ ...asked, sources });
  const reads = sources.map((source) => bySource[source]);
  const data = {
    free: sources.includes('free') ? bySource.free.read.data : undefined,
    paid: sources.includes('paid') ? bySource.paid.read.data : undefined,
  };
  const byDay = useMemo(() => figuresByDay(data.free, data.paid), [data.free, data.paid]);
  // Equal ones, as when only the order changes, are not drawn again.
  const figures = useStable(byDay, sameFigures);
  const extent = extentOf(data.free, data.paid);
  const isHere = reads.every(({ read }) => read.data !== undefined);
  return {
    ...data,
    figures,
    reads,
    extent,
    isHere,
    // Totals of some of the rows cannot be compared with totals of others.
    isComparable: isHere && extent !== 'some',
    // A later failure leaves the former figures, and a notice.
    failed: reads.find(({ read }) => read.isError && read.data === undefined)?.key,
    retry: () => {
      for (const { read } of reads) if (read.isError) void read.refetch();
    },
  };
}

type Period = ReturnType<typeof usePeriod>;

const totalsOf = ({ free, paid }: Period) => ({
  free: free?.totals,
  paid: paid?.totals,
});

/**
 * The rows of a period, the same as long as nothing of them changes. A press on a column shows its own answer first: the
 * rows here are put in order after it.
 */
function useRows({ rowsOf, sort }: Pick<Asked, 'rowsOf' | 'sort'>, { free, paid }: Period) {
  const metric = useDeferredValue(sort.metric);
  const order = useDeferredValue(sort.order);
  return useMemo(() => rowsOf({ free, paid }, { metric, order }), [rowsOf, free, paid, metric, order]);
}

/** The chosen period as soon as it is here, with the changes once the period before is here too [O3.12, O3.13]. */
export function useReport(asked: Asked): ReportView {
  const { kind, sources, ids, isCompared, metrics, range } = asked;
  const usual = sortOfQuery({}, metrics);
  // All that is compared is here: its order is no question to the store.
  const primary = usePeriod({ kind, sources, ids, sort: isCompared ? usual : asked.sort, days: range.primary });
  const secondary = usePeriod({ kind, sources, ids, sort: usual, days: range.secondary, notified: true });
  const freshness = useFreshness([...primary.reads, ...secondary.reads]);
  const rows = useRows(asked, primary);
  const rowsBefore = useRows({ rowsOf: asked.rowsOf, sort: usual }, secondary);
  const state = {
    kind,
    metrics,
    ids,
    sources: sources ?? [],
    isMixed: (sources?.length ?? 0) > 1,
    freshness,
    isCut: [primary.free, primary.paid].some((report) => report !== undefined && report.next_page !== null),
    extent: primary.extent,
    extentBefore: secondary.extent,
    failed: primary.failed,
    retry: primary.retry,
  };
  if (sources === undefined || !primary.isHere || primary.failed) return state;
  const before = primary.isComparable && secondary.isComparable ? totalsOf(secondary) : {};
  return {
    ...state,
    rows,
    ...(isCompared && secondary.isComparable ? { rowsBefore } : {}),
    figures: primary.figures,
    ...(secondary.isHere ? { figuresBefore: secondary.figures } : {}),
    values: valuesOf(metrics, totalsOf(primary), before),
    campaigns: primary.paid,
    campaignsBefore: secondary.paid,
    total: totalRow(totalsOf(primary), before),
  };
}

const sourceNames = ['free', 'paid'] as const satisfies readonly ReportSource[];

/** The figures of the programs report: those of free listings alone where no campaign is in it [O2.11, O2.17]. */
export const programMetrics = (filter: ReportFilter, adsSetupComplete: boolean | null): readonly Figure[] =>
  metricsOf((adsSetupComplete ?? true) && programSources(filter).paid);

/** Free listings and, when the ads setup is complete, campaigns, as far as they are chosen [O2.07, O2.11]. */
export function useProgramsReport(range: DateRange, sort: ReportSort, filter: ReportFilter): ReportView {
  const { adsSetupComplete } = usePage().bootstrap;
  const wanted = programSources(filter);
  const sources = sourceNames.filter((source) => wanted[source] && (source === 'free' || (adsSetupComplete ?? true)));
  const metrics = programMetrics(filter, adsSetupComplete);
  const isCompared = isComparison(filter);
  const asked = { sources, ids: programIds(filter), isCompared, metrics, range, sort };
  return useReport({ kind: 'programs', rowsOf: programRows, ...asked });
}
