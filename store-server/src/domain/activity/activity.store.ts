import type { ActivityEntry, ActivityKind } from '@listings/shared-api/contract';
import { addDays } from '@listings/shared-values';
import type { Selectable } from 'kysely';
import type { ChangeSource, HandlerContext } from '../../calls/handler';
import { titleKey } from '../../catalogue/catalogue.store';
import type { Database } from '../../db/tables';
import { readStoreProfile } from '../documents/documents.store';
import type { ActivityTable } from '../documents/domain.table';
import { todayIn } from '../documents/store-profile.rules';
import type { Person } from '../../people/people.store';
import { maskedPerson } from './masking.rules';

export type ActivityRow = Selectable<ActivityTable>;

/** Kind of the names that are those of people. */
export const PERSON = 'person';

/** Field of an object with its value before and after; amounts as decimals in `unit`, a currency. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly unit?: string | undefined;
}

/** Who makes a change; null where nobody does who is signed in here. */
export interface ChangeAuthor {
  readonly person: Pick<Person, 'id' | 'name' | 'handOver'> | null;
  readonly source: ChangeSource;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Change of an object by somebody. */
export interface Change {
  readonly kind: ActivityKind;
  /** Empty for several objects at once: `members`. */
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly changes: readonly FieldChange[];
  readonly members?: readonly number[];
  readonly canUndo?: boolean;
}

/** Author of a change that a request of somebody signed in asks for. */
export const authorOf = ({ person, source, clock }: HandlerContext): ChangeAuthor => ({
  person,
  source,
  at: clock.now(),
});

async function keepName(db: Database, kind: string, object_id: string, name: string, seen_at: number): Promise<void> {
  if (name === '') return;
  await db
    .insertInto('activity_names')
    .values({ kind, object_id, name, name_key: titleKey(name), seen_at })
    .onConflict((conflict) => conflict.columns(['kind', 'object_id', 'name_key']).doUpdateSet({ name, seen_at }))
    .execute();
}

/** Tells of a change; to be called in its transaction. */
export async function recordActivity(
  db: Database,
  { person, source, at }: ChangeAuthor,
  change: Change,
): Promise<void> {
  const { kind, id, name, action, changes, members, canUndo } = change;
  await db
    .insertInto('activity')
    .values({
      at,
      day: todayIn(await readStoreProfile(db), at),
      person_id: person && person.id,
      person_name: person && person.name,
      asked_by: person?.handOver?.askedBy ?? null,
      source: source.from,
      reference: source.reference,
      kind,
      object_id: id,
      object_name: name,
      action,
      changes: JSON.stringify(changes),
      members: members ? JSON.stringify(members) : null,
      can_undo: canUndo === true ? 1 : 0,
      undo_of: source.undoOf ?? null,
    })
    .execute();
  await keepName(db, kind, id, name, at);
  if (person) await keepName(db, PERSON, person.id, person.name, at);
}

export const findEntry = (db: Database, id: number): Promise<ActivityRow | undefined> =>
  db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();

/** The entry that took another one back, if any did. */
export const undoingEntry = (db: Database, id: number): Promise<ActivityRow | undefined> =>
  db.selectFrom('activity').selectAll().where('undo_of', '=', id).orderBy('id', 'desc').executeTakeFirst();

/** Fields that entries which take this one back have brought back: more than one where the first was stopped half-way. */
export const fieldsUndone = async (db: Database, id: number): Promise<ReadonlySet<string>> => {
  const undoing = await db.selectFrom('activity').select('changes').where('undo_of', '=', id).execute();
  return new Set(undoing.flatMap((row) => changesOfRow(row).map(({ field }) => field)));
};

/** Changes of an object after an entry, the latest first. */
export const laterEntries = (db: Database, { id, kind, object_id }: ActivityRow): Promise<ActivityRow[]> => {
  const later = db.selectFrom('activity').selectAll().where('kind', '=', kind).where('id', '>', id);
  // Members of a set are changed under other ids, too.
  const same = object_id === '' || kind === 'products' ? later : later.where('object_id', '=', object_id);
  return same.orderBy('id', 'desc').limit(500).execute();
};

export const changesOfRow = ({ changes }: Pick<ActivityRow, 'changes'>): FieldChange[] =>
  JSON.parse(changes) as FieldChange[];

export const membersOf = ({ members }: Pick<ActivityRow, 'members'>): number[] =>
  members === null ? [] : (JSON.parse(members) as number[]);

/** Ids of the entries among these that were taken back. */
async function undoneAmong(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('activity').select('undo_of').where('undo_of', 'in', ids).execute();
  return new Set(rows.flatMap(({ undo_of }) => undo_of ?? []));
}

/** Masked names of those who had somebody else do something, by their ids. */
async function askersOf(db: Database, rows: readonly ActivityRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ asked_by }) => asked_by ?? []))];
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, maskedPerson(name)]));
}

/** Members of a set that are told by their names. */
const NAMED = 5;

/** Names of the products that sets of these entries begin with. */
async function namesOfMembers(db: Database, rows: readonly ActivityRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap((row) => (row.kind === 'products' ? membersOf(row).slice(0, NAMED) : []));
  if (ids.length === 0) return new Map();
  const products = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(products.map(({ id, title }) => [id, title]));
}

const namedMembers = (row: ActivityRow, names: ReadonlyMap<number, string>): ActivityEntry['members'] => {
  const ids = membersOf(row);
  const first = ids.length > 1 ? ids.slice(0, NAMED) : [];
  return first.flatMap((id) => (names.has(id) ? { id: String(id), name: names.get(id) ?? '' } : []));
};

/** Entries as they are told. */
export async function wireEntries(db: Database, rows: readonly ActivityRow[]): Promise<ActivityEntry[]> {
  const undoable = rows.filter(({ can_undo }) => can_undo === 1);
  const undone = await undoneAmong(
    db,
    undoable.map(({ id }) => id),
  );
  const askers = await askersOf(db, rows);
  const names = await namesOfMembers(db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: Math.floor(row.at / 1000),
    day: row.day,
    by: row.person_name === null ? null : maskedPerson(row.person_name),
    asked_by: (row.asked_by !== null && askers.get(row.asked_by)) || null,
    person: row.person_id,
    from: row.source,
    kind: row.kind,
    object_id: row.object_id,
    object_name: row.object_name,
    action: row.action,
    count: row.members === null ? 1 : membersOf(row).length,
    members: namedMembers(row, names),
    changes: changesOfRow(row).map(({ unit, ...change }) => ({ ...change, unit: unit ?? null })),
    reference: row.reference,
    undo: undone.has(row.id) ? ('done' as const) : row.can_undo === 1 ? ('possible' as const) : ('impossible' as const),
    undo_of: row.undo_of,
  }));
}

const KEPT_DAYS = 400;

/** Entries that are deleted in one statement, so that changes do not wait long. */
const AT_ONCE = 2000;

/** Forgets what is older than 400 days. */
export async function trimActivity(db: Database, now: number): Promise<void> {
  const first = addDays(todayIn(await readStoreProfile(db), now), -KEPT_DAYS);
  for (;;) {
    const old = db.selectFrom('activity').select('id').where('day', '<', first).limit(AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom('activity').where('id', 'in', old).executeTakeFirst();
    if (numDeletedRows < BigInt(AT_ONCE)) break;
  }
  await db.deleteFrom('activity_names').where('seen_at', '<', Date.parse(first)).execute();
}

export async function forgetActivity(db: Database): Promise<void> {
  await db.deleteFrom('activity').execute();
  await db.deleteFrom('activity_names').execute();
}
