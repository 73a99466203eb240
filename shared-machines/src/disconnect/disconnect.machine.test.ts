import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { disconnectMachine, type DisconnectTarget } from './disconnect.machine';

const done = { type: 'answer.done' } as const;
const running = (target: DisconnectTarget) => {
  const modal = drive(disconnectMachine);
  modal.send({ type: 'open', target });
  modal.send({ type: 'confirmation.ticked', on: true });
  modal.send({ type: 'confirm' });
  return modal;
};

it('enables the confirmation only while its box is ticked [O4.10, O5.05]', () => {
  const modal = drive(disconnectMachine);
  modal.send({ type: 'open', target: 'all-accounts' });
  expect(modal.can({ type: 'confirm' })).toBe(false);
  modal.send({ type: 'confirmation.ticked', on: true });
  expect(modal.can({ type: 'confirm' })).toBe(true);
  modal.send({ type: 'confirmation.ticked', on: false });
  expect(modal.can({ type: 'confirm' })).toBe(false);
});

it.each([
  ['all-accounts', 'disconnectAll', '/google/start'],
  ['ads-account', 'disconnectAds', '/google/settings'],
] as const)('disconnects %s with %s, tells so and then loads %s [O4.10]', (target, src, path) => {
  const modal = running(target);
  expect(modal.asks()).toEqual([{ src, input: undefined }]);
  modal.answers(src, done);
  expect(modal.emitted).toEqual([
    { type: 'track', name: 'gla_disconnected_accounts', properties: { context: target }, queued: true },
    { type: 'disconnected', target },
    { type: 'goto', to: { path }, how: 'load' },
  ]);
});

it('cannot be closed while it runs, and gives the controls back when it failed [O4.10]', () => {
  const modal = running('all-accounts');
  expect(modal.can({ type: 'close' })).toBe(false);
  modal.answers('disconnectAll', refused('no', 400));
  expect(modal.emitted).toEqual([{ type: 'notice', id: 'disconnectAll', message: 'no', status: 400 }]);
  expect(modal.can({ type: 'confirm' })).toBe(true);
  expect(modal.can({ type: 'close' })).toBe(true);
});
