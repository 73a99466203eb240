import { LazyPart } from '@listings/shared-ui';
import { ReportChartSection } from './report-chart.section';
import type { ReportPartsProps } from './report-parts.types';
import { ReportSummary } from './report-summary';
import { ExtentNote, ReportTable } from './report-table';

/** Figures, chart and rows of a report, one beneath the other. */
export function ReportParts(props: ReportPartsProps) {
  const { report, dateRange, screen, compared } = props;
  return (
    <>
      {(report.extent !== 'all' || report.extentBefore !== 'all') && (
        <LazyPart>
          <ExtentNote report={report} />
        </LazyPart>
      )}
      {!report.isError && <ReportSummary report={report}>{compared?.figures}</ReportSummary>}
      {!report.isError && (
        <ReportChartSection report={report} dateRange={dateRange} screen={screen} Chart={compared?.Chart} />
      )}
      <ReportTable {...props} />
    </>
  );
}
