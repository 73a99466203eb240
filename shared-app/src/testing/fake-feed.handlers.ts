import type { FeedProduct, Issue, IssueCause, ProductFeedItem } from '@listings/shared-api/contract';
import { failure, ok, type FakeFailure, type FakeHandlers } from './fake-handlers';
import { listingsRefusal, throughProvider } from './fake-refusals';
import type { FakeStore } from './fake-store';

type FeedKey =
  | 'getFeedProduct'
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
  | 'getStoreOrders'
  | 'getCountriesReport'
  | 'listActivity'
  | 'getActivityEntry'
  | 'undoActivity'
  | 'listProducts'
  | 'listProductVariations'
  | 'listVariations';

/** Takes a change back as an entry of its own; what it changed stays as it is here. */
function undoActivity({ activity }: FakeStore, id: number) {
  const entry = activity.entries.find((candidate) => candidate.id === id);
  if (entry?.undo !== 'possible') return failure(404, 'There is no such entry. Entries are kept for 400 days.', { id });
  const changes = entry.changes.map((change) => ({ ...change, before: change.after, after: change.before }));
  const undoing = { ...entry, id: 1000 + id, changes, undo_of: id };
  activity.entries = [
    undoing,
    ...activity.entries.map((other) => (other === entry ? { ...entry, undo: 'done' as const } : other)),
  ];
  return ok(undoing);
}

/** What is sent of a product where a test says nothing else: its title. */
const sentAs = ({ id, title }: ProductFeedItem): FeedProduct => ({
  id,
  sent_at: null,
  offers: [{ id: `gla_${id}`, title, attributes: [{ name: 'title', value: title }] }],
  history: [],
});

/** One page of a list; 0 a page means all. */
const pageOf = <T>(all: readonly T[], page: number, perPage: number): T[] =>
  perPage === 0 ? [...all] : all.slice((page - 1) * perPage, page * perPage);

const included = <T extends { id: number }>(all: readonly T[], ids: readonly number[] | undefined): T[] =>
  all.filter(({ id }) => ids === undefined || ids.length === 0 || ids.includes(id));

interface FeedFilter {
  readonly status?: readonly string[] | undefined;
  readonly visibility?: string | undefined;
  readonly cause?: string | undefined;
}

const isWanted = (
  item: ProductFeedItem,
  { status, visibility, cause }: FeedFilter,
  issues: readonly Issue[],
): boolean =>
  (status === undefined || status.includes(item.status.replace('not-synced', 'not_synced'))) &&
  (visibility === undefined || item.visible === (visibility === 'shown')) &&
  (cause === undefined ||
    issues.some(({ product_id, code, issue }) => product_id === item.id && `${code}:${issue}` === cause));

/** Issues of products by code and words, worst first. */
function causesOf(issues: readonly Issue[]): IssueCause[] {
  const causes = new Map<string, Issue[]>();
  for (const issue of issues) {
    const key = `${issue.code}:${issue.issue}`;
    causes.set(key, [...(causes.get(key) ?? []), issue]);
  }
  return [...causes.values()]
    .flatMap((some) => {
      const [first] = [...some].sort((one, other) => (one.product_id ?? 0) - (other.product_id ?? 0));
      if (first?.product_id === undefined) return [];
      const { code, issue, action, action_url, severity, product_id, product } = first;
      return [{ code, issue, action, action_url, severity, product_id, product, products: some.length }];
    })
    .sort(
      (one, other) =>
        byText(one.severity, other.severity) ||
        other.products - one.products ||
        byText(one.issue, other.issue) ||
        byText(one.code, other.code),
    );
}

/** The report of the days asked for. */
const reportOf = <R extends object, Q>(report: R | ((query: Q) => R), query: Q): R =>
  typeof report === 'function' ? report(query) : report;

/** Numbers by size, everything else by its text. */
const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

const byText = (one: string, other: string): number => one.localeCompare(other);

/** Issues in their order; warnings give way to errors. */
function listed(issues: readonly Issue[]): Issue[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return [...(errors.length > 0 ? errors : issues)].sort(
    (one, other) =>
      byText(one.type, other.type) || byText(one.product, other.product) || byText(one.issue, other.issue),
  );
}

const counted = {
  active: ['approved', 'partially_approved'],
  expiring: ['expiring'],
  pending: ['pending'],
  disapproved: ['disapproved'],
  not_synced: ['not_synced', 'not-synced', 'has-errors'],
} as const;

const countOf = ({ feed }: FakeStore, statuses: readonly string[]): number =>
  feed.filter(({ status }) => statuses.includes(status)).length;

/** Products by status, from the feed unless the test says otherwise. */
const statisticsOf = (store: FakeStore) =>
  store.statistics ?? {
    timestamp: 1_700_000_000,
    statistics: {
      active: countOf(store, counted.active),
      expiring: countOf(store, counted.expiring),
      pending: countOf(store, counted.pending),
      disapproved: countOf(store, counted.disapproved),
      not_synced: countOf(store, counted.not_synced),
    },
    scheduled_sync: 0,
  };

function changeVisibility(store: FakeStore, ids: readonly number[], visible: boolean) {
  const known = new Set(store.feed.map(({ id }) => id));
  const isChanged = (id: number | undefined): boolean => id !== undefined && ids.includes(id) && known.has(id);
  const status = visible ? (store.setupComplete ? 'pending' : 'not-synced') : 'not_synced';
  store.feed = store.feed.map((item) => (isChanged(item.id) ? { ...item, visible, status, errors: [] } : item));
  if (!visible) store.issues = store.issues.filter(({ product_id }) => !isChanged(product_id));
  const [success, errors] = [ids.filter((id) => known.has(id)), ids.filter((id) => !known.has(id))];
  return errors.length === 0 ? ok({ success, errors: [] }) : { status: 400 as const, body: { success, errors } };
}

/** Reason why a review cannot be requested; null when it can. */
function reviewRefusal({ review: { status, cooldown, reviewEligibleRegions } }: FakeStore): FakeFailure | null {
  if (cooldown > 0) return failure(400, 'Your account is under cool down period and cannot request a new review.');
  const isEligible = (status === 'DISAPPROVED' || status === 'WARNING') && reviewEligibleRegions.length > 0;
  return isEligible ? null : failure(400, 'Your account is not eligible for a new request review.');
}

interface CatalogueQuery {
  readonly include?: readonly number[] | undefined;
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
}

/** A page of the catalogue, the newest first. */
function catalogueOf<T extends { id: number; name: string }>(all: readonly T[], query: CatalogueQuery): T[] {
  const found = included(all, query.include)
    .filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()))
    .sort((one, other) => other.id - one.id);
  return pageOf(found, query.page, query.per_page);
}

/** Product feed, issues, review, reports and catalogue, read from the store as they stand there. */
export const fakeFeedHandlers: FakeHandlers<FeedKey> = {
  getProductStatistics: (_, store) => listingsRefusal(store) ?? ok(statisticsOf(store)),
  refreshProductStatistics: (_, store) => listingsRefusal(store) ?? ok(statisticsOf(store)),
  listAllIssues: ({ query }, store) => {
    const found = listed(store.issues);
    return (
      listingsRefusal(store) ??
      ok({ issues: pageOf(found, query.page, query.per_page), total: found.length, page: query.page })
    );
  },
  listIssues: ({ params, query }, store) => {
    const isFiltered = store.knowsFeedFilters && params.issue_type === 'product' && query.product_id !== undefined;
    const hasCauses = store.knowsFeedFilters && params.issue_type === 'product' && query.causes === true && !isFiltered;
    const found = listed(store.issues.filter(({ type }) => type === params.issue_type)).filter(
      ({ product_id }) => !isFiltered || product_id === query.product_id,
    );
    return (
      listingsRefusal(store) ??
      ok({
        issues: pageOf(found, query.page, query.per_page),
        total: found.length,
        page: query.page,
        ...(isFiltered ? { filtered: true } : {}),
        ...(hasCauses ? { causes: causesOf(found) } : {}),
      })
    );
  },
  listProductFeed: ({ query }, store) => {
    const { orderby, order, page, per_page, search, ids, status, visibility, cause, details } = query;
    const isFiltered = store.knowsFeedFilters && (status ?? visibility ?? cause) !== undefined;
    const direction = order === 'asc' ? 1 : -1;
    const found = included(store.feed, ids)
      .filter(({ id, title }) => title.toLowerCase().includes((search ?? '').toLowerCase()) || String(id) === search)
      .filter((item) => !isFiltered || isWanted(item, { status, visibility, cause }, store.issues))
      .sort((one, other) => compared(one[orderby], other[orderby]) * direction);
    return (
      listingsRefusal(store) ??
      ok({
        products: pageOf(found, page, per_page).map((item) =>
          details === true ? item : { ...item, sent_at: undefined, places: undefined },
        ),
        total: found.length,
        page,
        ...(isFiltered ? { filtered: true } : {}),
      })
    );
  },
  getFeedProduct: ({ params: { id } }, store) => {
    const refusal = listingsRefusal(store);
    if (refusal) return refusal;
    const item = store.feed.find((one) => one.id === id);
    return item === undefined
      ? failure(404, 'The feed has no such product.', { id })
      : ok({ ...sentAs(item), ...store.feedProducts[id] });
  },
  updateProductVisibility: ({ body }, store) => changeVisibility(store, body.ids, body.visible),
  getReview: throughProvider((_, store) => ok(store.review)),
  requestReview: throughProvider((_, store) => {
    const refusal = reviewRefusal(store);
    if (refusal) return refusal;
    store.review = { status: 'UNDER_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] };
    return ok(store.review);
  }),
  getFreeProgramsReport: throughProvider(({ query }, store) => ok(reportOf(store.freeReport, query))),
  getFreeProductsReport: throughProvider(({ query }, store) => ok(reportOf(store.freeReport, query))),
  getPaidProgramsReport: throughProvider(({ query }, store) => ok(reportOf(store.paidReport, query))),
  getStoreOrders: (_, { storeOrders }) => ok(storeOrders),
  getCountriesReport: throughProvider(({ query: { source } }, { countriesReport }) => ok(countriesReport[source])),
  listActivity: (_, store) => ok(store.activity),
  getActivityEntry: ({ params: { id } }, store) => {
    const entry = store.activity.entries.find((candidate) => candidate.id === id);
    return entry ? ok(entry) : failure(404, 'There is no such entry. Entries are kept for 400 days.', { id });
  },
  undoActivity: ({ params: { id } }, store) => undoActivity(store, id),
  getPaidProductsReport: throughProvider(({ query }, store) => ok(reportOf(store.paidReport, query))),
  listProducts: ({ query }, store) => ok(catalogueOf(store.products, query)),
  listProductVariations: ({ query }, store) => ok(catalogueOf(store.variations, query)),
  listVariations: ({ query }, store) => ok(catalogueOf(store.variations, query)),
};
