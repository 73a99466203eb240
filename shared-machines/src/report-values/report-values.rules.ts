/**
 * Reason why free listings are missing in a figure: not offered for it, or asked for and not delivered. 0 means nothing
 * is missing [O3.13].
 */
export type MissingFreeListings = 0 | 1 | 2;

/** A figure of a report with its change [O3.13]. */
export interface ReportValue {
  /** Undefined where it cannot be given; null for a ratio with nothing to divide by. */
  readonly value: number | null | undefined;
  readonly prevValue: number | null | undefined;
  /** Percent against the value before, 2 decimals; null when it cannot be computed. */
  readonly delta: number | null;
  readonly missingFreeListingsData: MissingFreeListings;
}

/**
 * Change in percent, rounded to 2 decimals; 0 when both are equal, also 0 against 0; null when one is not a number or
 * the value before is 0 [O3.13].
 */
export function deltaOf(value: number | null | undefined, previous: number | null | undefined): number | null {
  if (typeof value !== 'number' || typeof previous !== 'number') return null;
  if (!Number.isFinite(value) || !Number.isFinite(previous)) return null;
  if (value === previous) return 0;
  if (previous === 0) return null;
  return Math.round(((value - previous) / previous) * 10_000) / 100;
}

/** A figure of two periods. */
export const reportValue = (
  value: number | null | undefined,
  prevValue: number | null | undefined,
  missingFreeListingsData: MissingFreeListings = 0,
): ReportValue => ({ value, prevValue, delta: deltaOf(value, prevValue), missingFreeListingsData });
