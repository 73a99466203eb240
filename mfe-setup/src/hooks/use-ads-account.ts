import {
  adsAccountActors,
  adsAccountMachine,
  adsAccountReads,
  viewOf,
  type AdsAccountContext,
  type AdsAccountEvent,
  type AdsAccountSnapshot,
  type AdsAccountView,
} from '@listings/shared-machines';
import { withTabLock, useMachineEffects, usePage, useReads } from '@listings/shared-app';
import { useCuredNotices } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';

export interface AdsAccounts extends Pick<AdsAccountContext, 'provider' | 'accounts' | 'pickedId' | 'account'> {
  readonly status: Exclude<AdsAccountView, 'unconnected'> | 'none' | 'choosing';
  /** A call of the shown card is on its way, or the browser is leaving. */
  readonly busy: boolean;
  readonly termsShown: boolean;
  readonly termsTicked: boolean;
  readonly send: (event: AdsAccountEvent) => void;
}

function statusOf(state: AdsAccountSnapshot): AdsAccounts['status'] {
  const view = viewOf(state);
  if (view !== 'unconnected') return view;
  return state.context.accounts.length > 0 ? 'choosing' : 'none';
}

/** Failures that a connected account leaves behind, whichever way it came to be. */
const connectingNotices = ['createAdsAccount', 'connectAdsAccount'] as const;

/** The ads account: found, chosen or made; the provider account comes first [S4.22]. */
export function useAdsAccount(): AdsAccounts {
  const { api } = usePage();
  const reads = useReads(adsAccountReads);
  const machine = useMemo(
    () => adsAccountMachine.provide({ actors: { ...adsAccountActors(api, withTabLock('connectAdsAccount')), reads } }),
    [api, reads],
  );
  const [state, send, actor] = useMachine(machine);
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  const { provider, accounts, pickedId, account } = state.context;
  useCuredNotices(state.hasTag('done'), connectingNotices);
  return {
    provider,
    accounts,
    pickedId,
    account,
    status: statusOf(state),
    busy: state.hasTag('busy') || state.hasTag('leaving'),
    termsShown: state.hasTag('modal'),
    termsTicked: state.hasTag('ticked'),
    send,
  };
}
