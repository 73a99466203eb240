import type { ApiKey } from '@listings/shared-api/contract';
import { failure, invalid, ok, type FakeHandlers } from './fake-handlers';

type ApiKeyCall = 'listApiKeys' | 'createApiKey' | 'revokeApiKey';

/** Handlers of the calls about API keys. */
export const fakeApiKeysHandlers: FakeHandlers<ApiKeyCall> = {
  listApiKeys: (_, { apiKeys }) => ok({ keys: apiKeys }),
  createApiKey: ({ body: { name, role, spend_limit, end } }, store) => {
    const endsAt = Date.parse(end);
    if (Number.isNaN(endsAt) || endsAt < Date.now()) return invalid(['end']);
    store.lastId += 1;
    const key: ApiKey = {
      id: store.lastId,
      name,
      prefix: 'key_fake00',
      role,
      spend_limit,
      made_by: 'Owner',
      made_at: Math.floor(Date.now() / 1000),
      ends_at: endsAt / 1000,
      used_at: null,
      state: 'active',
    };
    store.apiKeys = [key, ...store.apiKeys];
    return ok({ key, secret: `key_fake00${store.lastId}` });
  },
  revokeApiKey: ({ params: { id } }, store) => {
    const found = store.apiKeys.find((key) => key.id === id);
    if (!found) return failure(404, 'There is no API key with this ID.');
    const key: ApiKey = { ...found, state: 'revoked' };
    store.apiKeys = store.apiKeys.map((other) => (other.id === id ? key : other));
    return ok({ key });
  },
};
