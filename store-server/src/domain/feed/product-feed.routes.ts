import type { FeedPlace } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { mapInSlices } from '../../db/yield';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { authorOf, recordActivity } from '../activity/activity.store';
import type { CatalogueCache } from './catalogue-cache';
import { feedProduct } from './feed-product.store';
import { listingsFailure } from '../accounts/connection-guard';
import { readDocument } from '../documents/documents.store';
import { issuePage, productIssuePage, type IssueRow } from './issues.store';
import { hasFilter, statusCounts, type FeedRow } from './feed-page.store';
import { placesNow } from './feed-places';
import { setVisibility, submitProducts } from './product-feed.store';
import { waitingBatches } from './product-jobs.store';
import { waitingJobs } from './product-status.rules';
import { todayIn } from '../documents/store-profile.rules';

async function statistics(db: Database, cache: CatalogueCache, now: number) {
  // Read before the counts: when nothing is waiting, the counts include every submitted product.
  const scheduled_sync = Math.max(
    waitingJobs((await readDocument(db, 'listings')).sync, now),
    await waitingBatches(db),
  );
  const counts = statusCounts(await cache.groups(db), now);
  const of = (...statuses: (keyof typeof counts)[]): number =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    timestamp: Math.floor(now / 1000),
    statistics: {
      active: of('approved', 'partially_approved'),
      expiring: of('expiring'),
      pending: of('pending'),
      disapproved: of('disapproved'),
      not_synced: of('not_synced', 'not-synced', 'has-errors'),
    },
    scheduled_sync,
  };
}

const wireIssue = ({ type, product_id, product, issue, code, action, action_url, severity, countries }: IssueRow) => {
  const shared = { type, product, issue, code, action, action_url, severity };
  return product_id === null
    ? shared
    : { ...shared, product_id, applicable_countries: JSON.parse(countries) as string[] };
};

const wireProduct = ({ id, title, visible, status, sync_errors }: FeedRow) => ({
  id,
  title,
  visible: visible === 1,
  status,
  errors: JSON.parse(sync_errors) as string[],
});

/** The same with when it was sent and where it is shown. */
const withDetails = (row: FeedRow, placesOf: (status: FeedRow['status']) => FeedPlace[]) => ({
  ...wireProduct(row),
  sent_at: row.sent_at === null ? null : Math.floor(row.sent_at / 1000),
  places: placesOf(row.status),
});

/** Rows of the whole catalogue that are written before other requests go on. */
const ROWS_AT_ONCE = 5000;

type Changed = Awaited<ReturnType<typeof setVisibility>>['changed'];

/** Tells of the products that are shown or hidden now: one by its name, several by their number. */
async function tellVisibility(context: HandlerContext, changed: Changed, visible: boolean): Promise<void> {
  const [first] = changed;
  if (!first) return;
  const value = (shown: boolean) => (shown ? 'shown' : 'hidden');
  await recordActivity(context.db, authorOf(context), {
    kind: 'products',
    ...(changed.length === 1 ? { id: String(first.id), name: first.title } : { id: '', name: '' }),
    action: 'changed',
    changes: [{ field: 'visibility', before: value(!visible), after: value(visible) }],
    members: changed.map(({ id }) => id),
    canUndo: true,
  });
}

async function changeVisibility(context: HandlerContext, ids: readonly number[], visible: boolean) {
  const { db, clock } = context;
  const { found, changed } = await setVisibility(db, ids, visible, clock.now());
  await tellVisibility(context, changed, visible);
  const kept = new Set(found);
  const success = ids.filter((id) => kept.has(id));
  const { setupCompletedAt } = await readDocument(db, 'listings');
  if (visible && setupCompletedAt !== null && success.length > 0) {
    const now = clock.now();
    await submitProducts(db, { now, today: todayIn(await readDocument(db, 'store'), now), isAskedFor: true }, success);
  }
  const errors = ids.filter((id) => !kept.has(id));
  return errors.length === 0 ? ok({ success, errors: [] }) : failure(400, { success, errors });
}

interface IssueWish {
  readonly type: IssueRow['type'] | null;
  readonly page: number;
  readonly per_page: number;
  /** Beyond the reference: only the issues of one product. */
  readonly product_id?: number | undefined;
  /** Beyond the reference: the issues of the products by cause, too. */
  readonly causes?: boolean | undefined;
}

async function issues(db: Database, cache: CatalogueCache, { type, page, per_page, product_id, causes }: IssueWish) {
  const failed = await listingsFailure(db);
  if (failed) return failed;
  const counts = await cache.issueCounts(db);
  if (type === 'product' && product_id !== undefined) {
    const { rows, total } = await productIssuePage(db, counts, product_id, page, per_page);
    return ok({ issues: rows.map(wireIssue), total, page, filtered: true });
  }
  const { rows, total } = await issuePage(db, counts, type, page, per_page);
  const byCause = causes === true && type === 'product' ? { causes: [...(await cache.issueCauses(db, counts))] } : {};
  return ok({ issues: rows.map(wireIssue), total, page, ...byCause });
}

/** A kept count holds as long as no product changes, so that a fresh one is the same. */
const readStatistics =
  (cache: CatalogueCache) =>
  async (_request: unknown, { db, clock }: HandlerContext) =>
    (await listingsFailure(db)) ?? ok(await statistics(db, cache, clock.now()));

export const productFeedHandlers = (
  cache: CatalogueCache,
): Pick<
  Handlers,
  | 'getFeedProduct'
  | 'getProductStatistics'
  | 'refreshProductStatistics'
  | 'listIssues'
  | 'listAllIssues'
  | 'listProductFeed'
  | 'updateProductVisibility'
> => ({
  getProductStatistics: readStatistics(cache),
  refreshProductStatistics: readStatistics(cache),
  listIssues: ({ params, query }, { db }) => issues(db, cache, { type: params.issue_type, ...query }),
  listAllIssues: ({ query }, { db }) => issues(db, cache, { type: null, ...query }),
  listProductFeed: async ({ query }, context) => {
    const { db, clock } = context;
    const failed = await listingsFailure(db);
    if (failed) return failed;
    const { rows, total } = await cache.feedPage(db, query, clock.now());
    const placesOf = query.details ? await placesNow(context, cache) : null;
    const wire = placesOf === null ? wireProduct : (row: FeedRow) => withDetails(row, placesOf);
    const products = await mapInSlices(rows, ROWS_AT_ONCE, (some) => some.map(wire));
    return ok({ products, total, page: query.page, ...(hasFilter(query) ? { filtered: true } : {}) });
  },
  getFeedProduct: async ({ params: { id } }, { db, clock }) => {
    const failed = await listingsFailure(db);
    if (failed) return failed;
    const product = await feedProduct(db, id, clock.now());
    return product === null ? failure(404, { message: 'The feed has no such product.', id }) : ok(product);
  },
  updateProductVisibility: ({ body }, context) => changeVisibility(context, body.ids, body.visible),
});
