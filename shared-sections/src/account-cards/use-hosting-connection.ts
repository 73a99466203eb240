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

export interface HostingConnection {
  /** `redirecting`: the browser is on its way to the authorization page. */
  readonly status: 'loading' | 'unavailable' | 'disconnected' | 'redirecting' | 'connected';
  readonly account: HostingAccount | null;
  readonly connect: () => void;
  readonly retry: () => void;
}

/** The hosting account and the way to its authorization page; comes back to `nextPage`. */
export function useHostingConnection(nextPage: HostingNextPage): HostingConnection {
  const { api } = usePage();
  const machine = useMemo(() => hostingConnectionMachine.provide({ actors: hostingConnectionActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input: { nextPage } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  return {
    status: statusOf(state.value),
    account: state.context.account,
    connect: () => send({ type: 'connect' }),
    retry: () => send({ type: 'retry' }),
  };
}

const statusOf = (state: string): HostingConnection['status'] =>
  state === 'authorizing' || state === 'leaving' ? 'redirecting' : (state as HostingConnection['status']);
