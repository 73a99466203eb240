import type { Selectable } from 'kysely';
import { repeatedRead } from '../db/repeated-read';
import type { Database, StoreTables } from '../db/tables';
import { markSeen } from '../people/people.store';
import { hashOf, randomSecret } from './secrets';

const MINUTE = 60_000;

/** Idle time after which a session ends. */
const IDLE_MS = 30 * MINUTE;
/** Highest age of a session, however busy it is. */
const ABSOLUTE_MS = 12 * 60 * MINUTE;
/** A request within this time of the last one is not written down. */
const TOUCH_EVERY_MS = MINUTE;

export interface Session {
  readonly idHash: string;
  readonly personId: string;
  /** Goes into the page and comes back as `X-WP-Nonce`. */
  readonly nonce: string;
}

export interface NewSession extends Session {
  /** For the cookie; only its hash is kept. */
  readonly id: string;
}

/** Creates a session with a new random id. */
export const openSession = async (db: Database, personId: string, now: number): Promise<NewSession> => {
  const [id, nonce] = [randomSecret(), randomSecret()];
  const idHash = hashOf(id);
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, user_name: personId, person_id: personId, nonce, created_at: now, seen_at: now })
    .execute();
  await markSeen(db, personId, now);
  return { id, idHash, personId, nonce };
};

/** The living session of this cookie value, which goes idle all the same. */
export const lookAtSession = async (db: Database, id: string, now: number): Promise<Session | null> => {
  const found = await livingRow(db, hashOf(id), now);
  return found && sessionOf(found);
};

/** The living session of this cookie value; a request keeps it from going idle. */
export const findSession = async (db: Database, id: string, now: number): Promise<Session | null> => {
  const row = await livingRow(db, hashOf(id), now);
  if (!row) return null;
  if (now - row.seen_at >= TOUCH_EVERY_MS) await touch(db, row, now);
  return sessionOf(row);
};

/** True until the session goes idle or is ended. */
export const isSessionAlive = async (db: Database, { idHash }: Session, now: number): Promise<boolean> =>
  (await livingRow(db, idHash, now)) !== null;

type Row = Selectable<StoreTables['sessions']>;

const sessionOf = ({ id_hash, person_id, nonce }: Row): Session => ({
  idHash: id_hash,
  personId: person_id,
  nonce,
});

const readSession = repeatedRead((db) => db.selectFrom('sessions').selectAll().where('id_hash', '=', ''));

const livingRow = async (db: Database, idHash: string, now: number): Promise<Row | null> => {
  const [row] = await readSession(db, idHash);
  if (!row) return null;
  if (now - row.seen_at < IDLE_MS && now - row.created_at < ABSOLUTE_MS) return row;
  await closeSession(db, idHash);
  return null;
};

/** Marks a session and its person as seen. A failed write, such as on a full disk, is ignored: reads go on [DB-10]. */
const touch = async (db: Database, { id_hash, person_id }: Row, now: number): Promise<void> => {
  const writing = async () => {
    await db.updateTable('sessions').set({ seen_at: now }).where('id_hash', '=', id_hash).execute();
    await markSeen(db, person_id, now);
  };
  await writing().catch(() => undefined);
};

/** Ends a session on the server: its cookie is worth nothing from now on. */
export const closeSession = async (db: Database, idHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
};

export const forgetOldSessions = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('seen_at', '<=', now - IDLE_MS), where('created_at', '<=', now - ABSOLUTE_MS)]))
    .execute();
};
