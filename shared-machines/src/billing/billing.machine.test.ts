import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { billingMachine, readBillingStatus } from './billing.machine';

const notYet = { type: 'answer.open', billingUrl: 'https://pay.example' } as const;
const approved = { type: 'answer.approved' } as const;
const open = (jitter = 0) => drive(billingMachine, { jitter });
const watched = () => {
  const billing = open();
  billing.answers('getBillingStatus', notYet);
  return billing;
};
const isAsking = (billing: ReturnType<typeof open>) => billing.asks().length === 1;

it('takes only approved for approved, and keeps where billing is set up [S3.06]', () => {
  expect(readBillingStatus({ status: 'approved', billing_url: null })).toEqual(approved);
  expect(readBillingStatus({ status: 'pending', billing_url: 'https://pay.example' })).toEqual(notYet);
});

it('asks again every 30 seconds until billing is approved [S4.24, S9.06, O9.06]', () => {
  const billing = watched();
  expect(billing.context().billingUrl).toBe('https://pay.example');
  for (let round = 0; round < 3; round += 1) {
    billing.passes(29_999, 1000);
    expect(isAsking(billing)).toBe(false);
    billing.passes(1);
    expect(isAsking(billing)).toBe(true);
    billing.answers('getBillingStatus', notYet);
  }
  billing.passes(30_000, 1000);
  billing.answers('getBillingStatus', approved);
  expect(billing.has('done')).toBe(true);
  billing.passes(120_000, 1000);
  expect(isAsking(billing)).toBe(false);
});

it('does not ask while the window has no focus, and at once when it has it again [S4.24, S9.06]', () => {
  const billing = watched();
  billing.send({ type: 'window.blurred' });
  billing.passes(300_000, 1000);
  expect(isAsking(billing)).toBe(false);
  billing.send({ type: 'window.focused' });
  expect(isAsking(billing)).toBe(true);
});

it('stops watching after the first look when the focus was lost meanwhile [S9.06]', () => {
  const billing = open();
  billing.send({ type: 'window.blurred' });
  billing.answers('getBillingStatus', notYet);
  billing.passes(60_000, 1000);
  expect(isAsking(billing)).toBe(false);
});

it('tells only the failure of the first look, and goes on asking', () => {
  const billing = open();
  billing.answers('getBillingStatus', refused(null, 500));
  expect(billing.emitted).toEqual([{ type: 'notice', id: 'getBillingStatus', message: null, status: 500 }]);
  billing.passes(30_000, 1000);
  billing.answers('getBillingStatus', refused(null, 500));
  expect(billing.emitted).toHaveLength(1);
  billing.passes(30_000, 1000);
  expect(isAsking(billing)).toBe(true);
});

it('can be asked at once, and is overdue after ten minutes [decisions 19]', () => {
  const billing = watched();
  billing.send({ type: 'check' });
  expect(isAsking(billing)).toBe(true);
  billing.passes(599_999, 1000);
  expect(billing.has('overdue')).toBe(false);
  billing.passes(1);
  expect(billing.has('overdue')).toBe(true);
});

it('varies the interval by at most a tenth', () => {
  const billing = open(0.5);
  billing.answers('getBillingStatus', notYet);
  billing.passes(32_999, 1000);
  expect(isAsking(billing)).toBe(false);
  billing.passes(1);
  expect(isAsking(billing)).toBe(true);
});

it('tells that a check somebody asked for failed, also while it asks by itself [S8.09]', () => {
  const billing = watched();
  billing.passes(30_000, 1000);
  expect([isAsking(billing), billing.has('checking')]).toEqual([true, false]);
  billing.send({ type: 'check' });
  expect([isAsking(billing), billing.has('checking')]).toEqual([true, true]);
  billing.answers('getBillingStatus', refused(null, 500));
  expect(billing.emitted).toEqual([{ type: 'notice', id: 'getBillingStatus', message: null, status: 500 }]);
});

it('says at once what to do at the provider for an account that existed before [decisions 19]', () => {
  expect(drive(billingMachine, { isLinked: true }).has('overdue')).toBe(true);
  expect(open().has('overdue')).toBe(false);
});
