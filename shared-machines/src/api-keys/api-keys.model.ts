import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { apiKeysMachine, readMadeKey, readRevokedKey, revokeRefusedBy } from './api-keys.machine';

const create = answersOf('createApiKey', readMadeKey, refusedBy);
const revoke = answersOf('revokeApiKey', readRevokedKey, revokeRefusedBy);
const key = (id: number, name: string) => ({
  id,
  name,
  prefix: `key_000${id}`,
  role: 'viewer' as const,
  spend_limit: null,
  made_by: 'Owner',
  made_at: 1_664_280_000,
  ends_at: 1_672_056_000,
  used_at: null,
  state: 'active' as const,
});
const made = (id: number, name: string) =>
  create({ status: 200, body: { key: key(id, name), secret: `the secret of ${name}` } });
const [stock, report, prices] = ['Stock script', 'Nightly report', 'Price script'];

/** API keys, as testers see them. */
export const apiKeysModel = defineModel({
  id: 'apiKeys',
  machine: apiKeysMachine,
  moves: {
    'types a name': { type: 'form.change', change: { name: report } },
    'types another name': { type: 'form.change', change: { name: prices } },
    'types nothing but a space': { type: 'form.change', change: { name: ' ' } },
    'makes the key': { type: 'key.make' },
    'copies the key of the report': { type: 'key.copied', id: 2 },
    'dismisses the key of the report': { type: 'key.dismiss', id: 2 },
    'wants to revoke the key of the report': { type: 'key.revoke', key: { id: 2, name: report } },
    'wants to revoke an older key': { type: 'key.revoke', key: { id: 1, name: stock } },
    'revokes it': { type: 'confirm' },
    'keeps it': { type: 'close' },
  },
  answers: {
    createApiKey: {
      'that of the report is made': made(2, report),
      'that of the prices is made': made(3, prices),
      refused: create({ status: 400, body: { message: 'No.' } }),
      failed: create({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    revokeApiKey: {
      revoked: revoke({ status: 200, body: { key: { ...key(1, stock), state: 'revoked' } } }),
      'there is none': revoke({ status: 404, body: { message: 'There is no API key with this ID.' } }),
      failed: revoke({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ form, sent, made: shown, leaving }) => ({
    name: form.name,
    sent: sent?.name ?? null,
    made: shown.map(({ id, isCopied }) => ({ id, isCopied })),
    leaving: leaving.id,
  }),
  sameKind: (sample, real) => {
    if (sample.type !== 'form.change') return real.type === sample.type;
    return real.type === sample.type && (real.change.name?.trim() === '') === (sample.change.name?.trim() === '');
  },
  sameAnswer: (sample, real) =>
    (sample.type !== 'answer.refused' && sample.type !== 'answer.notRevoked') ||
    (real.type === sample.type && real.status === sample.status),
  invariants: {
    'a key without a name is never made': ({ asks }) =>
      asks.every(({ src, input }) => src !== 'createApiKey' || (input as { name: string }).name.trim() !== ''),
    'a key is revoked only after the question': ({ asks, has }) =>
      asks.every(({ src }) => src !== 'revokeApiKey' || has('modal')),
    'nothing is made or revoked twice at a time': ({ asks, can }) =>
      asks.every(({ src }) => !can({ type: src === 'createApiKey' ? 'key.make' : 'confirm' })),
  },
  goals: {
    'a key can be made': ({ has }) => has('submitting'),
    'a key can be revoked': ({ has }) => has('revoking'),
  },
  requirements: { 'making.creating / answer.made': ['B-5'] },
});
