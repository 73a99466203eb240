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
  /** Asks only while it is true. */
  readonly enabled?: boolean;
  /** A failure has no place of its own on the screen: it is told as a notice. */
  readonly notified?: boolean;
}

interface Asked {
  readonly queryKey: readonly unknown[];
}

/** While only the order changes, the rows of the same days stay until the new ones are here. */
const keepDays =
  ({ after, before }: DayRange) =>
  <T>(shown: T | undefined, asked: Asked | undefined): T | undefined => {
    const [, input] = (asked?.queryKey ?? []) as readonly [unknown?, { readonly query?: Partial<DayRange> }?];
    return input?.query?.after === after && input.query.before === before ? shown : undefined;
  };

/** A report on the free listings. */
export function useFreeReport({ kind, days, sort, enabled = true, notified = false }: ReportReadOptions) {
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const key = kind === 'programs' ? 'getFreeProgramsReport' : 'getFreeProductsReport';
  const read = serverRead(api, key, { query: freeReportQuery(days, sort) }, notified ? notify : undefined);
  return useQuery({ ...read, enabled, placeholderData: keepDays(days)<FreeReport> }, queryClient);
}

/** A report on the paid campaigns. */
export function usePaidReport({ kind, days, sort, enabled = true, notified = false }: ReportReadOptions) {
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const key = kind === 'programs' ? 'getPaidProgramsReport' : 'getPaidProductsReport';
  const read = serverRead(api, key, { query: paidReportQuery(days, sort) }, notified ? notify : undefined);
  return useQuery({ ...read, enabled, placeholderData: keepDays(days)<PaidReport> }, queryClient);
}
