import type { Figures, FiguresOf } from '@listings/deploy/live';

/** Starts of one version of an application on visitors' pages, and the failed ones among them. */
export interface SlotCount {
  readonly starts: number;
  readonly failures: number;
}

/** What is known of a version in some hours. */
export interface Tally extends SlotCount {
  /** Pages that were sent with it on their first screen. */
  readonly pages: number;
  /** Pages among them that never said that they started. */
  readonly silent: number;
  /** Milliseconds of its starts. */
  readonly times: readonly number[];
}

/** What happened on a page. A failure after the start is none of the starts. */
export type SlotEvent =
  | { readonly kind: 'start'; readonly failed: boolean; readonly milliseconds: number | null }
  | { readonly kind: 'late' }
  | { readonly kind: 'page' }
  | { readonly kind: 'silent' };

interface Hour {
  readonly hour: number;
  starts: number;
  failures: number;
  pages: number;
  silent: number;
  readonly times: number[];
}

/** Versions that are remembered, the hours of each, and the times of each hour. */
const KEPT = 200;
const KEPT_HOURS = 48;
const KEPT_TIMES = 50;
const HOUR_MS = 3_600_000;

const add = (hour: Hour, event: SlotEvent): void => {
  if (event.kind === 'start') {
    hour.starts += 1;
    if (event.failed) hour.failures += 1;
    else if (event.milliseconds !== null && hour.times.length < KEPT_TIMES) hour.times.push(event.milliseconds);
  } else if (event.kind === 'page') hour.pages += 1;
  else if (event.kind === 'silent') hour.silent += 1;
  else hour.failures += 1;
};

/** Counts by application, version and hour, in memory: a restart resets them. */
export class SlotCounts {
  private readonly versions = new Map<string, Hour[]>();
  private readonly failed = new Map<string, NonNullable<Figures['lastFailure']>>();

  constructor(private readonly now: () => number) {}

  /** Keeps what a version failed with. */
  keepFailure(app: string, version: string, message: string): void {
    this.failed.set(`${app} ${version}`, { at: new Date(this.now()).toISOString(), message });
  }

  /** What failed last; null when nothing did. */
  lastFailureOf(app: string, version: string): Figures['lastFailure'] {
    return this.failed.get(`${app} ${version}`) ?? null;
  }

  count(app: string, version: string, event: SlotEvent): void {
    const key = `${app} ${version}`;
    const hours = this.versions.get(key) ?? [];
    const hour = Math.floor(this.now() / HOUR_MS);
    if (hours.at(-1)?.hour !== hour) hours.push({ hour, starts: 0, failures: 0, pages: 0, silent: 0, times: [] });
    const current = hours.at(-1);
    if (current) add(current, event);
    if (hours.length > KEPT_HOURS) hours.shift();
    // Moves the last counted version to the end: the least recently used one is dropped.
    this.versions.delete(key);
    this.versions.set(key, hours);
    const [oldest] = this.versions.keys();
    if (this.versions.size <= KEPT || oldest === undefined) return;
    this.versions.delete(oldest);
    this.failed.delete(oldest);
  }

  /** All hours of a version, or only those in which another one was seen as well. */
  of(app: string, version: string, during?: string): Tally {
    const hours = this.versions.get(`${app} ${version}`) ?? [];
    const others = new Set(this.versions.get(`${app} ${during}`)?.map(({ hour }) => hour));
    const counted = during === undefined ? hours : hours.filter(({ hour }) => others.has(hour));
    const sum = (name: 'starts' | 'failures' | 'pages' | 'silent') =>
      counted.reduce((total, hour) => total + hour[name], 0);
    return {
      starts: sum('starts'),
      failures: sum('failures'),
      pages: sum('pages'),
      silent: sum('silent'),
      times: counted.flatMap(({ times }) => times),
    };
  }
}

/** The middle of several numbers; 0 of none. */
export const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0;

/** Figures of versions, as pages told of them. */
export const figuresIn =
  (counts: SlotCounts): FiguresOf =>
  async (app, version) => {
    const { starts, failures, pages, silent, times } = counts.of(app, version);
    const milliseconds = times.length === 0 ? null : medianOf(times);
    return { starts, failures, pages, silent, milliseconds, lastFailure: counts.lastFailureOf(app, version) };
  };
