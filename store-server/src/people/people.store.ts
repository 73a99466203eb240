import { roleSchema, type HandOverStep, type Role } from '@listings/shared-api/contract';
import type { Selectable } from 'kysely';
import { repeatedRead } from '../db/repeated-read';
import type { Database, StoreTables } from '../db/tables';

/** A person with a role: who acts. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Empty where none was given. */
  readonly email: string;
  readonly role: Role;
  /** BCP 47 tag; null where the person's browser decides. */
  readonly language: string | null;
  /** Highest sum of daily budgets that an advertiser may reach, in the store's currency; null for no limit. */
  readonly spendLimit: number | null;
  /** Somebody from outside, who may do one step of the setup and nothing else. */
  readonly handOver?: HandOverPass;
}

/** What a hand-over lets whoever was asked do. */
interface HandOverPass {
  readonly id: string;
  readonly step: HandOverStep;
  readonly isOpen: boolean;
  /** Id of who asks; null once they were removed. */
  readonly askedBy: string | null;
}

/** Whoever begins with a store. */
export const FIRST_OWNER = { id: 'owner', name: 'Owner', email: '', role: 'owner' } as const;

const personOf = (row: Selectable<StoreTables['people']>): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: roleSchema.parse(row.role),
  language: row.language,
  spendLimit: row.spend_limit,
});

/** People who were not removed. */
const present = (db: Database) => db.selectFrom('people').selectAll().where('removed_at', 'is', null);

/** Makes the first owner in a store that has nobody. */
export const ensureOwner = async (db: Database, now: number): Promise<void> => {
  const anybody = await db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (anybody) return;
  await db
    .insertInto('people')
    .values({ ...FIRST_OWNER, created_at: now })
    .execute();
};

/** Everybody who was not removed, the oldest first. */
export const everybody = async (db: Database): Promise<readonly Person[]> =>
  (await present(db).orderBy('created_at').orderBy('id').execute()).map(personOf);

const readPerson = repeatedRead((db) => present(db).where('id', '=', ''));

/** The person of this id; null once removed. */
export const findPerson = async (db: Database, id: string): Promise<Person | null> => {
  const [row] = await readPerson(db, id);
  return row ? personOf(row) : null;
};

const readOperator = repeatedRead((db) =>
  present(db).where('role', '=', 'owner').orderBy('created_at').orderBy('id').limit(1),
);

/** Person behind the operator's own ways in, the printed link and the application password: the oldest owner. */
export const operator = async (db: Database): Promise<Person> => {
  const [row] = await readOperator(db);
  if (row === undefined) throw new Error('The store has no owner.');
  return personOf(row);
};

/** Names of the owners, the oldest first: those to ask. One without a name of their own has the mail address, or is none. */
export const ownerNames = async (db: Database): Promise<string[]> => {
  const rows = await present(db).where('role', '=', 'owner').orderBy('created_at').orderBy('id').execute();
  return rows.map(({ name, email }) => (name === FIRST_OWNER.name ? email : name)).filter((name) => name !== '');
};

/** Marks a person as seen now. */
export const markSeen = async (db: Database, id: string, now: number): Promise<void> => {
  await db.updateTable('people').set({ seen_at: now }).where('id', '=', id).execute();
};
