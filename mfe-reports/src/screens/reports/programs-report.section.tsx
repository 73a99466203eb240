import { metricsOf } from '@listings/shared-machines';
import { CurrencyNotice, DateRangeSection, useDateRange, usePage } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useProgramsReport } from '../../hooks/use-report';
import { useReportSort } from '../../hooks/use-report-sort';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';

/** What the free listings and the campaigns brought [O2.11]. */
export function ProgramsReportSection() {
  const t = useText('reports');
  const { adsSetupComplete } = usePage().bootstrap;
  const dateRange = useDateRange('reports-programs');
  const sorting = useReportSort('reports-programs', metricsOf(adsSetupComplete));
  const report = useProgramsReport(dateRange.range, sorting.sort);
  return (
    <>
      <CurrencyNotice screen="reports-programs" />
      <DateRangeSection view={dateRange} />
      {!report.isError && <ReportSummary report={report} />}
      <ReportTable title={t('programs')} nameHeader={t('columns.program')} report={report} sorting={sorting} />
    </>
  );
}
