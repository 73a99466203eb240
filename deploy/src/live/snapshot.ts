import type { ObjectStore } from './stores/object-store';

const days = 24 * 60 * 60 * 1000;
/** Milliseconds that the files of a replaced map are kept; open pages go on with them [D-9]. */
export const keptFor = 14 * days;

/** Builds that are in no map any more, by record: open pages may still run them until a moment (milliseconds). */
export type KeptBuilds = Readonly<Record<string, { readonly app: string; readonly until: number }>>;

/** What would take many entries of the ledger to know, as of one of them: `snapshot.json`, made anew with each. */
export interface Snapshot {
  readonly revision: number;
  /** Hash of the entry: a snapshot of another ledger is none. */
  readonly hash: string;
  readonly kept: KeptBuilds;
}

const snapshotName = 'snapshot.json';

/** The snapshot of a place; null where there is none that can be read. */
export async function readSnapshot(objects: ObjectStore): Promise<Snapshot | null> {
  const bytes = await objects.read(snapshotName);
  try {
    const { revision, hash, kept } = JSON.parse(bytes?.toString('utf8') ?? '') as Snapshot;
    return Number.isInteger(revision) && typeof kept === 'object' ? { revision, hash, kept } : null;
  } catch {
    return null;
  }
}

export const writeSnapshot = (objects: ObjectStore, snapshot: Snapshot): Promise<void> =>
  objects.replace(snapshotName, Buffer.from(`${JSON.stringify(snapshot)}\n`));
