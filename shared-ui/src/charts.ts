export { TimeChart } from './charts/time-chart';
export type { ChartKind, ChartSeries, ChartTick, TimeChartProps } from './charts/chart.types';
