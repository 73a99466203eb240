import {
  accountWithDomain,
  merchantConnectionActors,
  merchantConnectionMachine,
  merchantMemoryOf,
  type MerchantConnectionContext,
  type MerchantConnectionEvent,
  type MerchantConnectionSnapshot,
} from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { keepMerchant, recallMerchant } from '../memory/merchant-session';

/** Which card is shown. */
export type MerchantView =
  | 'waitingForProvider'
  | 'loading'
  | 'unavailable'
  | 'none'
  | 'choosing'
  | 'creating'
  | 'notReadyYet'
  | 'exhausted'
  | 'unnamed'
  | 'urlConflict'
  | 'claimed'
  | 'connected';

export interface MerchantConnection extends Pick<
  MerchantConnectionContext,
  'accounts' | 'pickedId' | 'conflict' | 'claim' | 'reclaimFailed' | 'connectedId' | 'retryAfter' | 'tries' | 'unread'
> {
  readonly view: MerchantView;
  readonly modal: 'duplicateWarning' | 'terms' | null;
  readonly termsTicked: boolean;
  /** A call of the shown card is on its way. */
  readonly busy: boolean;
  readonly disconnecting: boolean;
  /** Name and domain of the existing account with the store's own domain. */
  readonly duplicate: { readonly name: string; readonly domain: string } | null;
  readonly send: (event: MerchantConnectionEvent) => void;
}

type Snapshot = MerchantConnectionSnapshot;

/** What is shown while it is not known whether a call worked: the card it was made from. */
const doubtful = {
  createMerchantAccount: 'creating',
  connectMerchantAccount: 'choosing',
  switchUrl: 'urlConflict',
  reclaimUrl: 'claimed',
} as const;

function viewOf(state: Snapshot): MerchantView {
  if (state.matches('awaitingProvider')) return 'waitingForProvider';
  if (state.matches('loading') || state.matches('loadingAccounts')) return 'loading';
  if (state.matches('unavailable')) return 'unavailable';
  if (state.matches('uncertain')) return doubtful[state.context.doubt ?? 'createMerchantAccount'];
  if (state.matches({ creation: { asking: 'waiting' } })) return 'notReadyYet';
  if (state.matches({ creation: { asking: 'exhausted' } })) return 'exhausted';
  if (state.matches({ creation: { asking: 'unnamed' } })) return 'unnamed';
  if (state.matches('creation')) return 'creating';
  if (state.matches('urlConflict') || state.matches('switching')) return 'urlConflict';
  if (state.matches('claimed') || state.matches('reclaiming')) return 'claimed';
  if (state.matches('connected') || state.matches('disconnecting')) return 'connected';
  return state.context.accounts.length > 0 ? 'choosing' : 'none';
}

const modalOf = (state: Snapshot): MerchantConnection['modal'] =>
  state.matches({ choice: 'warningOfDuplicate' })
    ? 'duplicateWarning'
    : state.matches({ choice: 'readingTerms' })
      ? 'terms'
      : null;

function duplicateOf({ context }: Snapshot): MerchantConnection['duplicate'] {
  const account = accountWithDomain(context.accounts, context.homeUrl);
  return account === undefined ? null : { name: account.name ?? String(account.id), domain: account.domain ?? '' };
}

/** Keeps what the card is in the middle of over a reload. */
function useKeptMemory(state: Snapshot): void {
  const { tries } = state.context;
  // A wait is kept with the moment it ends at: that moment is taken once, when the wait begins.
  const kept = JSON.stringify(merchantMemoryOf(state, 0));
  useEffect(() => {
    const memory = merchantMemoryOf(state, Date.now());
    if (memory !== undefined) keepMerchant(memory);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `kept` is what of the state counts
  }, [kept, tries]);
}

/** The merchant account: found, chosen or made, its URL settled. Waits for the provider account. */
export function useMerchantConnection(providerConnected: boolean): MerchantConnection {
  const { api, bootstrap } = usePage();
  const machine = useMemo(() => merchantConnectionMachine.provide({ actors: merchantConnectionActors(api) }), [api]);
  const [memory] = useState(recallMerchant);
  const [state, send, actor] = useMachine(machine, { input: { homeUrl: bootstrap.homeUrl, memory } });
  useMachineEffects(actor);
  useKeptMemory(state);
  useEffect(() => {
    send({ type: providerConnected ? 'provider.connected' : 'provider.lost' });
  }, [send, providerConnected]);
  const { accounts, pickedId, conflict, claim, reclaimFailed, connectedId, retryAfter, tries, unread } = state.context;
  return {
    accounts,
    pickedId,
    conflict,
    claim,
    reclaimFailed,
    connectedId,
    retryAfter,
    tries,
    unread,
    view: viewOf(state),
    modal: modalOf(state),
    termsTicked: state.matches({ choice: { readingTerms: 'ticked' } }),
    busy: state.hasTag('busy'),
    disconnecting: state.matches('disconnecting'),
    duplicate: duplicateOf(state),
    send,
  };
}
