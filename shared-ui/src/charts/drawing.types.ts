import type { ChartSeries, ChartTick } from './chart.types';

export interface DrawingProps {
  readonly width: number;
  readonly series: readonly ChartSeries[];
  readonly ticks: readonly ChartTick[];
  /** Highest value of all series, never 0. */
  readonly max: number;
  readonly formatAxis: (value: number) => string;
}
