import type { ReadKey } from '@listings/shared-api/contract';

/** News as the server tells them: the reads of each change, under the key it was asked for with; null when all may be stale. */
type News = readonly { readonly key: string | null; readonly reads: readonly ReadKey[] }[] | null;

export interface LiveChangesOptions {
  readonly window: Window;
  /** Address of the stream. */
  readonly address: string;
  /** The newest change when the page was made; null where it is not known. */
  readonly since: number | null;
  /** True for a change of this page's own. */
  readonly isOwn: (key: string) => boolean;
  readonly onChanged: (reads: readonly ReadKey[]) => void;
  /** Called when it is not known what was changed. */
  readonly onUnknown: () => void;
}

const channelName = 'listings.live';
/** Milliseconds between two questions where no stream comes through. */
const pollEvery = 10_000;
/** Milliseconds after which a stream without a first line is held back by something on the way. */
const patience = 8000;
/** Streams cut before this time, so many times in a row, are not worth another. */
const shortLife = 10_000;
const mostCuts = 3;

/** What one tab hears, and all tabs are told. */
interface Told {
  readonly last: number;
  readonly news: News;
}

/**
 * Hears what others change while the page is seen, and tells it: one connection for all tabs of a browser, held by the
 * one that has the lock. Rests while no tab is seen, and from the end of a session until somebody comes back to the page.
 */
export function startLiveChanges(options: LiveChangesOptions): () => void {
  const { window, isOwn, onChanged, onUnknown } = options;
  const { document, navigator } = window;
  let last = options.since;
  let isOver = false;
  let isAsked = false;
  let release: () => void = () => undefined;

  const hear = (told: Told): void => {
    if (last !== null && told.last <= last && told.news !== null) return;
    last = told.last;
    if (told.news === null) return onUnknown();
    const reads = told.news.filter(({ key }) => key === null || !isOwn(key)).flatMap((change) => change.reads);
    if (reads.length > 0) onChanged([...new Set(reads)]);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  const tell = (told: Told): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin and takes none
    channel?.postMessage(told);
    hear(told);
  };

  /** Holds the connection until the page is hidden or the session ends. */
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (isOver || document.visibilityState === 'hidden') return resolve();
      const stop = follow({ ...options, since: () => last, tell, onOver: () => over() });
      release = () => {
        release = () => undefined;
        stop();
        resolve();
      };
    });
  const over = (): void => {
    isOver = true;
    release();
  };
  const begin = (): void => {
    if (isOver || document.visibilityState === 'hidden') return;
    if (isAsked) return;
    isAsked = true;
    const { locks } = navigator as { locks?: LockManager };
    const held = locks === undefined ? hold() : locks.request(channelName, hold);
    void held.finally(() => {
      isAsked = false;
      // Shown again before the connection was let go.
      begin();
    });
  };
  const look = (): void => {
    if (document.visibilityState === 'hidden') return release();
    // Whoever comes back may have signed in again elsewhere.
    isOver = false;
    begin();
  };
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  // A second window beside this one hides nothing.
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pagehide', () => release(), { signal });
  begin();
  return () => {
    ended.abort();
    over();
  };
}

interface FollowOptions extends Pick<LiveChangesOptions, 'window' | 'address'> {
  /** The last change that is known; null before the first answer. */
  readonly since: () => number | null;
  readonly tell: (told: Told) => void;
  readonly onOver: () => void;
}

/** Follows the stream, or asks from time to time where none comes through; answers with what ends that. */
function follow({ window, address, since, tell, onOver }: FollowOptions): () => void {
  let end: () => void = () => undefined;
  let cuts = 0;
  const asked = (): string => {
    const known = since();
    return known === null ? address : `${address}${address.includes('?') ? '&' : '?'}since=${known}`;
  };

  const poll = (): void => {
    const ask = async (): Promise<void> => {
      const answer = await window.fetch(asked(), { headers: { Accept: 'application/json' }, cache: 'no-store' });
      if (answer.status === 401) return onOver();
      if (!answer.ok) return;
      const { last, changes } = (await answer.json()) as { last: number; changes: News };
      tell({ last, news: changes });
    };
    const timer = window.setInterval(() => void ask().catch(() => undefined), pollEvery);
    end = () => window.clearInterval(timer);
  };

  const stream = (): void => {
    const source = new EventSource(asked());
    const begun = window.performance.now();
    const waiting = window.setTimeout(() => {
      source.close();
      poll();
    }, patience);
    end = () => {
      window.clearTimeout(waiting);
      source.close();
    };
    source.addEventListener('changes', ({ data, lastEventId }: MessageEvent<string>) => {
      window.clearTimeout(waiting);
      tell({ last: Number(lastEventId), news: JSON.parse(data) as News });
    });
    source.addEventListener('over', onOver);
    source.addEventListener('error', () => {
      // Refused, rather than cut: asking says why.
      const isRefused = source.readyState === EventSource.CLOSED;
      end();
      if (isRefused) return poll();
      cuts = window.performance.now() - begun < shortLife ? cuts + 1 : 0;
      if (cuts >= mostCuts) return poll();
      const again = window.setTimeout(stream, 3000);
      end = () => window.clearTimeout(again);
    });
  };

  stream();
  return () => end();
}
