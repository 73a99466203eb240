import type { ReactNode } from 'react';

export type ChartKind = 'line' | 'bar';

export type SeriesRanking = 'contrast' | 'peers';

/** The days of a point, from the first to the last, as YYYY-MM-DD. */
export interface ChartSpan {
  readonly first: string;
  readonly last: string;
  readonly days: number;
  /** Days of the whole interval the point stands for, where it may have fewer. */
  readonly wholeDays?: number | undefined;
}

export interface ChartSeries {
  readonly id: string;
  /** Name in the legend. */
  readonly label: string;
  /** One for each point, null where there is none; a shorter series ends earlier. */
  readonly values: readonly (number | null)[];
  /** The days of its own points, where those are not the chart's; null where it has no point. */
  readonly spans?: readonly (ChartSpan | null)[] | undefined;
}

/** Interval of one point of a time axis. */
export type AxisInterval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export interface ChartTick {
  /** Index of the point. */
  readonly index: number;
  readonly text: string;
  /** A second line; empty for none. */
  readonly under: string;
}

/** Something that happened on a day (YYYY-MM-DD), in words. */
export interface ChartMark {
  readonly day: string;
  readonly text: string;
}

export interface TimeChartProps {
  readonly kind: ChartKind;
  /** Names the chart. */
  readonly label: string;
  /** Header of the column of points in the table for assistive technology. */
  readonly pointsLabel: string;
  readonly series: readonly ChartSeries[];
  /**
   * `contrast`: the first is drawn strongly, the others dashed or pale, and each names its own points. `peers`: up to six of
   * equal rank, each with a colour and a mark, over the points of the first.
   */
  readonly ranking: SeriesRanking;
  /** Measured quantity and its unit; stands over the axis. */
  readonly axisLabel: string;
  /** Note on the points, in words; stands under the drawing. */
  readonly note?: ReactNode;
  /** Events on days of the points: a flag over each point that has one, its words with the point's values and in the table. */
  readonly marks?: readonly ChartMark[] | undefined;
  /** Names the marks in the legend and in the table. */
  readonly marksLabel?: string | undefined;
  /** The days of each point, and what a point stands for: the axis counts days or months by them. */
  readonly spans: readonly ChartSpan[];
  readonly interval: AxisInterval;
  /** Marks a point that ends on this day as not over yet: dashed or hatched, and in words. */
  readonly today: string;
  /** BCP 47 tag to write the axes in. */
  readonly locale: string;
  /** A value in full, as in the tooltip. */
  readonly format: (value: number) => string;
  /** Writes the values along the axis in short, such as shares in percent; plain numbers where it is absent. */
  readonly axisFormat?: Intl.NumberFormatOptions | undefined;
  /** Values are counts: no ticks between whole numbers. */
  readonly whole?: boolean | undefined;
}
