import { endpoints, type EndpointDefinition, type MutationKey } from '@listings/shared-api/contract';

/** The page's cache of reads, as far as invalidation needs it: the QueryClient. */
interface ReadCache {
  invalidateQueries(filters: { readonly queryKey: readonly string[] }): Promise<void>;
}

/** Makes the reads stale that a mutation changes, and has those on the screen read again. */
export function invalidateAfter(cache: ReadCache, key: MutationKey): void {
  const { invalidates }: EndpointDefinition = endpoints[key];
  for (const read of invalidates ?? []) void cache.invalidateQueries({ queryKey: [read] });
}
