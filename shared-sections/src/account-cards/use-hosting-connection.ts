import {
  hostingConnectionActors,
  hostingConnectionMachine,
  hostingConnectionReads,
  viewOf,
  type HostingAccount,
  type HostingConnectionView,
  type HostingNextPage,
} from '@listings/shared-machines';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { usePage, useMachineEffects, useReads } from '@listings/shared-app';
import { useAuthorizationTrip, useIsReturning } from './use-authorization-trip';

export interface HostingConnection {
  readonly status: HostingConnectionView;
  readonly account: HostingAccount | null;
  /** The browser came back from the authorization page without a connection. */
  readonly cancelled: boolean;
  readonly connect: () => void;
  readonly retry: () => void;
}

/** The hosting account and the way to its authorization page; comes back to `nextPage`. */
export function useHostingConnection(nextPage: HostingNextPage): HostingConnection {
  const { api } = usePage();
  const reads = useReads(hostingConnectionReads);
  const machine = useMemo(
    () => hostingConnectionMachine.provide({ actors: { ...hostingConnectionActors(api), reads } }),
    [api, reads],
  );
  const returning = useIsReturning('hosting');
  const [state, send, actor] = useMachine(machine, { input: { nextPage, returning } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  const status = viewOf(state);
  useAuthorizationTrip('hosting', actor, {
    isSettled: status === 'disconnected' || status === 'connected',
    onReturned: () => send({ type: 'returned' }),
  });
  return {
    status,
    account: state.context.account,
    cancelled: state.hasTag('cancelled'),
    connect: () => send({ type: 'connect' }),
    retry: () => send({ type: 'retry' }),
  };
}
