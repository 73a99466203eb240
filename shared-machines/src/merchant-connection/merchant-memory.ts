import type { SnapshotFrom } from 'xstate';
import type { merchantConnectionMachine } from './merchant-connection.machine';
import type { MerchantMemory } from './merchant-connection.types';

/** A memory as the page keeps it: a wait ends at a moment, in milliseconds since 1970. */
export type KeptMerchantMemory =
  | Exclude<MerchantMemory, { kind: 'waiting' }>
  | { readonly kind: 'waiting'; readonly id: number; readonly until: number };

/** A moment of the machine, as hooks read it. */
export type MerchantConnectionSnapshot = SnapshotFrom<typeof merchantConnectionMachine>;

/**
 * State of the card to keep over a reload: null deletes the kept one, undefined leaves it as it is, since the state of
 * the account is not known yet. `now` in milliseconds.
 */
export function merchantMemoryOf(
  snapshot: MerchantConnectionSnapshot,
  now: number,
): KeptMerchantMemory | null | undefined {
  const { conflict, claim, pickedId, pendingId, retryAfter } = snapshot.context;
  const isAt = (...states: Parameters<MerchantConnectionSnapshot['matches']>[0][]) =>
    states.some((state) => snapshot.matches(state));
  if (isAt('awaitingProvider', 'loading', 'loadingAccounts', 'unavailable', 'uncertain')) return undefined;
  if (isAt('urlConflict', 'switching')) return conflict && { kind: 'urlConflict', conflict };
  if (isAt('claimed', 'reclaiming')) return claim && { kind: 'claimed', claim };
  if (isAt({ creation: { asking: 'waiting' } }))
    return pendingId === null ? null : { kind: 'waiting', id: pendingId, until: now + retryAfter * 1000 };
  if (isAt('choice', 'connecting')) return pickedId === null ? null : { kind: 'picked', id: pickedId };
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;

/** Reads what the page kept; null for anything else and for a wait that is over. `now` in milliseconds. */
export function readMerchantMemory(kept: unknown, now: number): MerchantMemory | null {
  if (!isRecord(kept)) return null;
  const { kind, id, until, conflict, claim } = kept;
  if (kind === 'picked' && isId(id)) return { kind, id };
  if (kind === 'waiting' && isId(id) && typeof until === 'number') {
    const seconds = Math.ceil((until - now) / 1000);
    return seconds > 0 && seconds <= 15 * 60 ? { kind, id, seconds } : null;
  }
  if (kind === 'claimed' && isRecord(claim) && isId(claim['id']) && isText(claim['websiteUrl']))
    return { kind, claim: { id: claim['id'], websiteUrl: claim['websiteUrl'] } };
  if (
    kind === 'urlConflict' &&
    isRecord(conflict) &&
    isId(conflict['id']) &&
    isText(conflict['claimedUrl']) &&
    isText(conflict['newUrl'])
  )
    return {
      kind,
      conflict: { id: conflict['id'], claimedUrl: conflict['claimedUrl'], newUrl: conflict['newUrl'] },
    };
  return null;
}
