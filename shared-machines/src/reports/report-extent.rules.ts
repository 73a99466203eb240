import type { FreeReport, PaidReport } from '@listings/shared-api/contract';

type Report = FreeReport | PaidReport;

/** True if the page alone has the totals and the days of the report: it is the only one, or marked as whole. */
export const isSelfContained = ({ next_page, whole }: Pick<Report, 'next_page' | 'whole'>): boolean =>
  next_page === null || whole === true;

/** Mark of a report that could be read whole only without its days. */
export const withoutDays = { daysAreMissing: true } as const;

/** Extent of a read report: all; all rows, but no days; or only its first rows, so that its figures are partial. */
export type ReadExtent = 'all' | 'rows' | 'some';

const extents = ['all', 'rows', 'some'] as const satisfies readonly ReadExtent[];

const extentOfOne = (report: Report): ReadExtent =>
  isSelfContained(report) ? ('daysAreMissing' in report ? 'rows' : 'all') : 'some';

/** Extent of reports that are shown together: the smallest of theirs. */
export const extentOf = (...reports: readonly (Report | undefined)[]): ReadExtent =>
  extents[Math.max(0, ...reports.map((report) => (report ? extents.indexOf(extentOfOne(report)) : 0)))] ?? 'all';
