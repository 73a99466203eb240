import { inColumns } from './command';

const share = (noticed: number, all: number): string => `${((100 * noticed) / Math.max(all, 1)).toFixed(1)} %`;

/** Mistakes by their kind, and how many of each are noticed. */
export class Kinds {
  private readonly counts = new Map<string, { noticed: number; all: number }>();

  note(kind: string, isNoticed: boolean): void {
    const { noticed, all } = this.counts.get(kind) ?? { noticed: 0, all: 0 };
    this.counts.set(kind, { noticed: noticed + (isNoticed ? 1 : 0), all: all + 1 });
  }

  /** A row for each kind. */
  get rows(): string {
    return inColumns(
      [...this.counts]
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([kind, { noticed, all }]) => [kind, `${noticed} of ${all}`, share(noticed, all)]),
    );
  }
}
