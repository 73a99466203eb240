import type { IssueType } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-app';
import { issuesPage } from '../screens/product-feed/product-feed.reads';

/** One page of issues of a kind. */
export const useIssues = (type: IssueType, page: number) => useServerRead('listIssues', issuesPage(type, page));

export interface IssueCounts {
  readonly account?: number | undefined;
  readonly product?: number | undefined;
  /** Absent while one of them is not known. */
  readonly total?: number | undefined;
  /** One of them could not be had. */
  readonly failed: boolean;
}

/** Number of issues of each kind. */
export function useIssueCounts(): IssueCounts {
  const accounts = useIssues('account', 1);
  const products = useIssues('product', 1);
  const account = accounts.data?.total;
  const product = products.data?.total;
  return {
    account,
    product,
    ...(account === undefined || product === undefined ? {} : { total: account + product }),
    failed: (accounts.isError && account === undefined) || (products.isError && product === undefined),
  };
}
