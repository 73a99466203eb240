import type { Api, ReviewStatus } from '@listings/shared-api/contract';
import { and, assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type SuccessNotice, type Track } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';
import { followed, type Readers } from '../reads';
import { isCoolingDown, isEligible } from './account-review.rules';

export type AccountReviewEvent =
  /** State of the review, from the server. */
  | { readonly type: 'review.read'; readonly review: ReviewStatus }
  /** 'Request review'. */
  | { readonly type: 'request' }
  /** Number of issues that the modal lists. */
  | { readonly type: 'issues.read'; readonly count: number }
  | { readonly type: 'issuesSolved.ticked'; readonly on: boolean }
  | { readonly type: 'submit' }
  | { readonly type: 'close'; readonly by: 'maybe-later' | 'dismiss' };

export type AccountReviewAnswer = { readonly type: 'answer.requested'; readonly review: ReviewStatus } | Refused;

export interface AccountReviewContext {
  readonly review: ReviewStatus | null;
  /** Null until the issues of the modal are known. */
  readonly issueCount: number | null;
  readonly issuesSolved: boolean;
}

type Event = AccountReviewEvent | AccountReviewAnswer;
type Closing = 'maybe-later' | 'dismiss' | 'request-review-success';

const trackOf = (name: string, properties: Track['properties'] = {}) => ({ type: 'track' as const, name, properties });

const parts = setup({
  types: {
    context: {} as AccountReviewContext,
    events: {} as Event,
    emitted: {} as FailureNotice | SuccessNotice | Track,
    tags: {} as 'refused' | 'coolingDown' | 'eligible' | 'modal' | 'busy',
  },
  actors: { reads: followed, requestReview: fromPromise<AccountReviewAnswer>(notProvided) },
  guards: {
    stands: ({ context }, status: ReviewStatus['status']) => context.review?.status === status,
    isCoolingDown: ({ context }) => context.review !== null && isCoolingDown(context.review),
    isEligible: ({ context }) => context.review !== null && isEligible(context.review),
    keepsStanding: ({ context }, review: ReviewStatus) =>
      review.status === context.review?.status && !isCoolingDown(review) && isEligible(review),
    knowsIssues: ({ context }) => context.issueCount !== null,
    /** True when no issue is listed, or the admin declared all listed ones resolved [O4.05, O5.03]. */
    isConfirmed: ({ context }) => context.issueCount === 0 || context.issuesSolved,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepReview: assign({ review: (_, review: ReviewStatus) => review }),
    startAnew: assign({ issueCount: null, issuesSolved: false }),
    track: emit((_, name: string) => trackOf(name)),
    recordOpen: emit(trackOf('gla_modal_open', { context: 'request-review' })),
    recordClosed: emit((_, action: Closing) => trackOf('gla_modal_closed', { context: 'request-review', action })),
    recordTick: emit((_, on: boolean) =>
      trackOf('gla_request_review_issues_solved_checkbox_click', { action: on ? 'check' : 'uncheck' }),
    ),
    succeed: emit(({ context }) => ({
      type: 'notice.success' as const,
      id: 'requestReview' as const,
      count: context.issueCount ?? 0,
    })),
  },
});

const answers = raiseAnswer<AccountReviewContext, Event, AccountReviewAnswer>(unreachable);

/** An account that was refused: a review can be asked for, unless it cools down or no region is eligible [O4.02, O4.04]. */
const refusal = (id: string) =>
  parts.createStateConfig({
    tags: 'refused',
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'isCoolingDown', target: 'coolingDown' },
          { guard: 'isEligible', target: 'eligible' },
          'closed',
        ],
      },
      closed: {},
      coolingDown: { tags: 'coolingDown' },
      eligible: { tags: 'eligible', on: { request: { target: 'confirming', actions: ['startAnew', 'recordOpen'] } } },
      /** Modal: the listed issues have to be declared resolved [O4.05, O5.03]. */
      confirming: {
        tags: ['eligible', 'modal'],
        on: {
          'review.read': {
            guard: { type: 'keepsStanding', params: ({ event }) => event.review },
            actions: { type: 'keepReview', params: ({ event }) => event.review },
          },
          'issues.read': { actions: assign({ issueCount: ({ event }) => event.count }) },
          'issuesSolved.ticked': {
            actions: [
              assign({ issuesSolved: ({ event }) => event.on }),
              { type: 'recordTick', params: ({ event }) => event.on },
            ],
          },
          submit: {
            guard: and(['knowsIssues', 'isConfirmed']),
            target: 'requesting',
            actions: { type: 'track', params: 'gla_request_review' },
          },
          close: { target: 'eligible', actions: { type: 'recordClosed', params: ({ event }) => event.by } },
        },
      },
      requesting: {
        tags: ['eligible', 'modal', 'busy'],
        invoke: { id: 'requestReview', src: 'requestReview', ...answers },
        on: {
          // Ignored: the answer on its way is newer.
          'review.read': {},
          'answer.requested': {
            target: '#accountReview.placing',
            actions: [
              { type: 'track', params: 'gla_request_review_success' },
              { type: 'recordClosed', params: 'request-review-success' },
              'succeed',
              { type: 'keepReview', params: ({ event }) => event.review },
            ],
          },
          /** The modal stays open and its button works again [O4.05]. */
          'answer.refused': {
            target: `#accountReview.${id}.confirming`,
            actions: [
              { type: 'track', params: 'gla_request_review_failure' },
              { type: 'notify', params: ({ event }) => noticeOf('requestReview', event) },
            ],
          },
        },
      },
    },
  });

/** State of the account review, and the request for a new one [O4.01–O4.05]. */
export const accountReviewMachine = parts.createMachine({
  id: 'accountReview',
  options: { maxIterations: 1000 },
  context: { review: null, issueCount: null, issuesSolved: false },
  invoke: { id: 'reads', src: 'reads', input: { reads: ['getReview'], quiet: true } },
  initial: 'unknown',
  on: {
    'review.read': { target: '.placing', actions: { type: 'keepReview', params: ({ event }) => event.review } },
  },
  states: {
    /** Not read yet, or unknown to the server. */
    unknown: {},
    placing: {
      always: [
        { guard: { type: 'stands', params: 'ONBOARDING' }, target: 'onboarding' },
        { guard: { type: 'stands', params: 'PENDING_REVIEW' }, target: 'pendingReview' },
        { guard: { type: 'stands', params: 'UNDER_REVIEW' }, target: 'underReview' },
        { guard: { type: 'stands', params: 'APPROVED' }, target: 'approved' },
        { guard: { type: 'stands', params: 'DISAPPROVED' }, target: 'disapproved' },
        { guard: { type: 'stands', params: 'WARNING' }, target: 'warning' },
        { target: 'unknown' },
      ],
    },
    onboarding: {},
    pendingReview: {},
    underReview: {},
    approved: {},
    disapproved: refusal('disapproved'),
    warning: refusal('warning'),
  },
});

/** Reads POST review: where the review stands now. */
export const readRequestedReview = (review: ReviewStatus): AccountReviewAnswer => ({
  type: 'answer.requested',
  review,
});

/** The read that the review follows. */
export const accountReviewReads = {
  getReview: (review: ReviewStatus): AccountReviewEvent => ({ type: 'review.read', review }),
} satisfies Readers;

/** The call of asking for a review, plugged into the client. */
export const accountReviewActors = (api: Pick<Api, 'requestReview'>) => ({
  requestReview: fromPromise<AccountReviewAnswer>(() => toAnswer(api.requestReview(), readRequestedReview, refusedBy)),
});
