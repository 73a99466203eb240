import { storyOf } from '@listings/shared-app/testing';
import { accountIssue, feedItem, feedPage, productIssue, times } from './product-feed.harness';

export default { title: 'Screens/Product feed', layout: 'fullscreen' };

const failed = { status: 500, body: { message: 'Oops.' } } as const;
const all = ['listProductFeed', 'listIssues', 'getProductStatistics'] as const;

export const Filled = storyOf(
  () =>
    feedPage({
      store: {
        feed: times(12, (number) => feedItem(number)),
        issues: [accountIssue(1), ...times(7, (number) => productIssue(number))],
      },
    }).element,
);
export const Empty = storyOf(() => feedPage({ store: { feed: [], issues: [] } }).element);
export const Failed = storyOf(
  () =>
    feedPage({}, (fake) => {
      for (const key of all) fake.fail(key, failed, 9);
    }).element,
);
export const Loading = storyOf(
  () =>
    feedPage({}, (fake) => {
      for (const key of all) fake.hold(key);
    }).element,
);
