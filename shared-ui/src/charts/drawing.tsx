import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import {
  barWidthOf,
  chartHeight,
  innerHeight,
  innerWidthOf,
  margin,
  markStep,
  pointX,
  scaleEnds,
} from './chart-frame.rules';
import { chartTheme, tickOf } from './chart-parts';
import type { ChartKind, ChartSeries, ChartTick, SeriesRanking } from './chart.types';
import { lookOf, type SeriesLook } from './series-look';

export interface DrawingProps {
  readonly kind: ChartKind;
  readonly width: number;
  readonly series: readonly ChartSeries[];
  readonly ranking: SeriesRanking;
  readonly ticks: readonly ChartTick[];
  /** Values along the axis, from 0 to the top of the drawing. */
  readonly valueTicks: readonly number[];
  readonly formatAxis: (value: number) => string;
}

interface Frame {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type Layer = LineCustomSvgLayerProps<Frame>;

const pointsOf = (series: readonly ChartSeries[]) => Math.max(0, ...series.map(({ values }) => values.length));

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The values that a series has, where they stand. */
const placesOf = ({ values }: ChartSeries, { xScale, yScale }: Layer): readonly Place[] =>
  values.flatMap((value, index) => (value === null ? [] : [{ x: xScale(index), y: yScale(value) }]));

/** Marks of a series; those of several series begin at different points, so that they do not hide each other. */
function marksOf(places: readonly Place[], look: SeriesLook, place: number) {
  const step = markStep(places.length);
  const shown = places.filter((_, index) => index % step === place % step);
  return shown.map(({ x, y }) => (
    <path key={x} data-mark="" d={look.mark} fill={look.color} transform={`translate(${x},${y})`} />
  ));
}

/** A line of one point would not be seen. */
const dotOf = ({ x, y }: Place, { color, lineWidth, mark }: SeriesLook) =>
  mark === undefined ? <circle cx={x} cy={y} r={2 * lineWidth} fill={color} /> : null;

/** The series from the last to the first, so that the strong one lies on top. */
const linesOf = (series: readonly ChartSeries[], ranking: SeriesRanking) => (layer: Layer) =>
  series
    .map((one, place) => {
      const look = lookOf(place, ranking);
      const places = placesOf(one, layer);
      return (
        <g key={one.id}>
          {places.length === 1 && places[0] ? (
            dotOf(places[0], look)
          ) : (
            <path
              d={layer.lineGenerator([...places]) ?? ''}
              fill="none"
              stroke={look.color}
              strokeWidth={look.lineWidth}
              strokeDasharray={look.dash}
            />
          )}
          {look.mark !== undefined && marksOf(places, look, place)}
        </g>
      );
    })
    .reverse();

const paper = 'var(--ui-palette-background-paper)';
/** Bars narrower than this have no room for a mark over them. */
const leastMarked = 9;
const markLift = 8;

/** Bars side by side: one shape for each series, as there can be a thousand of them. */
const barsOf =
  (series: readonly ChartSeries[], ranking: SeriesRanking, width: number) =>
  ({ yScale }: Layer) => {
    const points = pointsOf(series);
    const bar = barWidthOf(points, series.length, width);
    return series.map(({ id, values }, place) => {
      const look = lookOf(place, ranking);
      const from = (place - series.length / 2) * bar;
      const bars = values.flatMap((value, index) =>
        value === null ? [] : [{ x: pointX(index, points, width, 'bar') + from, y: yScale(value) }],
      );
      const shape = bars.map(({ x, y }) => `M${x},${y}h${bar}V${innerHeight}h${-bar}Z`).join('');
      const tops = bars.map(({ x, y }) => ({ x: x + bar / 2, y: Math.max(y - markLift, 0) }));
      return (
        <g key={id}>
          {look.opacity < 1 && <path d={shape} fill={paper} />}
          <path data-bars="" d={shape} fill={look.color} opacity={look.opacity} />
          {look.mark !== undefined && bar >= leastMarked && marksOf(tops, look, 0)}
        </g>
      );
    });
  };

/**
 * Lines or bars over points at equal distances. The library gives scales, grid and axes; it is told of the corners
 * alone, since it makes several objects for each point of its own.
 */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { kind, width, series, ranking, ticks, valueTicks, formatAxis } = props;
  const layer = useMemo(
    () => (kind === 'line' ? linesOf(series, ranking) : barsOf(series, ranking, innerWidthOf(width))),
    [kind, series, ranking, width],
  );
  const [min, end] = scaleEnds(pointsOf(series), kind);
  const top = valueTicks.at(-1) ?? 1;
  const values = [...valueTicks];
  const corners = [0, top].map((y) => ({ x: y === 0 ? min : end, y }));
  return (
    <Line<Frame>
      width={width}
      height={chartHeight}
      margin={margin}
      data={[{ id: 'frame', data: corners }]}
      layers={['grid', 'axes', layer]}
      // Not rounded: it has to end where the points do.
      xScale={{ type: 'linear', min, max: end, nice: false }}
      // Neither: the highest bar ends at or below the last tick.
      yScale={{ type: 'linear', min: 0, max: top, nice: false }}
      gridYValues={values}
      enableGridX={false}
      axisLeft={{ tickValues: values, format: (value) => formatAxis(Number(value)) }}
      axisBottom={{ tickValues: ticks.map(({ index }) => index), renderTick: tickOf(ticks) }}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
    />
  );
});
