import type { Figures } from '@listings/shared-api/contract';
import type { Figure, Metric, Ratio } from './figure.types';

const parts = {
  roas: ['sales', 'spend'],
  costPerClick: ['spend', 'clicks'],
  conversionRate: ['conversions', 'clicks'],
} as const satisfies Record<Ratio, readonly [Metric, Metric]>;

/** The figure is made of two others. */
export const isRatio = (metric: Figure): metric is Ratio => Object.hasOwn(parts, metric);

/** The figures that are counted to give this one: itself, or the two that make it. */
export const countedFor = (metric: Figure): readonly [Metric, ...Metric[]] =>
  isRatio(metric) ? parts[metric] : [metric];

/** The figure that a ratio is divided by; null for one that is counted. */
export const divisorOf = (metric: Figure): Metric | null => (isRatio(metric) ? parts[metric][1] : null);

/** A figure of counted figures. A ratio is null where there is nothing to divide by; undefined where a part is not known. */
export function figureOf(metric: Figure, figures: Figures): number | null | undefined {
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
