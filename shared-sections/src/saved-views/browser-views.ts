import { putInBrowser, recallFromBrowser } from '@listings/shared-app';
import { readViews, viewParam, type SavedViews } from '@listings/shared-machines';
import type { ViewScreen } from './saved-views.types';
import { firstNameOf } from './use-first-view';

/** Names in the browser's storage of the views of a screen, and of the query of the view that opens with it. */
export const storageNamesOf = (screen: ViewScreen) => ({ list: `views.${screen}`, first: firstNameOf(screen) });

/** Name of the view that a query is of. */
const nameOfQuery = (query: unknown) => (typeof query === 'string' ? new URLSearchParams(query).get(viewParam) : null);

/** Query of the view that opens with the screen, with its name: all that the screen has to know. Undefined for none. */
export function queryOfFirst({ views, first }: SavedViews): string | undefined {
  const view = views.find(({ name }) => name === first);
  return view && new URLSearchParams({ ...view.params, [viewParam]: view.name }).toString();
}

/** The views of a screen that this browser keeps. */
export function browserViews(screen: ViewScreen): SavedViews {
  const { list, first } = storageNamesOf(screen);
  return readViews(recallFromBrowser(list), nameOfQuery(recallFromBrowser(first)));
}

/** Keeps them; throws as `putInBrowser`. */
export function putViews(screen: ViewScreen, saved: SavedViews): void {
  const { list, first } = storageNamesOf(screen);
  putInBrowser(list, saved.views.length === 0 ? undefined : saved.views);
  putInBrowser(first, queryOfFirst(saved));
}

/** Takes them out of the browser; they stay, unused, where it forbids that. */
export function forgetViews(screen: ViewScreen): void {
  try {
    putViews(screen, { views: [], first: null, broken: 0 });
  } catch {
    // The server has them by now.
  }
}
