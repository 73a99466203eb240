import type { Issue, ReviewStatus } from '@listings/shared-api/contract';

/** True for a refused account, the only one that can request a review [O4.02]. */
export const isRefused = ({ status }: Pick<ReviewStatus, 'status'>): boolean =>
  status === 'DISAPPROVED' || status === 'WARNING';

/** A cool-down is under way: the date from which a review can be asked for is known [O4.04]. */
export const isCoolingDown = ({ cooldown }: Pick<ReviewStatus, 'cooldown'>): boolean => cooldown > 0;

/** There is a region in which a review can be asked for [O3.05]. */
export const isEligible = ({ reviewEligibleRegions }: Pick<ReviewStatus, 'reviewEligibleRegions'>): boolean =>
  reviewEligibleRegions.length > 0;

/** The account issues the review is about, by their codes [O3.05, O4.05]. */
export function reviewIssues(accountIssues: readonly Issue[], { issues }: Pick<ReviewStatus, 'issues'>): Issue[] {
  const codes = new Set(issues.map((code) => code.toLowerCase()));
  return accountIssues.filter(({ code }) => codes.has(code.toLowerCase()));
}
