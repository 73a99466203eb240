import { createHash } from 'node:crypto';
import type { FlagValue } from '@listings/shared-values/flags';
import type { Envelope } from './signing/envelope';
import type { Look } from '../load/load-check';
import type { Source } from './signing/statement';
import { DeployRefused } from './refused';
import { readSnapshot } from './snapshot';
import type { ObjectStore } from './stores/object-store';

/** Build of one revision of the map, under its name. */
export interface PlacedPart {
  /** sha256 of its record in `parts/`. */
  readonly part: string;
  readonly version: string;
}

/** A build that a share of the sessions gets in place of the live one. */
export interface Canary extends PlacedPart {
  /** Percent of the sessions. */
  readonly share: number;
}

/** A build that only those see who open its link. */
export interface Preview extends PlacedPart {
  readonly app: string;
  /** ISO moment. */
  readonly expires: string;
}

/** An old version of a library, and the applications that stay with it while all others have the live one. */
export interface HeldVersion extends PlacedPart {
  /** Application → its version when it was held, and the ISO moment of that. */
  readonly apps: Readonly<Record<string, { readonly version: string; readonly since: string }>>;
}

/** The builds of the map, and beside them those that only some sessions get. */
export interface Placement {
  readonly builds: Readonly<Record<string, PlacedPart>>;
  /** Build → its candidate. */
  readonly canaries: Readonly<Record<string, Canary>>;
  /** Word of the link → the build it shows. */
  readonly previews: Readonly<Record<string, Preview>>;
  /** Library → its old version; absent where nobody needs one. */
  readonly held?: Readonly<Record<string, HeldVersion>>;
}

/** A value that a team set for a flag of its application. */
export interface SetFlag {
  readonly value: FlagValue;
  /** Percent of the sessions; all without one. */
  readonly share?: number;
  /** The revision that set it. */
  readonly revision: number;
}

/** Application → name of a flag → its value. */
export type SetFlags = Readonly<Record<string, Readonly<Record<string, SetFlag>>>>;

export interface Change {
  readonly app: string;
  /** Name of a flag: `from` and `to` are its values, null without one, and no build changes. */
  readonly flag?: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Percent of the sessions that get it from now on; everybody without one. */
  readonly share?: number;
  /** End of the preview; only its link shows it. */
  readonly previewUntil?: string;
  /** Applications that an old version of a library is kept for from now on, or no more. */
  readonly keptFor?: readonly string[];
  readonly leftBy?: readonly string[];
}

/** A published build, as the place counted its bytes. */
export interface Published {
  readonly files: number;
  readonly bytes: number;
  readonly source?: Source;
  /** What was done with an application before; absent for others, and in entries from before this was said. */
  readonly looked?: Look;
}

/** One revision: its author, action and time, and everything in the map since. */
export interface LedgerEntry extends Placement {
  readonly revision: number;
  /** ISO moment. */
  readonly at: string;
  /** sha256 of the entry before; null in the first. */
  readonly prev: string | null;
  readonly action: 'start' | 'publish' | 'canary' | 'rollback' | 'flag' | 'prune';
  /** Empty for entries without a signer: the start, and the withdrawal of a failing candidate. */
  readonly by: readonly { readonly key: string; readonly team: string; readonly person: string }[];
  readonly changes: readonly Change[];
  /** Reason given by the signer. */
  readonly reason?: string;
  /** The build of a publish. */
  readonly published?: Published;
  /** Faults that the contract check found and a signed override let pass. */
  readonly overridden?: readonly string[];
  /** The statement as it was signed. */
  readonly envelope?: Envelope;
  readonly nonce?: string;
  /** Flags that are set; absent where none is. No other action changes them: a value outlives the build it was set for. */
  readonly flags?: SetFlags;
  /** The highest version that each build ever had: versions only rise. */
  readonly highest: Readonly<Record<string, string>>;
  /** Build → the revision that put it in its place; none where that was before revisions kept it. */
  readonly since?: Readonly<Record<string, number>>;
  /** sha256 of the `release.json` that was made of it; none in entries before they kept it. */
  readonly release?: string;
}

/** An entry as it stands: `hash` is what the next one and every statement refer to. */
export interface Recorded {
  readonly entry: LedgerEntry;
  readonly hash: string;
}

const folder = 'ledger';

/** Entries that are read side by side. */
const atOnce = 32;

const nameOf = (revision: number) => `${folder}/${String(revision).padStart(8, '0')}.json`;

const record = (bytes: Buffer): Recorded => ({
  entry: JSON.parse(bytes.toString('utf8')) as LedgerEntry,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

/**
 * The append-only ledger: one file for each revision, each holding the hash of the one before. A revision is made by
 * creating its file, which succeeds once: that is the compare-and-swap, for processes on one machine too.
 */
export class Ledger {
  private readonly known = new Map<number, Recorded>();
  private last = 0;

  constructor(private readonly objects: ObjectStore) {}

  /** The last revision: looked for from the last one known on, in growing steps, since a year of them is slow to list. */
  async lastRevision(): Promise<number> {
    // Counted apart: somebody else may look at the same time.
    let last = this.last === 0 ? await this.firstGuess() : this.last;
    let step = 1;
    for (; await this.has(last + step); step *= 2) last += step;
    for (; step >= 1; step /= 2) if (await this.has(last + step)) last += step;
    this.last = Math.max(this.last, last);
    return last;
  }

  private async firstGuess(): Promise<number> {
    const { revision } = (await readSnapshot(this.objects)) ?? { revision: 0 };
    if (revision > 0 && (await this.has(revision))) return revision;
    const names = await this.objects.list(folder);
    return Number(/^(\d{8})\.json$/.exec(names.at(-1) ?? '')?.[1] ?? 0);
  }

  private has = async (revision: number): Promise<boolean> => (await this.objects.size(nameOf(revision))) !== null;

  async at(revision: number): Promise<Recorded> {
    const kept = this.known.get(revision);
    if (kept !== undefined) return kept;
    const bytes = await this.objects.read(nameOf(revision));
    if (bytes === null) throw new DeployRefused('gone', [`there is no revision ${revision}`]);
    const found = record(bytes);
    this.known.set(revision, found);
    return found;
  }

  async head(): Promise<Recorded | null> {
    const last = await this.lastRevision();
    return last === 0 ? null : this.at(last);
  }

  /** Revisions from `from` to `to` or the last, in order. */
  async since(from: number, to = Infinity): Promise<Recorded[]> {
    const last = Math.min(to, await this.lastRevision());
    const recorded: Recorded[] = [];
    for (let first = from; first <= last; first += atOnce) {
      const revisions = Array.from({ length: Math.min(atOnce, last - first + 1) }, (_, index) => first + index);
      recorded.push(...(await Promise.all(revisions.map((revision) => this.at(revision)))));
    }
    return recorded;
  }

  /** The first revision made after a moment (milliseconds), or the one after the last: their moments rise. */
  async firstAfter(moment: number): Promise<number> {
    let [low, high] = [1, (await this.lastRevision()) + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (Date.parse((await this.at(middle)).entry.at) > moment) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Entries from the last backwards, as long as `isWanted` says so. */
  async backwards(isWanted: (entry: LedgerEntry) => boolean): Promise<LedgerEntry[]> {
    const entries: LedgerEntry[] = [];
    for (let revision = await this.lastRevision(); revision > 0; revision -= 1) {
      const { entry } = await this.at(revision);
      if (!isWanted(entry)) break;
      entries.push(entry);
    }
    return entries;
  }

  /**
   * Makes the next revision. Throws `stale` when another took its number. A write whose answer was lost is made twice, and
   * finds its own bytes there.
   */
  async append(entry: LedgerEntry): Promise<Recorded> {
    const bytes = Buffer.from(`${JSON.stringify(entry, null, 1)}\n`);
    const name = nameOf(entry.revision);
    const isMade = (await this.objects.create(name, bytes)) || (await this.objects.read(name))?.equals(bytes);
    if (isMade !== true) throw new DeployRefused('stale', [`revision ${entry.revision} was made by another deploy`]);
    return record(bytes);
  }

  /** Faults of the chain: an entry that was changed, removed or inserted. */
  async faults(): Promise<string[]> {
    const faults: string[] = [];
    let before: string | null = null;
    for (let revision = 1, last = await this.lastRevision(); revision <= last; revision += 1) {
      const bytes = await this.objects.read(nameOf(revision));
      if (bytes === null) {
        faults.push(`revision ${revision} is missing`);
        before = null;
        continue;
      }
      const { entry, hash } = record(bytes);
      if (entry.revision !== revision || entry.prev !== before)
        faults.push(`revision ${revision} does not follow the one before`);
      before = hash;
    }
    return faults;
  }
}
