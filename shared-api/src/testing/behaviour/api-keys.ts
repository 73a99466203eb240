import { answers, invalid, refuses, type Behaviour } from './behaviour';

/** Keys of scripts, as far as every store has them. */
export const apiKeyBehaviours: readonly Behaviour[] = [
  {
    rule: 'there is no API key at first, one ends on a day, and none is revoked that nobody made',
    given: 'connected',
    steps: [
      answers('listApiKeys', {}, { keys: [] }),
      refuses('createApiKey', { body: { name: 'nightly', role: 'viewer', end: 'soon' } }, invalid('end')),
      refuses('createApiKey', { body: { name: 'nightly', role: 'viewer', end: '2001-02-03' } }, invalid('end')),
      refuses('revokeApiKey', { params: { id: 7 } }, { status: 404, message: 'There is no API key with this ID.' }),
    ],
  },
];
