import type { Api } from '@listings/shared-api/contract';
import {
  adsAccountActors,
  adsAccountMachine,
  type AdsAccountContext,
  type AdsAccountEvent,
  type AdsAccountSnapshot,
} from '@listings/shared-machines';
import { alone, serverRead, useMachineEffects, usePage } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';

export interface AdsAccountView extends Pick<AdsAccountContext, 'accounts' | 'pickedId' | 'account'> {
  readonly status: 'loading' | 'unavailable' | 'lackingAccess' | 'none' | 'choosing' | 'connected';
  /** A call of the shown card is on its way, or the browser is leaving. */
  readonly busy: boolean;
  readonly termsShown: boolean;
  readonly termsTicked: boolean;
  readonly send: (event: AdsAccountEvent) => void;
}

function statusOf(state: AdsAccountSnapshot): AdsAccountView['status'] {
  if (state.hasTag('failed')) return 'unavailable';
  if (state.hasTag('done')) return 'connected';
  if (state.matches('loading') || state.matches('loadingAccounts')) return 'loading';
  if (state.matches('lackingAccess') || state.matches('authorizing') || state.matches('leaving'))
    return 'lackingAccess';
  return state.context.accounts.length > 0 ? 'choosing' : 'none';
}

const stale = { queryKey: ['getAdsConnection'], refetchType: 'none' } as const;

/** The machine at work; what it reads of the account is what the other steps read from the page's cache. */
function useAdsAccountMachine() {
  const { api, queryClient } = usePage();
  return useMemo(() => {
    const getAdsConnection = () => queryClient.fetchQuery(serverRead(api, 'getAdsConnection'));
    // However it ends: what was read before does not count any more.
    const connectAdsAccount: Api['connectAdsAccount'] = (...given) =>
      api.connectAdsAccount(...given).finally(() => void queryClient.invalidateQueries(stale));
    return adsAccountMachine.provide({
      actors: adsAccountActors({ ...api, getAdsConnection, connectAdsAccount }, alone('connectAdsAccount')),
    });
  }, [api, queryClient]);
}

/** The ads account: found, chosen or made [S4.22]. */
export function useAdsAccount(input: { readonly hasAdsScope: boolean; readonly email: string }): AdsAccountView {
  const { hasAdsScope } = input;
  const machine = useAdsAccountMachine();
  const [state, send, actor] = useMachine(machine, { input });
  useEffect(() => send({ type: 'access.read', hasAdsScope }), [send, hasAdsScope]);
  useMachineEffects(
    actor,
    useCallback(() => send({ type: 'redirect.blocked' }), [send]),
  );
  const { accounts, pickedId, account } = state.context;
  return {
    accounts,
    pickedId,
    account,
    status: statusOf(state),
    busy: state.hasTag('busy') || state.hasTag('leaving'),
    termsShown: state.hasTag('modal'),
    termsTicked: state.matches({ choice: { readingTerms: 'ticked' } }),
    send,
  };
}
