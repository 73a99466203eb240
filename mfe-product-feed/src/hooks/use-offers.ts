import type { CatalogueProduct, ProductFeedItem } from '@listings/shared-api/contract';
import type { FeedColumn } from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-app';
import { useCallback, useMemo } from 'react';

/** What the store itself says of products: picture, SKU, price and stock. */
export interface Offers {
  readonly of: (product: ProductFeedItem) => CatalogueProduct | undefined;
  /** The store tells this of products, or has not answered yet. */
  readonly tells: (column: FeedColumn) => boolean;
}

const fields = { picture: 'images', sku: 'sku', price: 'price', stock: 'stock_status' } as const;

const fieldOf = (column: FeedColumn) => (column in fields ? fields[column as keyof typeof fields] : null);

/** Reads the store's own data of a page of products, where columns of it are shown. */
export function useOffers(products: readonly ProductFeedItem[], columns: readonly FeedColumn[]): Offers {
  const include = products.map(({ id }) => id);
  const isWanted = include.length > 0 && columns.some((column) => fieldOf(column) !== null);
  const { data, isError } = useServerRead(
    'listProducts',
    { query: { include, per_page: include.length } },
    { enabled: isWanted, silent: true },
  );
  const byId = useMemo(() => new Map((data ?? []).map((offer) => [offer.id, offer])), [data]);
  return {
    of: useCallback(({ id }) => byId.get(id), [byId]),
    tells: useCallback(
      (column) => {
        const field = fieldOf(column);
        return field === null || (!isError && (data?.some((offer) => offer[field] !== undefined) ?? true));
      },
      [data, isError],
    ),
  };
}
