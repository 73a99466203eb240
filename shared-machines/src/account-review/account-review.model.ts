import type { ReviewStatus } from '@listings/shared-api/contract';
import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { accountReviewMachine, readRequestedReview } from './account-review.machine';

const request = answersOf('requestReview', readRequestedReview, refusedBy);

const review = (status: ReviewStatus['status'], change: Partial<ReviewStatus> = {}): ReviewStatus => ({
  status,
  cooldown: 0,
  issues: ['policy_violation'],
  reviewEligibleRegions: ['US'],
  ...change,
});
const reads = (...from: Parameters<typeof review>) => ({ type: 'review.read', review: review(...from) }) as const;

/** The review of the account, as testers see it. */
export const accountReviewModel = defineModel({
  id: 'accountReview',
  machine: accountReviewMachine,
  moves: {
    'hears of no products': reads('ONBOARDING'),
    'hears of a pending review': reads('PENDING_REVIEW'),
    'hears of a review under way': reads('UNDER_REVIEW'),
    'hears of an approval': reads('APPROVED'),
    'hears of a disapproval': reads('DISAPPROVED'),
    'hears of a disapproval that cools down': reads('DISAPPROVED', { cooldown: 1_800_000_000_000 }),
    'hears of a disapproval without an eligible region': reads('DISAPPROVED', { reviewEligibleRegions: [] }),
    'hears of a warning': reads('WARNING'),
    'hears of a warning that cools down': reads('WARNING', { cooldown: 1_800_000_000_000 }),
    'hears of a warning without an eligible region': reads('WARNING', { reviewEligibleRegions: [] }),
    'hears nothing that is known': reads(null),
    'wants a review': { type: 'request' },
    'sees the issues listed': { type: 'issues.read', count: 2 },
    'sees that no issue is listed': { type: 'issues.read', count: 0 },
    'says they are resolved': { type: 'issuesSolved.ticked', on: true },
    'takes that back': { type: 'issuesSolved.ticked', on: false },
    'asks for it': { type: 'submit' },
    'puts it off': { type: 'close', by: 'maybe-later' },
    'closes the modal': { type: 'close', by: 'dismiss' },
  },
  answers: {
    requestReview: {
      'under review now': request({ status: 200, body: review('UNDER_REVIEW', { issues: [] }) }),
      'still disapproved, cooling down': request({
        status: 200,
        body: review('DISAPPROVED', { cooldown: 1_800_000_000_000 }),
      }),
      refused: request({ status: 400, body: { message: 'A review cannot be asked for now.' } }),
      failed: request({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ review: now, issueCount, issuesSolved }) => ({
    status: now?.status ?? null,
    isCoolingDown: now !== null && now.cooldown > 0,
    isEligible: now !== null && now.reviewEligibleRegions.length > 0,
    listed: issueCount === null ? null : issueCount > 0,
    issuesSolved,
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'review.read')
      return (
        real.type === sample.type &&
        real.review.status === sample.review.status &&
        real.review.cooldown > 0 === sample.review.cooldown > 0 &&
        real.review.reviewEligibleRegions.length > 0 === sample.review.reviewEligibleRegions.length > 0
      );
    if (sample.type === 'issues.read') return real.type === sample.type && real.count > 0 === sample.count > 0;
    if (sample.type === 'issuesSolved.ticked') return real.type === sample.type && real.on === sample.on;
    if (sample.type === 'close') return real.type === sample.type && real.by === sample.by;
    return real.type === sample.type;
  },
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.requested' || (real.type === sample.type && real.review.status === sample.review.status),
  invariants: {
    'only a refused account can ask for a review [O4.02]': ({ can, context }) =>
      !can({ type: 'request' }) || context.review?.status === 'DISAPPROVED' || context.review?.status === 'WARNING',
    'nobody asks while it cools down, or without an eligible region [O4.04]': ({ has, context }) =>
      !has('eligible') ||
      (context.review !== null && context.review.cooldown === 0 && context.review.reviewEligibleRegions.length > 0),
    'it is asked for once the listed issues were said to be resolved [O5.03]': ({ asks, context }) =>
      asks.length === 0 || context.issueCount === 0 || (context.issueCount !== null && context.issuesSolved),
    'the modal cannot be closed while it runs': ({ has, can }) =>
      !has('busy') || !can({ type: 'close', by: 'dismiss' }),
  },
  passing: ['placing', 'disapproved.deciding', 'warning.deciding'],
  goals: { 'a review can be asked for': ({ can }) => can({ type: 'request' }) },
  requirements: {
    onboarding: ['O4.01', 'O4.03'],
    pendingReview: ['O4.01', 'O4.03'],
    underReview: ['O4.01', 'O4.03'],
    approved: ['O4.01', 'O4.03'],
    'disapproved.eligible': ['O4.02'],
    'warning.eligible': ['O4.02'],
    'disapproved.coolingDown': ['O4.04'],
    'warning.coolingDown': ['O4.04'],
    'disapproved.confirming / submit': ['O4.05', 'O5.03'],
    'warning.confirming / submit': ['O4.05', 'O5.03'],
    'disapproved.requesting / answer.requested': ['O4.05'],
    'disapproved.requesting / answer.refused': ['O4.05', 'O7.02'],
    'warning.requesting / answer.requested': ['O4.05'],
    'warning.requesting / answer.refused': ['O4.05', 'O7.02'],
  },
});
