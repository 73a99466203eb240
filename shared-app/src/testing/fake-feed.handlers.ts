import type { ProductFeedItem } from '@listings/shared-api/contract';
import { ok, type FakeHandlers } from './fake-handlers';

type FeedKey =
  | 'getProductStatistics'
  | 'refreshProductStatistics'
  | 'listAllIssues'
  | 'listIssues'
  | 'listProductFeed'
  | 'updateProductVisibility'
  | 'getReview'
  | 'requestReview'
  | 'getFreeProgramsReport'
  | 'getFreeProductsReport'
  | 'getPaidProgramsReport'
  | 'getPaidProductsReport'
  | 'listProducts'
  | 'listProductVariations'
  | 'listVariations';

/** One page of a list; 0 a page means all. */
const pageOf = <T>(all: readonly T[], page: number, perPage: number): T[] =>
  perPage === 0 ? [...all] : all.slice((page - 1) * perPage, page * perPage);

const included = <T extends { id: number }>(all: readonly T[], ids: readonly number[] | undefined): T[] =>
  all.filter(({ id }) => ids === undefined || ids.length === 0 || ids.includes(id));

const isWanted = (item: ProductFeedItem, status: string | undefined, visibility: string | undefined): boolean =>
  (status === undefined || item.status.replace('not-synced', 'not_synced') === status) &&
  (visibility === undefined || item.visible === (visibility === 'shown'));

/** The report of the days asked for. */
const reportOf = <R extends object, Q>(report: R | ((query: Q) => R), query: Q): R =>
  typeof report === 'function' ? report(query) : report;

/** Product feed, issues, review, reports and catalogue, read from the store as they stand there. */
export const fakeFeedHandlers: FakeHandlers<FeedKey> = {
  getProductStatistics: (_, store) => ok(store.statistics),
  refreshProductStatistics: (_, store) => ok(store.statistics),
  listAllIssues: ({ query }, { issues }) =>
    ok({ issues: pageOf(issues, query.page, query.per_page), total: issues.length, page: query.page }),
  listIssues: ({ params, query }, store) => {
    const isFiltered = store.knowsFeedFilters && query.product_id !== undefined;
    const found = store.issues
      .filter(({ type }) => type === params.issue_type)
      .filter(({ product_id }) => !isFiltered || product_id === query.product_id);
    return ok({
      issues: pageOf(found, query.page, query.per_page),
      total: found.length,
      page: query.page,
      ...(isFiltered ? { filtered: true } : {}),
    });
  },
  listProductFeed: ({ query }, store) => {
    const { orderby, order, page, per_page, search, ids, status, visibility } = query;
    const isFiltered = store.knowsFeedFilters && (status !== undefined || visibility !== undefined);
    const direction = order === 'asc' ? 1 : -1;
    const found = included(store.feed, ids)
      .filter(({ title }) => title.toLowerCase().includes((search ?? '').toLowerCase()))
      .filter((item) => !isFiltered || isWanted(item, status, visibility))
      .sort((one, other) => String(one[orderby]).localeCompare(String(other[orderby])) * direction);
    return ok({
      products: pageOf(found, page, per_page),
      total: found.length,
      page,
      ...(isFiltered ? { filtered: true } : {}),
    });
  },
  updateProductVisibility: ({ body }, store) => {
    store.feed = store.feed.map((item) => (body.ids.includes(item.id) ? { ...item, visible: body.visible } : item));
    return ok({ success: [...body.ids], errors: [] });
  },
  getReview: (_, store) => ok(store.review),
  requestReview: (_, store) => {
    store.review = { status: 'UNDER_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] };
    return ok(store.review);
  },
  getFreeProgramsReport: ({ query }, store) => ok(reportOf(store.freeReport, query)),
  getFreeProductsReport: ({ query }, store) => ok(reportOf(store.freeReport, query)),
  getPaidProgramsReport: ({ query }, store) => ok(reportOf(store.paidReport, query)),
  getPaidProductsReport: ({ query }, store) => ok(reportOf(store.paidReport, query)),
  listProducts: ({ query }, store) => ok(included(store.products, query.include)),
  listProductVariations: ({ query }, store) => ok(included(store.variations, query.include)),
  listVariations: ({ query }, store) => ok(included(store.variations, query.include)),
};
