import { randomUUID } from 'node:crypto';
import { readOption, writeOption } from '../db/options.store';
import type { Database } from '../db/tables';

/**
 * Parts of the products that change separately: the list and its names, the state at the provider, the days since which
 * they can be found, and the issues.
 */
type Revised = 'order' | 'state' | 'found' | 'issues';

/** A token for each part that is replaced at every change: derived data is valid as long as the token is the same. */
export type Revisions = Readonly<Record<Revised, string>>;

const KEY = 'catalogue.revisions';

const NEVER_CHANGED: Revisions = { order: '', state: '', found: '', issues: '' };

export const readRevisions = async (db: Database): Promise<Revisions> => ({
  ...NEVER_CHANGED,
  ...((await readOption(db, KEY)) as Partial<Revisions> | undefined),
});

/**
 * Replaces the tokens of the changed parts. Call it in the transaction of every change to the products or their issues.
 */
export async function touch(db: Database, ...parts: readonly Revised[]): Promise<void> {
  const revision = randomUUID();
  const changed = Object.fromEntries(parts.map((part) => [part, revision]));
  await writeOption(db, KEY, { ...(await readRevisions(db)), ...changed });
}
