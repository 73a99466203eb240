import { isReconnecting, type PageServices } from '@listings/shared-machines';
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

type Page = Pick<PageServices, 'memory' | 'navigation'>;

const personalName = (name: string) => `draft.${name}`;

/** Name of a draft that was kept as the page went: it is for the same address alone. */
const nameHere = (name: string, { navigation }: Page) => name + JSON.stringify(navigation.current());

function recall(page: Page, name: string, { personal }: DraftOptions): unknown {
  if (personal) return page.memory.get(personalName(name));
  const drafts = recallAll();
  return drafts[name] ?? drafts[nameHere(name, page)];
}

/** Null forgets it. No other draft's name begins with this one's. */
function keep({ memory }: Page, name: string, value: unknown, { personal }: DraftOptions, as = name): void {
  if (personal) {
    memory.set(personalName(name), value);
    return;
  }
  const others = Object.entries(recallAll()).filter(([each]) => !each.startsWith(name));
  const drafts = value === null ? others : [...others, [as, value] as const];
  keepInSession(key, drafts.length === 0 ? undefined : Object.fromEntries(drafts));
}

/**
 * Unsaved input of this screen from before a lost connection led away from it, or from before the page was loaded again at
 * the same address; null when there is none. It survives the trip to the authorization page, in this tab alone; personal
 * data does not. `read` validates it: anybody may have written it.
 *
 * @example
 * const draft = useDraft('campaignBudget', readBudgetDraft);
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useDraft<T>(name: string, read: (kept: unknown) => T | null, options: DraftOptions = {}): T | null {
  const page = usePage();
  return useState(() => {
    const kept = recall(page, name, options) ?? null;
    return kept === null ? null : read(kept);
  })[0];
}

/**
 * Keeps what is typed when a lost connection leads away from the screen and when the page is hidden, as it is before it
 * goes; forgets it when the screen is left otherwise. `value` is asked for as the screen goes: null when there is nothing
 * to keep, undefined while that is not known yet.
 *
 * @example
 * useKeptDraft('campaignBudget', () => (isChanged ? { id, amount } : null));
 */
export function useKeptDraft(name: string, value: () => unknown, options: DraftOptions = {}): void {
  const page = usePage();
  const leave = useEffectEvent(() => {
    const draft = value();
    if (!isReconnecting(page.navigation.current())) keep(page, name, null, options);
    else if (draft !== undefined) keep(page, name, draft, options);
  });
  const hide = useEffectEvent(() => {
    const draft = value();
    if (document.hidden && draft) keep(page, name, draft, options, nameHere(name, page));
  });
  const forget = useEffectEvent(() => keep(page, name, null, options));
  // Once it is saved, a reload must not bring it back.
  const isEmpty = value() === null;
  useEffect(() => {
    if (isEmpty) forget();
  }, [isEmpty]);
  useEffect(() => {
    const look = () => hide();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, []);
}
