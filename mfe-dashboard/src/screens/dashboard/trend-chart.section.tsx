import {
  chartSpans,
  earlierSpans,
  extentOf,
  figuresByDay,
  figureValues,
  intervalOf,
  isMoney,
  type Comparison,
  type Figure,
  type Period,
} from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-app';
import { EmptyFigures, useFigureTexts, type DateRangeView } from '@listings/shared-sections';
import { EmptyState, MoreTexts, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { TimeChart, type ChartSeries } from '@listings/shared-ui/charts';
import { useCallback, useMemo } from 'react';
import { freeFigures } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Performance } from '../../hooks/use-performance';
import { trendTexts } from '../../messages/trend.texts';

interface ChartProps {
  readonly figure: Figure;
  readonly performance: Performance;
  readonly dateRange: DateRangeView;
}

/** The chosen days and those before that stand beside them. */
function useSpans({ range, choice, calendar }: DateRangeView) {
  // The range is a new object in each render; this is its content.
  const place = JSON.stringify([range, intervalOf(undefined, choice)]);
  const { weekStartsOn } = calendar;
  return useMemo(() => {
    const [days, interval] = JSON.parse(place) as [DateRangeView['range'], ReturnType<typeof intervalOf>];
    const spans = chartSpans(days.primary, { interval, weekStartsOn });
    return { interval, spans, earlier: earlierSpans(spans, days) };
  }, [place, weekStartsOn]);
}

function useSeries({ figure, performance, dateRange }: ChartProps, chart: ReturnType<typeof useSpans>) {
  const t = useText('dashboard');
  const shared = useText('sections');
  const { primary, secondary } = dateRange.range;
  const { report, reportBefore } = performance;
  const label = t('trend.series', {
    period: shared(`reports.periods.${primary.label as Period}`),
    range: primary.range,
  });
  const labelBefore = t('trend.series', {
    period: shared(`reports.comparisons.${secondary.label as Comparison}`),
    range: secondary.range,
  });
  return useMemo(() => {
    const { spans, earlier } = chart;
    const own: ChartSeries[] = report
      ? [{ id: 'primary', label, values: figureValues(figuresByDay(report), figure, spans) }]
      : [];
    const before: ChartSeries[] =
      reportBefore && extentOf(reportBefore) === 'all'
        ? [
            {
              id: 'secondary',
              label: labelBefore,
              values: figureValues(figuresByDay(reportBefore), figure, earlier),
              spans: earlier,
            },
          ]
        : [];
    return [...own, ...before];
  }, [report, reportBefore, figure, chart, label, labelBefore]);
}

/** Label of the axis: its figure and unit. */
function useAxisLabel(figure: Figure): string {
  const t = useText('dashboard');
  const shared = useText('sections');
  const { data: ads } = useServerRead('getAdsConnection');
  const name = shared(`reports.metrics.${figure}`);
  const unit = isMoney(figure) ? ads?.currency : figure === 'roas' ? '×' : null;
  return unit ? t('trend.axis', { figure: name, unit }) : name;
}

function Chart(props: ChartProps) {
  const t = useText('dashboard');
  const shared = useText('sections');
  const { figure: write } = useFigureTexts();
  const { figure, dateRange } = props;
  const chart = useSpans(dateRange);
  const series = useSeries(props, chart);
  const axisLabel = useAxisLabel(figure);
  const format = useCallback((value: number) => write(figure, value), [write, figure]);
  return (
    <TimeChart
      kind="line"
      label={t('trend.label', {
        figure: shared(`reports.metrics.${figure}`),
        range: dateRange.range.primary.range,
      })}
      pointsLabel={t('trend.points')}
      series={series}
      ranking="contrast"
      axisLabel={axisLabel}
      spans={chart.spans}
      interval={chart.interval}
      today={dateRange.calendar.today}
      locale={dateRange.calendar.locale}
      format={format}
      whole={!isMoney(figure) && figure !== 'roas'}
    />
  );
}

/** The chart, or why there is none. */
function Body(props: ChartProps) {
  const t = useText('dashboard');
  const { report, isError } = props.performance;
  if (isError) return <EmptyState title={t('trend.failed')} />;
  if (report === undefined) return null;
  if (extentOf(report) !== 'all') return <EmptyState title={t('trend.noDays')} />;
  if (report.intervals.length === 0) return <EmptyFigures view={props.dateRange} />;
  return <Chart {...props} />;
}

export interface TrendChartSectionProps {
  readonly view: DashboardView;
  readonly figure: Figure;
}

function Section({ view, figure }: TrendChartSectionProps) {
  const t = useText('dashboard');
  const shared = useText('sections');
  const isFree = freeFigures.some((one) => one === figure);
  const performance = isFree || view.paid === null ? view.free : view.paid;
  const name = shared(`reports.metrics.${figure}`);
  return (
    <Panel sx={{ height: '100%' }}>
      <PanelHeader
        title={t('trend.title', { figure: name })}
        description={t(isFree ? 'trend.ofFree' : 'trend.ofPaid')}
        headingLevel={2}
      />
      <PanelBody>
        <Body figure={figure} performance={performance} dateRange={view.dateRange} />
      </PanelBody>
    </Panel>
  );
}

const catalogs = { dashboard: { trend: trendTexts } };

/** The chosen figure over the days, with the time before beside it [O2.23, O2.25]. */
export function TrendChartSection(props: TrendChartSectionProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Section {...props} />
    </MoreTexts>
  );
}
