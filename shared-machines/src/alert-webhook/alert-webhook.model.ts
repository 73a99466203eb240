import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { alertWebhookMachine, readKeptWebhook, type WebhookToSave } from './alert-webhook.machine';

const save = answersOf('saveAlertWebhook', readKeptWebhook, refusedBy);
const test = answersOf('testAlertWebhook', readKeptWebhook, refusedBy);
const url = 'https://chat.example/hook';
const kept = { url, secret: null, last: null };
const last = { at: 1_664_280_000, test: true, state: 'failed', status: 500, problem: null } as const;

/** The webhook of alerts, as testers see it. */
export const alertWebhookModel = defineModel({
  id: 'alertWebhook',
  machine: alertWebhookMachine,
  moves: {
    'hears of an address': { type: 'webhook.read', url },
    'hears of none': { type: 'webhook.read', url: null },
    'types an address': { type: 'address.change', url, isRight: true },
    'types what is no address': { type: 'address.change', url: 'http://chat.example', isRight: false },
    'empties the address': { type: 'address.change', url: '', isRight: false },
    saves: { type: 'save' },
    'wants another secret': { type: 'secret.renew' },
    'makes another secret': { type: 'confirm' },
    'keeps the old one': { type: 'close' },
    'sends a test': { type: 'test' },
  },
  answers: {
    saveAlertWebhook: {
      'saved with a secret': save({ status: 200, body: { ...kept, secret: 'the secret' } }),
      saved: save({ status: 200, body: kept }),
      removed: save({ status: 200, body: { url: null, secret: null, last: null } }),
      refused: save({ status: 400, body: { message: 'No.' } }),
      failed: save({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    testAlertWebhook: {
      sent: test({ status: 200, body: { ...kept, last } }),
      'the address is gone': test({ status: 200, body: { url: null, secret: null, last: null } }),
      failed: test({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ kept: known, entry, sent, secret }) => ({
    kept: known,
    entry: entry?.url,
    sent,
    secret: secret !== null,
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'webhook.read')
      return real.type === sample.type && (real.url === null) === (sample.url === null);
    if (sample.type !== 'address.change') return real.type === sample.type;
    return real.type === sample.type && real.isRight === sample.isRight && (real.url === '') === (sample.url === '');
  },
  sameAnswer: (sample, real) => {
    if (sample.type === 'answer.refused') return real.type === sample.type && real.status === sample.status;
    if (sample.type !== 'answer.kept') return true;
    return (
      real.type === sample.type &&
      (real.webhook.url === null) === (sample.webhook.url === null) &&
      (real.webhook.secret === null) === (sample.webhook.secret === null)
    );
  },
  invariants: {
    'what is no address is never saved [S-5]': ({ asks }) =>
      asks.every(
        ({ src, input }) => src !== 'saveAlertWebhook' || (input as WebhookToSave).url !== 'http://chat.example',
      ),
    'another secret is made only after the question': ({ asks, has }) =>
      asks.every(({ input }) => (input as WebhookToSave | undefined)?.new_secret !== true || has('modal')),
    'one thing is done at a time': ({ asks, has, can }) =>
      asks.filter(({ src }) => src !== 'reads').length <= 1 &&
      (!has('busy') || !(can({ type: 'save' }) || can({ type: 'test' }) || can({ type: 'secret.renew' }))),
  },
  goals: {
    'an address can be saved': ({ at }) => at.includes('saving'),
    'a test can be sent': ({ at }) => at.includes('testing'),
  },
  requirements: { 'ready / save': ['S-5'] },
});
