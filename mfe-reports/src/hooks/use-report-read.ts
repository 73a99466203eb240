import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import {
  freeReportQuery,
  paidReportQuery,
  type DayRange,
  type ReportSort,
  type ReportSource,
} from '@listings/shared-machines';
import { useFreeReport, usePaidReport } from '@listings/shared-sections';

/** Subject of a report. */
export type ReportKind = 'programs' | 'products';

const keys = {
  programs: { free: 'getFreeProgramsReport', paid: 'getPaidProgramsReport' },
  products: { free: 'getFreeProductsReport', paid: 'getPaidProductsReport' },
} as const;

/** Call that reads a report. */
export type ReportCall = (typeof keys)[ReportKind][ReportSource];

export interface ReportReadOptions {
  readonly kind: ReportKind;
  /** Sources to read. */
  readonly sources: readonly ReportSource[];
  readonly days: Pick<DayRange, 'after' | 'before'>;
  readonly sort: ReportSort;
  /** Limits the report; absent for all. */
  readonly ids?: readonly string[] | undefined;
  /** A failure has no place of its own on the screen: it is shown as a notice. */
  readonly notified?: boolean | undefined;
}

type Asked = Partial<Pick<DayRange, 'after' | 'before'>> & { readonly ids?: readonly string[] | undefined };

const placeOf = ({ after, before, ids }: Asked): string => [after, before, ids].join();

/** Keeps the rows of the same days and the same choice until the new ones are here, while only the order changes. */
const keepRows =
  ({ days, ids }: ReportReadOptions) =>
  <T>(shown: T | undefined, asked: { readonly queryKey: readonly unknown[] } | undefined): T | undefined => {
    const [, input] = (asked?.queryKey ?? []) as readonly [unknown?, { readonly query?: Asked | undefined }?];
    return placeOf(input?.query ?? {}) === placeOf({ ...days, ids }) ? shown : undefined;
  };

/** The reports of the free listings and of the paid campaigns, as far as they are asked. */
export function useReportReads(options: ReportReadOptions) {
  const { kind, sources, days, sort, ids, notified } = options;
  const key = keys[kind];
  const silent = notified !== true;
  const keep = keepRows(options);
  const free = useFreeReport(
    key.free,
    { query: freeReportQuery(days, sort, { ids }) },
    { enabled: sources.includes('free'), silent, placeholderData: keep<FreeReport> },
  );
  const paid = usePaidReport(
    key.paid,
    { query: paidReportQuery(days, sort, { ids }) },
    { enabled: sources.includes('paid'), silent, placeholderData: keep<PaidReport> },
  );
  return { free: { key: key.free, read: free }, paid: { key: key.paid, read: paid } } as const;
}
