import type { Role } from '@listings/shared-api/contract';
import type { OpenIdConfig } from '../../base/config';
import type { Database } from '../../db/tables';
import { findPerson, type Person } from '../../people/people.store';
import { hashOf } from '../secrets';
import { addMember, changeMember, endSessions } from '../../people/team.store';

/** What the provider says of an account. */
export interface OpenIdAccount {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** Empty where none was told, or where the provider has not verified it. */
  readonly email: string;
  /** Values of the claim that roles follow from. */
  readonly values: readonly string[];
}

/** Why somebody is not let in although the provider knows them. */
export type OpenIdRefusal = 'noRole' | 'removed';

type Outcome = { readonly personId: string } | { readonly refusal: OpenIdRefusal };

/** The role of the first setting that an account has a value of. */
const roleOf = (values: readonly string[], roles: OpenIdConfig['roles']): Role | null =>
  roles.find(([value]) => values.includes(value))?.[1] ?? null;

const linkedPerson = async (db: Database, { issuer, subject }: OpenIdAccount): Promise<string | null> => {
  const row = await db
    .selectFrom('openid_people')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject_hash', '=', hashOf(subject))
    .executeTakeFirst();
  return row?.person_id ?? null;
};

const link = async (db: Database, { issuer, subject }: OpenIdAccount, person_id: string): Promise<void> => {
  await db
    .insertInto('openid_people')
    .values({ issuer, subject_hash: hashOf(subject), person_id })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject_hash']).doUpdateSet({ person_id }))
    .execute();
};

/** Somebody with this address: who is there, else who was removed. */
const personWithEmail = async (db: Database, email: string) => {
  if (email === '') return undefined;
  const same = db.selectFrom('people').select(['id', 'removed_at']).where('email', '=', email);
  return (await same.where('removed_at', 'is', null).executeTakeFirst()) ?? (await same.executeTakeFirst());
};

/** Whom an account is here; null for somebody new. A removed person stays out until an owner invites them again. */
const personOf = async (db: Database, account: OpenIdAccount): Promise<Person | 'removed' | null> => {
  const linked = await linkedPerson(db, account);
  const known = linked === null ? null : await findPerson(db, linked);
  if (known) return known;
  const same = await personWithEmail(db, account.email);
  if (same?.removed_at === null) return findPerson(db, same.id);
  return linked === null && same === undefined ? null : 'removed';
};

/**
 * Decides who signs in, and gives them the role that their claims say now. Who has lost every role loses the open sessions
 * as well; the last owner stays one. To be called in a transaction.
 */
export const admit = async (
  db: Database,
  account: OpenIdAccount,
  roles: OpenIdConfig['roles'],
  now: number,
): Promise<Outcome> => {
  const person = await personOf(db, account);
  if (person === 'removed') return { refusal: 'removed' };
  const role = roleOf(account.values, roles);
  if (role === null) {
    if (person) await endSessions(db, person.id);
    return { refusal: 'noRole' };
  }
  const { name, email } = account;
  if (person) {
    const fields = { name: person.name, role, spendLimit: person.spendLimit };
    if (role !== person.role) await changeMember(db, person.id, fields);
    await link(db, account, person.id);
    return { personId: person.id };
  }
  // Two people without an address are two: the account of the provider tells them apart.
  const address = email === '' ? `${account.subject}@${new URL(account.issuer).hostname}` : email;
  const personId = await addMember(db, { name, email: address, role, spendLimit: null }, now);
  if (personId === null) return { refusal: 'removed' };
  await link(db, account, personId);
  return { personId };
};
