import {
  metricsOf,
  productRows,
  programRows,
  sortOfQuery,
  valuesOf,
  type DateRange,
  type Metric,
  type ReportRow,
  type ReportSort,
  type ReportSource,
  type ReportValues,
} from '@listings/shared-machines';
import { usePage } from '@listings/shared-sections';
import { useFreeReport, usePaidReport, type ReportKind } from './use-report-read';

/** A report as it is shown. */
export interface ReportView {
  readonly metrics: readonly Metric[];
  /** Both sources are in it, and they do not have the same figures. */
  readonly isMixed: boolean;
  /** Absent while they are on their way. */
  readonly values?: ReportValues;
  readonly rows?: readonly ReportRow[];
  readonly isError: boolean;
  readonly retry: () => void;
}

interface Asked {
  readonly kind: ReportKind;
  readonly sources: readonly ReportSource[];
  readonly metrics: readonly Metric[];
  readonly range: DateRange;
  readonly sort: ReportSort;
}

type Wanted = Pick<Asked, 'kind' | 'sources' | 'sort'> & {
  readonly days: DateRange['primary'];
  readonly notified?: boolean;
};

/** One period from the sources asked; what is not asked counts as here, without data. */
function usePeriod({ sources, ...asked }: Wanted) {
  const free = useFreeReport({ ...asked, enabled: sources.includes('free') });
  const paid = usePaidReport({ ...asked, enabled: sources.includes('paid') });
  const reads = sources.map((source) => (source === 'free' ? free : paid));
  return {
    ...(sources.includes('free') ? { free: free.data } : {}),
    ...(sources.includes('paid') ? { paid: paid.data } : {}),
    isHere: reads.length > 0 && reads.every(({ data }) => data !== undefined),
    isError: reads.some(({ isError }) => isError),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

type Period = ReturnType<typeof usePeriod>;

const totalsOf = ({ free, paid }: Period) => ({
  ...(free === undefined ? {} : { free: free.totals }),
  ...(paid === undefined ? {} : { paid: paid.totals }),
});

/** The chosen period as soon as it is here, with the changes once the period before is here too [O3.12, O3.13]. */
function useReport({ kind, sources, metrics, range, sort }: Asked): ReportView {
  const primary = usePeriod({ kind, sources, sort, days: range.primary });
  const secondary = usePeriod({
    kind,
    sources,
    sort: sortOfQuery({}, metrics),
    days: range.secondary,
    notified: true,
  });
  const state = { metrics, isMixed: sources.length > 1, isError: primary.isError, retry: primary.retry };
  if (!primary.isHere || primary.isError) return state;
  const { free, paid } = primary;
  const report = paid ?? free;
  return {
    ...state,
    values: valuesOf(metrics, totalsOf(primary), secondary.isHere ? totalsOf(secondary) : {}),
    rows: kind === 'programs' ? programRows({ free, paid }, sort) : report ? productRows(report, sort) : [],
  };
}

/** Free listings and, when the ads setup is complete, campaigns [O2.07, O2.11]. */
export function useProgramsReport(range: DateRange, sort: ReportSort): ReportView {
  const { adsSetupComplete } = usePage().bootstrap;
  const sources = adsSetupComplete ? (['free', 'paid'] as const) : (['free'] as const);
  return useReport({ kind: 'programs', sources, metrics: metricsOf(adsSetupComplete), range, sort });
}

/** Products from one source [O2.12, O2.15]; asks nothing until it is known which. */
export function useProductsReport(range: DateRange, sort: ReportSort, source: ReportSource | undefined): ReportView {
  const sources = source === undefined ? [] : [source];
  return useReport({ kind: 'products', sources, metrics: metricsOf(source !== 'free'), range, sort });
}
