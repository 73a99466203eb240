import { freeFields, paidFields, type FreeReport, type PaidReport } from '@listings/shared-api/contract';
import { reportValue, type DateRange, type DayRange, type Metric, type ReportValue } from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-sections';

export interface Performance {
  /** Undefined while it is on its way. */
  readonly valueOf: (metric: Metric) => ReportValue | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

interface Read {
  readonly data: FreeReport | PaidReport | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Both periods together: the card has its figures when both are here, and trouble when one of them failed. */
function performanceOf(primary: Read, secondary: Read): Performance {
  const [now, then] = [primary.data?.totals, secondary.data?.totals];
  return {
    valueOf: (metric) => (now && then ? reportValue(now[metric], then[metric]) : undefined),
    isPending: now === undefined || then === undefined,
    isError: primary.isError || secondary.isError,
    retry: () => {
      for (const read of [primary, secondary]) if (read.isError) void read.refetch();
    },
  };
}

const freeQuery = ({ after, before }: DayRange) => ({ query: { after, before, fields: [...freeFields] } });
const paidQuery = ({ after, before }: DayRange) => ({ query: { after, before, fields: [...paidFields] } });

/** What the free listings brought. */
export function useFreePerformance({ primary, secondary }: DateRange): Performance {
  const now = useServerRead('getFreeProgramsReport', freeQuery(primary), { silent: true });
  const then = useServerRead('getFreeProgramsReport', freeQuery(secondary), { silent: true });
  return performanceOf(now, then);
}

/** What the paid campaigns brought. */
export function usePaidPerformance({ primary, secondary }: DateRange): Performance {
  const now = useServerRead('getPaidProgramsReport', paidQuery(primary), { silent: true });
  const then = useServerRead('getPaidProgramsReport', paidQuery(secondary), { silent: true });
  return performanceOf(now, then);
}
