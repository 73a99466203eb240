import type { ApiKey } from '../contract';
import type { Samples } from './samples';

const key: ApiKey = {
  id: 3,
  name: 'nightly',
  prefix: 'key_Ab3dEf',
  role: 'viewer',
  spend_limit: null,
  made_by: 'Anna',
  made_at: 1664280000,
  ends_at: 1672012800,
  used_at: null,
  state: 'active',
};

/** One call each of the API keys. */
export const apiKeySamples = {
  listApiKeys: {
    sent: 'GET /wc/gla/api-keys',
    reply: { status: 200, body: { keys: [key] } },
    gives: { keys: [key] },
  },
  createApiKey: {
    input: { body: { name: 'nightly', role: 'viewer', end: '2022-12-25' } },
    sent: 'POST /wc/gla/api-keys',
    body: { name: 'nightly', role: 'viewer', end: '2022-12-25' },
    reply: { status: 200, body: { key, secret: 'key_Ab3dEfGh' } },
    gives: { key, secret: 'key_Ab3dEfGh' },
  },
  revokeApiKey: {
    input: { params: { id: 3 } },
    sent: 'DELETE /wc/gla/api-keys/3',
    reply: { status: 200, body: { key: { ...key, state: 'revoked' } } },
    gives: { key: { ...key, state: 'revoked' } },
  },
} satisfies Partial<Samples>;
