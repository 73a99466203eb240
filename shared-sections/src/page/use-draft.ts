import { isReconnecting } from '@listings/shared-machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from './page.context';
import { keepInSession, recallFromSession } from './session-memory';

const key = 'drafts';

const recallAll = (): Readonly<Record<string, unknown>> => {
  const kept = recallFromSession(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

function keep(name: string, value: unknown): void {
  const { [name]: _old, ...others } = recallAll();
  const drafts = value === null ? others : { ...others, [name]: value };
  keepInSession(key, Object.keys(drafts).length === 0 ? undefined : drafts);
}

/** Nothing that was typed is needed any more, such as after all accounts were disconnected. */
export const forgetDrafts = (): void => keepInSession(key, undefined);

/**
 * What was typed on this screen and not saved when a lost connection led away from it; null when nothing was. It survives
 * the trip to the authorization page, in this tab alone: no personal data [B-5]. `read` checks it: anybody may have
 * written it.
 */
export const useDraft = <T>(name: string, read: (kept: unknown) => T | null): T | null =>
  useState(() => {
    const kept = recallAll()[name];
    return kept === undefined ? null : read(kept);
  })[0];

/**
 * Keeps what is typed when a lost connection leads away from the screen, and forgets it when the screen is left otherwise.
 * `value` is asked for as the screen goes: null when there is nothing to keep, undefined while that is not known yet.
 */
export function useKeptDraft(name: string, value: () => unknown): void {
  const { navigation } = usePage();
  const leave = useEffectEvent(() => {
    const draft = value();
    if (!isReconnecting(navigation.current())) keep(name, null);
    else if (draft !== undefined) keep(name, draft);
  });
  // Once it is saved, a reload must not bring it back.
  const isEmpty = value() === null;
  useEffect(() => {
    if (isEmpty) keep(name, null);
  }, [name, isEmpty]);
  useEffect(() => () => leave(), []);
}
