import { ApiError, type Api, type ApiInput, type ApiOutput, type ReadKey } from '@listings/shared-api/contract';
import type { ScreenRead } from '@listings/shared-machines';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePage } from '../page/page-context';
import { useFailureNotice } from '../notices/use-failure-notice';

type ReadMethod<K extends ReadKey> = (
  input?: ApiInput<K>,
  options?: { readonly signal?: AbortSignal },
) => Promise<ApiOutput<K>>;

/**
 * Read of the contract as a query of the page's cache: under `[key, input]`, retried by the client alone. `onFailure`
 * is called once for each failed call, however many parts of the screen wait for it.
 */
export const serverRead = <K extends ReadKey>(
  api: Api,
  key: K,
  input?: ApiInput<K>,
  onFailure?: (key: K, error: ApiError) => void,
) =>
  queryOptions<ApiOutput<K>, ApiError>({
    queryKey: [key, input ?? {}],
    queryFn: async ({ signal }) => {
      try {
        return await (api[key] as ReadMethod<K>)(input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'cancelled') onFailure?.(key, error);
        throw error;
      }
    },
    retry: false,
  });

export interface ServerReadOptions {
  /** Asks only while it is true. */
  readonly enabled?: boolean;
  /** Shows no notice: the screen shows the failure in its own place. */
  readonly silent?: boolean;
  /** Asks the server when the screen opens, whatever was read before: what is decided by it has to be true now. */
  readonly fresh?: boolean;
}

export interface RepeatedReadOptions<K extends ScreenRead> extends ServerReadOptions {
  /** Milliseconds after which the read is made again, while the page is seen; false ends that [C-9]. */
  readonly refetchInterval?: (query: { readonly state: { readonly data: ApiOutput<K> | undefined } }) => number | false;
}

/**
 * Answer of a server read from the page's one cache; it stays until a mutation makes it stale. Fails with an ApiError
 * and, unless silent, with the notice of the key.
 *
 * @example
 * const { data, isError, refetch } = useServerRead('listProductFeed', { query: { page: 1, per_page: 25 } });
 */
export function useServerRead<K extends ScreenRead>(
  key: K,
  input?: ApiInput<K>,
  { silent = false, fresh = false, ...options }: RepeatedReadOptions<K> = {},
): UseQueryResult<ApiOutput<K>, ApiError> {
  const { api, queryClient } = usePage();
  const notifyFailure = useFailureNotice();
  const query = serverRead(api, key, input, silent ? undefined : notifyFailure);
  return useQuery({ ...query, ...(fresh ? { refetchOnMount: 'always' as const } : {}), ...options }, queryClient);
}
