import type { AnyInput, PrintedReads } from '@listings/shared-api';
import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import { QueryClient, type InvalidateQueryFilters, type Query, type QueryObserverOptions } from '@tanstack/react-query';

const halfAnHour = 30 * 60 * 1000;

/** Milliseconds within which what is shown because a read failed is there. */
const justNow = 2000;

/**
 * Whether what comes to want a read that failed asks for it again: not beside others that wait for it, just after it failed.
 * What is shown because it failed would ask by being shown, wait for that, and be shown once more, without end. What comes
 * to want it is one of its observers by then, and the query has its options: one that is to be asked whatever is known is asked.
 */
const asksAgain = (query: Query): boolean =>
  (query.options as QueryObserverOptions).refetchOnMount === 'always' ||
  query.getObserversCount() <= 1 ||
  Date.now() - query.state.errorUpdatedAt > justNow;

/**
 * Takes no answer for fresh that was on its way when its read became stale, as it may be of before: it is asked for again
 * where the screen is read anew, else stale as it arrives, however many changes come meanwhile. The library does so only
 * where there is an earlier one.
 */
class PageQueryClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const nothing = () => undefined;
      if (filters.refetchType === 'none') query.promise?.then(() => query.invalidate(), nothing);
      else {
        void query.cancel({ silent: true });
        query.fetch().catch(nothing);
      }
    }
    return super.invalidateQueries(filters, { cancelRefetch: false });
  }
}

/**
 * The page's one cache of server reads. An answer stays until a mutation makes it stale; failed calls are repeated by
 * the client below, not here.
 */
export const createQueryClient = (): QueryClient =>
  new PageQueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: halfAnHour,
        retry: false,
        retryOnMount: asksAgain,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * While a tab is away its admin may have changed anything elsewhere: once it is shown again every answer is stale. What is
 * on the screen stays; it is read anew when it is shown the next time.
 */
export function forgetWhileAway(queryClient: QueryClient, page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void queryClient.invalidateQueries({ refetchType: 'none' });
  });
}

/**
 * Answers a read that the page brings when it is first made: a screen shows it when it is first drawn. One that asks again
 * whatever is known is left to its call.
 */
export function fillFromPage(queryClient: QueryClient, printed: PrintedReads): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.state.data !== undefined) return;
    // The observer's options, which the query is made with.
    const { refetchOnMount } = query.options as QueryObserverOptions;
    if (refetchOnMount === 'always') return;
    const [key, input, ...more] = query.queryKey as [EndpointKey, AnyInput, ...unknown[]];
    // What is under a longer key is made of answers, and none itself.
    const data = key in endpoints && more.length === 0 ? printed(key, input) : undefined;
    if (data !== undefined) query.setState({ data, dataUpdatedAt: Date.now(), dataUpdateCount: 1, status: 'success' });
  });
}
