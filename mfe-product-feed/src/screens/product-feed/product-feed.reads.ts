import { pageSizes, type IssueType, type ReadCall } from '@listings/shared-api/contract';
import { defaultFeedQuery, type FeedQuery } from '@listings/shared-machines';

/** Products on a page. Source: O9.01. */
export const feedPerPage = pageSizes.productFeed;

/** Issues on a page. Source: O9.01. */
export const issuesPerPage = pageSizes.issues;

const sortingOf = ({ orderby, order, search }: FeedQuery) => ({ orderby, order, ...(search === '' ? {} : { search }) });

/** Inputs of a page of products. */
export const feedPage = (query: FeedQuery) => ({
  query: {
    ...sortingOf(query),
    page: query.page,
    per_page: feedPerPage,
    ...(query.status === null ? {} : { status: query.status }),
    ...(query.visibility === null ? {} : { visibility: query.visibility }),
  },
});

/** Everything that matches the rest, for a store that knows no filters. */
export const wholeFeed = (query: FeedQuery) => ({ query: { ...sortingOf(query), page: 1, per_page: 0 } });

/** Inputs of a page of issues. */
export const issuesPage = (type: IssueType, page: number) => ({
  params: { issue_type: type },
  query: { page, per_page: issuesPerPage },
});

/** Reads that the product feed starts at once. */
export const productFeedReads = {
  mcSetupComplete: [
    ['getProductStatistics'],
    ['getReview'],
    ['listIssues', issuesPage('account', 1)],
    ['listIssues', issuesPage('product', 1)],
    ['listProductFeed', feedPage(defaultFeedQuery)],
  ],
} satisfies Readonly<Record<string, readonly ReadCall[]>>;
