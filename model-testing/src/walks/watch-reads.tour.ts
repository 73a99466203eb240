import type { Api } from '@listings/shared-api/contract';
import type { ScreenRead, Standing, WatchRead } from '@listings/shared-machines';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

interface Result {
  readonly data: unknown;
  readonly error: unknown;
  readonly fetchStatus: string;
}

/** An answer that is being read again is none, as on a page. */
function standingOf({ data, error, fetchStatus }: Result): Standing {
  if (fetchStatus !== 'idle') return { is: 'pending' };
  if (error !== null) return { is: 'failed', error };
  return data === undefined ? { is: 'pending' } : { is: 'answered', output: data };
}

const outcomeOf = (standing: Standing): unknown =>
  standing.is === 'answered' ? standing.output : standing.is === 'failed' ? standing.error : null;

/**
 * Watches reads of one cache as `useReads` of the application kit does for screens, which cannot be had without a
 * document.
 */
export const watchReads =
  (api: Api, queries: QueryClient): WatchRead =>
  ({ read, input = {}, anew = false, held = false }, tell) => {
    const call = api[read] as (given: unknown, options: { readonly signal: AbortSignal }) => Promise<unknown>;
    const observer = new QueryObserver<unknown, unknown, unknown, unknown, [ScreenRead, unknown]>(queries, {
      queryKey: [read, input],
      queryFn: ({ signal }) => call(input, { signal }),
      refetchOnMount: anew ? 'always' : true,
      enabled: !held,
    });
    if (held) return { again: () => undefined, stop: observer.subscribe(() => undefined) };
    let told: Standing = { is: 'pending' };
    const look = (): void => {
      const now = standingOf(observer.getCurrentResult());
      if (now.is === told.is && outcomeOf(now) === outcomeOf(told)) return;
      told = now;
      tell(now);
    };
    const stop = observer.subscribe(look);
    look();
    return { again: () => void observer.refetch({ cancelRefetch: false }), stop };
  };
