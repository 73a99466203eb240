import { readRevisions } from '../../catalogue/catalogue-revisions.store';
import type { Database } from '../../db/tables';
import {
  feedRows,
  filteredOrder,
  groupedIds,
  hasFilter,
  isWanted,
  matchingIds,
  orderedIds,
  readGroups,
  readKinds,
  readMatching,
  readOrder,
  type FeedFacts,
  type FeedGroup,
  type FeedKinds,
  type FeedOrder,
  type FeedQuery,
  type FeedRow,
} from './feed-page.store';
import type { IssueCause } from '@listings/shared-api/contract';
import { readCauses } from './issue-causes.store';
import { countIssues, type IssueCounts } from './issues.store';
import { Memo } from '../values/memo';

/**
 * Values derived from all products, cached until one of them changes: counting a hundred thousand takes long, and
 * nearly every screen needs it. The revisions in the store show which values are still valid, whichever process changed
 * something.
 */
export class CatalogueCache {
  readonly #orders = new Memo<FeedOrder>(2);
  readonly #groups = new Memo<FeedGroup[]>(2);
  readonly #kinds = new Memo<FeedKinds>(2);
  readonly #searches = new Memo<FeedFacts[]>(20);
  readonly #issues = new Memo<IssueCounts>(2);
  readonly #causes = new Memo<IssueCause[]>(2);

  async groups(db: Database): Promise<readonly FeedGroup[]> {
    const { order, state } = await readRevisions(db);
    return this.#groups.get(`${order} ${state}`, () => readGroups(db));
  }

  async issueCounts(db: Database): Promise<IssueCounts> {
    const { issues } = await readRevisions(db);
    return this.#issues.get(issues, () => countIssues(db));
  }

  async issueCauses(db: Database, counts: IssueCounts): Promise<readonly IssueCause[]> {
    const { issues, order } = await readRevisions(db);
    return this.#causes.get(`${issues} ${order}`, () => readCauses(db, counts));
  }

  /** One page of the feed, and how many products there are on all pages. */
  async feedPage(db: Database, query: FeedQuery, now: number): Promise<{ rows: FeedRow[]; total: number }> {
    const { ids, total } = await this.#pageIds(db, query, now);
    return { rows: await feedRows(db, ids, now), total };
  }

  async #pageIds(db: Database, query: FeedQuery, now: number): Promise<{ ids: number[]; total: number }> {
    const { order, state, issues } = await readRevisions(db);
    const found = await this.#found(db, query, `${order} ${state} ${query.cause === undefined ? '' : issues}`);
    if (found !== null) {
      const matching = hasFilter(query) ? found.filter((facts) => isWanted(facts, query, now)) : found;
      return { ids: matchingIds(matching, query, now), total: matching.length };
    }
    if (query.orderby === 'title' || query.orderby === 'id') {
      const left = hasFilter(query)
        ? filteredOrder(await this.#kinds.get(`${order} ${state}`, () => readKinds(db)), query, now)
        : await this.#orders.get(order, () => readOrder(db));
      return { ids: orderedIds(left, query), total: left.byId.length };
    }
    const all = await this.#groups.get(`${order} ${state}`, () => readGroups(db));
    const groups = all.filter((group) => isWanted(group, query, now));
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return { ids: await groupedIds(db, groups, query, now), total };
  }

  /** The products with these ids, words or issues; null where none of them is asked for. */
  async #found(db: Database, query: FeedQuery, revision: string): Promise<readonly FeedFacts[] | null> {
    if (query.ids !== undefined && query.ids.length > 0) return readMatching(db, query);
    const { search, cause } = query;
    if (search === undefined && cause === undefined) return null;
    return this.#searches.get(JSON.stringify([revision, search, cause]), () => readMatching(db, query));
  }
}
