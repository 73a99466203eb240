import { ApiError, type KeptViews } from '@listings/shared-api/contract';
import { serverRead, useAttempt, usePage, watchBrowser } from '@listings/shared-app';
import type { SavedViews } from '@listings/shared-machines';
import { QueryObserver } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserViews, forgetViews, putViews, queryOfFirst, storageNamesOf } from './browser-views';
import { bodyOf, viewsOfPerson } from './person-views';
import type { ViewScreen } from './saved-views.types';
import { firstNameOf } from './use-first-view';
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

/** Tries of a change that others are faster than. */
const mostTries = 5;

const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.details.outdated !== undefined;

/** Changes what the server keeps of a screen, on top of what others changed meanwhile: nothing of theirs is lost. */
function usePersonChange(screen: ViewScreen) {
  const { api, queryClient } = usePage();
  const read = serverRead(api, 'listSavedViews', {});
  const attempt = async (observer: QueryObserver<KeptViews, ApiError>, make: Make) => {
    const { data } = await observer.refetch({ throwOnError: true });
    const ofPerson = data ? viewsOfPerson(data, screen) : null;
    const kept = await api.saveSavedViews({ body: bodyOf(screen, make(ofPerson ?? browserViews(screen))) });
    queryClient.setQueryData(read.queryKey, kept);
    // They have gone along.
    if (ofPerson === null) forgetViews(screen);
    return kept;
  };
  return async (make: Make): Promise<KeptViews> => {
    // What it stands on is shown by nobody once the panel is closed; a write carries the tag of what is observed.
    const observer = new QueryObserver<KeptViews, ApiError>(queryClient, { ...read, enabled: false });
    const end = observer.subscribe(() => undefined);
    try {
      for (let tries = 1; tries < mostTries; tries += 1)
        try {
          return await attempt(observer, make);
        } catch (error) {
          if (!isOutdated(error)) throw error;
        }
      return await attempt(observer, make);
    } finally {
      end();
    }
  };
}

/**
 * The views of a screen: those the server keeps for the signed-in person, in every browser, or else those of this browser,
 * which go along to the server with the first change.
 */
export function useKeptViews(screen: ViewScreen): KeptViewsOfScreen {
  const { memory } = usePage();
  const attempt = useAttempt();
  const inBrowser = useBrowserViews(screen);
  const changePersons = usePersonChange(screen);
  const { data } = usePersonViews();
  const isKept = useKeepsViews();
  const ofPerson = useMemo(() => (data ? viewsOfPerson(data, screen) : null), [data, screen]);
  // The page was printed before: from here on it opens with what is known now.
  const remember = useCallback(
    (saved: SavedViews | null) => saved && memory.set(firstNameOf(screen), queryOfFirst(saved) ?? ''),
    [memory, screen],
  );
  useEffect(() => void remember(ofPerson), [remember, ofPerson]);
  if (!isKept) return inBrowser;
  const change = async (make: Make) => {
    const save = async () => remember(viewsOfPerson(await changePersons(make), screen));
    return (await attempt('saveSavedViews', save)) ? null : 'unsaved';
  };
  return { saved: ofPerson ?? inBrowser.saved, failure: null, change };
}
