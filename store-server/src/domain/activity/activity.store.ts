import type { ActivityEntry } from '@listings/shared-api/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/tables';
import type { ActivityTable } from '../documents/domain.table';

/** Kind of an object that changes are told of. */
export type ActivityKind = 'campaign';

/** Field of an object with its value before and after; amounts as decimals in `unit`, a currency. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly unit?: string | undefined;
}

/** Change of an object by somebody. */
export interface Change {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The same moment's day in the store's time zone. */
  readonly day: string;
  /** Name of who changed it; null where the provider or the store did. */
  readonly user: string | null;
  readonly kind: ActivityKind;
  readonly id: number;
  readonly name: string;
  readonly action: 'created' | 'changed' | 'removed';
  readonly changes: readonly FieldChange[];
}

export async function recordChange(db: Database, { user, id, name, changes, ...change }: Change): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      ...change,
      user_name: user,
      object_id: String(id),
      object_name: name,
      changes: JSON.stringify(changes),
    })
    .execute();
}

interface ActivityFilter {
  readonly kind: string | undefined;
  readonly after: string;
  readonly before: string;
  /** Only entries below this one; of all where it is absent. */
  readonly below: number | undefined;
  readonly limit: number;
}

/** Entries of the days asked for, the latest first. */
export function readActivity(db: Database, { kind, after, before, below, limit }: ActivityFilter) {
  let entries = db.selectFrom('activity').selectAll().where('day', '>=', after).where('day', '<=', before);
  if (kind !== undefined) entries = entries.where('kind', '=', kind);
  if (below !== undefined) entries = entries.where('id', '<', below);
  return entries.orderBy('id', 'desc').limit(limit).execute();
}

/** A person without what identifies them elsewhere: of an address the first letter and the host, of a number its last two digits. */
export const maskedPerson = (name: string): string =>
  name.replaceAll(/([\w.+-])[\w.+-]*@/g, '$1…@').replaceAll(/\+?\d[\d\s-]{5,}(\d\d)/g, '…$1');

export const wireEntry = (row: Selectable<ActivityTable>): ActivityEntry => ({
  id: row.id,
  at: Math.floor(row.at / 1000),
  day: row.day,
  by: row.user_name === null ? null : maskedPerson(row.user_name),
  kind: row.kind,
  object_id: row.object_id,
  object_name: row.object_name,
  action: row.action,
  changes: (JSON.parse(row.changes) as FieldChange[]).map(({ field, before, after, unit }) => ({
    field,
    before,
    after,
    unit: unit ?? null,
  })),
});

export async function forgetActivity(db: Database): Promise<void> {
  await db.deleteFrom('activity').execute();
}
