import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { providerReconnectMachine, readProviderAccess } from './provider-reconnect.machine';

const merchant = [
  'https://www.googleapis.com/auth/content',
  'https://www.googleapis.com/auth/siteverification.verify_only',
];
const all = [...merchant, 'https://www.googleapis.com/auth/adwords'];
const account = (more: { scope?: readonly string[]; hasAccess?: boolean } = {}) =>
  ({ type: 'answer.account', account: { email: 'jane@gmail.com', scope: all, hasAccess: true, ...more } }) as const;
const disconnected = { type: 'answer.disconnected', email: 'jane@gmail.com' } as const;
const authorization = { type: 'answer.authorization', url: 'https://accounts.google.com/x' } as const;
const removed = { type: 'answer.removed' } as const;

const read = (answer: Parameters<ReturnType<typeof begin>['answers']>[1], withAds = true) => {
  const view = begin(withAds);
  view.answers('getProviderAccess', answer);
  return view;
};
const begin = (withAds: boolean) => drive(providerReconnectMachine, { withAds });

it('leads on once the account has its access and every permission [O4.12]', () => {
  const view = read(account());
  expect(view.at()).toEqual(['reconnected']);
  expect(view.emitted).toEqual([{ type: 'goto', to: { path: '/google/dashboard' }, how: 'back' }]);
});

it.each([
  ['needs the one of ads once ads are set up', true, 'known.lackingAccess'],
  ['does not need it before', false, 'reconnected'],
])('%s [S4.02]', (_what, withAds, state) => {
  expect(read(account({ scope: merchant }), withAds).at()).toEqual([state]);
});

it('connects the account that was lost, preselected [O7.22]', () => {
  const view = read(disconnected);
  view.send({ type: 'connect' });
  expect(view.asks()).toEqual([{ src: 'startProviderConnection', input: { email: 'jane@gmail.com' } }]);
  view.answers('startProviderConnection', authorization);
  expect(view.emitted).toEqual([
    {
      type: 'track',
      name: 'gla_google_account_connect_button_click',
      properties: { context: 'reconnect', action: 'authorization' },
    },
    { type: 'leave', url: authorization.url, purpose: 'authorization' },
  ]);
});

it('lets a mismatched account go before another one is connected [O4.12, O8.16]', () => {
  const view = read(account({ hasAccess: false }));
  expect([view.has('mismatched'), view.can({ type: 'connect' })]).toEqual([true, false]);
  view.send({ type: 'tryAnother' });
  expect(view.asks()).toEqual([{ src: 'disconnectProvider', input: undefined }]);
  view.answers('disconnectProvider', removed);
  expect([view.at(), view.context().email]).toEqual([['forgotten'], '']);
});

it('stays with the mismatched account when it could not be let go, once it was looked at again [O8.12]', () => {
  const view = read(account({ hasAccess: false }));
  view.send({ type: 'tryAnother' });
  view.answers('disconnectProvider', refused('no', 500));
  expect(view.asks()).toEqual([{ src: 'getProviderAccess', input: { anew: true } }]);
  view.answers('getProviderAccess', account({ hasAccess: false }));
  expect([view.has('mismatched'), view.has('busy')]).toEqual([true, false]);
  expect(view.emitted.at(-1)).toEqual({ type: 'notice', id: 'disconnectProvider', message: 'no', status: 500 });
});

it('tells that the account could not be read, and reads it again [S8.05]', () => {
  const view = read({ type: 'read.failed', read: 'getProviderAccess', message: 'no', status: 500 });
  expect(view.emitted).toEqual([{ type: 'notice', id: 'getProviderAccess', message: 'no', status: 500 }]);
  view.send({ type: 'retry' });
  expect(view.asks()).toEqual([{ src: 'getProviderAccess', input: { anew: true } }]);
});

it('reads the account again when the authorization page is not to be had, or not allowed [O8.13]', () => {
  const view = read(disconnected);
  view.send({ type: 'connect' });
  view.answers('startProviderConnection', refused('no', 400));
  expect(view.at()).toEqual(['known.loading']);
  view.answers('getProviderAccess', disconnected);
  view.send({ type: 'connect' });
  view.answers('startProviderConnection', authorization);
  view.send({ type: 'redirect.blocked' });
  expect(view.at()).toEqual(['known.loading']);
});

it('counts only an access that is denied as another account [O3.06]', () => {
  const access = { active: 'yes', email: 'jane@gmail.com', scope: all } as const;
  const hasAccess = (more: object) => {
    const answer = readProviderAccess({ ...access, ...more });
    return answer.type === 'answer.account' ? answer.account.hasAccess : null;
  };
  expect(hasAccess({})).toBe(true);
  expect(hasAccess({ merchant_access: 'yes', ads_access: 'yes' })).toBe(true);
  expect(hasAccess({ merchant_access: 'no', ads_access: 'yes' })).toBe(false);
  expect(hasAccess({ merchant_access: 'yes', ads_access: 'no' })).toBe(false);
  expect(readProviderAccess({ ...access, active: 'no' })).toEqual({
    type: 'answer.disconnected',
    email: 'jane@gmail.com',
  });
});
