import { conversionNoticeOf } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { CurrencyNotice, DateRangeSection, useDateRange } from '@listings/shared-sections';
import { LazyPart, retryLazy } from '@listings/shared-ui';
import { useState } from 'react';
import { programMetrics, useProgramsReport } from '../../hooks/use-report';
import { useReportFilter } from '../../hooks/use-report-filter';
import { useReportSort } from '../../hooks/use-report-sort';
import { ReportBody } from './report-body';
import { ReportFilterSection } from './report-filter.section';

const screen = 'reports-programs';

/** Seen in one month of a store's life. */
const ConversionNotice = retryLazy(() => import('./conversion-notice').then((module) => module.ConversionNotice));

/** Notice for thirty days after the campaigns were converted [O4.08, O9.04]. */
function Conversion() {
  const { adsCampaignConvertStatus } = usePage().bootstrap;
  const [now] = useState(Date.now);
  return conversionNoticeOf(adsCampaignConvertStatus, now) === 'after' ? (
    <LazyPart>
      <ConversionNotice />
    </LazyPart>
  ) : null;
}

/** Report on the free listings and the campaigns [O2.11]. */
export function ProgramsReportSection() {
  const { adsSetupComplete } = usePage().bootstrap;
  const dateRange = useDateRange(screen);
  const programs = useReportFilter('programs', screen);
  const sorting = useReportSort(screen, programMetrics(programs.filter, adsSetupComplete));
  const report = useProgramsReport(dateRange.range, sorting.sort, programs.filter);
  return (
    <>
      <CurrencyNotice screen={screen} />
      <Conversion />
      <DateRangeSection view={dateRange} />
      <ReportFilterSection view={programs} />
      <ReportBody screen={screen} report={report} dateRange={dateRange} sorting={sorting} filter={programs} />
    </>
  );
}
