import type { ChartKind } from './chart.types';

/** Room of the drawing, in pixels. */
export const chartHeight = 280;
const [axisRoom, edgeRoom] = [64, 16];
const margin = { top: 12, bottom: 44 } as const;
/** Room around the drawing: the axis of the values stands where lines of text begin. */
export const marginOf = (isFromRight: boolean) =>
  ({
    ...margin,
    left: isFromRight ? edgeRoom : axisRoom,
    right: isFromRight ? axisRoom : edgeRoom,
  }) as const;
/** Share of a band that stays empty. */
const barPadding = 0.25;
const tickRoom = 44;

export const innerWidthOf = (width: number): number => Math.max(0, width - axisRoom - edgeRoom);
export const innerHeight = chartHeight - margin.top - margin.bottom;

/** Number of ticks that fit. */
export const ticksIn = (width: number): number => Math.max(2, Math.floor(innerWidthOf(width) / tickRoom));

/** X of a point, from the left edge of the drawing, as the point and band scales compute it. */
export function pointX(index: number, points: number, width: number, kind: ChartKind): number {
  if (kind === 'line') return points < 2 ? width / 2 : (index / (points - 1)) * width;
  const step = width / (points + barPadding);
  return step * (barPadding + index + (1 - barPadding) / 2);
}

/** Values of the horizontal scale at the left and the right edge: points are numbered from 0, bars stand in bands. */
export function scaleEnds(points: number, kind: ChartKind): readonly [number, number] {
  if (kind === 'line') return points < 2 ? [-1, 1] : [0, points - 1];
  const first = -(1 + barPadding) / 2;
  return [first, first + points + barPadding];
}

/** Width of one of the bars that stand side by side in a band. */
export const barWidthOf = (points: number, series: number, width: number): number =>
  ((width / (points + barPadding)) * (1 - barPadding)) / Math.max(1, series);

/** The point nearest to a place. */
export function pointAt(x: number, points: number, width: number, kind: ChartKind): number {
  if (points < 2 || width <= 0) return 0;
  const index =
    kind === 'line'
      ? Math.round((x / width) * (points - 1))
      : Math.floor((x / width) * (points + barPadding) - barPadding / 2);
  return Math.min(points - 1, Math.max(0, index));
}

/** Steps that values are counted in, times a power of ten. */
const steps = [1, 2, 5, 10];

/** Values along the axis: from 0 in four to six equal steps, the last one at or above the highest value. */
export function valueTicks(max: number, whole: boolean): readonly number[] {
  const least = Math.max(max / 5, whole ? 1 : Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (steps.find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power;
  const count = Math.max(1, Math.ceil(max / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Points between two marks of one series: some twenty marks identify a line as well as a thousand. */
export const markStep = (points: number): number => Math.max(1, Math.ceil(points / 20));

/** Points a Page key moves by: a week of days. */
const page = 7;

/** Index of the point a key moves to; null for a key that moves nothing. */
export function pointAfterKey(key: string, index: number, points: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - page,
    PageUp: index + page,
    Home: 0,
    End: points - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(points - 1, Math.max(0, target));
}
