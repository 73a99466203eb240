import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { readHostingConnection } from './hosting-connection.answers';
import { hostingConnectionMachine } from './hosting-connection.machine';

const account = { isOwner: true, email: 'jane@example.com' };
const open = (nextPage: 'setup-mc' | 'reconnect' = 'setup-mc') => drive(hostingConnectionMachine, { nextPage });

it('counts as connected only when active is yes, and tells whether the owner looks at it [S3.01, S4.01, S6.02]', () => {
  const wire = { displayName: 'Jane', email: 'jane@example.com' };
  expect(readHostingConnection({ ...wire, active: 'yes', owner: 'yes' })).toEqual({
    type: 'answer.connected',
    account,
  });
  expect(readHostingConnection({ ...wire, active: 'yes', owner: 'no' })).toEqual({
    type: 'answer.connected',
    account: { isOwner: false, email: 'jane@example.com' },
  });
  expect(readHostingConnection({ ...wire, active: 'no', owner: 'yes' })).toEqual({ type: 'answer.disconnected' });
});

it('keeps the connected account', () => {
  const hosting = open();
  hosting.answers('getHostingConnection', { type: 'answer.connected', account });
  expect(hosting.has('done')).toBe(true);
  expect(hosting.context().account).toEqual(account);
});

it.each(['setup-mc', 'reconnect'] as const)(
  'fetches the authorization page of %s and sends the browser there [S4.03]',
  (nextPage) => {
    const hosting = open(nextPage);
    hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
    hosting.send({ type: 'connect' });
    expect(hosting.asks()).toEqual([{ src: 'startHostingConnection', input: { nextPage } }]);
    hosting.answers('startHostingConnection', { type: 'answer.authorization', url: 'https://host.example/auth' });
    expect(hosting.emitted).toEqual([
      { type: 'track', name: 'gla_wordpress_account_connect_button_click', properties: { context: nextPage } },
      { type: 'leave', url: 'https://host.example/auth', purpose: 'authorization' },
    ]);
    expect(hosting.has('leaving')).toBe(true);
  },
);

it('tells that the authorization page was left without consent, until the next try [S4.03]', () => {
  const hosting = drive(hostingConnectionMachine, { nextPage: 'setup-mc', returning: true });
  hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
  expect(hosting.has('cancelled')).toBe(true);
  hosting.send({ type: 'connect' });
  hosting.answers('startHostingConnection', refused());
  expect(hosting.has('cancelled')).toBe(false);
});

it('looks again when the browser shows the page as it was left', () => {
  const hosting = open();
  hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
  hosting.send({ type: 'connect' });
  hosting.answers('startHostingConnection', { type: 'answer.authorization', url: 'https://host.example/auth' });
  hosting.send({ type: 'returned' });
  expect(hosting.asks()).toEqual([{ src: 'getHostingConnection', input: undefined }]);
  hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
  expect(hosting.has('cancelled')).toBe(true);
});

it('can be tried again when the address may not be left for', () => {
  const hosting = open();
  hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
  hosting.send({ type: 'connect' });
  hosting.answers('startHostingConnection', { type: 'answer.authorization', url: 'https://bad.example' });
  hosting.send({ type: 'redirect.blocked' });
  expect(hosting.can({ type: 'connect' })).toBe(true);
});

it('tells a refused authorization under its own key and can be tried again', () => {
  const hosting = open();
  hosting.answers('getHostingConnection', { type: 'answer.disconnected' });
  hosting.send({ type: 'connect' });
  hosting.answers('startHostingConnection', refused('no', 400));
  expect(hosting.emitted.at(-1)).toEqual({ type: 'notice', id: 'startHostingConnection', message: 'no', status: 400 });
  expect(hosting.can({ type: 'connect' })).toBe(true);
});
