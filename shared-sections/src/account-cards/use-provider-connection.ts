import {
  providerConnectionActors,
  providerConnectionMachine,
  type ProviderAccount,
  type ProviderNextPage,
} from '@listings/shared-machines';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { usePage } from '../page/page.context';
import { useMachineEffects } from '../page/use-machine-effects';
import { useAuthorizationTrip, useIsReturning } from './use-authorization-trip';

export interface ProviderConnection {
  /** `waiting`: the hosting account comes first. `lackingAccess`: permissions are missing. */
  readonly status:
    | 'waiting'
    | 'loading'
    | 'unavailable'
    | 'disconnected'
    | 'lackingAccess'
    | 'redirecting'
    | 'switching'
    | 'connected';
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
  readonly hostingConnected: boolean;
}

/** The provider account; counts as connected only with the hosting account and every required permission. */
export function useProviderConnection(options: ProviderConnectionOptions): ProviderConnection {
  const { nextPage, withAds, hostingConnected } = options;
  const { api } = usePage();
  const machine = useMemo(() => providerConnectionMachine.provide({ actors: providerConnectionActors(api) }), [api]);
  const returning = useIsReturning('provider');
  const [state, send, actor] = useMachine(machine, { input: { nextPage, withAds, returning } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  useEffect(() => {
    send({ type: hostingConnected ? 'hosting.connected' : 'hosting.lost' });
  }, [send, hostingConnected]);
  useAuthorizationTrip('provider', actor, {
    isSettled: settled.some((at) => state.matches(at)),
    onReturned: () => send({ type: 'returned' }),
  });
  return {
    status: statusOf(typeof state.value === 'string' ? state.value : (Object.keys(state.value)[0] ?? '')),
    account: state.context.account,
    cancelled: state.hasTag('cancelled'),
    connect: () => send({ type: 'connect' }),
    switchAccount: () => send({ type: 'switchAccount' }),
    retry: () => send({ type: 'retry' }),
  };
}

const settled = ['disconnected', 'lackingAccess', 'connected'] as const;

const others: Readonly<Record<string, ProviderConnection['status']>> = {
  awaitingHosting: 'waiting',
  authorizing: 'redirecting',
  leaving: 'redirecting',
};

const statusOf = (state: string): ProviderConnection['status'] =>
  others[state] ?? (state as ProviderConnection['status']);
