import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import { chartHeight, innerHeight, innerWidthOf, margin, pointX, barWidthOf, scaleEnds } from './chart-frame.rules';
import { chartTheme, pale, paleOpacity, strong, tickOf } from './chart-parts';
import type { ChartKind, ChartSeries, ChartTick } from './chart.types';

export interface DrawingProps {
  readonly kind: ChartKind;
  readonly width: number;
  readonly series: readonly ChartSeries[];
  readonly ticks: readonly ChartTick[];
  /** Highest value of all series, never 0. */
  readonly max: number;
  readonly formatAxis: (value: number) => string;
}

interface Frame {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type Layer = LineCustomSvgLayerProps<Frame>;

const pointsOf = (series: readonly ChartSeries[]) => Math.max(0, ...series.map(({ values }) => values.length));

/** A line of one point would not be seen. */
const dotOf = (id: string, x: number, y: number, isStrong: boolean) => (
  <circle key={id} cx={x} cy={y} r={isStrong ? 5 : 4} fill={isStrong ? strong : pale} />
);

/** The series from the last to the first, so that the strong one lies on top. */
const linesOf =
  (series: readonly ChartSeries[]) =>
  ({ lineGenerator, xScale, yScale }: Layer) =>
    series
      .map(({ id, values }, index) =>
        values.length === 1 ? (
          dotOf(id, xScale(0), yScale(values[0] ?? 0), index === 0)
        ) : (
          <path
            key={id}
            d={lineGenerator(values.map((y, x) => ({ x: xScale(x), y: yScale(y) }))) ?? ''}
            fill="none"
            stroke={index === 0 ? strong : pale}
            strokeWidth={index === 0 ? 2.5 : 1.5}
            {...(index === 0 ? {} : { strokeDasharray: '5 4' })}
          />
        ),
      )
      .reverse();

/** Bars side by side: one shape for each series, as there can be a thousand of them. */
const barsOf =
  (series: readonly ChartSeries[], width: number) =>
  ({ yScale }: Layer) => {
    const points = pointsOf(series);
    const bar = barWidthOf(points, series.length, width);
    return series.map(({ id, values }, place) => {
      const from = (place - series.length / 2) * bar;
      const shapes = values.map((value, index) => {
        const top = yScale(value);
        return `M${pointX(index, points, width, 'bar') + from},${top}h${bar}V${innerHeight}h${-bar}Z`;
      });
      return (
        <path key={id} d={shapes.join('')} fill={place === 0 ? strong : pale} opacity={place === 0 ? 1 : paleOpacity} />
      );
    });
  };

/**
 * Lines or bars over points at equal distances. The library gives scales, grid and axes; it is told of the corners
 * alone, since it makes several objects for each point of its own.
 */
export const Drawing = memo(function Drawing({ kind, width, series, ticks, max, formatAxis }: DrawingProps) {
  const layer = useMemo(
    () => (kind === 'line' ? linesOf(series) : barsOf(series, innerWidthOf(width))),
    [kind, series, width],
  );
  const [min, end] = scaleEnds(pointsOf(series), kind);
  const corners = [0, max].map((y) => ({ x: y === 0 ? min : end, y }));
  return (
    <Line<Frame>
      width={width}
      height={chartHeight}
      margin={margin}
      data={[{ id: 'frame', data: corners }]}
      layers={['grid', 'axes', layer]}
      // Not rounded: it has to end where the points do.
      xScale={{ type: 'linear', min, max: end, nice: false }}
      yScale={{ type: 'linear', min: 0, max, nice: true }}
      gridYValues={5}
      enableGridX={false}
      axisLeft={{ tickValues: 5, format: (value) => formatAxis(Number(value)) }}
      axisBottom={{ tickValues: ticks.map(({ index }) => index), renderTick: tickOf(ticks) }}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
    />
  );
});
