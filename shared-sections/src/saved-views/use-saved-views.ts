import { useLocation, usePage } from '@listings/shared-app';
import {
  mostViews,
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
import type { SavedViewsSectionProps } from './saved-views.types';
import { useKeptViews, type KeepFailure } from './use-kept-views';
import { useKeepsViews } from './use-person-views';

/** Each notice on views takes the place of the one before. */
export const noticeId = 'saved-views';

export interface ShownView {
  readonly name: string;
  /** It is one of the saved views. */
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
  /** The server keeps them, for every browser of the person. */
  readonly isEverywhere: boolean;
  /** Place of a view; of the screen without any where null. */
  readonly placeOf: (view: SavedView | null) => AppLocation;
  /** Saves what is shown now; true once it is kept. */
  readonly save: (name: string) => Promise<boolean>;
  readonly update: (name: string) => void;
  readonly rename: (name: string, text: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
  /** Chooses the view that opens with the screen; null for none. */
  readonly openFirst: (name: string | null) => Promise<void>;
}

/** Saved views of a screen and what can be done with them; what was done is told by a notice. */
export function useSavedViews({ screen, own = {}, leaveOut = [] }: SavedViewsSectionProps): SavedViewsView {
  const t = useText('sections');
  const { navigation, notices } = usePage();
  const { path, params = {} } = useLocation();
  const { saved, failure, change } = useKeptViews(screen);
  const isEverywhere = useKeepsViews();
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
      ...(undo && { action: { label: t('views.panel.told.undo'), run: undo, isUndo: true } }),
    });
  const known = saved.views.find(({ name }) => isShown(name));
  const save = async (name: string, said: 'saved' | 'updated') => {
    const isKept = (await change((now) => withView(now, { name, params: shownParams }))) === null;
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
    isEverywhere,
    placeOf,
    save: (name) => save(name, 'saved'),
    update: (name) => void save(name, 'updated'),
    rename: async (name, text) => {
      const isKept = (await change((now) => withName(now, name, text))) === null;
      if (isKept) {
        if (isShown(name)) nameInAddress(text);
        tell(t('views.panel.told.renamed', { name: text }));
      }
      return isKept;
    },
    remove: async (name) => {
      const place = saved.views.findIndex((view) => view.name === name);
      const view = saved.views[place];
      if (view === undefined || (await change((now) => withoutView(now, name))) !== null) return;
      if (isShown(name)) nameInAddress('');
      const bringBack = async () => {
        // What opened it may be closed by now: the notice says what came of it.
        const cause = await change((now) => withViewAt(now, view, place, saved.first === name));
        if (cause === null) tell(t('views.panel.told.undone', { name }));
        else if (cause !== 'unsaved')
          notices.show({ id: noticeId, kind: 'error', text: t(`views.panel.failed.${cause}`) });
      };
      tell(t('views.panel.told.deleted', { name }), () => void bringBack());
    },
    openFirst: async (name) => {
      if ((await change((now) => ({ ...now, first: name }))) !== null) return;
      // What is shown now stays: an address that asks for nothing would lead to the first view.
      if (named === '') nameInAddress('');
      tell(name === null ? t('views.panel.told.notFirst') : t('views.panel.told.first', { name }));
    },
  };
}
