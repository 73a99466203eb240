import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listOrEmpty, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { uniqueList } from './schemas/request-schema';
import { filledText, text as boundedText } from './schemas/text-schema';

/** Screens that have saved views. */
export const viewScreens = ['product-feed', 'reports-products', 'reports-programs'] as const;

/** Most views of one screen, and most characters of a name and of a query. */
export const viewLimits = { views: 50, name: 60, query: 4000 } as const;

/** What an address asks of a screen, under a name. `query` is its query string, without `?`. */
const view = z.object({ name: textOrEmpty, query: textOrEmpty });

const savedViews = z.object({
  screens: listOrEmpty(
    z.object({
      screen: textOrEmpty,
      views: listOrEmpty(view),
      /** Name of the view that opens with the screen. */
      first: textOrNull,
    }),
  ),
});
export type KeptViews = z.output<typeof savedViews>;

/** Saved views of the signed-in person, in every browser. No version of a store's plugin has these calls. */
export const savedViewsEndpoints = {
  listSavedViews: endpoint({
    method: 'GET',
    path: '/wc/gla/saved-views',
    answers: { 200: savedViews },
    summary: 'Lists the saved views of the signed-in person, by screen.',
  }),
  saveSavedViews: endpoint({
    method: 'POST',
    path: '/wc/gla/saved-views',
    body: z.strictObject({
      screen: z.enum(viewScreens),
      views: uniqueList(
        z.strictObject({ name: filledText(viewLimits.name), query: boundedText(viewLimits.query) }),
        0,
        viewLimits.views,
      ),
      first: z.nullable(filledText(viewLimits.name)),
    }),
    answers: { 200: savedViews },
    ifMatch: 'listSavedViews',
    invalidates: ['listSavedViews'],
    summary: 'Keeps all saved views of a screen for the signed-in person, in place of those before.',
  }),
};
