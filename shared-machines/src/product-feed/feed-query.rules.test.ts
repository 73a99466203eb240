import type { ProductFeedItem } from '@listings/shared-api/contract';
import {
  areSameStatuses,
  defaultFeedQuery,
  feedParamsOf,
  feedQueryOf,
  feedStatusOf,
  figureStatuses,
  filterFeed,
  hasFilter,
  type FeedQuery,
} from './feed-query.rules';

const item = (id: number, status: string, visible = true): ProductFeedItem => ({
  id,
  title: `Product ${id}`,
  visible,
  status,
  errors: [],
});

it('begins with the first page by title from A on [O2.44, O9.01]', () => {
  expect(feedQueryOf({})).toEqual(defaultFeedQuery);
  expect(defaultFeedQuery).toMatchObject({ page: 1, orderby: 'title', order: 'asc' });
});

it.each<[string, Record<string, string>, Partial<FeedQuery>]>([
  ['a page', { paged: '3' }, { page: 3 }],
  ['an order', { orderby: 'status', order: 'desc' }, { orderby: 'status', order: 'desc' }],
  ['words of the title', { search: '  blue mug ' }, { search: 'blue mug' }],
  ['a status', { status: 'has-errors' }, { status: ['has-errors'] }],
  ['several statuses', { status: 'has-errors,pending,nothing' }, { status: ['pending', 'has-errors'] }],
  ['a cause', { cause: 'missing_gtin:Missing value [gtin]' }, { cause: 'missing_gtin:Missing value [gtin]' }],
  ['a visibility', { visibility: 'hidden' }, { visibility: 'hidden' }],
])('reads %s from the address', (_what, params, expected) => {
  expect(feedQueryOf(params)).toEqual({ ...defaultFeedQuery, ...expected });
});

it.each([
  [{ paged: '0' }],
  [{ paged: '-1' }],
  [{ paged: '2.5' }],
  [{ paged: '1e9' }],
  [{ paged: 'x' }],
  [{ orderby: 'id' }],
  [{ order: 'DESC' }],
  [{ status: 'constructor' }],
  [{ visibility: '1' }],
])('takes %o for the default', (params) => {
  expect(feedQueryOf(params)).toEqual(defaultFeedQuery);
});

it('cuts a search to what the server takes', () => {
  expect(feedQueryOf({ search: 'x'.repeat(500) }).search).toHaveLength(200);
});

it('writes nothing of a default into the address, and keeps the parameters of others', () => {
  expect(feedParamsOf(defaultFeedQuery, { issueType: 'product', paged: '7', status: 'pending' })).toEqual({
    issueType: 'product',
  });
});

it('reads what it wrote', () => {
  const query: FeedQuery = {
    page: 4,
    orderby: 'visible',
    order: 'desc',
    search: 'mug',
    status: ['expiring', 'pending'],
    visibility: 'shown',
    cause: 'missing_gtin:Missing value [gtin]',
  };
  expect(feedQueryOf(feedParamsOf(query))).toEqual(query);
  expect(feedQueryOf(feedParamsOf({ ...defaultFeedQuery, order: 'desc' }))).toEqual({
    ...defaultFeedQuery,
    order: 'desc',
  });
});

it('filters here what the server has no filter for', () => {
  expect(hasFilter({ ...defaultFeedQuery, search: 'mug', page: 2 })).toBe(false);
  expect(hasFilter({ ...defaultFeedQuery, status: ['pending'] })).toBe(true);
  expect(hasFilter({ ...defaultFeedQuery, cause: 'missing_gtin:Missing value [gtin]' })).toBe(true);
  expect(hasFilter({ ...defaultFeedQuery, visibility: 'hidden' })).toBe(true);
});

it('lets through the products of the status and the visibility, in their order', () => {
  const products = [item(1, 'pending'), item(2, 'approved'), item(3, 'pending', false), item(4, 'pending')];
  const ids = (status: FeedQuery['status'], visibility: FeedQuery['visibility']) =>
    filterFeed(products, { status, visibility }).map(({ id }) => id);
  expect(ids(['pending'], null)).toEqual([1, 3, 4]);
  expect(ids(['pending'], 'shown')).toEqual([1, 4]);
  expect(ids(['approved', 'pending'], 'shown')).toEqual([1, 2, 4]);
  expect(ids([], 'hidden')).toEqual([3]);
  expect(ids(['expiring'], null)).toEqual([]);
});

it('counts both ways to write “not synced” as one [O3.03] [decisions 18]', () => {
  expect(feedStatusOf('not-synced')).toBe('not_synced');
  expect(feedStatusOf('not_synced')).toBe('not_synced');
  expect(feedStatusOf('something-new')).toBeNull();
  expect(
    filterFeed([item(1, 'not-synced'), item(2, 'not_synced')], { status: ['not_synced'], visibility: null }),
  ).toHaveLength(2);
});

it('filters by the statuses that a figure counts, in whatever order the address names them [O2.41]', () => {
  expect(figureStatuses).toEqual({
    active: ['approved', 'partially_approved'],
    expiring: ['expiring'],
    pending: ['pending'],
    disapproved: ['disapproved'],
    not_synced: ['not_synced', 'has-errors'],
  });
  expect(areSameStatuses(figureStatuses.active, feedQueryOf({ status: 'partially_approved,approved' }).status)).toBe(
    true,
  );
  expect(areSameStatuses(figureStatuses.active, ['approved'])).toBe(false);
  expect(areSameStatuses([], figureStatuses.pending)).toBe(false);
});
