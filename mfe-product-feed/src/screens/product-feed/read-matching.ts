import { limits, type Api } from '@listings/shared-api/contract';
import { filterFeed, hasFilter, type FeedQuery } from '@listings/shared-machines';
import { feedPage } from './product-feed.reads';

export type FeedProducts = Awaited<ReturnType<Api['listProductFeed']>>['products'];

export interface MatchingRead {
  /** With what the list shows of each; else ids and titles are enough. */
  readonly details?: boolean;
  readonly signal: AbortSignal;
  /** Called with the number of products read so far. */
  readonly onRead: (count: number) => void;
}

/** Reads all products that the query finds, part by part in the order of their ids; a store that knows no filters is filtered here. */
export async function readMatching(
  api: Pick<Api, 'listProductFeed'>,
  query: FeedQuery,
  { details = false, signal, onRead }: MatchingRead,
): Promise<FeedProducts> {
  const { details: _, ...asked } = feedPage(query).query;
  const found: FeedProducts = [];
  let seen = 0;
  for (let page = 1; ; page++) {
    const part = { ...asked, orderby: 'id', order: 'asc', page, per_page: limits.perPage } as const;
    const { products, total, filtered } = await api.listProductFeed(
      { query: details ? { ...part, details } : part },
      { signal },
    );
    const own = hasFilter(query) && filtered !== true ? filterFeed(products, query) : products;
    for (const product of own) found.push(product);
    onRead(found.length);
    seen += products.length;
    if (products.length === 0 || seen >= total) return found;
  }
}
