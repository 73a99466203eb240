import type { Selectable } from 'kysely';
import type { Database } from '../../db/tables';
import type { PhoneCodeTable } from '../documents/domain.table';

export type PhoneCode = Selectable<PhoneCodeTable>;

/** Number of codes sent to a phone number since a moment. */
export async function codesSentSince(db: Database, number: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('phone_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('number', '=', number)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function keepCode(db: Database, code: PhoneCode): Promise<void> {
  await db.insertInto('phone_codes').values(code).execute();
}

export const findCode = (db: Database, id: string): Promise<PhoneCode | undefined> =>
  db.selectFrom('phone_codes').selectAll().where('id', '=', id).executeTakeFirst();

export async function markCode(db: Database, id: string, change: Pick<PhoneCode, 'tries' | 'used'>): Promise<void> {
  await db.updateTable('phone_codes').set(change).where('id', '=', id).execute();
}

/** Codes that were sent, newest first. */
export const latestCodes = (db: Database, limit: number): Promise<PhoneCode[]> =>
  db.selectFrom('phone_codes').selectAll().orderBy('sent_at', 'desc').orderBy('id').limit(limit).execute();
