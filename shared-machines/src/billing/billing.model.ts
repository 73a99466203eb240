import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { billingMachine, readBillingStatus } from './billing.machine';

const status = answersOf('getBillingStatus', readBillingStatus, refusedBy);

/** Billing of a new ads account, as testers see it. */
export const billingModel = defineModel({
  id: 'billing',
  machine: billingMachine,
  input: { jitter: 0 },
  starts: { 'of an account that existed before': { jitter: 0, isLinked: true } },
  moves: {
    'comes back to the window': { type: 'window.focused' },
    'leaves the window': { type: 'window.blurred' },
    'checks now': { type: 'check' },
  },
  answers: {
    getBillingStatus: {
      approved: status({ status: 200, body: { status: 'approved' } }),
      open: status({ status: 200, body: { status: 'pending', billing_url: 'https://ads.google.com/billing' } }),
      'open without an address': status({ status: 200, body: { status: 'unknown', billing_url: null } }),
      refused: status({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ billingUrl }) => ({ billingUrl: billingUrl !== null }),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.open' ||
    (real.type === sample.type && (real.billingUrl === null) === (sample.billingUrl === null)),
  invariants: {
    'nobody asks without the focus, but for the first look [S4.24, S9.06]': ({ at, asks }) =>
      asks.length === 0 || at.includes('attention.focused') || at.includes('watch.loading'),
    'nobody asks once billing is approved': ({ has, asks }) => !has('done') || asks.length === 0,
    'whoever looks can check now': ({ at, can }) =>
      !(at.includes('watch.attended.resting') || at.includes('watch.attended.asking')) || can({ type: 'check' }),
  },
  passing: ['patience.judging'],
  goals: { 'billing can be seen to be approved': ({ has }) => has('done') },
  requirements: {
    'watch.approved': ['S3.06', 'S4.24'],
    'watch.loading / answer.refused': ['S8.09'],
    'watch.attended.resting / after pollInterval': ['S4.24', 'S9.06', 'O9.06'],
    'watch.attended / window.blurred': ['S9.06'],
    'watch.unattended / window.focused': ['S4.24', 'S9.06'],
    'patience.patient / after billingPatience': ['decisions 19'],
  },
});
