import type { KeptViews } from '../contract';
import type { Samples } from './samples';

const kept: KeptViews = {
  screens: [{ screen: 'product-feed', views: [{ name: 'To mend', query: 'status=disapproved' }], first: 'To mend' }],
};
const wanted = {
  screen: 'product-feed',
  views: [{ name: 'To mend', query: 'status=disapproved' }],
  first: 'To mend',
} as const;

/** One call each of the saved views. */
export const savedViewsSamples = {
  listSavedViews: {
    sent: 'GET /wc/gla/saved-views',
    reply: { status: 200, body: kept },
    gives: kept,
  },
  saveSavedViews: {
    input: { body: { ...wanted, views: [...wanted.views] } },
    sent: 'POST /wc/gla/saved-views',
    body: wanted,
    reply: { status: 200, body: kept },
    gives: kept,
  },
} satisfies Partial<Samples>;
