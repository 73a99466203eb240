import type { FeedStatus, FeedVisibility } from '@listings/shared-api/contract';
import { madeOnce } from '@listings/shared-values';
import { sql } from 'kysely';
import { titleKey } from '../../catalogue/catalogue.store';
import { MOST_IDS, repeatedRead, repeatedReadOf } from '../../db/repeated-read';
import type { Database } from '../../db/tables';
import { letOthersGo, mapInSlices } from '../../db/yield';
import { fromNearestEnd, pageSlice } from '../values/paging.rules';
import { productsWithCause } from './issue-causes.store';
import { lastSentAt, statusAt, type ProductStatus, type StatusFacts } from './product-status.rules';
import { feedProducts } from './product-status.store';

export interface FeedQuery {
  readonly page: number;
  /** 0 means all. */
  readonly per_page: number;
  readonly orderby: 'title' | 'id' | 'visible' | 'status';
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly status?: readonly FeedStatus[] | undefined;
  readonly visibility?: FeedVisibility | undefined;
  /** Code and words of an issue that the products have. */
  readonly cause?: string | undefined;
}

export const hasFilter = ({ status, visibility, cause }: FeedQuery): boolean =>
  status !== undefined || visibility !== undefined || cause !== undefined;

/** The filters of the query let products of this kind through. `not_synced` stands for both ways it is written. */
export function isWanted(facts: StatusFacts, { status, visibility }: FeedQuery, now: number): boolean {
  if (visibility !== undefined && (facts.visible === 1) !== (visibility === 'shown')) return false;
  if (status === undefined) return true;
  const its = statusAt(facts, now);
  return status.includes(its === 'not-synced' ? 'not_synced' : its);
}

export interface FeedRow {
  readonly id: number;
  readonly title: string;
  readonly visible: number;
  readonly status: ProductStatus;
  readonly sync_errors: string;
  readonly sent_at: number | null;
}

/** Products of which the provider knows the same: they have the same status at any moment. */
export interface FeedGroup extends StatusFacts {
  readonly count: number;
  /** Ids at places of it that were looked up: from there a page is near. */
  readonly landmarks: Map<number, number>;
}

/** The whole feed: its products by title and by id, and how many there are of each kind. */
export interface FeedOrder {
  readonly byTitle: Float64Array;
  readonly byId: Float64Array;
}

/** Read in one go; between two of them everybody else's requests go on. */
const ROWS_AT_ONCE = 5000;

type FeedSelection = ReturnType<typeof feedProducts>;

/** Products by title, however many, a batch at a time; a change meanwhile may or may not be in it. */
async function readByTitle(selection: FeedSelection): Promise<FeedFacts[]> {
  const all: FeedFacts[] = [];
  let last: { readonly title_key: string; readonly id: number } | undefined;
  for (;;) {
    const rest = last ? selection.where(sql<boolean>`(title_key, id) > (${last.title_key}, ${last.id})`) : selection;
    const rows = await rest
      .select(['id', 'title_key', 'visible', 'verdict', 'submitted_at'])
      .orderBy('title_key')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, visible, verdict, submitted_at } of rows) all.push({ id, visible, verdict, submitted_at });
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return all;
    await letOthersGo();
  }
}

export async function readOrder(db: Database): Promise<FeedOrder> {
  const rows = await readByTitle(feedProducts(db));
  const byTitle = Float64Array.from(rows, ({ id }) => id);
  return { byTitle, byId: byTitle.slice().sort() };
}

/** The whole feed by title, and of which kind each product is. */
export interface FeedKinds {
  readonly byTitle: Float64Array;
  /** For each place the index of its kind. */
  readonly kindAt: Uint32Array;
  readonly kinds: readonly StatusFacts[];
}

export async function readKinds(db: Database): Promise<FeedKinds> {
  const rows = await readByTitle(feedProducts(db));
  const kinds: StatusFacts[] = [];
  const indexes = new Map<string, number>();
  const kindAt = Uint32Array.from(rows, ({ visible, verdict, submitted_at }) => {
    const key = `${visible} ${verdict} ${submitted_at}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, kinds.length);
    return kinds.push({ visible, verdict, submitted_at }) - 1;
  });
  return { byTitle: Float64Array.from(rows, ({ id }) => id), kindAt, kinds };
}

/** Applies the filters of the query to the feed. */
export function filteredOrder({ byTitle, kindAt, kinds }: FeedKinds, query: FeedQuery, now: number): FeedOrder {
  const wanted = kinds.map((kind) => isWanted(kind, query, now));
  const left = byTitle.filter((_, place) => wanted[kindAt[place] ?? 0]);
  return { byTitle: left, byId: query.orderby === 'id' ? left.slice().sort() : left };
}

export async function readGroups(db: Database): Promise<FeedGroup[]> {
  const rows = await feedProducts(db)
    .select((eb) => ['visible', 'verdict', 'submitted_at', eb.fn.countAll<number>().as('count')])
    .groupBy(['visible', 'verdict', 'submitted_at'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), landmarks: new Map() }));
}

/** Number of products of each status. */
export function statusCounts(groups: readonly FeedGroup[], now: number): Partial<Record<ProductStatus, number>> {
  const counts: Partial<Record<ProductStatus, number>> = {};
  for (const group of groups) {
    const status = statusAt(group, now);
    counts[status] = (counts[status] ?? 0) + group.count;
  }
  return counts;
}

/** A filtered product with what it can be sorted by. */
export interface FeedFacts extends StatusFacts {
  readonly id: number;
}

const likePattern = (words: string): string => `%${titleKey(words).replace(/[\\%_]/g, '\\$&')}%`;

/** The words as an id; -1, which no product has, where they are none. */
const idIn = (words: string): number => (/^\d{1,15}$/.test(words.trim()) ? Number(words) : -1);

/** The products whose title or SKU holds the words or whose id they are, that have these ids, or this issue; by title. */
export function readMatching(db: Database, { search, ids, cause }: FeedQuery): Promise<FeedFacts[]> {
  let matching = feedProducts(db);
  if (search !== undefined) {
    const like = likePattern(search);
    matching = matching.where(
      sql<boolean>`(title_key like ${like} escape '\\' or lower(sku) like ${like} escape '\\' or id = ${idIn(search)})`,
    );
  }
  if (cause !== undefined) matching = matching.where('id', 'in', productsWithCause(db, cause));
  if (ids !== undefined && ids.length > 0) matching = matching.where('id', 'in', [...ids]);
  return readByTitle(matching);
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

/** The place of a status, or of visibility, among the others. */
const rankOf = (facts: StatusFacts, orderby: FeedQuery['orderby'], now: number): string | number =>
  orderby === 'status' ? statusAt(facts, now) : facts.visible;

/** Ids of a page of filtered products. */
export function matchingIds(matching: readonly FeedFacts[], query: FeedQuery, now: number): number[] {
  const { orderby, order, page, per_page } = query;
  const sorted = matching.map((facts) => ({ id: facts.id, rank: rankOf(facts, orderby, now) }));
  if (orderby === 'id') sorted.sort((one, other) => one.id - other.id);
  else if (orderby !== 'title') sorted.sort((one, other) => compare(one.rank, other.rank) || one.id - other.id);
  if (order === 'desc') sorted.reverse();
  return sorted.slice(...pageSlice(sorted.length, page, per_page)).map(({ id }) => id);
}

/** Ids of a page of the whole feed by title or id. */
export function orderedIds({ byTitle, byId }: FeedOrder, { orderby, order, page, per_page }: FeedQuery): number[] {
  const ids = orderby === 'id' ? byId : byTitle;
  const [from, to] = pageSlice(ids.length, page, per_page);
  if (order === 'asc') return [...ids.subarray(from, to)];
  return [...ids.subarray(ids.length - to, ids.length - from)].reverse();
}

/** Places from one landmark to the next: a database walks over everything before a page. */
const LANDMARK_EVERY = 500;

/** Ids of a group, one after another; its nulls stand in the words, and so does whether it is read from an id on. */
const idsOf = madeOnce((isJudged: boolean, isSubmitted: boolean, isNear: boolean, order: 'asc' | 'desc') =>
  repeatedRead((db) => {
    let some = feedProducts(db).select('id').where('visible', '=', 0);
    some = isJudged ? some.where('verdict', '=', '') : some.where('verdict', 'is', null);
    some = isSubmitted ? some.where('submitted_at', '=', 0) : some.where('submitted_at', 'is', null);
    return (isNear ? some.where('id', '>=', 0) : some).orderBy('id', order).limit(1).offset(0);
  }),
);

interface Stretch {
  readonly limit: number;
  readonly offset: number;
  readonly order?: 'asc' | 'desc';
  readonly fromId?: number;
}

const idsIn = (db: Database, { visible, verdict, submitted_at }: FeedGroup, stretch: Stretch) => {
  const { order = 'asc', fromId, limit, offset } = stretch;
  const read = idsOf(verdict !== null, submitted_at !== null, fromId !== undefined, order);
  const values = [visible, verdict, submitted_at, fromId, limit, offset];
  return read(db, ...values.filter((value) => value !== null && value !== undefined));
};

/** The id at a landmark, looked up from whichever end is nearer the first time it is asked for. */
async function idAt(db: Database, group: FeedGroup, place: number): Promise<number> {
  const known = group.landmarks.get(place);
  if (known !== undefined) return known;
  const [row] = await fromNearestEnd(group.count, place, place + 1, (order, offset, limit) =>
    idsIn(db, group, { order, offset, limit }),
  );
  const id = row?.id ?? Number.MAX_SAFE_INTEGER;
  group.landmarks.set(place, id);
  return id;
}

async function idsOfGroup(db: Database, group: FeedGroup, from: number, to: number) {
  const landmark = from - (from % LANDMARK_EVERY);
  const near = landmark === 0 ? {} : { fromId: await idAt(db, group, landmark) };
  return idsIn(db, group, { ...near, limit: to - from, offset: from - landmark });
}

/** Ids of a page of the whole feed by status or visibility: group by group, each of them by id. */
export async function groupedIds(
  db: Database,
  groups: readonly FeedGroup[],
  { orderby, order, page, per_page }: FeedQuery,
  now: number,
): Promise<number[]> {
  const sorted = [...groups].sort(
    (one, other) =>
      compare(rankOf(one, orderby, now), rankOf(other, orderby, now)) ||
      one.visible - other.visible ||
      compare(one.verdict ?? '', other.verdict ?? '') ||
      (one.submitted_at ?? 0) - (other.submitted_at ?? 0),
  );
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = pageSlice(total, page, per_page);
  const [from, to] = order === 'asc' ? [first, last] : [total - last, total - first];
  const ids: number[] = [];
  let begin = 0;
  for (const group of sorted) {
    const [low, high] = [Math.max(from, begin), Math.min(to, begin + group.count)];
    for (let at = low; at < high; at += ROWS_AT_ONCE) {
      if (at > low) await letOthersGo();
      const some = await idsOfGroup(db, group, at - begin, Math.min(high, at + ROWS_AT_ONCE) - begin);
      for (const { id } of some) ids.push(id);
    }
    begin += group.count;
  }
  return order === 'asc' ? ids : ids.reverse();
}

const readRows = repeatedReadOf((db, ids) =>
  db
    .selectFrom('products')
    .select(['id', 'title', 'visible', 'verdict', 'submitted_at', 'sent_at', 'sync_errors'])
    .where('id', 'in', ids),
);

/** The rows of these ids, in their order. */
export const feedRows = (db: Database, ids: readonly number[], now: number): Promise<FeedRow[]> =>
  mapInSlices(ids, MOST_IDS, async (some) => {
    const rows = await readRows(db, some);
    const found = new Map(
      rows.map((row) => [
        row.id,
        { ...row, status: statusAt(row, now), sent_at: lastSentAt(row.sent_at, row.submitted_at, now) },
      ]),
    );
    return some.flatMap((id) => found.get(id) ?? []);
  });
