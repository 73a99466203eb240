import type { IssueType } from '@listings/shared-api/contract';
import type { AppLocation } from '@listings/shared-machines';
import { useLocation, useParam } from '@listings/shared-app';
import type { IssueCounts } from './use-issues';

export const issueKinds = ['account', 'product'] as const satisfies readonly IssueType[];

export interface IssueTab {
  /** Tab named by the URL, else the account if it has issues, else the products [O2.43]. */
  readonly activeTab: (counts: IssueCounts) => IssueType;
  /** Location of a tab, with the rest of the URL kept. */
  readonly hrefOfTab: (kind: IssueType) => AppLocation;
}

/** Tab of the issues, kept in the URL. */
export function useIssueTab(): IssueTab {
  const { path, params } = useLocation();
  const asked = useParam('issueType', issueKinds);
  return {
    activeTab: ({ account = 0 }) => asked ?? (account > 0 ? 'account' : 'product'),
    hrefOfTab: (issueType) => ({ path, params: { ...params, issueType } }),
  };
}
