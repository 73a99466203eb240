import type { ProductFeedItem } from '@listings/shared-api/contract';
import {
  defaultFeedQuery,
  feedParamsOf,
  feedQueryOf,
  filterFeed,
  hasFilter,
  pageOf,
  pageWithin,
  type AppLocation,
  type FeedQuery,
} from '@listings/shared-machines';
import { useLocation, usePage, useServerRead } from '@listings/shared-app';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { feedPage, feedPerPage, wholeFeed } from '../screens/product-feed/product-feed.reads';
import { usePreviousDefined } from './use-previous-defined';

const none: readonly ProductFeedItem[] = [];

export interface Feed {
  readonly query: FeedQuery;
  /** One page of products. */
  readonly rows: readonly ProductFeedItem[];
  /** The rows are the current ones of the server. */
  readonly isFresh: boolean;
  /** Products on all pages; undefined until it was known once. */
  readonly total: number | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isNarrowed: boolean;
  /** There is no product at all: nothing to find, sort or change. */
  readonly isEmpty: boolean;
  readonly retry: () => void;
  /** Changes what is shown, from the first page on unless it is the page that changes. */
  readonly change: (change: Partial<FeedQuery>, how?: { readonly replace?: boolean | undefined }) => void;
  /** Without search and filters. */
  readonly clear: () => void;
}

/**
 * The products the address asks for: the server sorts, searches, filters and pages. A store that does not know the filters
 * by status and visibility is asked for all, which are filtered here; by cause such a store is not filtered.
 */
function useFeedPage(query: FeedQuery) {
  const asked = useServerRead('listProductFeed', feedPage(query));
  const isFilteredHere = hasFilter(query) && asked.data !== undefined && asked.data.filtered !== true;
  const whole = useServerRead('listProductFeed', wholeFeed(query), { enabled: isFilteredHere });
  const read = isFilteredHere ? whole : asked;
  const { data } = read;
  const found = useMemo(
    () => (data && isFilteredHere ? filterFeed(data.products, query) : null),
    [data, isFilteredHere, query],
  );
  const total = usePreviousDefined(found?.length ?? data?.total);
  const rows = useMemo(
    () => (found ? pageOf(found, query.page, feedPerPage) : (data?.products ?? none)),
    [found, data, query.page],
  );
  return { read, rows, total };
}

export interface FeedPlace {
  readonly query: FeedQuery;
  /** Location of a change: from the first page on unless it is the page that changes. */
  readonly placeOf: (change: Partial<FeedQuery>) => AppLocation;
}

/** What the address says of the product table. */
export function useFeedPlace(): FeedPlace {
  const { path, params } = useLocation();
  const query = useMemo(() => feedQueryOf(params), [params]);
  return { query, placeOf: (changed) => ({ path, params: feedParamsOf({ ...query, page: 1, ...changed }, params) }) };
}

/** The product table as its address says. */
export function useFeed(): Feed {
  const { navigation } = usePage();
  const { query, placeOf } = useFeedPlace();
  const { read, rows, total } = useFeedPage(query);
  const change: Feed['change'] = (changed, how) => navigation.to(placeOf(changed), how);
  const isKnown = read.data !== undefined;
  const page = isKnown && total !== undefined ? pageWithin(query.page, total, feedPerPage) : query.page;
  const stayWithin = useEffectEvent(() => change({ page }, { replace: true }));
  useEffect(() => {
    if (page !== query.page) stayWithin();
  }, [page, query.page]);
  const isNarrowed = query.search !== '' || hasFilter(query);
  return {
    query,
    rows,
    isFresh: isKnown && !read.isFetching && !read.isError,
    total,
    isPending: read.isPending,
    isError: read.isError,
    isNarrowed,
    isEmpty: isKnown && !read.isError && total === 0 && !isNarrowed,
    retry: () => void read.refetch(),
    change,
    clear: () => change({ ...defaultFeedQuery, orderby: query.orderby, order: query.order }),
  };
}
