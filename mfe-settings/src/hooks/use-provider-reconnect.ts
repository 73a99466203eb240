import {
  providerReconnectActors,
  providerReconnectMachine,
  providerReconnectReads,
  viewOf,
  type ProviderReconnectView,
} from '@listings/shared-machines';
import { useEmitted, useMachineEffects, usePage, useReads, useServerRead } from '@listings/shared-app';
import { type AccountState } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';

export interface ProviderReconnect {
  readonly state: AccountState;
  /** Another account than the one that was connected before [O8.16]. */
  readonly mismatched: boolean;
  /** E-mail of the account that is or was connected; empty when it is unknown. */
  readonly email: string;
  /** E-mail of the account to use, once another one took its place; undefined when it is unknown. */
  readonly earlier: string | undefined;
  /** The browser is on its way to the authorization page. */
  readonly redirecting: boolean;
  /** The mismatched account is being let go. */
  readonly forgetting: boolean;
  readonly connect: () => void;
  readonly tryAnother: () => void;
  readonly retry: () => void;
}

const states: Readonly<Record<ProviderReconnectView, AccountState>> = {
  loading: 'loading',
  unavailable: 'failed',
  disconnected: 'disconnected',
  lackingAccess: 'lackingAccess',
  mismatched: 'disconnected',
  forgetting: 'disconnected',
  redirecting: 'disconnected',
  connected: 'connected',
};

/** The way back to the provider account [O4.12]; once everything is granted it leads back. */
export function useProviderReconnect(): ProviderReconnect {
  const { api, bootstrap, notices } = usePage();
  const t = useText('settings');
  const reads = useReads(providerReconnectReads);
  const machine = useMemo(
    () => providerReconnectMachine.provide({ actors: { ...providerReconnectActors(api), reads } }),
    [api, reads],
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { withAds: bootstrap.adsSetupComplete !== false } });
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  useEmitted(actor, 'goto', () =>
    notices.show({ id: 'reconnected', kind: 'success', text: t('reconnect.providerDone') }),
  );
  const view = viewOf(snapshot);
  // The machine asks for it, and when: only what was read is looked at here.
  const access = useServerRead('getProviderAccess', {}, { silent: true, enabled: false });
  return {
    state: states[view],
    mismatched: snapshot.hasTag('mismatched'),
    email: snapshot.context.email,
    earlier: access.data?.previous_email,
    redirecting: view === 'redirecting',
    forgetting: view === 'forgetting',
    connect: () => send({ type: 'connect' }),
    tryAnother: () => send({ type: 'tryAnother' }),
    retry: () => send({ type: 'retry' }),
  };
}
