import type { ApiInput, KeptViews } from '@listings/shared-api/contract';
import { readViews, type SavedViews } from '@listings/shared-machines';
import type { ViewScreen } from './saved-views.types';

const toParams = ({ name, query }: { readonly name: string; readonly query: string }) => ({
  name,
  params: Object.fromEntries(new URLSearchParams(query)),
});

/** Views of a screen that the server keeps for the signed-in person; null where it has none of the screen yet. */
export function viewsOfPerson({ screens }: KeptViews, screen: ViewScreen): SavedViews | null {
  const kept = screens.find((one) => one.screen === screen);
  return kept === undefined ? null : readViews(kept.views.map(toParams), kept.first);
}

/** The views as they are sent. */
export const bodyOf = (screen: ViewScreen, { views, first }: SavedViews): ApiInput<'saveSavedViews'>['body'] => ({
  screen,
  first,
  views: views.map(({ name, params }) => ({ name, query: new URLSearchParams(params).toString() })),
});
