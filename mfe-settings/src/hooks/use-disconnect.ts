import { endpoints } from '@listings/shared-api/contract';
import {
  disconnectActors,
  disconnectMachine,
  viewOf,
  type Actor,
  type DisconnectTarget,
} from '@listings/shared-machines';
import { forgetDrafts, useActorWithInput, useEmitted, usePage } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useText } from '@listings/shared-ui';
import { useMemo } from 'react';

type DisconnectActor = Actor<typeof disconnectMachine>;

export interface Disconnect {
  /** Target that a confirmation is open for; null while none is. */
  readonly target: DisconnectTarget | null;
  readonly ticked: boolean;
  /** It is under way, or done and the page is about to go. */
  readonly busy: boolean;
  readonly open: (target: DisconnectTarget) => void;
  readonly close: () => void;
  readonly tick: (on: boolean) => void;
  readonly confirm: () => void;
}

const isBusy = (actor: DisconnectActor) => actor.getSnapshot().hasTag('busy');

/** Some accounts may be disconnected although not all could be: what the screen shows of them is read again. */
function useFreshAccounts(actor: DisconnectActor): void {
  const { queryClient } = usePage();
  useEmitted(actor, 'notice', () => {
    for (const key of endpoints.disconnectAll.invalidates) void queryClient.invalidateQueries({ queryKey: [key] });
  });
}

/** Shows the success on the page that follows; discards the drafts when all accounts are disconnected. */
function useFarewell(actor: DisconnectActor): void {
  const { notices } = usePage();
  const t = useText('settings');
  useEmitted(actor, 'disconnected', ({ target }) => {
    const isAll = target === 'all-accounts';
    if (isAll) forgetDrafts();
    notices.showNext({ kind: 'success', text: t(isAll ? 'disconnect.doneAll' : 'disconnect.doneAds') });
  });
}

/** Disconnecting all accounts, or the ads account only, after a confirmation [O4.10, O5.05]. */
export function useDisconnect(): Disconnect {
  const { api } = usePage();
  const machine = useMemo(() => disconnectMachine.provide({ actors: disconnectActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy });
  useFreshAccounts(actor);
  useFarewell(actor);
  const snapshot = useSelector(actor, (state) => state);
  const view = viewOf(snapshot);
  return {
    target: view === 'nothing' ? null : view,
    ticked: snapshot.hasTag('ticked') || snapshot.hasTag('done'),
    busy: snapshot.hasTag('busy') || snapshot.hasTag('done'),
    open: (target) => actor.send({ type: 'open', target }),
    close: () => actor.send({ type: 'close' }),
    tick: (on) => actor.send({ type: 'confirmation.ticked', on }),
    confirm: () => actor.send({ type: 'confirm' }),
  };
}
