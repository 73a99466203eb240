import { useEffect, useEffectEvent, useState } from 'react';
import { keepInSession } from '@listings/shared-app';
import { isReturning } from './returning';

interface Emitting {
  on(type: 'leave', handler: () => void): { unsubscribe(): void };
}

/** Whether a screen begins after such a trip: it does not change while the screen is shown. */
export const useIsReturning = (account: 'hosting' | 'provider'): boolean => useState(() => isReturning(account))[0];

/**
 * Remembers that the browser is sent to an authorization page, so that a return without a connection is noticed.
 * `isSettled`: the state of the account is known again. `onReturned`: the browser shows the page as it was left.
 */
export function useAuthorizationTrip(
  account: 'hosting' | 'provider',
  actor: Emitting,
  { isSettled, onReturned }: { readonly isSettled: boolean; readonly onReturned: () => void },
): void {
  const returned = useEffectEvent(onReturned);
  useEffect(() => {
    if (isSettled) keepInSession(`authorizing.${account}`, undefined);
  }, [account, isSettled]);
  useEffect(() => {
    const subscription = actor.on('leave', () => keepInSession(`authorizing.${account}`, true));
    return () => subscription.unsubscribe();
  }, [account, actor]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) returned();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
