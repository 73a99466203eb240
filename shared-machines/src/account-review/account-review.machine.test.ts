import type { Issue, ReviewStatus } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { accountReviewMachine } from './account-review.machine';
import { reviewIssues } from './account-review.rules';

const review = (status: ReviewStatus['status'], more: Partial<ReviewStatus> = {}): ReviewStatus => ({
  status,
  cooldown: 0,
  issues: [],
  reviewEligibleRegions: ['US'],
  ...more,
});
const read = (status: ReviewStatus['status'], more: Partial<ReviewStatus> = {}) =>
  ({ type: 'review.read', review: review(status, more) }) as const;
const requested = { type: 'answer.requested', review: review('UNDER_REVIEW', { reviewEligibleRegions: [] }) } as const;
const tick = (on: boolean) => ({ type: 'issuesSolved.ticked', on }) as const;
const counted = (count: number) => ({ type: 'issues.read', count }) as const;

const asked = (count = 2) => {
  const modal = drive(accountReviewMachine);
  modal.send(read('DISAPPROVED'));
  modal.send({ type: 'request' });
  modal.send(counted(count));
  return modal;
};
const sending = () => {
  const modal = asked();
  modal.send(tick(true));
  modal.send({ type: 'submit' });
  return modal;
};

it.each([
  ['ONBOARDING', 'onboarding'],
  ['PENDING_REVIEW', 'pendingReview'],
  ['UNDER_REVIEW', 'underReview'],
  ['APPROVED', 'approved'],
  ['DISAPPROVED', 'disapproved.eligible'],
  ['WARNING', 'warning.eligible'],
  [null, 'unknown'],
] as const)('stands at %s as the server says [O3.05, O4.01]', (status, state) => {
  const machine = drive(accountReviewMachine);
  machine.send(read(status));
  expect(machine.at()).toEqual([state]);
  expect(machine.can({ type: 'request' })).toBe(state.endsWith('.eligible'));
});

it('offers the request to a refused account alone [O4.02]', () => {
  const machine = drive(accountReviewMachine);
  for (const [status, offered] of [
    ['WARNING', true],
    ['APPROVED', false],
    ['DISAPPROVED', true],
    ['UNDER_REVIEW', false],
  ] as const) {
    machine.send(read(status));
    expect([status, machine.has('refused')]).toEqual([status, offered]);
  }
});

it('lets nothing be asked for during a cool-down, nor without an eligible region [O3.05, O4.04]', () => {
  const machine = drive(accountReviewMachine);
  machine.send(read('DISAPPROVED', { cooldown: 1_700_000_000_000 }));
  expect([machine.has('coolingDown'), machine.can({ type: 'request' })]).toEqual([true, false]);
  machine.send(read('DISAPPROVED', { reviewEligibleRegions: [] }));
  expect([machine.has('coolingDown'), machine.has('eligible'), machine.can({ type: 'request' })]).toEqual([
    false,
    false,
    false,
  ]);
});

it('is sent only after everything listed was said to be resolved [O4.05, O5.03]', () => {
  const modal = asked();
  expect(modal.can({ type: 'submit' })).toBe(false);
  modal.send(tick(true));
  expect(modal.can({ type: 'submit' })).toBe(true);
  modal.send(tick(false));
  expect(modal.can({ type: 'submit' })).toBe(false);
});

it('needs no confirmation when nothing is listed, but has to know that [O4.05, O5.03]', () => {
  const modal = drive(accountReviewMachine);
  modal.send(read('WARNING'));
  modal.send({ type: 'request' });
  expect(modal.can({ type: 'submit' })).toBe(false);
  modal.send(counted(0));
  expect(modal.can({ type: 'submit' })).toBe(true);
});

it('begins unticked each time', () => {
  const modal = asked();
  modal.send(tick(true));
  modal.send({ type: 'close', by: 'dismiss' });
  modal.send({ type: 'request' });
  modal.send(counted(2));
  expect(modal.can({ type: 'submit' })).toBe(false);
});

it('closes with a success notice once it was sent, and stands as the answer says [O4.05, O7.02]', () => {
  const modal = sending();
  expect(modal.asks()).toEqual([{ src: 'requestReview', input: undefined }]);
  modal.answers('requestReview', requested);
  expect([modal.at(), modal.has('modal')]).toEqual([['underReview'], false]);
  expect(modal.emitted.slice(-4)).toEqual([
    { type: 'track', name: 'gla_request_review', properties: {} },
    { type: 'track', name: 'gla_request_review_success', properties: {} },
    {
      type: 'track',
      name: 'gla_modal_closed',
      properties: { context: 'request-review', action: 'request-review-success' },
    },
    { type: 'notice.success', id: 'requestReview', count: 2 },
  ]);
});

it('stays open with its button enabled when it failed, and records that [O4.05, O8.17]', () => {
  const modal = sending();
  modal.answers('requestReview', refused('Not now.', 400));
  expect([modal.has('modal'), modal.has('busy'), modal.can({ type: 'submit' })]).toEqual([true, false, true]);
  expect(modal.emitted.slice(-2)).toEqual([
    { type: 'track', name: 'gla_request_review_failure', properties: {} },
    { type: 'notice', id: 'requestReview', message: 'Not now.', status: 400 },
  ]);
});

it('cannot be closed while it is being sent, nor sent twice', () => {
  const modal = sending();
  expect(modal.can({ type: 'close', by: 'dismiss' })).toBe(false);
  expect(modal.can({ type: 'submit' })).toBe(false);
});

it('stays open when the same status is read again, and closes when another one is', () => {
  const modal = asked();
  modal.send(read('DISAPPROVED'));
  expect(modal.has('modal')).toBe(true);
  modal.send(read('UNDER_REVIEW'));
  expect([modal.has('modal'), modal.at()]).toEqual([false, ['underReview']]);
});

it('records opening, ticking and closing', () => {
  const modal = asked();
  modal.send(tick(true));
  modal.send(tick(false));
  modal.send({ type: 'close', by: 'maybe-later' });
  expect(modal.emitted).toEqual([
    { type: 'track', name: 'gla_modal_open', properties: { context: 'request-review' } },
    { type: 'track', name: 'gla_request_review_issues_solved_checkbox_click', properties: { action: 'check' } },
    { type: 'track', name: 'gla_request_review_issues_solved_checkbox_click', properties: { action: 'uncheck' } },
    { type: 'track', name: 'gla_modal_closed', properties: { context: 'request-review', action: 'maybe-later' } },
  ]);
});

it('lists the account issues whose codes the review names, whatever their case [O3.05, O4.05]', () => {
  const issue = (code: string) => ({ code }) as Issue;
  const found = reviewIssues([issue('a'), issue('B_C'), issue('d')], { issues: ['b_c', 'D', 'x'] });
  expect(found.map(({ code }) => code)).toEqual(['B_C', 'd']);
});
