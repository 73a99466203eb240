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
  const { [name]: _old, ...others } = recallAll();
  const drafts = value === null ? others : { ...others, [name]: value };
  keepInSession(key, Object.keys(drafts).length === 0 ? undefined : drafts);
}

/**
 * Unsaved input of this screen from before a lost connection led away from it; null when there is none. It survives the
 * trip to the authorization page, in this tab alone; personal data does not. `read` validates it: anybody may have
 * written it.
 *
 * @example
 * const draft = useDraft('campaignBudget', readBudgetDraft);
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useDraft<T>(name: string, read: (kept: unknown) => T | null, options: DraftOptions = {}): T | null {
  const { memory } = usePage();
  return useState(() => {
    const kept = recall(memory, name, options) ?? null;
    return kept === null ? null : read(kept);
  })[0];
}

/**
 * Keeps what is typed when a lost connection leads away from the screen, and forgets it when the screen is left otherwise.
 * `value` is asked for as the screen goes: null when there is nothing to keep, undefined while that is not known yet.
 *
 * @example
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useKeptDraft(name: string, value: () => unknown, options: DraftOptions = {}): void {
  const { navigation, memory } = usePage();
  const leave = useEffectEvent(() => {
    const draft = value();
    if (!isReconnecting(navigation.current())) keep(memory, name, null, options);
    else if (draft !== undefined) keep(memory, name, draft, options);
  });
  const forget = useEffectEvent(() => keep(memory, name, null, options));
  // Once it is saved, a reload must not bring it back.
  const isEmpty = value() === null;
  useEffect(() => {
    if (isEmpty) forget();
  }, [isEmpty]);
  useEffect(() => () => leave(), []);
}
