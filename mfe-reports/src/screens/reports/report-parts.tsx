import { LazyPart } from '@listings/shared-ui';
import { ReportChartSection } from './report-chart.section';
import { useChartChoice } from '../../hooks/use-chart-choice';
import type { ReportPartsProps } from './report-parts.types';
import { ReportSummary } from './report-summary';
import { ExtentNote, ReportTable } from './report-table';

/** Figures, chart and rows of a report, one beneath the other. */
export function ReportParts(props: ReportPartsProps) {
  const { report, dateRange, screen, compared } = props;
  const choice = useChartChoice(screen, report.metrics, dateRange.choice);
  return (
    <>
      {(report.extent !== 'all' || report.extentBefore !== 'all') && (
        <LazyPart>
          <ExtentNote report={report} />
        </LazyPart>
      )}
      {!report.failed && (
        <>
          <ReportSummary
            report={report}
            days={dateRange.range.primary}
            chosen={choice.metric}
            onChoose={choice.setMetric}
          >
            {compared?.figures}
          </ReportSummary>
          <ReportChartSection report={report} dateRange={dateRange} choice={choice} Chart={compared?.Chart} />
        </>
      )}
      <ReportTable {...props} />
    </>
  );
}
