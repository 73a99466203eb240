export type ChartKind = 'line' | 'bar';

export interface ChartSeries {
  readonly id: string;
  /** What the legend calls it. */
  readonly label: string;
  /** One for each point; a shorter series ends earlier. */
  readonly values: readonly number[];
  /** What each of its own points is called, such as its day. */
  readonly pointLabels: readonly string[];
}

export interface ChartTick {
  /** Which point it stands at. */
  readonly index: number;
  readonly text: string;
  /** A second line; empty for none. */
  readonly under: string;
}

export interface TimeChartProps {
  readonly kind: ChartKind;
  /** Names the chart. */
  readonly label: string;
  /** Header of the column of points in the table for assistive technology. */
  readonly pointsLabel: string;
  /** The first is drawn strongly, the others dashed or pale. */
  readonly series: readonly ChartSeries[];
  /** What stands along the axis when at most so many ticks have room. */
  readonly ticks: (most: number) => readonly ChartTick[];
  /** A value in full, as in the tooltip. */
  readonly format: (value: number) => string;
  /** A value at the axis: short, without a unit. */
  readonly formatAxis: (value: number) => string;
  /** Values are counts: no ticks between whole numbers. */
  readonly whole?: boolean;
}
