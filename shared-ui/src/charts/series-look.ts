import type { SeriesRanking } from './chart.types';

/** Look of a series. */
export interface SeriesLook {
  /** CSS colour; follows the scheme of the page. */
  readonly color: string;
  readonly lineWidth: number;
  readonly dash?: string | undefined;
  /** Opacity of its bars; below 1 they lie on paper, so that nothing shines through. */
  readonly opacity: number;
  /** Shape at its points, as the path of a figure around 0,0: distinguishes series without colours. */
  readonly mark?: string | undefined;
}

const strong: SeriesLook = { color: 'var(--ui-palette-primary-main)', lineWidth: 2.5, opacity: 1 };
/** Beside the strong ones the bars must not be the darker ones. */
const pale: SeriesLook = { color: 'var(--ui-palette-text-secondary)', lineWidth: 1.5, dash: '5 4', opacity: 0.5 };

/** Colours of equal series, by scheme; each at least 3 : 1 on paper. */
const colors = {
  light: ['#3544d1', '#b45309', '#0f766e', '#a21caf', '#6b6a00', '#0b7aa8'],
  dark: ['#aab4ff', '#f0a860', '#5fd4c4', '#f08ad6', '#d3d06a', '#6cc5f0'],
} as const;

const marks = [
  'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0Z',
  'M-3.5,-3.5h7v7h-7Z',
  'M0,-4.5L4.5,3.5H-4.5Z',
  'M0,-5L5,0L0,5L-5,0Z',
  'M0,4.5L4.5,-3.5H-4.5Z',
  'M-1.5,-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
] as const;

const variablesOf = (scheme: keyof typeof colors) =>
  Object.fromEntries(colors[scheme].map((color, place) => [`--series-${place}`, color]));

/** Custom properties that an element around series of equal rank has to have, by scheme. */
export const seriesColors = { light: variablesOf('light'), dark: variablesOf('dark') };

/** The look of a series by its place. */
export function lookOf(place: number, ranking: SeriesRanking): SeriesLook {
  if (ranking === 'contrast') return place === 0 ? strong : pale;
  const mark = marks[place % marks.length];
  return {
    color: `var(--series-${place % colors.light.length})`,
    lineWidth: 2,
    opacity: 1,
    mark,
  };
}
