import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { isSelfContained, reportValue, type DateRange, type Metric, type ReportValue } from '@listings/shared-machines';
import { useFreeReport, useFreshness, usePaidReport, type FigureRead, type Freshness } from '@listings/shared-sections';
import { freeTotals, paidTotals } from '../screens/dashboard/dashboard.reads';

export interface Performance {
  /** Undefined while it is on its way. */
  readonly valueOf: (metric: Metric) => ReportValue | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly freshness: Freshness;
}

type Read = FigureRead & { readonly read: Totals };

interface Totals {
  readonly data: FreeReport | PaidReport | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Both periods together: the card has its figures when both are here, and trouble when one of them failed. */
function usePerformance(primary: Read, secondary: Read): Performance {
  const reads = [primary, secondary];
  const [now, then] = [primary.read.data?.totals, secondary.read.data?.totals];
  const freshness = useFreshness(reads);
  return {
    valueOf: (metric) => (now && then ? reportValue(now[metric], then[metric]) : undefined),
    isPending: now === undefined || then === undefined,
    // What fails when it is taken anew leaves the former figures; a sum of some of the rows is none.
    isError: reads.some(({ read: { data, isError } }) => (data ? !isSelfContained(data) : isError)),
    retry: () => {
      for (const { read } of reads) if (read.isError) void read.refetch();
    },
    freshness,
  };
}

/** A card has a place of its own for a failure. */
const silent = { silent: true } as const;

/** What the free listings brought. */
export function useFreePerformance({ primary, secondary }: DateRange): Performance {
  const key = 'getFreeProgramsReport';
  const now = useFreeReport(key, freeTotals(primary), silent);
  const then = useFreeReport(key, freeTotals(secondary), silent);
  return usePerformance({ key, read: now }, { key, read: then });
}

/** What the paid campaigns brought. */
export function usePaidPerformance({ primary, secondary }: DateRange): Performance {
  const key = 'getPaidProgramsReport';
  const now = usePaidReport(key, paidTotals(primary), silent);
  const then = usePaidReport(key, paidTotals(secondary), silent);
  return usePerformance({ key, read: now }, { key, read: then });
}
