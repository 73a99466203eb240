export { TimeChart } from './charts/time-chart';
export type { AxisInterval, ChartKind, ChartMark, ChartSeries, ChartSpan, TimeChartProps } from './charts/chart.types';
