import { ApiError } from '@listings/shared-api/contract';
import {
  putInBrowser,
  recallFromBrowser,
  serverRead,
  useFailureNotice,
  usePage,
  watchBrowser,
} from '@listings/shared-app';
import type { SavedViews } from '@listings/shared-machines';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserViews, putViews, storageNamesOf } from './browser-views';
import { bodyOf, viewsOfPerson } from './person-views';
import type { ViewScreen } from './saved-views.types';
import { useKeepsViews, usePersonViews } from './use-person-views';

/** Cause that nothing could be kept: no room, or no permission. */
export type KeepFailure = 'full' | 'blocked';

const failureOf = (cause: unknown): KeepFailure =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';

type Make = (now: SavedViews) => SavedViews;

export interface KeptViewsOfScreen {
  readonly saved: SavedViews;
  readonly failure: KeepFailure | null;
  /** Changes what is kept now, which somebody else may have changed; the cause where it cannot be kept. */
  readonly change: (make: Make) => Promise<KeepFailure | 'unsaved' | null>;
}

/** The views of a screen in this browser, those that another tab saves too. */
function useBrowserViews(screen: ViewScreen): KeptViewsOfScreen {
  const { list, first } = storageNamesOf(screen);
  const read = useCallback(() => browserViews(screen), [screen]);
  const [saved, setSaved] = useState(read);
  const [failure, setFailure] = useState<KeepFailure | null>(null);
  useEffect(() => watchBrowser([list, first], () => setSaved(read())), [list, first, read]);
  const change = (make: Make) => {
    let cause: KeepFailure | null = null;
    try {
      putViews(screen, make(read()));
    } catch (error) {
      cause = failureOf(error);
    }
    setFailure(cause);
    setSaved(read());
    return Promise.resolve(cause);
  };
  return { saved, failure, change };
}

/** Whose views the browser has a copy of. */
const ownerName = 'views-of';

/** Keeps a copy, from which the screen opens with its first view; without one where the browser forbids it. */
function copyToBrowser(screen: ViewScreen, person: string, saved: SavedViews): void {
  try {
    putViews(screen, saved);
    putInBrowser(ownerName, person);
  } catch {
    // The screen then opens with the standard view.
  }
}

const none: SavedViews = { views: [], first: null, broken: 0 };

/**
 * The views of a screen: those the server keeps for the signed-in person, in every browser, or else those of this browser,
 * which go along to the server with the first change.
 */
export function useKeptViews(screen: ViewScreen): KeptViewsOfScreen {
  const { api, queryClient, bootstrap } = usePage();
  const notifyFailure = useFailureNotice();
  const inBrowser = useBrowserViews(screen);
  const { data } = usePersonViews();
  const isKept = useKeepsViews();
  const person = bootstrap.person?.id ?? '';
  const ofPerson = useMemo(() => (data ? viewsOfPerson(data, screen) : null), [data, screen]);
  const [owner] = useState(() => recallFromBrowser(ownerName));
  const isOwn = owner === undefined || owner === person;
  useEffect(() => {
    if (ofPerson) copyToBrowser(screen, person, ofPerson);
  }, [ofPerson, screen, person]);
  if (!isKept) return inBrowser;
  const change = async (make: Make) => {
    try {
      const now = await api.listSavedViews();
      const next = make(viewsOfPerson(now, screen) ?? (isOwn ? browserViews(screen) : none));
      const kept = await api.saveSavedViews({ body: bodyOf(screen, next) });
      queryClient.setQueryData(serverRead(api, 'listSavedViews', {}).queryKey, kept);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure('saveSavedViews', error);
      return 'unsaved';
    }
  };
  return { saved: ofPerson ?? (isOwn ? inBrowser.saved : none), failure: null, change };
}
