import { roleSchema, type ApiKey } from '@listings/shared-api/contract';
import { sql, type Selectable } from 'kysely';
import type { Database, StoreTables } from '../db/tables';
import type { Person } from './people.store';

type Row = Selectable<StoreTables['api_keys']>;

/** What an owner decides about a key. */
export interface ApiKeyFields {
  readonly name: string;
  readonly role: Person['role'];
  readonly spendLimit: number | null;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** The kept form of a key: whoever reads the store cannot use it. */
export interface HiddenKey {
  readonly hash: string;
  readonly prefix: string;
}

/** Why a key does not work; null where it does. */
export type DeadKey = 'ended' | 'revoked' | 'orphaned' | null;

/** A key with who made it. */
export interface KnownKey {
  readonly row: Row;
  readonly maker: { readonly name: string; readonly isOwner: boolean };
}

const LISTED = 200;

/** Keys that may work at the same time: more than anybody keeps an eye on. */
const MOST = 50;

/** A last use within this time of the one before is not written down. */
const TOUCH_EVERY_MS = 60_000;

const known = (db: Database) =>
  db
    .selectFrom('api_keys')
    .leftJoin('people', 'people.id', 'api_keys.made_by')
    .selectAll('api_keys')
    .select(['people.name as maker_name', 'people.removed_at as maker_removed_at', 'people.role as maker_role']);

type KnownRow = Awaited<ReturnType<ReturnType<typeof known>['execute']>>[number];

const knownKeyOf = ({
  maker_name: name,
  maker_removed_at: removedAt,
  maker_role: role,
  ...row
}: KnownRow): KnownKey => ({
  row,
  maker: { name: name ?? '', isOwner: role === 'owner' && removedAt === null },
});

export const deathOf = ({ row, maker }: KnownKey, now: number): DeadKey => {
  if (row.revoked_at !== null) return 'revoked';
  if (row.ends_at <= now) return 'ended';
  return maker.isOwner ? null : 'orphaned';
};

/** A key as its list tells of it. */
const told = (key: KnownKey, now: number): ApiKey => {
  const { row, maker } = key;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    role: roleSchema.parse(row.role),
    spend_limit: row.spend_limit,
    made_by: maker.name,
    made_at: Math.floor(row.made_at / 1000),
    ends_at: Math.floor(row.ends_at / 1000),
    used_at: row.used_at === null ? null : Math.floor(row.used_at / 1000),
    state: deathOf(key, now) ?? 'active',
  };
};

/** Keys that work first, then the latest of the others. */
export const apiKeys = async (db: Database, now: number): Promise<ApiKey[]> => {
  const rows = await known(db)
    .orderBy(sql`case when revoked_at is null and ends_at > ${now} then 0 else 1 end`)
    .orderBy('api_keys.id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => told(knownKeyOf(row), now));
};

export const findApiKey = async (db: Database, id: number, now: number): Promise<ApiKey | null> => {
  const row = await known(db).where('api_keys.id', '=', id).executeTakeFirst();
  return row ? told(knownKeyOf(row), now) : null;
};

/** The key with this hash, whether it works or not. */
export const keyByHash = async (db: Database, hash: string): Promise<KnownKey | null> => {
  const row = await known(db).where('key_hash', '=', hash).executeTakeFirst();
  return row ? knownKeyOf(row) : null;
};

/** Adds a key; the reason where it may not be. To be called in a transaction. */
export const addApiKey = async (
  db: Database,
  { name, role, spendLimit, endsAt }: ApiKeyFields,
  { hash, prefix }: HiddenKey,
  { maker, now }: { readonly maker: string; readonly now: number },
): Promise<number | 'taken' | 'tooMany'> => {
  const working = (await apiKeys(db, now)).filter(({ state }) => state === 'active');
  if (working.some((key) => key.name.toLowerCase() === name.toLowerCase())) return 'taken';
  if (working.length >= MOST) return 'tooMany';
  const { id } = await db
    .insertInto('api_keys')
    .values({
      name,
      key_hash: hash,
      prefix,
      role,
      spend_limit: spendLimit,
      made_by: maker,
      made_at: now,
      ends_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Revokes a key; one that was revoked before stays so. */
export const revokeApiKey = async (db: Database, id: number, now: number): Promise<void> => {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Marks a key as used now, once a minute. A failed write, such as on a full disk, is ignored: calls go on. */
export const markKeyUsed = async (db: Database, { id, used_at }: Row, now: number): Promise<void> => {
  if (used_at !== null && now - used_at < TOUCH_EVERY_MS) return;
  await db
    .updateTable('api_keys')
    .set({ used_at: now })
    .where('id', '=', id)
    .execute()
    .catch(() => undefined);
};

/** Whoever acts by a key: it stands for itself, whoever made it. */
export const personOfKey = ({ id, name, role, spend_limit }: Row): Person => ({
  id: `api-key-${id}`,
  name: `API key “${name}”`,
  email: '',
  role: roleSchema.parse(role),
  language: null,
  spendLimit: spend_limit,
});
