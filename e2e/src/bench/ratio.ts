/** Median of numbers; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** A ratio of two costs that were measured in turns. */
export interface Ratio {
  readonly median: number;
  /** Bounds between which the median is with 95 percent, by bootstrap. */
  readonly low: number;
  readonly high: number;
}

const DRAWS = 2000;

/** Numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ratio of `costs` to `units`, round by round. */
export function ratioOf(costs: readonly number[], units: readonly number[]): Ratio {
  const ratios = costs.map((cost, round) => cost / (units[round] ?? Number.NaN));
  const draw = drawing(1);
  const medians = Array.from({ length: DRAWS }, () =>
    median(ratios.map(() => ratios[Math.floor(draw() * ratios.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (DRAWS - 1))] ?? Number.NaN;
  return { median: median(ratios), low: at(0.025), high: at(0.975) };
}
