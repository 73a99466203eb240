import { randomUUID } from 'node:crypto';
import { readOption, writeOption } from '../db/options.store';
import type { Database } from '../db/tables';

/**
 * What of the products can change by itself: which are listed and how they are called, what the provider knows of them,
 * since when they can be found, and their issues.
 */
type Revised = 'order' | 'state' | 'found' | 'issues';

/** A word for each part that is another one after every change: what was worked out under one holds as long as it stands. */
export type Revisions = Readonly<Record<Revised, string>>;

const KEY = 'catalogue.revisions';

const NEVER_CHANGED: Revisions = { order: '', state: '', found: '', issues: '' };

export const readRevisions = async (db: Database): Promise<Revisions> => ({
  ...NEVER_CHANGED,
  ...((await readOption(db, KEY)) as Partial<Revisions> | undefined),
});

/** To be called in the transaction of every change to the products or their issues. */
export async function touch(db: Database, ...parts: readonly Revised[]): Promise<void> {
  const revision = randomUUID();
  const changed = Object.fromEntries(parts.map((part) => [part, revision]));
  await writeOption(db, KEY, { ...(await readRevisions(db)), ...changed });
}
