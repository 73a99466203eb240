import { useOffered } from '@listings/shared-app';
import { LazyPart, retryLazy } from '@listings/shared-ui';
import { useState } from 'react';
import type { ReportBodyProps } from './report-parts.types';
import { ShownRows } from './shown-rows';

// Comes with it: a file of its own would cost more than it holds.
export { PrintedFilter } from './printed-filter';

/** Of the programs alone. */
const CountriesReportSection = retryLazy(() =>
  import('./countries-report.section').then((module) => module.CountriesReportSection),
);

/** What follows a report: its countries, and what a screen reader is told of a filter. */
export function AfterReport({ report, filter, dateRange, sorting }: ReportBodyProps) {
  const isOffered = useOffered();
  const [wasHere, setHere] = useState(false);
  if (report.rows && !wasHere) setHere(true);
  return (
    <>
      <ShownRows subject={filter.subject} rows={report.rows} />
      {wasHere && report.kind === 'programs' && isOffered('getCountriesReport') && (
        <LazyPart>
          <CountriesReportSection report={report} days={dateRange.range.primary} sort={sorting.sort} />
        </LazyPart>
      )}
    </>
  );
}
