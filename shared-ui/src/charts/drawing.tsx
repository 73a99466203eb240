import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useId, useMemo } from 'react';
import { barWidthOf, chartHeight, innerHeight, innerWidthOf, markStep, pointX, scaleEnds } from './chart-frame.rules';
import { isFromRight, margin } from './chart-margin';
import { axisColor, chartTheme, tickOf } from './chart-parts';
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
  /** Indices of the points at which something happened. */
  readonly flags: readonly number[];
  /** Index of the point that is not over yet; null for none. */
  readonly unfinished: number | null;
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

/** Dashes of the way to a point that is not over yet. */
const unfinishedDash = '2 4';

/** A line of one point would not be seen: a dot, or the mark it has, and a dashed ring where that is not over yet. */
function dotOf({ x, y }: Place, { color, lineWidth, mark }: SeriesLook, layer: Layer, openFrom: number | null) {
  const isMarked = mark !== undefined;
  if (openFrom === null || x !== layer.xScale(openFrom))
    return isMarked ? null : <circle cx={x} cy={y} r={2 * lineWidth} fill={color} />;
  const ring = { stroke: color, strokeWidth: lineWidth, strokeDasharray: '4 3', fill: color, fillOpacity: 0.3 };
  return <circle {...ring} data-unfinished="" cx={x} cy={y} r={(isMarked ? 4.5 : 3) * lineWidth} />;
}

/** The line of a series: dashed at its end where that is not over yet. */
function lineOf(places: readonly Place[], look: SeriesLook, layer: Layer, openFrom: number | null) {
  const isOpen = openFrom !== null && places.at(-1)?.x === layer.xScale(openFrom);
  const whole = isOpen ? places.slice(0, -1) : places;
  const stroke = { fill: 'none', stroke: look.color, strokeWidth: look.lineWidth };
  return (
    <>
      <path {...stroke} d={layer.lineGenerator([...whole]) ?? ''} strokeDasharray={look.dash} />
      {isOpen && (
        <path
          {...stroke}
          data-unfinished=""
          d={layer.lineGenerator(places.slice(-2)) ?? ''}
          strokeDasharray={unfinishedDash}
        />
      )}
    </>
  );
}

/** Point of this series that is not over yet: an earlier time is over. */
const openPointOf = ({ spans }: ChartSeries, unfinished: number | null) => (spans === undefined ? unfinished : null);

/** The series from the last to the first, so that the strong one lies on top. */
const linesOf = (series: readonly ChartSeries[], ranking: SeriesRanking, unfinished: number | null) => (layer: Layer) =>
  series
    .map((one, place) => {
      const look = lookOf(place, ranking);
      const places = placesOf(one, layer);
      const open = openPointOf(one, unfinished);
      return (
        <g key={one.id}>
          {places.length === 1 && places[0] ? dotOf(places[0], look, layer, open) : lineOf(places, look, layer, open)}
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
  ({ series, ranking, width: whole, unfinished }: DrawingProps, hatchId: string) =>
  ({ yScale }: Layer) => {
    const width = innerWidthOf(whole);
    const points = pointsOf(series);
    const bar = barWidthOf(points, series.length, width);
    return series.map((one, place) => {
      const { id, values } = one;
      const open = openPointOf(one, unfinished);
      const look = lookOf(place, ranking);
      const from = (place - series.length / 2) * bar;
      const bars = values.flatMap((value, index) =>
        value === null ? [] : [{ index, x: pointX(index, points, width, 'bar') + from, y: yScale(value) }],
      );
      const shapeOf = (some: typeof bars) =>
        some.map(({ x, y }) => `M${x},${y}h${bar}V${innerHeight}h${-bar}Z`).join('');
      const shape = shapeOf(bars.filter(({ index }) => index !== open));
      const openShape = shapeOf(bars.filter(({ index }) => index === open));
      const tops = bars.map(({ x, y }) => ({ x: x + bar / 2, y: Math.max(y - markLift, 0) }));
      return (
        <g key={id}>
          {look.opacity < 1 && <path d={shape} fill={paper} />}
          <path data-bars="" d={shape} fill={look.color} opacity={look.opacity} />
          {openShape !== '' && (
            <path
              data-unfinished=""
              d={openShape}
              fill={`url(#${hatchId}${place})`}
              stroke={look.color}
              strokeDasharray={unfinishedDash}
            />
          )}
          {look.mark !== undefined && bar >= leastMarked && marksOf(tops, look, 0)}
        </g>
      );
    });
  };

/** Slanted lines in the colour of each series. */
const hatchesOf =
  ({ series, ranking }: DrawingProps, hatchId: string) =>
  () => (
    <defs key="hatches">
      {series.map(({ id }, place) => (
        <pattern
          key={id}
          id={`${hatchId}${place}`}
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0,0V5" stroke={lookOf(place, ranking).color} strokeWidth={3} />
        </pattern>
      ))}
    </defs>
  );

/** Flag over a point: a shape of its own, so that it is told apart without colour. */
export const flagShape = 'M-6,0H6L0,9Z';

const flagsOf =
  ({ flags, series, kind, width }: DrawingProps) =>
  () => (
    <g key="flags">
      {flags.map((index) => {
        const x = pointX(index, pointsOf(series), innerWidthOf(width), kind);
        return (
          <g key={index} data-flag="" transform={`translate(${x},0)`}>
            <path d={`M0,9V${innerHeight}`} stroke={axisColor} strokeDasharray="1 4" />
            <path d={flagShape} fill={axisColor} stroke={paper} />
          </g>
        );
      })}
    </g>
  );

/** The line that values are counted from, stronger than the others. */
const zeroLine = ({ innerWidth, yScale }: Layer) => (
  <path key="zero" data-zero="" d={`M0,${yScale(0)}H${innerWidth}`} stroke={axisColor} />
);

/**
 * Lines or bars over points at equal distances. The library gives scales, grid and axes; it is told of the corners
 * alone, since it makes several objects for each point of its own.
 */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { kind, width, series, ticks, valueTicks, formatAxis } = props;
  const hatchId = useId();
  const layers = useMemo(
    () =>
      props.kind === 'line'
        ? [linesOf(props.series, props.ranking, props.unfinished)]
        : [hatchesOf(props, hatchId), barsOf(props, hatchId)],
    [props, hatchId],
  );
  const [min, end] = scaleEnds(pointsOf(series), kind);
  const top = valueTicks.at(-1) ?? 1;
  const values = [...valueTicks];
  const valueAxis = { tickValues: values, format: (value: number) => formatAxis(Number(value)) };
  const corners = [0, top].map((y) => ({ x: y === 0 ? min : end, y }));
  return (
    <Line<Frame>
      width={width}
      height={chartHeight}
      margin={margin}
      data={[{ id: 'frame', data: corners }]}
      layers={['grid', 'axes', zeroLine, ...layers, flagsOf(props)]}
      // Not rounded: it has to end where the points do.
      xScale={{ type: 'linear', min, max: end, nice: false }}
      // Neither: the highest bar ends at or below the last tick.
      yScale={{ type: 'linear', min: 0, max: top, nice: false }}
      gridYValues={values}
      enableGridX={false}
      axisLeft={isFromRight ? null : valueAxis}
      axisRight={isFromRight ? valueAxis : null}
      axisBottom={{ tickValues: ticks.map(({ index }) => index), renderTick: tickOf(ticks) }}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
    />
  );
});
