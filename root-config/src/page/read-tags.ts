import type { AnyInput } from '@listings/shared-api';
import { endpoints, type EndpointDefinition, type EndpointKey, type MutationKey } from '@listings/shared-api/contract';
import type { SeenRead } from '@listings/shared-machines/write-conflict';
import type { QueryClient } from '@tanstack/react-query';

/** What the server said of a read, with the tag of what is there now: the page's own writes move it on. */
export interface TaggedRead extends SeenRead {
  readonly tag: string;
}

export interface ReadTags {
  /** Keeps what a call's answer says of tags. */
  answered(key: EndpointKey, input: AnyInput, tag: string | null, answer: unknown): void;
  /** What a write stands on; undefined where its screen shows no tagged read. */
  under(key: MutationKey, input: AnyInput): TaggedRead | undefined;
}

interface Hold {
  count: number;
  seen: TaggedRead | undefined;
}

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];

/** Key of the read's query in the page's cache. */
const queryKeyOf = (read: string, { params }: AnyInput) => [read, params ? { params } : {}] as const;

/**
 * Tags of the reads that writes stand on: of those that are shown, the newest; of one that a form holds, the one it was
 * held with, so that nothing is overwritten that the form never showed.
 */
export function createReadTags(queryClient: QueryClient): ReadTags {
  const cache = queryClient.getQueryCache();
  const newest = new Map<string, TaggedRead>();
  const held = new Map<string, Hold>();

  cache.subscribe((event) => {
    if (event.type !== 'observerAdded' && event.type !== 'observerRemoved') return;
    if (event.observer.options.meta?.['held'] !== true) return;
    const { queryHash } = event.query;
    const hold = held.get(queryHash) ?? { count: 0, seen: newest.get(queryHash) };
    hold.count += event.type === 'observerAdded' ? 1 : -1;
    if (hold.count > 0) held.set(queryHash, hold);
    else held.delete(queryHash);
  });

  /** Replaces what is known of a read, held or not. */
  const change = (place: string, next: (seen: TaggedRead) => TaggedRead | undefined): void => {
    const seen = newest.get(place);
    const moved = seen && next(seen);
    if (moved) newest.set(place, moved);
    else newest.delete(place);
    const hold = held.get(place);
    if (hold?.seen) hold.seen = next(hold.seen);
  };

  return {
    answered(key, input, tag, answer) {
      const { method, ifMatch, invalidates = [] } = definitionOf(key);
      if (method === 'GET') {
        if (tag !== null) newest.set(JSON.stringify(queryKeyOf(key, input)), { tag, answer, written: [] });
        return;
      }
      const own = ifMatch && JSON.stringify(queryKeyOf(ifMatch, input));
      for (const place of new Set([...newest.keys(), ...held.keys()])) {
        // What else the call changed has another tag by now, which nobody told.
        if (!invalidates.some((read) => place.startsWith(`["${read}"`))) continue;
        change(place, ({ answer: shown, written }) =>
          place === own && tag !== null
            ? { tag, answer: shown, written: [...written, { key: key as MutationKey, input }] }
            : undefined,
        );
      }
    },
    under(key, input) {
      const { ifMatch } = definitionOf(key);
      if (ifMatch === undefined) return undefined;
      const query = cache.find({ queryKey: queryKeyOf(ifMatch, input) });
      if (!query?.getObserversCount()) return undefined;
      return (held.get(query.queryHash) ?? { seen: newest.get(query.queryHash) }).seen;
    },
  };
}
