import { putInBrowser, recallFromBrowser, useLocation, usePage, watchBrowser } from '@listings/shared-app';
import {
  mostViews,
  readViews,
  sameParams,
  viewParam,
  withName,
  withoutView,
  withView,
  withViewAt,
  type AppLocation,
  type SavedView,
  type SavedViews,
  type ViewParams,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import type { SavedViewsSectionProps, ViewScreen } from './saved-views.types';
import { firstNameOf } from './use-first-view';

/** Each notice on views takes the place of the one before. */
export const noticeId = 'saved-views';

/** Cause that nothing could be kept: no room, or no permission. */
export type KeepFailure = 'full' | 'blocked';

const failureOf = (cause: unknown): KeepFailure =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** Name in the browser's storage of the views of a screen. */
const storageNameOf = (screen: ViewScreen): string => `views.${screen}`;

/** Name of the view that a query is of. */
const nameOfQuery = (query: unknown) => (typeof query === 'string' ? new URLSearchParams(query).get(viewParam) : null);

/** Query of the view that opens with the screen, with its name: all that the screen has to know. Undefined for none. */
function queryOfFirst({ views, first }: SavedViews): string | undefined {
  const view = views.find(({ name }) => name === first);
  return view && new URLSearchParams({ ...view.params, [viewParam]: view.name }).toString();
}

/** The views of a screen in this browser, those that another tab saves too. */
function useKeptViews(screen: ViewScreen) {
  const name = storageNameOf(screen);
  const firstName = firstNameOf(screen);
  const read = useCallback(
    () => readViews(recallFromBrowser(name), nameOfQuery(recallFromBrowser(firstName))),
    [name, firstName],
  );
  const [saved, setSaved] = useState(read);
  const [failure, setFailure] = useState<KeepFailure | null>(null);
  useEffect(() => watchBrowser([name, firstName], () => setSaved(read())), [name, firstName, read]);
  /** Changes what is kept now, which another tab may have changed; the cause where it cannot be kept. */
  const change = (make: (now: SavedViews) => SavedViews): KeepFailure | null => {
    let cause: KeepFailure | null = null;
    try {
      const next = make(read());
      putInBrowser(name, next.views.length === 0 ? undefined : next.views);
      putInBrowser(firstName, queryOfFirst(next));
    } catch (error) {
      cause = failureOf(error);
    }
    setFailure(cause);
    setSaved(read());
    return cause;
  };
  return { saved, failure, change };
}

export interface ShownView {
  readonly name: string;
  /** It is saved in this browser. */
  readonly isSaved: boolean;
  /** The address has something else than what is saved. */
  readonly isChanged: boolean;
}

export interface SavedViewsView {
  readonly saved: SavedViews;
  /** View that the address names; null for none. */
  readonly shown: ShownView | null;
  readonly isFull: boolean;
  readonly failure: KeepFailure | null;
  /** Place of a view; of the screen without any where null. */
  readonly placeOf: (view: SavedView | null) => AppLocation;
  /** Saves what is shown now; true once it is kept. */
  readonly save: (name: string) => boolean;
  readonly update: (name: string) => void;
  readonly rename: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Chooses the view that opens with the screen; null for none. */
  readonly openFirst: (name: string | null) => void;
}

/** Saved views of a screen and what can be done with them; what was done is told by a notice. */
export function useSavedViews({ screen, own = {}, leaveOut = [] }: SavedViewsSectionProps): SavedViewsView {
  const t = useText('sections');
  const { navigation, notices } = usePage();
  const { path, params = {} } = useLocation();
  const { saved, failure, change } = useKeptViews(screen);
  const isOfView = (name: string) => name !== viewParam && !(name in own) && !leaveOut.includes(name);
  const shownParams: ViewParams = Object.fromEntries(Object.entries(params).filter(([name]) => isOfView(name)));
  const placeOf = (view: SavedView | null): AppLocation => ({
    path,
    params: { ...own, ...view?.params, [viewParam]: view?.name ?? '' },
  });
  const named = params[viewParam] ?? '';
  const isShown = (name: string) => named === name;
  const nameInAddress = (name: string) =>
    navigation.to({ path, params: { ...params, [viewParam]: name } }, { replace: true });
  const tell = (text: string, undo?: () => void) =>
    void notices.show({
      id: noticeId,
      kind: 'success',
      text,
      ...(undo && { action: { label: t('views.panel.told.undo'), run: undo } }),
    });
  const known = saved.views.find(({ name }) => isShown(name));
  const save = (name: string, said: 'saved' | 'updated') => {
    const isKept = change((now) => withView(now, { name, params: shownParams })) === null;
    if (isKept) {
      nameInAddress(name);
      tell(t(`views.panel.told.${said}`, { name }));
    }
    return isKept;
  };
  return {
    saved,
    shown:
      named === ''
        ? null
        : {
            name: named,
            isSaved: known !== undefined,
            isChanged: known !== undefined && !sameParams(known.params, shownParams),
          },
    isFull: saved.views.length >= mostViews,
    failure,
    placeOf,
    save: (name) => save(name, 'saved'),
    update: (name) => void save(name, 'updated'),
    rename: (name, text) => {
      const isKept = change((now) => withName(now, name, text)) === null;
      if (isKept) {
        if (isShown(name)) nameInAddress(text);
        tell(t('views.panel.told.renamed', { name: text }));
      }
      return isKept;
    },
    remove: (name) => {
      const place = saved.views.findIndex((view) => view.name === name);
      const view = saved.views[place];
      if (view === undefined || change((now) => withoutView(now, name)) !== null) return;
      if (isShown(name)) nameInAddress('');
      tell(t('views.panel.told.deleted', { name }), () => {
        // What opened it may be closed by now: the notice says what came of it.
        const cause = change((now) => withViewAt(now, view, place, saved.first === name));
        if (cause === null) tell(t('views.panel.told.undone', { name }));
        else notices.show({ id: noticeId, kind: 'error', text: t(`views.panel.failed.${cause}`) });
      });
    },
    openFirst: (name) => {
      if (change((now) => ({ ...now, first: name })) !== null) return;
      // What is shown now stays: an address that asks for nothing would lead to the first view.
      if (named === '') nameInAddress('');
      tell(name === null ? t('views.panel.told.notFirst') : t('views.panel.told.first', { name }));
    },
  };
}
