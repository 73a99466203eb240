import { answers, invalid, refuses, type Behaviour } from './behaviour';

const views = [{ name: 'To mend', query: 'status=disapproved' }];
const screen = 'product-feed' as const;

/** Saved views of the signed-in person. */
export const savedViewBehaviours: readonly Behaviour[] = [
  {
    rule: 'views are kept by screen, all of one in place of those before, and the first has to be one of them',
    given: 'connected',
    steps: [
      answers('listSavedViews', {}, { screens: [] }),
      answers(
        'saveSavedViews',
        { body: { screen, views, first: 'To mend' } },
        {
          screens: [{ screen, views, first: 'To mend' }],
        },
      ),
      answers('listSavedViews', {}, { screens: [{ screen, views, first: 'To mend' }] }),
      refuses('saveSavedViews', { body: { screen, views, first: 'Another' } }, invalid('first')),
      answers(
        'saveSavedViews',
        { body: { screen, views: [], first: null } },
        {
          screens: [{ screen, views: [], first: null }],
        },
      ),
    ],
  },
];
