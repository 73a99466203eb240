import { endpoints, type EndpointDefinition, type EndpointKey, type ReadKey } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import type { EndpointCall } from './endpoint.routes';

/** Changes kept for pages that come back to the stream; older ones make everything stale. */
const KEPT = 1000;

/** A change as pages are told of it. */
export interface Change {
  readonly id: number;
  /** Idempotency key under which it was asked for: its own page knows it by that. */
  readonly key: string | null;
  /** Keys of the reads that it made stale. */
  readonly reads: readonly ReadKey[];
}

/** Who changed something last, and when (milliseconds since 1970). */
export interface Changed {
  readonly by: string;
  readonly at: number;
}

const staleBy = (action: string): readonly ReadKey[] => {
  const table: Readonly<Record<string, EndpointDefinition>> = endpoints;
  return (table[action]?.invalidates ?? []) as readonly ReadKey[];
};

const objectOf = ({ raw }: Pick<EndpointCall, 'raw'>): string => JSON.stringify(raw.params ?? {});

/** Writes a change down, in the transaction of its effect; false for a call that makes no read stale. */
export const keepChange = async (db: Database, call: EndpointCall, at: number): Promise<boolean> => {
  if (staleBy(call.key).length === 0) return false;
  const { id } = await db
    .insertInto('changes')
    .values({
      at,
      person: call.person.name,
      action: call.key,
      object: objectOf(call),
      request_key: call.keyed?.key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('changes')
    .where('id', '<=', id - KEPT)
    .execute();
  return true;
};

/** The last change of what a read shows; null when it is not known any more, or was the store's own. */
export const lastChange = async (db: Database, read: EndpointKey, call: EndpointCall): Promise<Changed | null> => {
  const actions = Object.keys(endpoints).filter((key) => staleBy(key).some((stale) => stale === read));
  const { params }: EndpointDefinition = endpoints[read];
  let query = db.selectFrom('changes').select(['person', 'at']).where('action', 'in', actions);
  if (params !== undefined) query = query.where('object', '=', objectOf(call));
  const row = await query.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ? { by: row.person, at: row.at } : null;
};

/** The id of the newest change; 0 before the first. */
export const newestChange = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
};

/** The changes after the one of this id, in order; null when some of them are not kept any more. */
export const changesSince = async (db: Database, since: number): Promise<readonly Change[] | null> => {
  const oldest = await db.selectFrom('changes').select('id').orderBy('id').limit(1).executeTakeFirst();
  if ((oldest !== undefined && since < oldest.id - 1) || since > (await newestChange(db))) return null;
  const rows = await db.selectFrom('changes').selectAll().where('id', '>', since).orderBy('id').execute();
  return rows.map(({ id, action, request_key }) => ({ id, key: request_key, reads: staleBy(action) }));
};
