import { useServerRead } from '@listings/shared-app';

/** A product by its id, where the page shown does not have it; null asks for none. */
export const useProduct = (id: number | null, isKnown: boolean) =>
  useServerRead(
    'listProductFeed',
    { query: { page: 1, per_page: 1, orderby: 'id', order: 'asc', ids: [id ?? 0], details: true } },
    { enabled: id !== null && !isKnown, silent: true },
  );
