import {
  providerConnectionActors,
  providerConnectionMachine,
  providerConnectionReads,
  viewOf,
  type ProviderAccount,
  type ProviderConnectionView,
  type ProviderNextPage,
} from '@listings/shared-machines';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { usePage, useMachineEffects, useReads } from '@listings/shared-app';
import { useAuthorizationTrip, useIsReturning } from './use-authorization-trip';

export interface ProviderConnection {
  readonly status: ProviderConnectionView;
  readonly account: ProviderAccount | null;
  /** The browser came back from the authorization page without a connection. */
  readonly cancelled: boolean;
  /** Connect, or allow full access. */
  readonly connect: () => void;
  /** To a different account: takes the merchant and the provider connection down first. */
  readonly switchAccount: () => void;
  readonly retry: () => void;
}

export interface ProviderConnectionOptions {
  readonly nextPage: ProviderNextPage;
  /** The ads permission is required too. */
  readonly withAds: boolean;
}

/** The provider account; counts as connected only with the hosting account and every required permission. */
export function useProviderConnection(options: ProviderConnectionOptions): ProviderConnection {
  const { nextPage, withAds } = options;
  const { api } = usePage();
  const reads = useReads(providerConnectionReads);
  const machine = useMemo(
    () => providerConnectionMachine.provide({ actors: { ...providerConnectionActors(api), reads } }),
    [api, reads],
  );
  const returning = useIsReturning('provider');
  const [state, send, actor] = useMachine(machine, { input: { nextPage, withAds, returning } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  const status = viewOf(state);
  useAuthorizationTrip('provider', actor, {
    isSettled: settled.includes(status),
    onReturned: () => send({ type: 'returned' }),
  });
  return {
    status,
    account: state.context.account,
    cancelled: state.hasTag('cancelled'),
    connect: () => send({ type: 'connect' }),
    switchAccount: () => send({ type: 'switchAccount' }),
    retry: () => send({ type: 'retry' }),
  };
}

const settled: readonly ProviderConnectionView[] = ['disconnected', 'lackingAccess', 'connected'];
