import { invalid, ok, type FakeHandlers } from './fake-handlers';

/** Handlers of the calls about saved views. */
export const fakeSavedViewsHandlers: FakeHandlers<'listSavedViews' | 'saveSavedViews'> = {
  listSavedViews: (_, { savedViews }) => ok({ screens: savedViews }),
  saveSavedViews: ({ body: { screen, views, first } }, store) => {
    if (first !== null && !views.some(({ name }) => name === first)) return invalid(['first']);
    store.savedViews = [...store.savedViews.filter((kept) => kept.screen !== screen), { screen, views, first }];
    return ok({ screens: store.savedViews });
  },
};
