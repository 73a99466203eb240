import { endpoints, type EndpointDefinition, type MutationKey, type ReadKey } from '@listings/shared-api/contract';
import type { OtherTabs } from '@listings/shared-machines';
import type { QueryClient } from '@tanstack/react-query';

/** Channel to all other tabs. */
export interface TabChannel {
  say(message: string): void;
  hear(listener: (message: unknown) => void): void;
}

export interface ShellOtherTabs extends OtherTabs {
  /** Notifies the other tabs that a call of this one changed something. */
  tell(key: MutationKey): void;
  /** Others made these reads stale. */
  hear(reads: readonly ReadKey[]): void;
  /** A write of this page was merged with what others changed. */
  merged(): void;
}

const channelName = 'listings.changed';

/** Null where the browser has none: the tabs then know nothing of each other. */
export function openTabChannel(): TabChannel | null {
  try {
    const channel = new BroadcastChannel(channelName);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin and takes none
      say: (message) => channel.postMessage(message),
      hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    };
  } catch {
    return null;
  }
}

/** The reads that a message of another tab makes stale: it is the key of a call that changes something, or nothing [B-8]. */
function staleReads(message: unknown): readonly ReadKey[] {
  if (typeof message !== 'string' || !Object.hasOwn(endpoints, message)) return [];
  const { invalidates }: EndpointDefinition = endpoints[message as MutationKey];
  return (invalidates ?? []) as readonly ReadKey[];
}

/**
 * The tabs of one browser tell each other what they changed. What is on the screen stays: it is read anew when it is shown
 * again, and screens that want to say more subscribe.
 */
export function createOtherTabs(channel: TabChannel | null, queryClient: QueryClient): ShellOtherTabs {
  const listeners = new Set<(reads: readonly ReadKey[]) => void>();
  const merges = new Set<() => void>();
  const hear = (reads: readonly ReadKey[]): void => {
    for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read], refetchType: 'none' });
    if (reads.length > 0) for (const listener of listeners) listener(reads);
  };
  channel?.hear((message) => hear(staleReads(message)));
  return {
    tell: (key) => channel?.say(key),
    hear,
    merged() {
      for (const listener of merges) listener();
    },
    onMerged(listener) {
      merges.add(listener);
      return () => void merges.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
