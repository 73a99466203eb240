import type { Metric, ReportRow } from '@listings/shared-machines';
import type { DateRangeView, FigureScreen } from '@listings/shared-sections';
import { LazyPart } from '@listings/shared-ui';
import type { ComponentType, ReactNode } from 'react';
import type { ReportView } from '../../hooks/use-report';
import type { FilterView } from '../../hooks/use-report-filter';
import type { ReportSorting } from '../../hooks/use-report-sort';
import type { ReportChartProps } from './drawn-chart';
import { ReportChartSection } from './report-chart.section';
import { ReportSummary } from './report-summary';
import { ExtentNote, ReportTable } from './report-table';

/** What a comparison shows otherwise. */
export interface ComparedParts {
  /** Over the figures of all rows together. */
  readonly figures: ReactNode;
  readonly Chart: ComponentType<ReportChartProps>;
  /** A cell of the table. */
  readonly Figure: ComponentType<{ readonly row: ReportRow; readonly metric: Metric }>;
  /** Under the rows; absent while it is on its way. */
  readonly total: ReportRow | undefined;
}

export interface ReportPartsProps {
  readonly screen: FigureScreen;
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  readonly sorting: ReportSorting;
  /** What the rows are, and where a comparison of chosen ones goes. */
  readonly filter: FilterView;
  readonly compared?: ComparedParts;
}

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
