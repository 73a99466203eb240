import type { DayFigures } from './day-figures.rules';
import { countedFor, figureOf } from './ratio.rules';
import { spanValues, type ChartSpan } from './report-chart.rules';
import type { Figure } from './figure.types';

/** A counted figure or a ratio over each span: added up first, then divided; null where there is nothing to divide by. */
export function figureValues(
  figures: DayFigures,
  figure: Figure,
  spans: readonly (ChartSpan | null)[],
): readonly (number | null)[] {
  const counted = countedFor(figure).map((metric) => ({ metric, values: spanValues(figures, metric, spans) }));
  return spans.map((span, index) => {
    if (span === null) return null;
    const sums = Object.fromEntries(counted.map(({ metric, values }) => [metric, values[index] ?? 0]));
    return figureOf(figure, sums) ?? null;
  });
}
