import { useServerRead } from '@listings/shared-app';

/** Most products that one read can name. */
export const mostNamed = 200;

/** A product of the catalogue by its id; undefined while it is on its way, or where there is none. */
export function useProductOfId(id: number | undefined) {
  const { data } = useServerRead(
    'listProducts',
    { query: { include: id === undefined ? [] : [id], per_page: mostNamed } },
    { enabled: id !== undefined },
  );
  return data?.find((product) => product.id === id);
}
