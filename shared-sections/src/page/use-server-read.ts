import type { Api, ApiError, ApiInput, ApiOutput, ReadKey } from '@listings/shared-api/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePage } from './page.context';

type ReadMethod<K extends ReadKey> = (
  input?: ApiInput<K>,
  options?: { readonly signal?: AbortSignal },
) => Promise<ApiOutput<K>>;

/** A read of the contract as a query of the page's cache: under `[key, input]`, retried by the client alone. */
export const serverRead = <K extends ReadKey>(api: Api, key: K, input?: ApiInput<K>) =>
  queryOptions<ApiOutput<K>, ApiError>({
    queryKey: [key, input ?? {}],
    queryFn: ({ signal }) => (api[key] as ReadMethod<K>)(input, { signal }),
    retry: false,
  });

/** What a read of the server gives, from the page's one cache. Fails with an ApiError. */
export function useServerRead<K extends ReadKey>(
  key: K,
  input?: ApiInput<K>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<ApiOutput<K>, ApiError> {
  const { api, queryClient } = usePage();
  return useQuery({ ...serverRead(api, key, input), ...options }, queryClient);
}
