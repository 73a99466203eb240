import {
  hostingConnectionActors,
  hostingConnectionMachine,
  type HostingAccount,
  type HostingNextPage,
} from '@listings/shared-machines';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { usePage } from '../page/page.context';
import { useMachineEffects } from '../page/use-machine-effects';
import { useAuthorizationTrip, useIsReturning } from './use-authorization-trip';

export interface HostingConnection {
  /** `redirecting`: the browser is on its way to the authorization page. */
  readonly status: 'loading' | 'unavailable' | 'disconnected' | 'redirecting' | 'connected';
  readonly account: HostingAccount | null;
  /** The browser came back from the authorization page without a connection. */
  readonly cancelled: boolean;
  readonly connect: () => void;
  readonly retry: () => void;
}

/** The hosting account and the way to its authorization page; comes back to `nextPage`. */
export function useHostingConnection(nextPage: HostingNextPage): HostingConnection {
  const { api } = usePage();
  const machine = useMemo(() => hostingConnectionMachine.provide({ actors: hostingConnectionActors(api) }), [api]);
  const returning = useIsReturning('hosting');
  const [state, send, actor] = useMachine(machine, { input: { nextPage, returning } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  const isDisconnected = state.matches('disconnected');
  useAuthorizationTrip('hosting', actor, {
    isSettled: isDisconnected || state.matches('connected'),
    onReturned: () => send({ type: 'returned' }),
  });
  return {
    status: typeof state.value === 'string' ? statusOf(state.value) : 'disconnected',
    account: state.context.account,
    cancelled: state.hasTag('cancelled'),
    connect: () => send({ type: 'connect' }),
    retry: () => send({ type: 'retry' }),
  };
}

const statusOf = (state: string): HostingConnection['status'] =>
  state === 'authorizing' || state === 'leaving' ? 'redirecting' : (state as HostingConnection['status']);
