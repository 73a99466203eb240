import type { AlertWebhook } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { alertWebhookActors, alertWebhookMachine } from './alert-webhook.machine';

const url = 'https://chat.example/hook';
const kept = (change: Partial<AlertWebhook> = {}) =>
  ({ type: 'answer.kept', webhook: { url, secret: null, last: null, ...change } }) as const;
const type = (typed: string, isRight = true) => ({ type: 'address.change', url: typed, isRight }) as const;
const save = { type: 'save' } as const;

const open = (address: string | null = url) => {
  const run = drive(alertWebhookMachine);
  run.send({ type: 'webhook.read', url: address });
  return run;
};
const asked = (run: ReturnType<typeof open>) => run.asks().filter(({ src }) => src !== 'getAlertWebhook');

it('saves an address, tells its secret this once, and is known from then on [S-5]', () => {
  const run = open(null);
  run.send(type(url));
  run.send(save);
  expect(asked(run)).toEqual([{ src: 'saveAlertWebhook', input: { url, new_secret: false } }]);
  run.answers('saveAlertWebhook', kept({ secret: 'the secret' }));
  expect(run.emitted).toEqual([
    { type: 'webhook.kept', webhook: { url, secret: null, last: null } },
    { type: 'webhook.saved', how: 'savedWithSecret' },
  ]);
  expect(run.context()).toEqual({ kept: url, entry: null, sent: url, secret: 'the secret' });
});

it('keeps the secret in sight over a test and another save, and forgets it with the address', () => {
  const run = open(null);
  run.send(type(url));
  run.send(save);
  run.answers('saveAlertWebhook', kept({ secret: 'the secret' }));
  run.send({ type: 'test' });
  run.answers('testAlertWebhook', kept());
  expect(run.context().secret).toBe('the secret');
  run.send(type(''));
  run.send(save);
  expect(asked(run)).toEqual([{ src: 'saveAlertWebhook', input: { url: null, new_secret: false } }]);
  run.answers('saveAlertWebhook', kept({ url: null }));
  expect([run.context().secret, run.emitted.at(-1)]).toEqual([null, { type: 'webhook.saved', how: 'removed' }]);
});

it('makes another secret for the address that is kept, only after a question', () => {
  const run = open();
  run.send({ type: 'secret.renew' });
  expect([run.has('modal'), asked(run)]).toEqual([true, []]);
  run.send({ type: 'close' });
  run.send({ type: 'secret.renew' });
  run.send({ type: 'confirm' });
  expect(asked(run)).toEqual([{ src: 'saveAlertWebhook', input: { url, new_secret: true } }]);
  run.answers('saveAlertWebhook', refused('No.', 400));
  expect([run.has('modal'), run.emitted]).toEqual([
    false,
    [{ type: 'notice', id: 'saveAlertWebhook', message: 'No.', status: 400 }],
  ]);
});

it('keeps what is typed while an answer is on its way, and what could not be saved', () => {
  const run = open(null);
  run.send(type(url));
  run.send(save);
  run.send(type('https://chat.example/next'));
  run.answers('saveAlertWebhook', kept());
  expect(run.context().entry?.url).toBe('https://chat.example/next');
  run.send(save);
  run.breaks('saveAlertWebhook');
  expect([run.context().entry?.url, run.can(save)]).toEqual(['https://chat.example/next', true]);
});

it('saves nothing that is no address or kept already, and tests and renews what is kept alone', () => {
  const run = open();
  const can = () => (['save', 'test', 'secret.renew'] as const).filter((each) => run.can({ type: each }));
  expect(can()).toEqual(['test', 'secret.renew']);
  run.send(type('http://chat.example', false));
  expect(can()).toEqual([]);
  run.send(type('https://chat.example/next'));
  expect(can()).toEqual(['save']);
  run.send(type(url));
  expect(can()).toEqual(['test', 'secret.renew']);
  run.send({ type: 'test' });
  expect([run.has('busy'), can()]).toEqual([true, []]);
  run.answers('testAlertWebhook', refused(null, 500));
  expect(run.emitted).toEqual([{ type: 'notice', id: 'testAlertWebhook', message: null, status: 500 }]);
  run.send({ type: 'webhook.read', url: null });
  expect(can()).toEqual(['save']);
});

it('sends the address and whether another secret is wanted', async () => {
  const { call, given } = scripted({ url, secret: null, last: null });
  const actors = alertWebhookActors({ saveAlertWebhook: call, testAlertWebhook: call });
  await expect(ask(actors.saveAlertWebhook, { url, new_secret: true })).resolves.toEqual(kept());
  expect(given).toEqual([{ body: { url, new_secret: true } }]);
});
