import {
  axisTicks,
  chartPoints,
  fullDayTexts,
  isMoney,
  type Comparison,
  type DayRange,
  type Period,
} from '@listings/shared-machines';
import { useFigureTexts, usePage, type DateRangeView } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { TimeChart, type ChartSeries } from '@listings/shared-ui/charts';
import { useCallback, useMemo } from 'react';
import type { ChartChoice } from '../../hooks/use-chart-choice';
import type { ReportView } from '../../hooks/use-report';

interface ReportChartProps {
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  readonly choice: ChartChoice;
}

interface Drawn extends ChartSeries {
  /** First day of each point. */
  readonly days: readonly string[];
}

/** The chosen days and, once they are here, those before, as the chart draws them. */
function useSeries({ report, dateRange, choice }: ReportChartProps): readonly Drawn[] {
  const t = useText('reports');
  const shared = useText('sections');
  const { figures, figuresBefore } = report;
  const { metric, interval } = choice;
  const { weekStartsOn, locale } = dateRange.calendar;
  // The range is made anew each time; these two texts are what it consists of.
  const place = JSON.stringify(dateRange.range);
  return useMemo(() => {
    const { primary, secondary } = JSON.parse(place) as DateRangeView['range'];
    const seriesOf = (id: string, days: DayRange, period: string, known: typeof figures): Drawn[] => {
      if (known === undefined) return [];
      const points = chartPoints(known, metric, days, { interval, weekStartsOn });
      const firstDays = points.map(({ day }) => day);
      return [
        {
          id,
          label: t('chart.series', { period, range: days.range }),
          values: points.map(({ value }) => value),
          days: firstDays,
          pointLabels: fullDayTexts(firstDays, locale),
        },
      ];
    };
    return [
      ...seriesOf('primary', primary, shared(`reports.periods.${primary.label as Period}`), figures),
      ...seriesOf(
        'secondary',
        secondary,
        shared(`reports.comparisons.${secondary.label as Comparison}`),
        figuresBefore,
      ),
    ];
  }, [place, figures, figuresBefore, metric, interval, weekStartsOn, locale, t, shared]);
}

/** One figure over the days of the report, with those before dashed [O2.25, O9.08]. */
export function ReportChart(props: ReportChartProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const { language } = usePage();
  const { figure } = useFigureTexts();
  const { report, dateRange, choice } = props;
  const { metric, interval, kind } = choice;
  const { locale } = dateRange.calendar;
  const { range } = dateRange.range.primary;
  const series = useSeries(props);
  const days = series[0]?.days;
  const ticks = useCallback(
    (most: number) => {
      const places = new Map(days?.map((day, index) => [day, index]));
      return axisTicks(days ?? [], interval, { locale, most }).map(({ day, text, under }) => ({
        index: places.get(day) ?? 0,
        text,
        under,
      }));
    },
    [days, interval, locale],
  );
  const short = useMemo(
    () => new Intl.NumberFormat(language === 'en-XA' ? 'en' : language, { notation: 'compact' }),
    [language],
  );
  const format = useCallback((value: number) => figure(metric, value), [figure, metric]);
  const formatAxis = useCallback((value: number) => short.format(value), [short]);
  if (report.figures === undefined) return null;
  return (
    <TimeChart
      kind={kind}
      label={t('chart.label', { metric: shared(`reports.metrics.${metric}`), range })}
      pointsLabel={t('chart.points')}
      series={series}
      ticks={ticks}
      format={format}
      formatAxis={formatAxis}
      whole={!isMoney(metric)}
    />
  );
}
