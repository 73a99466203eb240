import { usePage } from '@listings/shared-app';
import { CurrencyNotice, DateRangeSection, useDateRange } from '@listings/shared-sections';
import { Box, LazyPart, retryLazy } from '@listings/shared-ui';
import { programMetrics, useProgramsReport } from '../../hooks/use-report';
import { useReportFilter } from '../../hooks/use-report-filter';
import { useReportSort } from '../../hooks/use-report-sort';
import { ReportBody } from './report-body';
import { ReportFilterSection } from './report-filter.section';

const screen = 'reports-programs';

/** Only stores whose campaigns were converted have it. */
const ConversionNotice = retryLazy(() => import('./conversion-notice').then((module) => module.ConversionNotice));

/** Report on the free listings and the campaigns [O2.11]. */
export function ProgramsReportSection() {
  const { adsSetupComplete, adsCampaignConvertStatus } = usePage().bootstrap;
  const dateRange = useDateRange(screen);
  const programs = useReportFilter('programs', screen);
  const sorting = useReportSort(screen, programMetrics(programs.filter, adsSetupComplete));
  const report = useProgramsReport(dateRange.range, sorting.sort, programs.filter);
  return (
    <>
      <CurrencyNotice screen={screen} />
      {adsCampaignConvertStatus !== null && (
        <LazyPart>
          <ConversionNotice />
        </LazyPart>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 3 }}>
        <Box sx={{ flex: '1 1 480px', maxWidth: { sm: 656 }, minWidth: 0 }}>
          <DateRangeSection view={dateRange} />
        </Box>
        <ReportFilterSection view={programs} />
      </Box>
      <ReportBody screen={screen} report={report} dateRange={dateRange} sorting={sorting} filter={programs} />
    </>
  );
}
