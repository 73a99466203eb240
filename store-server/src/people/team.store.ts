import { randomUUID } from 'node:crypto';
import { roleSchema, type Role } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';

/** A person as the list of people has them. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly spendLimit: number | null;
  readonly seenAt: number | null;
  readonly sessions: number;
  /** End of the sign-in link that was not used yet; null where there is none. */
  readonly invitedUntil: number | null;
}

/** What an owner decides about somebody. */
export interface MemberFields {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly spendLimit: number | null;
}

/** Why somebody stays as they are. */
export type MemberRefusal = 'unknown' | 'taken' | 'lastOwner';

/** Everybody who was not removed, the oldest first. */
export const members = async (db: Database, now: number): Promise<Member[]> => {
  const rows = await db
    .selectFrom('people')
    .selectAll()
    .select((select) => [
      select
        .selectFrom('sessions')
        .whereRef('sessions.person_id', '=', 'people.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
      select
        .selectFrom('invitations')
        .whereRef('invitations.person_id', '=', 'people.id')
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.max('expires_at').as('until'))
        .as('until'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: roleSchema.parse(row.role),
    spendLimit: row.spend_limit,
    seenAt: row.seen_at,
    sessions: Number(row.sessions ?? 0),
    invitedUntil: row.until === null ? null : Number(row.until),
  }));
};

/** Adds somebody; null where the address is somebody's already. */
export const addMember = async (db: Database, fields: MemberFields, now: number): Promise<string | null> => {
  const same = await db
    .selectFrom('people')
    .select('id')
    .where('removed_at', 'is', null)
    .where('email', '=', fields.email)
    .executeTakeFirst();
  if (same) return null;
  const id = randomUUID();
  const { name, email, role, spendLimit } = fields;
  await db.insertInto('people').values({ id, name, email, role, spend_limit: spendLimit, created_at: now }).execute();
  return id;
};

const isLastOwner = async (db: Database, id: string): Promise<boolean> => {
  const owners = await db
    .selectFrom('people')
    .select('id')
    .where('removed_at', 'is', null)
    .where('role', '=', 'owner')
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
};

const isThere = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('id', '=', id).where('removed_at', 'is', null).execute()).length >
  0;

/** Changes name, role and limit; the last owner stays one. To be called in a transaction. */
export const changeMember = async (
  db: Database,
  id: string,
  { name, role, spendLimit }: Omit<MemberFields, 'email'>,
): Promise<MemberRefusal | null> => {
  if (!(await isThere(db, id))) return 'unknown';
  if (role !== 'owner' && (await isLastOwner(db, id))) return 'lastOwner';
  await db.updateTable('people').set({ name, role, spend_limit: spendLimit }).where('id', '=', id).execute();
  return null;
};

/** Ends all sessions of somebody: their cookies are worth nothing from now on. */
export const endSessions = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('sessions').where('person_id', '=', id).execute();
};

/** Removes somebody with their sessions and links; the last owner stays. To be called in a transaction. */
export const removeMember = async (db: Database, id: string, now: number): Promise<MemberRefusal | null> => {
  if (!(await isThere(db, id))) return 'unknown';
  if (await isLastOwner(db, id)) return 'lastOwner';
  await db.updateTable('people').set({ removed_at: now }).where('id', '=', id).execute();
  await db.deleteFrom('invitations').where('person_id', '=', id).execute();
  await endSessions(db, id);
  return null;
};
