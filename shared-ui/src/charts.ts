export { TimeChart } from './charts/time-chart';
export type { AxisInterval, ChartKind, ChartSeries, ChartSpan, TimeChartProps } from './charts/chart.types';
