import type { Selectable } from 'kysely';
import { repeatedRead } from '../../db/repeated-read';
import type { Database } from '../../db/tables';
import type { ShippingRateTable, ShippingTimeTable } from '../documents/domain.table';

export type RateRow = Selectable<ShippingRateTable>;
export type TimeRow = Selectable<ShippingTimeTable>;

const readRates = repeatedRead((db) => db.selectFrom('shipping_rates').selectAll().orderBy('country'));
const readTimes = repeatedRead((db) => db.selectFrom('shipping_times').selectAll().orderBy('country'));

/** All rates, by country. */
export const rateRows = (db: Database): Promise<readonly RateRow[]> => readRates(db);

/** Undefined when there is no such rate. */
export const findRate = (db: Database, id: number): Promise<RateRow | undefined> =>
  db.selectFrom('shipping_rates').selectAll().where('id', '=', id).executeTakeFirst();

/** Writes the rate of a country in the place of the one it had; the row keeps its id. */
export const upsertRate = (db: Database, row: Omit<RateRow, 'id'>): Promise<RateRow> =>
  db
    .insertInto('shipping_rates')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('country').doUpdateSet({ currency: row.currency, rate: row.rate, threshold: row.threshold }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** False when there is no such rate. */
export async function deleteRate(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('shipping_rates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All times, by country. */
export const timeRows = (db: Database): Promise<readonly TimeRow[]> => readTimes(db);

export const findTime = (db: Database, country: string): Promise<TimeRow | undefined> =>
  db.selectFrom('shipping_times').selectAll().where('country', '=', country).executeTakeFirst();

export async function upsertTime(db: Database, country: string, days: number): Promise<void> {
  await db
    .insertInto('shipping_times')
    .values({ country, days })
    .onConflict((conflict) => conflict.column('country').doUpdateSet({ days }))
    .execute();
}

export async function deleteTime(db: Database, country: string): Promise<void> {
  await db.deleteFrom('shipping_times').where('country', '=', country).execute();
}

export async function clearShipping(db: Database): Promise<void> {
  await db.deleteFrom('shipping_rates').execute();
  await db.deleteFrom('shipping_times').execute();
}
