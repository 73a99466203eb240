import { QueryClient } from '@tanstack/react-query';

const halfAnHour = 30 * 60 * 1000;

/**
 * The page's one cache of server reads. An answer stays until a mutation makes it stale; failed calls are repeated by
 * the client below, not here.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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

/** Calls the listener with the key of every read that was answered. */
export function onAnswered(queryClient: QueryClient, listener: (key: string) => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listener(String(event.query.queryKey[0]));
  });
}
