import type { FreeReport, FreeReportQuery, PaidReport, PaidReportQuery } from '@listings/shared-api/contract';
import { joinFreePages, joinPaidPages, restOfReport } from '@listings/shared-machines';

/** A report on the free listings whose first page is here, with all its pages. */
export function restOfFreeReport(
  first: FreeReport,
  query: FreeReportQuery,
  read: (query: FreeReportQuery) => Promise<FreeReport>,
): Promise<FreeReport> {
  const { interval, ...plain } = query;
  return restOfReport(first, interval !== undefined, {
    join: joinFreePages,
    read: (page, isByDay) => read({ ...(isByDay ? query : plain), ...page }),
  });
}

/** A report on the paid campaigns whose first page is here, with all its pages. */
export function restOfPaidReport(
  first: PaidReport,
  query: PaidReportQuery,
  read: (query: PaidReportQuery) => Promise<PaidReport>,
): Promise<PaidReport> {
  const { interval, ...plain } = query;
  return restOfReport(first, interval !== undefined, {
    join: joinPaidPages,
    read: (page, isByDay) => read({ ...(isByDay ? query : plain), ...page }),
  });
}
