import type { IssueType } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-sections';

/** Issues on a page. Source: O9.01. */
export const issuesPerPage = 5;

/** One page of issues of a kind. */
export const useIssues = (type: IssueType, page: number) =>
  useServerRead('listIssues', { params: { issue_type: type }, query: { page, per_page: issuesPerPage } });

export interface IssueCounts {
  readonly account?: number;
  readonly product?: number;
  /** Absent while one of them is not known. */
  readonly total?: number;
}

/** How many issues there are of each kind. */
export function useIssueCounts(): IssueCounts {
  const account = useIssues('account', 1).data?.total;
  const product = useIssues('product', 1).data?.total;
  return {
    ...(account === undefined ? {} : { account }),
    ...(product === undefined ? {} : { product }),
    ...(account === undefined || product === undefined ? {} : { total: account + product }),
  };
}
