import { readRevisions } from '../catalogue/catalogue-revisions.store';
import type { Database } from '../db/tables';
import {
  feedRows,
  groupedIds,
  matchingIds,
  orderedIds,
  readGroups,
  readMatching,
  readOrder,
  type FeedFacts,
  type FeedGroup,
  type FeedOrder,
  type FeedQuery,
  type FeedRow,
} from './feed-page.store';
import { countIssues, type IssueCounts } from './issues.store';
import { Memo } from './memo';
import type { Shelf } from './reports.rules';
import { readShelf } from './reports.store';

/**
 * What is worked out of all products at once, kept until one of them changes: counting a hundred thousand takes long, and
 * nearly every screen asks. The revisions in the store say what still holds, whichever process changed something.
 */
export class CatalogueCache {
  readonly #orders = new Memo<FeedOrder>(2);
  readonly #groups = new Memo<FeedGroup[]>(2);
  readonly #searches = new Memo<FeedFacts[]>(20);
  readonly #issues = new Memo<IssueCounts>(2);
  readonly #shelves = new Memo<Shelf>(2);

  async groups(db: Database): Promise<readonly FeedGroup[]> {
    const { order, state } = await readRevisions(db);
    return this.#groups.get(`${order} ${state}`, () => readGroups(db));
  }

  async issueCounts(db: Database): Promise<IssueCounts> {
    const { issues } = await readRevisions(db);
    return this.#issues.get(issues, () => countIssues(db));
  }

  /** The products that figures go to. */
  async shelf(db: Database): Promise<Shelf> {
    const { order, found } = await readRevisions(db);
    return this.#shelves.get(`${order} ${found}`, () => readShelf(db));
  }

  /** One page of the feed, and how many products there are on all pages. */
  async feedPage(db: Database, query: FeedQuery, now: number): Promise<{ rows: FeedRow[]; total: number }> {
    const { ids, total } = await this.#pageIds(db, query, now);
    return { rows: await feedRows(db, ids, now), total };
  }

  async #pageIds(db: Database, query: FeedQuery, now: number): Promise<{ ids: number[]; total: number }> {
    const { order, state } = await readRevisions(db);
    if (query.ids !== undefined && query.ids.length > 0) {
      const matching = await readMatching(db, query);
      return { ids: matchingIds(matching, query, now), total: matching.length };
    }
    if (query.search !== undefined) {
      const key = `${order} ${state} ${query.search}`;
      const matching = await this.#searches.get(key, () => readMatching(db, query));
      return { ids: matchingIds(matching, query, now), total: matching.length };
    }
    if (query.orderby === 'title' || query.orderby === 'id') {
      const whole = await this.#orders.get(order, () => readOrder(db));
      return { ids: orderedIds(whole, query), total: whole.byId.length };
    }
    const groups = await this.#groups.get(`${order} ${state}`, () => readGroups(db));
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return { ids: await groupedIds(db, groups, query, now), total };
  }
}
