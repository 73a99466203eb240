import type { FeedStatus, FeedVisibility, ProductFeedItem, ProductStatistics } from '@listings/shared-api/contract';

/** Sort keys of the table [O2.44]. */
const feedOrders = ['title', 'visible', 'status'] as const;
export type FeedOrder = (typeof feedOrders)[number];

/** Columns that can be chosen, beside the title, the status and the way to edit. */
export const feedColumns = ['picture', 'sku', 'price', 'stock', 'visible', 'sent_at', 'places'] as const;
export type FeedColumn = (typeof feedColumns)[number];

/** Every value of a choice of the contract, in its order: one that is added there and forgotten here does not compile. */
const valuesOf = Object.keys as <Value extends string>(every: Readonly<Record<Value, true>>) => readonly Value[];

/** The statuses to choose from: those of the merchant service and those of the sync, as they are named [O3.03, decisions 18]. */
export const feedStatuses = valuesOf<FeedStatus>({
  approved: true,
  partially_approved: true,
  expiring: true,
  pending: true,
  disapproved: true,
  not_synced: true,
  synced: true,
  'has-errors': true,
});

/** Counts of the overview [O2.41]. */
export type FeedFigure = keyof NonNullable<ProductStatistics['statistics']>;

/** Statuses of the products that a figure counts: filtered by them, the table has as many. */
export const figureStatuses: Readonly<Record<FeedFigure, readonly FeedStatus[]>> = {
  active: ['approved', 'partially_approved'],
  expiring: ['expiring'],
  pending: ['pending'],
  disapproved: ['disapproved'],
  not_synced: ['not_synced', 'has-errors'],
};

export const feedVisibilities = valuesOf<FeedVisibility>({ shown: true, hidden: true });

/** Characters of a search. Source: contract, search words. */
const longestSearch = 200;

/** Characters of a cause. Source: contract. */
const longestCause = 1000;

/** State of the product table; it stands in the address, so that back, reload and a shared link keep it. */
export interface FeedQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly orderby: FeedOrder;
  readonly order: 'asc' | 'desc';
  /** Words of the title; empty for all. */
  readonly search: string;
  /** Products of any of these; of every status where there is none. */
  readonly status: readonly FeedStatus[];
  readonly visibility: FeedVisibility | null;
  /** Issue that the products have, by its key; empty for all (see `causeKeyOf`). */
  readonly cause: string;
}

/** The default: by title, from A on [O2.44, O9.01]. */
export const defaultFeedQuery: FeedQuery = {
  page: 1,
  orderby: 'title',
  order: 'asc',
  search: '',
  status: [],
  visibility: null,
  cause: '',
};

type Params = Readonly<Record<string, string>>;

const oneOf = <V extends string>(values: readonly V[], text: string | undefined): V | null =>
  values.find((value) => value === text) ?? null;

/** The known statuses of a text such as `pending,expiring`, in their order. */
const statusesIn = (text = ''): readonly FeedStatus[] => {
  const named = text.split(',');
  return feedStatuses.filter((status) => named.includes(status));
};

/** Reads the address; unknown values count as absent. */
export function feedQueryOf(params: Params = {}): FeedQuery {
  const page = /^[1-9]\d{0,8}$/.test(params['paged'] ?? '') ? Number(params['paged']) : 1;
  return {
    page,
    orderby: oneOf(feedOrders, params['orderby']) ?? defaultFeedQuery.orderby,
    order: params['order'] === 'desc' ? 'desc' : 'asc',
    search: (params['search'] ?? '').trim().slice(0, longestSearch),
    status: statusesIn(params['status']),
    visibility: oneOf(feedVisibilities, params['visibility']),
    cause: (params['cause'] ?? '').slice(0, longestCause),
  };
}

/** Writes the parameters of the address, those of other parts of the screen kept; what is the default is left out. */
export function feedParamsOf(query: FeedQuery, others: Params = {}): Params {
  const own = ['paged', 'orderby', 'order', 'search', 'status', 'visibility', 'cause'];
  const kept = Object.entries(others).filter(([key]) => !own.includes(key));
  const { page, orderby, order, search, status, visibility, cause } = query;
  const isSorted = orderby !== defaultFeedQuery.orderby || order !== defaultFeedQuery.order;
  return {
    ...Object.fromEntries(kept),
    ...(page === 1 ? {} : { paged: String(page) }),
    ...(isSorted ? { orderby, order } : {}),
    ...(search === '' ? {} : { search }),
    ...(status.length === 0 ? {} : { status: status.join(',') }),
    ...(visibility === null ? {} : { visibility }),
    ...(cause === '' ? {} : { cause }),
  };
}

export const hasFilter = ({ status, visibility, cause }: FeedQuery): boolean =>
  status.length > 0 || visibility !== null || cause !== '';

/** Both are the same choice of statuses. */
export const areSameStatuses = (some: readonly FeedStatus[], others: readonly FeedStatus[]): boolean =>
  some.length === others.length && some.every((status) => others.includes(status));

/** The status under which a product is listed; the sync writes one of them in two ways. */
export const feedStatusOf = (status: string): FeedStatus | null =>
  oneOf(feedStatuses, status === 'not-synced' ? 'not_synced' : status);

/** The products a filter lets through; one by cause lets all through: products do not tell their issues. */
export const filterFeed = (
  products: readonly ProductFeedItem[],
  { status, visibility }: Pick<FeedQuery, 'status' | 'visibility'>,
): ProductFeedItem[] =>
  products.filter((product) => {
    const its = feedStatusOf(product.status);
    return (
      (status.length === 0 || (its !== null && status.includes(its))) &&
      (visibility === null || product.visible === (visibility === 'shown'))
    );
  });
