import {
  figuresByDay,
  metricsOf,
  productIds,
  productRows,
  programIds,
  programRows,
  programSources,
  sameFigures,
  sortOfQuery,
  valuesOf,
  type DateRange,
  type Metric,
  type ReportFilter,
  type ReportRow,
  type ReportSort,
  type ReportSource,
  type ReportValues,
} from '@listings/shared-machines';
import { useFreshness, usePage, type Freshness } from '@listings/shared-sections';
import { useMemo, useState } from 'react';
import { useFreeReport, usePaidReport, type ReportKind } from './use-report-read';

type DayFigures = ReturnType<typeof figuresByDay>;

/** A report as it is shown. */
export interface ReportView {
  readonly metrics: readonly Metric[];
  /** Both sources are in it, and they do not have the same figures. */
  readonly isMixed: boolean;
  /** Absent while they are on their way. */
  readonly values?: ReportValues;
  readonly rows?: readonly ReportRow[];
  readonly figures?: DayFigures;
  /** Of the days before; absent while they are on their way. */
  readonly figuresBefore?: DayFigures;
  readonly sources: readonly ReportSource[];
  /** What the rows are limited to; absent for all. */
  readonly ids: readonly string[] | undefined;
  /** There are more rows than these. */
  readonly isCut: boolean;
  readonly freshness: Freshness;
  readonly isError: boolean;
  readonly retry: () => void;
}

interface Asked {
  readonly kind: ReportKind;
  /** Undefined while it is not known which; none is a report without data. */
  readonly sources: readonly ReportSource[] | undefined;
  readonly ids: readonly string[] | undefined;
  readonly metrics: readonly Metric[];
  readonly range: DateRange;
  readonly sort: ReportSort;
}

type Wanted = Pick<Asked, 'kind' | 'sources' | 'ids' | 'sort'> & {
  readonly days: DateRange['primary'];
  readonly notified?: boolean;
  readonly rows?: number;
};

/** The former figures while the new ones say the same, as when only the order changes: nothing is drawn anew. */
function useKept(figures: DayFigures): DayFigures {
  const [kept, setKept] = useState(figures);
  const isSame = kept === figures || sameFigures(kept, figures);
  if (!isSame) setKept(figures);
  return isSame ? kept : figures;
}

/** One period from the sources asked; what is not asked counts as here, without data. */
function usePeriod({ sources, ...asked }: Wanted) {
  const wants = (source: ReportSource) => sources?.includes(source) ?? false;
  const free = useFreeReport({ ...asked, enabled: wants('free') });
  const paid = usePaidReport({ ...asked, enabled: wants('paid') });
  const reads = [...(wants('free') ? [free] : []), ...(wants('paid') ? [paid] : [])];
  const data = { free: wants('free') ? free.read.data : undefined, paid: wants('paid') ? paid.read.data : undefined };
  const figures = useKept(useMemo(() => figuresByDay(data.free, data.paid), [data.free, data.paid]));
  return {
    ...data,
    figures,
    reads,
    isHere: sources !== undefined && reads.every(({ read }) => read.data !== undefined),
    // What failed later leaves the former figures, and a notice.
    isError: reads.some(({ read }) => read.isError && read.data === undefined),
    retry: () => {
      for (const { read } of reads) if (read.isError) void read.refetch();
    },
  };
}

type Period = ReturnType<typeof usePeriod>;

const totalsOf = ({ free, paid }: Period) => ({
  ...(free === undefined ? {} : { free: free.totals }),
  ...(paid === undefined ? {} : { paid: paid.totals }),
});

/** The rows of a period, the same as long as nothing of them changes. */
function useRows({ kind, sort, period: { free, paid } }: Pick<Asked, 'kind' | 'sort'> & { period: Period }) {
  const { metric, order } = sort;
  return useMemo(() => {
    if (kind === 'programs') return programRows({ free, paid }, { metric, order });
    const report = paid ?? free;
    return report === undefined ? [] : productRows(report, { metric, order });
  }, [kind, free, paid, metric, order]);
}

/** The chosen period as soon as it is here, with the changes once the period before is here too [O3.12, O3.13]. */
function useReport({ kind, sources, ids, metrics, range, sort }: Asked): ReportView {
  const primary = usePeriod({ kind, sources, ids, sort, days: range.primary });
  const secondary = usePeriod({
    kind,
    sources,
    ids,
    sort: sortOfQuery({}, metrics),
    days: range.secondary,
    // Its totals and days count, its rows are not shown.
    rows: 1,
    notified: true,
  });
  const freshness = useFreshness([...primary.reads, ...secondary.reads]);
  const rows = useRows({ kind, sort, period: primary });
  const state = {
    metrics,
    ids,
    sources: sources ?? [],
    isMixed: (sources?.length ?? 0) > 1,
    freshness,
    isCut: [primary.free, primary.paid].some((report) => report !== undefined && report.next_page !== null),
    isError: primary.isError,
    retry: primary.retry,
  };
  if (!primary.isHere || primary.isError) return state;
  const { figures } = primary;
  return {
    ...state,
    figures,
    ...(secondary.isHere ? { figuresBefore: secondary.figures } : {}),
    values: valuesOf(metrics, totalsOf(primary), secondary.isHere ? totalsOf(secondary) : {}),
    rows,
  };
}

const sourceNames = ['free', 'paid'] as const satisfies readonly ReportSource[];

/** The figures of the programs report: those of free listings alone where no campaign is in it [O2.11, O2.17]. */
export const programMetrics = (filter: ReportFilter, adsSetupComplete: boolean): readonly Metric[] =>
  metricsOf(adsSetupComplete && programSources(filter).paid);

/** Free listings and, when the ads setup is complete, campaigns, as far as they are chosen [O2.07, O2.11]. */
export function useProgramsReport(range: DateRange, sort: ReportSort, filter: ReportFilter): ReportView {
  const { adsSetupComplete } = usePage().bootstrap;
  const wanted = programSources(filter);
  const sources = sourceNames.filter((source) => wanted[source] && (source === 'free' || adsSetupComplete));
  const metrics = programMetrics(filter, adsSetupComplete);
  return useReport({ kind: 'programs', sources, ids: programIds(filter), metrics, range, sort });
}

interface ProductsAsked {
  readonly range: DateRange;
  readonly sort: ReportSort;
  /** Undefined while it is not known. */
  readonly source: ReportSource | undefined;
  readonly products: ReportFilter;
  readonly variations: ReportFilter;
}

/** Products from one source [O2.12-O2.15]; asks nothing until it is known which. */
export function useProductsReport({ range, sort, source, products, variations }: ProductsAsked): ReportView {
  const sources = source === undefined ? undefined : [source];
  const ids = productIds(products, variations);
  return useReport({ kind: 'products', sources, ids, metrics: metricsOf(source !== 'free'), range, sort });
}
