import { isReconnecting, type PageMemory } from '@listings/shared-machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '../page/page-context';
import { keepInSession, recallFromSession } from './session-memory';

const key = 'drafts';

const recallAll = () => Object(recallFromSession(key)) as Readonly<Record<string, unknown>>;

/** Nothing that was typed is needed any more, such as after all accounts were disconnected. */
export const forgetDrafts = (): void => keepInSession(key, undefined);

/** Storage of a draft: this tab or, for personal data, the page's memory alone [B-5]. */
interface DraftOptions {
  readonly personal?: boolean | undefined;
}

const personalName = (name: string) => `draft.${name}`;

const recall = (memory: PageMemory, name: string, { personal }: DraftOptions): unknown =>
  personal ? memory.get(personalName(name)) : recallAll()[name];

/** Null forgets it. */
function keep(memory: PageMemory, name: string, value: unknown, { personal }: DraftOptions): void {
  if (personal) {
    memory.set(personalName(name), value);
    return;
  }
  // What is undefined is left out.
  const drafts = { ...recallAll(), [name]: value ?? undefined };
  keepInSession(key, JSON.stringify(drafts) === '{}' ? undefined : drafts);
}

/**
 * Unsaved input of this screen from before a lost connection led away from it, or from before the browser ended the page
 * while it was hidden; null when there is none. It survives the trip to the authorization page, in this tab alone; personal
 * data does not. `read` validates it, undefined for nothing kept: anybody may have written it.
 *
 * @example
 * const draft = useDraft('campaignBudget', readBudgetDraft);
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useDraft<T>(name: string, read: (kept: unknown) => T | null, options: DraftOptions = {}): T | null {
  const { memory } = usePage();
  return useState(() => read(recall(memory, name, options)))[0];
}

/**
 * Leaves what was typed here to another screen, which begins with it as its draft of that name.
 *
 * @example
 * const leaveDraft = useLeaveDraft();
 * leaveDraft('campaign-creation', { amount, countries, name });
 */
export function useLeaveDraft(): (name: string, value: unknown) => void {
  const { memory } = usePage();
  return (name, value) => keep(memory, name, value, {});
}

/**
 * Keeps what is typed when a lost connection leads away from the screen, and while the page is hidden: a phone may end it
 * then without a word. Forgets it when the screen or the page is left otherwise, which is asked about. `value` is asked for
 * as the screen goes: null when there is nothing to keep, undefined while that is not known yet.
 *
 * @example
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useKeptDraft(name: string, value: () => unknown, options: DraftOptions = {}): void {
  const { navigation, memory } = usePage();
  const put = useEffectEvent((isKept: boolean) => {
    const draft = isKept ? value() : null;
    if (draft !== undefined) keep(memory, name, draft, options);
  });
  const leave = useEffectEvent(() => put(isReconnecting(navigation.current())));
  // Once it is saved, a reload must not bring it back.
  const isEmpty = value() === null;
  useEffect(() => {
    if (isEmpty) put(false);
  }, [isEmpty]);
  useEffect(() => {
    let isLeft = false;
    const look = ({ type }: Event) => {
      // A page that is left is hidden after it.
      isLeft = type === 'pagehide' || (isLeft && document.hidden);
      put(!isLeft);
    };
    window.addEventListener('pagehide', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pagehide', look);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, []);
}
