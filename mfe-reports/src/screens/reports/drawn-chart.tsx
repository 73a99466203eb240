import { isMoney, isRatio, type ChartSpan, type Comparison, type IntervalSpan } from '@listings/shared-machines';
import { useFigureTexts, type DateRangeView } from '@listings/shared-sections';
import { LazyPart, retryLazy, useText } from '@listings/shared-ui';
import { TimeChart, type TimeChartProps } from '@listings/shared-ui/charts';
import { useCallback } from 'react';
import { useFigureHeaders } from '../../hooks/use-figure-headers';
import type { ChartChoice } from '../../hooks/use-chart-choice';
import type { ChartMarks } from '../../hooks/use-marks';
import type { ReportView } from '../../hooks/use-report';

/** A tenth of a percent is a step that the axis may have. */
const inPercent = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Note on points that are not one day each. */
const SpanNote = retryLazy(() => import('./span-note').then((module) => module.SpanNote));

export interface ReportChartProps {
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  readonly choice: ChartChoice;
  /** Absent while they are on their way, and where there are none. */
  readonly marks?: ChartMarks | undefined;
}

interface DrawnChartProps
  extends Pick<ReportChartProps, 'dateRange' | 'choice' | 'marks'>, Pick<TimeChartProps, 'series' | 'ranking'> {
  readonly spans: readonly IntervalSpan[];
  /** Spans of the earlier period beside the points; absent without a comparison. */
  readonly earlier?: readonly (ChartSpan | null)[] | undefined;
  readonly note?: string | undefined;
}

/** The chosen figure over the days of the report, its axis in days or months, and in the unit of the figure [O2.25, O9.08]. */
export function DrawnChart({ dateRange, choice, earlier, note, marks, ...drawn }: DrawnChartProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const { figure } = useFigureTexts();
  const headerOf = useFigureHeaders();
  const { metric, interval, kind } = choice;
  const { range, calendar } = dateRange;
  const format = useCallback((value: number) => figure(metric, value), [figure, metric]);
  return (
    <TimeChart
      {...drawn}
      {...marks}
      kind={kind}
      label={t('chart.label', { metric: shared(`reports.metrics.${metric}`), range: range.primary.range })}
      pointsLabel={t('chart.points')}
      axisLabel={metric === 'roas' ? `${headerOf(metric)} (×)` : headerOf(metric)}
      interval={interval}
      locale={calendar.locale}
      today={calendar.today}
      format={format}
      axisFormat={metric === 'conversionRate' ? inPercent : undefined}
      whole={!isMoney(metric) && !isRatio(metric)}
      note={
        <>
          {interval !== 'day' && (
            <LazyPart>
              <SpanNote spans={drawn.spans} earlier={earlier} comparison={range.secondary.label as Comparison} />
            </LazyPart>
          )}{' '}
          {note}
        </>
      }
    />
  );
}
