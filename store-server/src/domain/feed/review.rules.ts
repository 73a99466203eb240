import type { ReviewStatus } from '@listings/shared-api/contract';
import { DAY_MS } from '@listings/shared-values';
import type { ReviewState } from '../documents/documents.types';

/** A first look at a new account takes so long. */
const FIRST_REVIEW_MS = 3 * DAY_MS;

/** A review that was asked for takes so long. */
const ASKED_REVIEW_MS = 7 * DAY_MS;

export interface ReviewFacts {
  readonly review: ReviewState;
  readonly setupCompletedAt: number | null;
  readonly hasProducts: boolean;
  readonly issues: readonly string[];
  readonly now: number;
}

function statusOf({ review, setupCompletedAt, hasProducts, issues, now }: ReviewFacts): ReviewStatus['status'] {
  if (setupCompletedAt === null) return null;
  if (review.requestedAt !== null) {
    if (now - review.requestedAt < ASKED_REVIEW_MS) return 'UNDER_REVIEW';
    return issues.length === 0 ? 'APPROVED' : 'DISAPPROVED';
  }
  if (review.decided !== null) return review.decided;
  if (!hasProducts) return 'ONBOARDING';
  return now - setupCompletedAt < FIRST_REVIEW_MS ? 'PENDING_REVIEW' : 'APPROVED';
}

const mayAsk = (status: ReviewStatus['status']): boolean => status === 'DISAPPROVED' || status === 'WARNING';

/** Status of the account's review. */
export function reviewStatus(facts: ReviewFacts): ReviewStatus {
  const status = statusOf(facts);
  const { cooldown, regions } = facts.review;
  return {
    status,
    cooldown: cooldown > facts.now ? cooldown : 0,
    issues: mayAsk(status) ? [...facts.issues] : [],
    reviewEligibleRegions: mayAsk(status) ? [...regions] : [],
  };
}

/** Reason why a review cannot be requested; null when it can. */
export function requestRefusal({ status, cooldown, reviewEligibleRegions }: ReviewStatus): string | null {
  if (cooldown > 0) return 'Your account is under cool down period and cannot request a new review.';
  const isEligible = mayAsk(status) && reviewEligibleRegions.length > 0;
  return isEligible ? null : 'Your account is not eligible for a new request review.';
}
