import {
  accountWithDomain,
  merchantConnectionActors,
  merchantConnectionMachine,
  merchantConnectionReads,
  merchantReadsOfOthers,
  merchantMemoryOf,
  viewOf,
  type Actor,
  type MerchantConnectionContext,
  type MerchantConnectionEvent,
  type MerchantConnectionSnapshot,
  type MerchantConnectionView,
} from '@listings/shared-machines';
import { useEmitted, useMachineEffects, useMay, usePage, useReads } from '@listings/shared-app';
import { useCuredNotices } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { keepMerchant, recallMerchant } from '../memory/merchant-session';

/** Card that is shown. */
export type MerchantView = Exclude<MerchantConnectionView, 'unconnected' | 'inDoubt'> | 'none' | 'choosing';

export interface MerchantConnection extends Pick<
  MerchantConnectionContext,
  'accounts' | 'pickedId' | 'conflict' | 'claim' | 'reclaimFailed' | 'connectedId' | 'retryAfter' | 'tries' | 'unread'
> {
  readonly view: MerchantView;
  readonly modal: 'duplicateWarning' | 'terms' | null;
  readonly termsTicked: boolean;
  /** Account that may not have the store's URL: the last answer was a 406. */
  readonly barredId: number | null;
  /** A call of the shown card is on its way. */
  readonly busy: boolean;
  readonly disconnecting: boolean;
  /** Name and domain of the existing account with the store's own domain. */
  readonly duplicate: { readonly name: string; readonly domain: string } | null;
  readonly send: (event: MerchantConnectionEvent) => void;
}

type Snapshot = MerchantConnectionSnapshot;

/** Card shown while the outcome of a call is unknown: the one it was made from. */
const doubtful = {
  createMerchantAccount: 'creating',
  connectMerchantAccount: 'choosing',
  switchUrl: 'urlConflict',
  reclaimUrl: 'claimed',
} as const;

function cardOf(state: Snapshot): MerchantView {
  const view = viewOf(state);
  const { accounts, doubt } = state.context;
  if (view === 'inDoubt') return doubtful[doubt ?? 'createMerchantAccount'];
  if (view === 'unconnected') return accounts.length > 0 ? 'choosing' : 'none';
  return view;
}

const modalOf = (state: Snapshot): MerchantConnection['modal'] =>
  state.hasTag('terms') ? 'terms' : state.hasTag('modal') ? 'duplicateWarning' : null;

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

/** The account that was refused the URL for good (406), until something else is tried. */
function useBarred(actor: Actor<typeof merchantConnectionMachine>): number | null {
  const [barredId, setBarred] = useState<number | null>(null);
  useEmitted(actor, 'notice', ({ id, status }) =>
    setBarred(id === 'connectMerchantAccount' && status === 406 ? actor.getSnapshot().context.pickedId : null),
  );
  return barredId;
}

/** Failures that a connected account leaves behind, whichever way it came to be. */
const connectingNotices = ['createMerchantAccount', 'connectMerchantAccount', 'switchUrl', 'reclaimUrl'] as const;

/** The merchant account: found, chosen or made, its URL settled. Waits for the provider account. */
export function useMerchantConnection(): MerchantConnection {
  const { api, bootstrap } = usePage();
  const { homeUrl, adsSetupComplete } = bootstrap;
  const may = useMay();
  const reads = useReads(may('connectMerchantAccount').length === 0 ? merchantConnectionReads : merchantReadsOfOthers);
  const machine = useMemo(
    () => merchantConnectionMachine.provide({ actors: { ...merchantConnectionActors(api), reads } }),
    [api, reads],
  );
  const [memory] = useState(recallMerchant);
  const [state, send, actor] = useMachine(machine, {
    input: { homeUrl, withAds: adsSetupComplete === true, memory },
  });
  useMachineEffects(actor);
  const barredId = useBarred(actor);
  useKeptMemory(state);
  useCuredNotices(state.context.connectedId !== null, connectingNotices);
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
    barredId,
    view: cardOf(state),
    modal: modalOf(state),
    termsTicked: state.hasTag('ticked'),
    busy: state.hasTag('busy'),
    disconnecting: state.hasTag('disconnecting'),
    duplicate: duplicateOf(state),
    send,
  };
}
