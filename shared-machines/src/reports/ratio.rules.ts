import type { Figures } from '@listings/shared-api/contract';
import type { Metric, Ratio } from './report.rules';

const parts = {
  roas: ['sales', 'spend'],
  costPerClick: ['spend', 'clicks'],
} as const satisfies Record<Ratio, readonly [Metric, Metric]>;

const isRatio = (metric: Metric | Ratio): metric is Ratio => Object.hasOwn(parts, metric);

/** The figures that are counted to give this one: itself, or the two that make it. */
export const countedFor = (metric: Metric | Ratio): readonly Metric[] => (isRatio(metric) ? parts[metric] : [metric]);

/** A figure of counted figures. A ratio is null where there is nothing to divide by; undefined where a part is not known. */
export function figureOf(metric: Metric | Ratio, figures: Figures): number | null | undefined {
  if (!isRatio(metric)) return figures[metric];
  const [dividend, divisor] = parts[metric].map((part) => figures[part]);
  if (dividend === undefined || divisor === undefined) return undefined;
  return divisor === 0 ? null : dividend / divisor;
}

/** Figures of several rows or days together; a figure that one of them lacks counts as 0. */
export function addUp(rows: Iterable<Readonly<Partial<Record<string, number>>>>): Figures {
  const sums: Record<string, number> = {};
  for (const row of rows)
    for (const [metric, value] of Object.entries(row)) sums[metric] = (sums[metric] ?? 0) + (value ?? 0);
  return sums;
}
