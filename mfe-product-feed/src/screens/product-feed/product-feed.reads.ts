import { pageSizes, type IssueType, type ReadCall } from '@listings/shared-api/contract';
import { defaultFeedQuery, type FeedQuery } from '@listings/shared-machines';

/** Products on a page. Source: O9.01. */
export const feedPerPage = pageSizes.productFeed;

/** Issues on a page. Source: O9.01. */
export const issuesPerPage = pageSizes.issues;

const sortingOf = ({ orderby, order, search }: FeedQuery) => ({ orderby, order, ...(search === '' ? {} : { search }) });

/** Heights of a table of issues in pixels: its head, its foot with actions, a row, and a row by cause with two lines. */
export const listHead = 41;
export const listFoot = 48;
export const issueRow = 49;
export const causeRow = 71;

/** Inputs of a page of products. */
export const feedPage = (query: FeedQuery) => ({
  query: {
    ...sortingOf(query),
    page: query.page,
    per_page: feedPerPage,
    details: true,
    ...(query.status.length === 0 ? {} : { status: [...query.status] }),
    ...(query.visibility === null ? {} : { visibility: query.visibility }),
    ...(query.cause === '' ? {} : { cause: query.cause }),
  },
});

/** Everything that matches the rest, for a store that knows no filters. */
export const wholeFeed = (query: FeedQuery) => ({ query: { ...sortingOf(query), page: 1, per_page: 0 } });

/** Every product that has an issue, by title. */
export const causeFeed = (cause: string) => ({
  query: { orderby: 'title', order: 'asc', page: 1, per_page: 0, cause } as const,
});

/** Inputs of a page of issues; those of the products come by cause, too. */
export const issuesPage = (type: IssueType, page: number) => ({
  params: { issue_type: type },
  query: { page, per_page: issuesPerPage, ...(type === 'product' ? { causes: true } : {}) },
});

/** Reads that the product feed starts at once. A function: the page has no use for it, and does not carry it. */
export const productFeedReads = () =>
  ({
    mcSetupComplete: [
      ['getProductStatistics'],
      ['getReview'],
      ['listIssues', issuesPage('account', 1)],
      ['listIssues', issuesPage('product', 1)],
      ['listProductFeed', feedPage(defaultFeedQuery)],
    ],
  }) satisfies Readonly<Record<string, readonly ReadCall[]>>;
