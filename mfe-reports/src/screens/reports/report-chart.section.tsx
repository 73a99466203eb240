import { EmptyFiguresPart, type DateRangeView } from '@listings/shared-sections';
import {
  Box,
  LaterPart,
  LazyPart,
  LoadingLines,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { useState, type ComponentType } from 'react';
import type { ChartChoice } from '../../hooks/use-chart-choice';
import type { ReportView } from '../../hooks/use-report';
import type { ChartMarks } from '../../hooks/use-marks';
import { useAfterPaint } from '../../hooks/use-after-paint';
import type { ReportChartProps } from './drawn-chart';

/** The chart library comes after table and figures, and only where there is something to draw. */
const ReportChart = retryLazy(() => import('./report-chart').then((module) => module.ReportChart));

/** Room of the chart with its legend, in pixels: nothing moves when it arrives. */
const chartRoom = 320;

/** The choices come after it: until then there is nothing to choose for. */
const ChartChoices = retryLazy(() => import('./chart-choices').then((module) => module.ChartChoices));

/** Room of the choices, in pixels. */
const choicesRoom = 65;

export interface ReportChartSectionProps {
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  /** Figure, interval and type of the chart. */
  readonly choice: ChartChoice;
  /** Component that draws the chart, where it is not the usual one. */
  readonly Chart?: ComponentType<ReportChartProps> | undefined;
}

/** One figure over time against the time before [O2.11, O2.16, O2.18, O2.26, O2.27]. */
export function ReportChartSection({ report, dateRange, choice, Chart = ReportChart }: ReportChartSectionProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const [marks, setMarks] = useState<ChartMarks>();
  const isShown = useAfterPaint(report.values !== undefined);
  const isDrawn = report.extent === 'all';
  const isEmpty = isDrawn && report.figures?.size === 0;
  return (
    <Panel role="group" aria-label={t('chart.title')}>
      <PanelHeader title={t('chart.over', { figure: shared(`reports.metrics.${choice.metric}`) })} headingLevel={2} />
      <PanelBody>
        <Box sx={{ minHeight: choicesRoom, displayPrint: 'none' }}>
          <LaterPart>
            <ChartChoices report={report} dateRange={dateRange} choice={choice} onMarks={setMarks} />
          </LaterPart>
        </Box>
        <Box sx={{ minHeight: isEmpty || !isDrawn ? 0 : chartRoom, minWidth: 0 }}>
          {isEmpty && <EmptyFiguresPart view={dateRange} />}
          {isDrawn && !isEmpty && isShown && (
            <LazyPart fallback={<LoadingLines lines={4} />}>
              <Chart report={report} dateRange={dateRange} choice={choice} marks={marks} />
            </LazyPart>
          )}
        </Box>
      </PanelBody>
    </Panel>
  );
}
