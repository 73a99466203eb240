/** Starts of one version of an application on visitors' pages, and the failed ones among them. */
export interface SlotCount {
  readonly starts: number;
  readonly failures: number;
}

/** A candidate with this many failures that are more than this part of its starts is withdrawn [D-6]. */
const LEAST_FAILURES = 3;
const MOST_PART = 0.01;
/** Versions that are remembered. */
const KEPT = 200;

/** Counts by application and version, in memory: a restart resets them. */
export class SlotCounts {
  private readonly counts = new Map<string, { starts: number; failures: number }>();

  count(app: string, version: string, failed: boolean): SlotCount {
    const key = `${app} ${version}`;
    const count = this.counts.get(key) ?? { starts: 0, failures: 0 };
    count.starts += 1;
    if (failed) count.failures += 1;
    // Moves the last counted version to the end: the least recently used one is dropped.
    this.counts.delete(key);
    this.counts.set(key, count);
    const [oldest] = this.counts.keys();
    if (this.counts.size > KEPT && oldest !== undefined) this.counts.delete(oldest);
    return { ...count };
  }

  of(app: string, version: string): SlotCount {
    return { ...(this.counts.get(`${app} ${version}`) ?? { starts: 0, failures: 0 }) };
  }
}

/** True when a candidate fails too often to be served any longer. */
export const failsTooOften = ({ starts, failures }: SlotCount): boolean =>
  failures >= LEAST_FAILURES && failures > starts * MOST_PART;
