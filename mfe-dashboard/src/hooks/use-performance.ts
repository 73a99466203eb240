import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import {
  figureOf,
  isSelfContained,
  reportValue,
  type DateRange,
  type Figure,
  type ReportValue,
} from '@listings/shared-machines';
import { useFreeReport, useFreshness, usePaidReport, type FigureRead, type Freshness } from '@listings/shared-sections';
import { freeTotals, paidTotals } from '../screens/dashboard/dashboard.reads';

export interface Performance<Report = FreeReport | PaidReport> {
  /** Undefined while it is on its way. */
  readonly valueOf: (figure: Figure) => ReportValue | undefined;
  /** Report on the chosen days; absent while it is loading. */
  readonly report: Report | undefined;
  /** Report on the days it is compared with. */
  readonly reportBefore: Report | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly freshness: Freshness;
}

interface Read<R> {
  readonly key: FigureRead['key'];
  readonly read: Omit<FigureRead['read'], 'data'> & { readonly data: R | undefined; readonly isError: boolean };
}

/** Both periods together: the card has its figures when both are here, and trouble when one of them failed. */
function usePerformance<R extends FreeReport | PaidReport>(primary: Read<R>, secondary: Read<R>): Performance<R> {
  const reads = [primary, secondary];
  const report = primary.read.data;
  const reportBefore = secondary.read.data;
  const freshness = useFreshness(reads);
  return {
    valueOf: (figure) =>
      report && reportBefore && reportValue(figureOf(figure, report.totals), figureOf(figure, reportBefore.totals)),
    report,
    reportBefore,
    isPending: report === undefined || reportBefore === undefined,
    // A failed refresh leaves the former figures; a sum of only some of the rows is no figure.
    isError: reads.some(({ read: { data, isError } }) => (data ? !isSelfContained(data) : isError)),
    retry: () => {
      for (const { read } of reads) if (read.isError) void read.refetch();
    },
    freshness,
  };
}

/** Performance of the free listings. */
export function useFreePerformance({ primary, secondary }: DateRange): Performance<FreeReport> {
  const key = 'getFreeProgramsReport';
  // A card has a place of its own for a failure.
  const now = useFreeReport(key, freeTotals(primary), { silent: true });
  const then = useFreeReport(key, freeTotals(secondary), { silent: true });
  return usePerformance({ key, read: now }, { key, read: then });
}

/** Performance of the paid campaigns; no request is sent unless it is `enabled`. */
export function usePaidPerformance({ primary, secondary }: DateRange, enabled: boolean): Performance<PaidReport> {
  const key = 'getPaidProgramsReport';
  const options = { silent: true, enabled };
  const now = usePaidReport(key, paidTotals(primary), options);
  const then = usePaidReport(key, paidTotals(secondary), options);
  return usePerformance({ key, read: now }, { key, read: then });
}
