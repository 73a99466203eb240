import type { ReportRow } from '@listings/shared-machines';
import type { DateRangeView, FigureScreen } from '@listings/shared-sections';
import type { ComponentType, ReactNode } from 'react';
import type { ReportView } from '../../hooks/use-report';
import type { FilterView } from '../../hooks/use-report-filter';
import type { ReportSorting } from '../../hooks/use-report-sort';
import type { ReportChartProps } from './drawn-chart';
import type { RowFigureProps } from './row-figure';

/** Parts that a comparison shows in place of the usual ones. */
export interface ComparedParts {
  /** Over the figures of all rows together. */
  readonly figures: ReactNode;
  readonly Chart: ComponentType<ReportChartProps>;
  /** A cell of the table. */
  readonly Figure: ComponentType<RowFigureProps>;
  /** Under the rows; absent while it is on its way. */
  readonly total: ReportRow | undefined;
}

export interface ReportBodyProps {
  readonly screen: FigureScreen;
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  readonly sorting: ReportSorting;
  /** Filter of the rows, which also leads to a comparison of chosen ones. */
  readonly filter: FilterView;
}

export interface ReportPartsProps extends ReportBodyProps {
  readonly compared?: ComparedParts | undefined;
}
