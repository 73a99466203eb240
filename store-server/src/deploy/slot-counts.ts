import type { Figures, FiguresOf } from '@listings/deploy/live';
import { refuseInsideTransaction } from '../db/transaction-scope';
import { evidenceIn, ALL_OWNERS, totalOf, type Tally } from './evidence.rules';
import { KEPT_HOURS, type CountedHour, type SharedCounts } from './shared-counts';

/** What happened on a page. A failure after the start is none of the starts. */
export type SlotEvent =
  | { readonly kind: 'start'; readonly failed: boolean; readonly milliseconds: number | null }
  | { readonly kind: 'ready'; readonly milliseconds: number }
  | { readonly kind: 'late' }
  /** A page that had failed by its silence lives after all. */
  | { readonly kind: 'back' }
  | { readonly kind: 'page' }
  | { readonly kind: 'silent' };

interface Hour extends CountedHour {
  starts: number;
  failures: number;
  pages: number;
  silent: number;
  readonly times: number[];
  readonly screens: number[];
}

/** Versions that are remembered, and the times of each hour. */
const KEPT = 200;
const KEPT_TIMES = 50;
const HOUR_MS = 3_600_000;

const add = (hour: Hour, event: SlotEvent): void => {
  if (event.kind === 'start') {
    hour.starts += 1;
    if (event.failed) hour.failures += 1;
    else if (event.milliseconds !== null && hour.times.length < KEPT_TIMES) hour.times.push(event.milliseconds);
  } else if (event.kind === 'ready') {
    if (hour.screens.length < KEPT_TIMES) hour.screens.push(event.milliseconds);
  } else if (event.kind === 'page') hour.pages += 1;
  else if (event.kind === 'silent') hour.silent += 1;
  else if (event.kind === 'back') hour.failures -= 1;
  else hour.failures += 1;
};

const nothing = () => ({ starts: 0, failures: 0, pages: 0, silent: 0, times: [], screens: [] });

const nameOf = (app: string, version: string): string => `${app} ${version}`;

/** Counts by application, version and hour: of this process in memory, of all on the same database once they are shared. */
export class SlotCounts {
  private readonly versions = new Map<string, Hour[]>();
  /** What the other processes had counted when they were last asked. */
  private others: ReadonlyMap<string, readonly CountedHour[]> = new Map();
  private changed = new Set<Hour>();
  private shared: SharedCounts | null = null;
  private sharing: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly now: () => number) {}

  /** Joins the processes on one database. */
  join(shared: SharedCounts): void {
    this.shared = shared;
  }

  /** True where the other processes do not know everything yet. */
  get isChanged(): boolean {
    return this.changed.size > 0;
  }

  /** Tells the other processes what was counted here, and hears what they counted. Whoever asks meanwhile waits for one more. */
  async share(): Promise<void> {
    refuseInsideTransaction('What is counted is shared beside every transaction');
    this.next ??= this.sharing.then(() => {
      this.next = null;
      const exchanged = this.exchange();
      this.sharing = exchanged.catch(() => {});
      return exchanged;
    });
    return this.next;
  }

  /** What failed last, as far as anybody keeps it; null when nothing did. */
  async lastFailureOf(app: string, version: string): Promise<Figures['lastFailure']> {
    return (await this.shared?.lastFailureOf(app, version)) ?? null;
  }

  /** `witness`: whose page it was. */
  count(app: string, version: string, event: SlotEvent, witness = ALL_OWNERS): void {
    add(this.hourOf(app, version, witness), event);
  }

  /** All that was told of a version. */
  of(app: string, version: string): Tally {
    return totalOf(this.hoursOf(nameOf(app, version)));
  }

  /** What a verdict may stand on: in all hours, or only in those in which another version was seen as well. */
  evidenceOf(app: string, version: string, during?: string): Tally {
    const hours = this.hoursOf(nameOf(app, version));
    const shown = new Set(this.hoursOf(nameOf(app, during ?? '')).map(({ hour }) => hour));
    return evidenceIn(during === undefined ? hours : hours.filter(({ hour }) => shown.has(hour)));
  }

  private hoursOf(name: string): readonly CountedHour[] {
    return [...(this.versions.get(name) ?? []), ...(this.others.get(name) ?? [])];
  }

  /** The hour of now, which is about to change. */
  private hourOf(app: string, version: string, witness: string): Hour {
    const name = nameOf(app, version);
    const hour = Math.floor(this.now() / HOUR_MS);
    const hours = (this.versions.get(name) ?? []).filter((known) => known.hour > hour - KEPT_HOURS);
    const known = hours.find((each) => each.hour === hour && each.witness === witness);
    const current = known ?? { app, version, hour, witness, ...nothing() };
    if (!known) hours.push(current);
    // Moves the last counted version to the end: the least recently used one is dropped.
    this.versions.delete(name);
    this.versions.set(name, hours);
    const [oldest] = this.versions.keys();
    if (this.versions.size > KEPT && oldest !== undefined) this.versions.delete(oldest);
    if (this.shared !== null) this.changed.add(current);
    return current;
  }

  private async exchange(): Promise<void> {
    if (this.shared === null) return;
    const told = this.changed;
    this.changed = new Set();
    try {
      await this.shared.write([...told]);
    } catch (error) {
      for (const hour of told) this.changed.add(hour);
      throw error;
    }
    const others = new Map<string, CountedHour[]>();
    for (const hour of await this.shared.ofOthers()) {
      const name = nameOf(hour.app, hour.version);
      others.set(name, [...(others.get(name) ?? []), hour]);
    }
    this.others = others;
  }
}

/** The middle of several numbers; 0 of none. */
export const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0;

/** Figures of versions, as pages told all processes of them. */
export const figuresIn =
  (counts: SlotCounts): FiguresOf =>
  async (app, version) => {
    // What was counted here is better than nothing.
    await counts.share().catch(() => {});
    const { starts, failures, pages, silent, times } = counts.of(app, version);
    const milliseconds = times.length === 0 ? null : medianOf(times);
    const lastFailure = await counts.lastFailureOf(app, version).catch(() => null);
    return { starts, failures, pages, silent, milliseconds, lastFailure };
  };
