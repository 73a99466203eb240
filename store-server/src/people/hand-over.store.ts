import { randomUUID } from 'node:crypto';
import { handOverStepSchema, type HandOverStep } from '@listings/shared-api/contract';
import type { Selectable } from 'kysely';
import type { Database, StoreTables } from '../db/tables';
import { findPerson, type Person } from './people.store';
import { isAmong, rolesOfStep } from './roles.rules';

const DAY_MS = 24 * 60 * 60_000;

/** Time for which a link is good. */
const LIFE_MS = 7 * DAY_MS;

/** A step that somebody else was asked to do. */
export interface HandOver {
  readonly id: string;
  readonly step: HandOverStep;
  /** Who was asked. */
  readonly name: string;
  readonly email: string | null;
  readonly note: string;
  /** Who asks; null once they were removed. */
  readonly asker: Person | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly openedAt: number | null;
  /** Since when somebody is at it. */
  readonly actedAt: number | null;
  /** Null while it waits. */
  readonly outcome: Outcome | null;
}

/** Done by whoever was asked; done by somebody else; taken back. */
type Outcome = 'done' | 'elsewhere' | 'withdrawn';

const PREFIX = 'hand-over:';

/** Id under which whoever was asked acts. */
export const guestId = (id: string): string => `${PREFIX}${id}`;

/** True for an id of somebody from outside. */
const isGuest = (personId: string): boolean => personId.startsWith(PREFIX);

const handOverOf = async (db: Database, row: Selectable<StoreTables['hand_overs']>): Promise<HandOver> => ({
  id: row.id,
  step: handOverStepSchema.parse(row.step),
  name: row.name,
  email: row.email,
  note: row.note,
  asker: await findPerson(db, row.person_id),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  openedAt: row.opened_at,
  actedAt: row.acted_at,
  outcome: row.outcome,
});

/** True while the step may be done: not done, taken back or too old, and whoever asks may still do it themselves. */
export const isOpen = ({ outcome, expiresAt, asker, step }: HandOver, now: number): boolean =>
  outcome === null && expiresAt > now && asker !== null && isAmong(asker.role, rolesOfStep(step));

/** Everything that waits, the oldest first. */
export const openHandOvers = async (db: Database, now: number): Promise<readonly HandOver[]> => {
  const rows = await db
    .selectFrom('hand_overs')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const all: HandOver[] = [];
  for (const row of rows) all.push(await handOverOf(db, row));
  return all.filter((handOver) => isOpen(handOver, now));
};

/** Steps that were done by somebody who was asked. */
export const stepsHandedOver = async (db: Database): Promise<readonly HandOverStep[]> => {
  const rows = await db.selectFrom('hand_overs').select('step').distinct().where('outcome', '=', 'done').execute();
  return rows.map(({ step }) => handOverStepSchema.parse(step)).sort();
};

export const findHandOver = async (db: Database, id: string): Promise<HandOver | null> => {
  const row = await db.selectFrom('hand_overs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? handOverOf(db, row) : null;
};

/** The hand-over whose link has a token of this hash. */
export const findByTokenHash = async (db: Database, hash: string): Promise<HandOver | null> => {
  const row = await db.selectFrom('hand_overs').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  return row ? handOverOf(db, row) : null;
};

/** Whoever was asked to do a step, as the one who acts; null for an id that is nobody's. */
export const findGuest = async (db: Database, personId: string, now: number): Promise<Person | null> => {
  if (!isGuest(personId)) return null;
  const handOver = await findHandOver(db, personId.slice(PREFIX.length));
  if (!handOver) return null;
  const { id, step, name, asker } = handOver;
  const pass = { id, step, isOpen: isOpen(handOver, now), askedBy: asker?.id ?? null };
  return { id: personId, name, email: '', role: 'viewer', language: null, spendLimit: null, handOver: pass };
};

/** What an asker says about a step. */
type Asked = Pick<HandOver, 'step' | 'name' | 'email' | 'note'>;

/** Number of links that a person has made since a moment. */
export const handOversSince = async (db: Database, personId: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom('hand_overs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Keeps that somebody is asked; of the link only the hash of its token. */
export const addHandOver = async (
  db: Database,
  asked: Asked & { readonly personId: string },
  hash: string,
  now: number,
): Promise<HandOver> => {
  const { personId, ...what } = asked;
  const row = {
    ...what,
    id: randomUUID(),
    person_id: personId,
    token_hash: hash,
    created_at: now,
    expires_at: now + LIFE_MS,
    opened_at: null,
    acted_at: null,
    ended_at: null,
    outcome: null,
  };
  await db.insertInto('hand_overs').values(row).execute();
  return handOverOf(db, row);
};

/** Puts another link in the place of the one there was; who has opened that one is out. */
export const renewHandOver = async (db: Database, id: string, hash: string, now: number): Promise<void> => {
  await db
    .updateTable('hand_overs')
    .set({ token_hash: hash, expires_at: now + LIFE_MS, opened_at: null })
    .where('id', '=', id)
    .execute();
  await endGuestSessions(db, id);
};

/** Ends the sessions that were opened with a link. */
export const endGuestSessions = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('sessions').where('person_id', '=', guestId(id)).execute();
};

/** Notes that the link was opened, or that somebody is at the step; the first time counts. */
export const noteHandOver = async (
  db: Database,
  id: string,
  field: 'opened_at' | 'acted_at',
  now: number,
): Promise<void> => {
  await db
    .updateTable('hand_overs')
    .set({ [field]: now })
    .where('id', '=', id)
    .where(field, 'is', null)
    .execute();
};

/** Ends a link; false where it has ended before. Of several that end it at once, one is told so. */
export const endHandOver = async (db: Database, id: string, outcome: Outcome, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('hand_overs')
    .set({ ended_at: now, outcome })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
