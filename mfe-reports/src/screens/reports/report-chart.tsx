import { figuresByDay, figureValues, isRatio, type Comparison, type Period } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import type { ChartSeries } from '@listings/shared-ui/charts';
import { useMemo } from 'react';
import { useChartSpans, type ChartSpans } from '../../hooks/use-chart-spans';
import { DrawnChart, type ReportChartProps } from './drawn-chart';

/** The chosen days and, once they are here, those before, as the chart draws them. */
function useSeries({ report, dateRange, choice }: ReportChartProps, chart: ChartSpans): readonly ChartSeries[] {
  const t = useText('reports');
  const shared = useText('sections');
  const { figures, figuresBefore, extentBefore } = report;
  const { metric } = choice;
  // Only for ratios: other figures stay the same while the order of the rows changes.
  const [divided, dividedBefore] = isRatio(metric) ? [report.campaigns, report.campaignsBefore] : [];
  const { primary, secondary } = dateRange.range;
  const period = shared(`reports.periods.${primary.label as Period}`);
  const before = shared(`reports.comparisons.${secondary.label as Comparison}`);
  const label = t('chart.series', { period, range: primary.range });
  const labelBefore = t('chart.series', { period: before, range: secondary.range });
  return useMemo(() => {
    const { spans, earlier } = chart;
    const now = divided ? figuresByDay(divided) : figures;
    const then = dividedBefore ? figuresByDay(dividedBefore) : figuresBefore;
    const own = now && { id: 'primary', label, values: figureValues(now, metric, spans) };
    const other = extentBefore === 'all' &&
      then && {
        id: 'secondary',
        label: labelBefore,
        values: figureValues(then, metric, earlier),
        spans: earlier,
      };
    return [...(own ? [own] : []), ...(other ? [other] : [])];
  }, [figures, figuresBefore, divided, dividedBefore, extentBefore, metric, chart, label, labelBefore]);
}

/** One figure over the days of the report, with those before dashed [O2.25, O9.08]. */
export function ReportChart(props: ReportChartProps) {
  const { report, dateRange, choice, marks } = props;
  const chart = useChartSpans(dateRange, choice);
  const series = useSeries(props, chart);
  if (report.figures === undefined) return null;
  return (
    <DrawnChart
      dateRange={dateRange}
      choice={choice}
      marks={marks}
      spans={chart.spans}
      series={series}
      ranking="contrast"
      earlier={chart.earlier}
    />
  );
}
