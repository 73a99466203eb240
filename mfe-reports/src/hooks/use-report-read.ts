import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { freeReportQuery, paidReportQuery, type DayRange, type ReportSort } from '@listings/shared-machines';
import { serverRead, useFailureNotice, usePage } from '@listings/shared-sections';
import { useQuery } from '@tanstack/react-query';

/** What reports are about. */
export type ReportKind = 'programs' | 'products';

export interface ReportReadOptions {
  readonly kind: ReportKind;
  readonly days: DayRange;
  readonly sort: ReportSort;
  /** Limits the report; absent for all. */
  readonly ids?: readonly string[] | undefined;
  /** How many rows are wanted; all that one answer can hold when absent. */
  readonly rows?: number;
  /** Asks only while it is true. */
  readonly enabled?: boolean;
  /** A failure has no place of its own on the screen: it is told as a notice. */
  readonly notified?: boolean;
}

interface Asked {
  readonly queryKey: readonly unknown[];
}

interface AskedQuery extends Partial<DayRange> {
  readonly ids?: readonly string[];
}

/** While only the order changes, the rows of the same days and the same choice stay until the new ones are here. */
const keepRows =
  ({ days: { after, before }, ids }: ReportReadOptions) =>
  <T>(shown: T | undefined, asked: Asked | undefined): T | undefined => {
    const [, input] = (asked?.queryKey ?? []) as readonly [unknown?, { readonly query?: AskedQuery }?];
    const query = input?.query;
    const isSame = query?.after === after && query.before === before && query.ids?.join() === ids?.join();
    return isSame ? shown : undefined;
  };

/** A report on the free listings. */
export function useFreeReport(options: ReportReadOptions) {
  const { kind, days, sort, ids, rows, enabled = true, notified = false } = options;
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const key = kind === 'programs' ? 'getFreeProgramsReport' : 'getFreeProductsReport';
  const read = serverRead(
    api,
    key,
    { query: freeReportQuery(days, sort, { ids, rows }) },
    notified ? notify : undefined,
  );
  const result = useQuery({ ...read, enabled, placeholderData: keepRows(options)<FreeReport> }, queryClient);
  return { key, read: result } as const;
}

/** A report on the paid campaigns. */
export function usePaidReport(options: ReportReadOptions) {
  const { kind, days, sort, ids, rows, enabled = true, notified = false } = options;
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const key = kind === 'programs' ? 'getPaidProgramsReport' : 'getPaidProductsReport';
  const read = serverRead(
    api,
    key,
    { query: paidReportQuery(days, sort, { ids, rows }) },
    notified ? notify : undefined,
  );
  const result = useQuery({ ...read, enabled, placeholderData: keepRows(options)<PaidReport> }, queryClient);
  return { key, read: result } as const;
}
