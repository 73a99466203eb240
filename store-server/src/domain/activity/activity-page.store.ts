import { sql, type SelectQueryBuilder } from 'kysely';
import { titleKey } from '../../catalogue/catalogue.store';
import type { Database, StoreTables } from '../../db/tables';
import { membersOf, PERSON, type ActivityRow } from './activity.store';

/** Place in the list: entries come by day, then by id, the latest first. */
export interface ActivityPlace {
  readonly day: string;
  readonly id: number;
}

export interface ActivityFilter {
  readonly kind: string | undefined;
  readonly object: string | undefined;
  readonly person: string | undefined;
  readonly search: string | undefined;
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** Only entries behind this one; all where it is absent. */
  readonly behind: ActivityPlace | undefined;
  readonly limit: number;
}

type Entries = SelectQueryBuilder<StoreTables, 'activity', object>;

/** A change of several at once is told as one entry, whose members it keeps as a list in JSON. */
const ofObject = (kind: string | undefined, object: string) => {
  if (kind !== 'products' || !/^\d+$/.test(object)) return sql<boolean>`object_id = ${object}`;
  const member = sql`',' || substr(members, 2, length(members) - 2) || ',' like ${`%,${object},%`}`;
  return sql<boolean>`(object_id = ${object} or object_id = '' and ${member})`;
};

/** Narrows entries down to those of a filter, by columns that its indexes have. */
function narrowed(entries: Entries, { kind, object, person, after, before, behind }: ActivityFilter): Entries {
  let found = entries;
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (object !== undefined) found = found.where(ofObject(kind, object));
  if (person !== undefined) found = found.where('person_id', '=', person);
  if (after !== undefined) found = found.where('day', '>=', after);
  if (before !== undefined) found = found.where('day', '<=', before);
  if (behind) found = found.where(sql<boolean>`(day, id) < (${behind.day}, ${behind.id})`);
  return found;
}

const latest = (entries: Entries, limit: number) => entries.orderBy('day', 'desc').orderBy('id', 'desc').limit(limit);

/** Objects and people whose entries are looked for by a part of their name; of more the latest. */
const MOST_NAMES = 100;

const patternOf = (words: string) => `%${titleKey(words).replace(/[\\%_]/g, '\\$&')}%`;

async function namesLike(db: Database, words: string) {
  return db
    .selectFrom('activity_names')
    .select(['kind', 'object_id'])
    .where(sql<boolean>`name_key like ${patternOf(words)} escape '\\'`)
    .groupBy(['kind', 'object_id'])
    .orderBy(({ fn }) => fn.max('seen_at'), 'desc')
    .limit(MOST_NAMES)
    .execute();
}

/** Products whose title of now has these words: one that was changed with others alone has no name of its own here. */
async function productsLike(db: Database, words: string): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`title_key like ${patternOf(words)} escape '\\'`)
    .orderBy('id', 'desc')
    .limit(MOST_NAMES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes of several products that are looked through at once. */
const SETS_AT_ONCE = 50;

/** Places of the latest changes of several products, one of these among them. */
async function placesOfSets(
  db: Database,
  products: ReadonlySet<number>,
  filter: ActivityFilter,
): Promise<ActivityPlace[]> {
  const found: ActivityPlace[] = [];
  let { behind } = filter;
  for (let isMore = products.size > 0; isMore;) {
    const sets = db.selectFrom('activity').where('kind', '=', 'products').where('object_id', '=', '');
    const rows = await latest(narrowed(sets, { ...filter, behind }), SETS_AT_ONCE)
      .select(['day', 'id', 'members'])
      .execute();
    found.push(...rows.filter((row) => membersOf(row).some((id) => products.has(id))));
    behind = rows.at(-1);
    isMore = rows.length === SETS_AT_ONCE && found.length < filter.limit;
  }
  return found;
}

const isLater = (one: ActivityPlace, other: ActivityPlace): number =>
  one.day === other.day ? other.id - one.id : one.day < other.day ? 1 : -1;

/** Places of the latest entries with the object, one of several products, the person or the reference that is looked for; each name by its own index. */
async function placesLike(db: Database, words: string, filter: ActivityFilter): Promise<ActivityPlace[]> {
  const places = (part: (entries: Entries) => Entries) =>
    latest(narrowed(part(db.selectFrom('activity')), filter), filter.limit).select(['day', 'id']);
  const names = await namesLike(db, words);
  const parts = [
    places((entries) => entries.where('reference', '=', words)),
    ...names.map(({ kind, object_id }) =>
      places((entries) =>
        kind === PERSON
          ? entries.where('person_id', '=', object_id)
          : entries.where('kind', '=', kind).where('object_id', '=', object_id),
      ),
    ),
  ];
  const changed = names.flatMap(({ kind, object_id }) => (kind === 'products' ? [Number(object_id)] : []));
  const sets = await placesOfSets(db, new Set([...changed, ...(await productsLike(db, words))]), filter);
  const found = new Map(sets.map((place) => [place.id, place]));
  for (const part of parts) for (const place of await part.execute()) found.set(place.id, place);
  return [...found.values()].sort(isLater).slice(0, filter.limit);
}

/** Entries of a filter, the latest first. */
export async function readActivity(db: Database, filter: ActivityFilter): Promise<ActivityRow[]> {
  const all = db.selectFrom('activity');
  if (filter.search === undefined) return latest(narrowed(all, filter), filter.limit).selectAll().execute();
  const places = await placesLike(db, filter.search, filter);
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  return latest(all.where('id', 'in', ids), filter.limit)
    .selectAll()
    .execute();
}

/** Everybody who is in the activity, under their latest name. */
export async function peopleInActivity(db: Database): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('activity_names')
    .select(['object_id', 'name'])
    .where('kind', '=', PERSON)
    .orderBy('seen_at')
    .execute();
  return [...new Map(rows.map(({ object_id, name }) => [object_id, name]))].map(([id, name]) => ({ id, name }));
}
