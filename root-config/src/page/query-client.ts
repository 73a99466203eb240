import type { AnyInput, PrintedReads } from '@listings/shared-api';
import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryClientConfig,
  type QueryObserverOptions,
} from '@tanstack/react-query';

const halfAnHour = 30 * 60 * 1000;

/**
 * Keeps an answer stale that was on its way when its read became so, as it may be of before. The library takes it for fresh,
 * and lets a first read end that a change overtook.
 */
class PageQueryClient extends QueryClient {
  /** Reads that were overtaken on their way, with what is to be read again then: those on the screen, or none. */
  private readonly overtaken = new WeakMap<Query, InvalidateQueryFilters['refetchType']>();

  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { query, action } = event;
      // One that is sent now is none that was on its way.
      if (action.type === 'fetch') this.overtaken.delete(query);
      if (action.type !== 'success' || action.manual === true || !this.overtaken.has(query)) return;
      const refetchType = this.overtaken.get(query);
      this.overtaken.delete(query);
      const again = { queryKey: query.queryKey, exact: true };
      void this.invalidateQueries(refetchType === undefined ? again : { ...again, refetchType });
    });
  }

  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      if (!this.overtaken.has(query) || filters.refetchType !== 'none') this.overtaken.set(query, filters.refetchType);
    return super.invalidateQueries(filters, options);
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
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
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

/** Calls the listener with the key of every read that was answered. */
export function onAnswered(queryClient: QueryClient, listener: (key: string) => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listener(String(event.query.queryKey[0]));
  });
}
