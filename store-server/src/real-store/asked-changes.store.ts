import type { EndpointKey } from '@listings/shared-api/contract';
import { isObject } from '../base/is-object';
import type { EndpointCall } from '../calls/responder';
import type { Database } from '../db/tables';
import type { ChangeAuthor } from '../domain/activity/activity.store';
import type { Named } from './first-change.rules';

/** Milliseconds after which nobody waits for an answer any more: whoever asked was killed. */
const IN_FLIGHT_MS = 60_000;
/** Milliseconds for which somebody may be away at the provider's. */
const AWAY_MS = 30 * 60_000;
/** Milliseconds after which it is not known any more what a change has done. */
const KEPT_MS = 24 * 60 * 60_000;

export type Author = Omit<ChangeAuthor, 'at'>;

/** Change of the real store that was asked for here and not looked at yet. */
export interface AskedChange extends Named {
  readonly id: number;
  readonly author: Author;
  readonly at: number;
}

/** Who makes a call, as the activity tells it. */
export const authorOfCall = ({ person, request, undoOf }: EndpointCall): Author => ({
  person: { id: person.id, name: person.name, ...(person.handOver ? { handOver: person.handOver } : {}) },
  source: {
    from: request.caller?.kind === 'session' ? 'screen' : 'api',
    reference: request.id,
    ...(undoOf === undefined ? {} : { undoOf }),
  },
});

type Asked = Author & Omit<Named, 'action'>;

const namedBy = ({ input: { params, body } }: EndpointCall): Omit<Named, 'action'> => ({
  fields: isObject(body) ? Object.keys(body) : [],
  object: isObject(params) && typeof params['id'] === 'number' ? String(params['id']) : null,
});

/** Keeps that a change is asked for, before it is; gives its id. */
export async function askChange(
  db: Database,
  call: EndpointCall,
  at: number,
  state: 'asked' | 'away' = 'asked',
): Promise<number> {
  const asked: Asked = { ...authorOfCall(call), ...namedBy(call) };
  const row = { action: call.key, author: JSON.stringify(asked), at, state };
  const { id } = await db.insertInto('asked_changes').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const changeIsDone = (db: Database, id: number) =>
  db.updateTable('asked_changes').set({ state: 'done' }).where('id', '=', id).execute();

/** Forgets a change; false where somebody else has looked at it. */
export async function forgetChange(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('asked_changes').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Changes that the store has made by now, the oldest first; those of whom nobody waits for any more are among them. */
export async function madeChanges(db: Database, now: number): Promise<readonly AskedChange[]> {
  const rows = await db
    .selectFrom('asked_changes')
    .selectAll()
    .where((eb) =>
      eb.or([eb('state', '=', 'done'), eb.and([eb('state', '=', 'asked'), eb('at', '<', now - IN_FLIGHT_MS)])]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, action, author, at }) => {
    const { person, source, fields, object } = JSON.parse(author) as Asked;
    return { id, action: action as EndpointKey, author: { person, source }, fields, object, at };
  });
}

/** Calls whose changes are under way or not looked at yet. */
export const openActions = async (db: Database): Promise<readonly EndpointKey[]> => {
  const rows = await db.selectFrom('asked_changes').select('action').where('state', '<>', 'away').execute();
  return rows.map(({ action }) => action as EndpointKey);
};

/** Who went to the provider's to change this, if anybody did; asked once. */
export async function takeAway(db: Database, action: EndpointKey, now: number): Promise<Author | null> {
  const row = await db
    .deleteFrom('asked_changes')
    .where('state', '=', 'away')
    .where('action', '=', action)
    .where('at', '>', now - AWAY_MS)
    .returning(['id', 'author'])
    .execute();
  const last = row.sort((one, other) => one.id - other.id).at(-1);
  if (!last) return null;
  const { person, source } = JSON.parse(last.author) as Asked;
  return { person, source };
}

export async function trimAskedChanges(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('asked_changes')
    .where('at', '<', now - KEPT_MS)
    .execute();
}
