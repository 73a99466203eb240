import { createHash } from 'node:crypto';
import type { Ledger, Recorded } from './ledger';
import { DeployRefused } from './refused';

/** What the ledger says of bytes that stand as `release.json`. */
export type ReleaseVerdict =
  | { readonly is: 'recorded' }
  /** Of a revision that was made before entries held the hash of their release. */
  | { readonly is: 'unrecorded'; readonly revision: number }
  | { readonly is: 'other'; readonly reason: string };

export const releaseHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Revision that a release names; null where it is none of a place. */
function revisionIn(bytes: Buffer): number | null {
  try {
    const { revision } = JSON.parse(bytes.toString('utf8')) as { readonly revision?: unknown };
    return Number.isInteger(revision) ? Number(revision) : null;
  } catch {
    return null;
  }
}

const other = (reason: string): ReleaseVerdict => ({ is: 'other', reason });

/** Compares what stands as `release.json` with the ledger. */
export class ReleaseCheck {
  /** Hashes of what this process wrote, by revision: the same map in the form of its own version. */
  private readonly own = new Map<number, Set<string>>();
  /** The last revision that was found to be recorded: an older one does not come back. */
  private newest = 0;

  /** `compose` makes the release of the last entry anew. */
  constructor(
    private readonly ledger: Ledger,
    private readonly compose: (head: Recorded) => Promise<Buffer>,
  ) {}

  /** Notes bytes that are about to be written. */
  wrote(revision: number, bytes: Uint8Array): void {
    this.own.set(revision, (this.own.get(revision) ?? new Set()).add(releaseHash(bytes)));
  }

  async verdictOf(bytes: Buffer): Promise<ReleaseVerdict> {
    try {
      return await this.compare(bytes);
    } catch (error) {
      // An entry or a record that is missing, or is not what its name says.
      if (error instanceof DeployRefused) return other(error.message);
      throw error;
    }
  }

  private async compare(bytes: Buffer): Promise<ReleaseVerdict> {
    const revision = revisionIn(bytes);
    if (revision === null) return other('release.json is not the release of a revision');
    if (revision < this.newest) return other(`release.json is revision ${revision}, older than ${this.newest}`);
    const head = await this.ledger.head();
    if (revision < 1 || head === null || revision > head.entry.revision)
      return other(`release.json is revision ${revision}, which the ledger does not have`);
    const { entry } = await this.ledger.at(revision);
    if (!(await this.follows(entry))) return other(`revision ${revision} of the ledger does not follow the one before`);
    const [hash, own] = [releaseHash(bytes), this.own.get(revision)];
    if (entry.release === undefined && own === undefined) {
      this.newest = Math.max(this.newest, revision);
      return { is: 'unrecorded', revision };
    }
    const isRecorded =
      hash === entry.release || own?.has(hash) === true || (await this.isComposed(revision, head, hash));
    if (!isRecorded) return other(`release.json is not the release that revision ${revision} of the ledger records`);
    this.newest = Math.max(this.newest, revision);
    return { is: 'recorded' };
  }

  /** Previews end between two writings of one revision: what would be written now is as good as what was. */
  private async isComposed(revision: number, head: Recorded, hash: string): Promise<boolean> {
    return head.entry.revision === revision && releaseHash(await this.compose(head)) === hash;
  }

  private async follows({ revision, prev }: Recorded['entry']): Promise<boolean> {
    return revision === 1 ? prev === null : (await this.ledger.at(revision - 1)).hash === prev;
  }
}
