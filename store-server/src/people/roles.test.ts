import {
  endpoints,
  roleSchema,
  type EndpointDefinition,
  type EndpointKey,
  type Role,
} from '@listings/shared-api/contract';
import { createDomainModule } from '../domain-module';
import { startTestServer, visitorAs, type TestServer, type Visitor } from '../testing/test-server';

const all = Object.entries(endpoints as Record<EndpointKey, EndpointDefinition>) as [EndpointKey, EndpointDefinition][];
const urlOf = (path: string): string => `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`;

/** Written out a second time, so that a slip in the table is seen. */
const ofOwners: readonly EndpointKey[] = [
  'startHostingConnection',
  'disconnectHosting',
  'startProviderConnection',
  'disconnectProvider',
  'disconnectAll',
  'connectMerchantAccount',
  'reclaimUrl',
  'switchUrl',
  'disconnectMerchant',
  'connectAdsAccount',
  'disconnectAds',
  'saveAlertWebhook',
  'testAlertWebhook',
  'createApiKey',
  'revokeApiKey',
];
const ofAdvertisers: readonly EndpointKey[] = [
  'completeAdsSetup',
  'createCampaign',
  'updateCampaign',
  'deleteCampaign',
];

/** What follows from them needs a role of its own. */
const ofWhoActs: readonly EndpointKey[] = ['undoActivity', 'createHandOver', 'renewHandOver', 'withdrawHandOver'];

const ofEverybody: readonly EndpointKey[] = ['markAlertsRead', 'saveAlertSettings', 'saveSavedViews'];

const neededFor = (key: EndpointKey, method: string): Role => {
  if (ofOwners.includes(key)) return 'owner';
  if (ofAdvertisers.includes(key)) return 'advertiser';
  return method === 'GET' || ofEverybody.includes(key) ? 'viewer' : 'feed-manager';
};

const mayCall = (role: Role, key: EndpointKey, method: string): boolean => {
  const needed = neededFor(key, method);
  if (ofWhoActs.includes(key)) return role !== 'viewer';
  return role === 'owner' || needed === 'viewer' || needed === role;
};

describe.each(roleSchema.options)('as %s', (role) => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ env: { RATE_LIMIT: '100000' } });
    await server.store.db.updateTable('people').set({ name: 'Ada' }).execute();
    visitor = await visitorAs(server, role, { name: 'Berit' });
  });

  afterAll(async () => {
    await server.stop();
  });

  it.each(all)(
    '%s is allowed or refused by the role, and the refusal names the role and whom to ask',
    async (key, definition) => {
      const { method, path } = definition;
      const response = await visitor.call(method, urlOf(path), method === 'GET' ? {} : { payload: {} });
      const refusal = {
        code: 'rest_role_needed',
        message: 'Your role does not allow this. Ask an owner: Ada.',
        data: { status: 403, details: { role: neededFor(key, method), owners: ['Ada'] } },
      };
      const isRefused = response.statusCode === 403;
      expect(isRefused ? response.json() : null).toEqual(mayCall(role, key, method) ? null : refusal);
    },
  );

  it('the page says what it may not do', async () => {
    const page = await visitor.call('GET', '/wp-json/store/v1/bootstrap');
    const { person } = page.json<{ person: { role: Role; refusal: string; refused: Record<string, Role> } }>();
    expect(person.role).toBe(role);
    expect(person.refusal).toBe(
      `Your role does not allow this. Ask an owner: ${role === 'owner' ? 'Ada, Berit' : 'Ada'}.`,
    );
    const refused = all.filter(([key, { method }]) => !mayCall(role, key, method));
    expect(person.refused).toEqual(
      Object.fromEntries(refused.map(([key, { method }]) => [key, neededFor(key, method)])),
    );
  });
});

describe('beyond the contract', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
  });

  afterAll(async () => {
    await server.stop();
  });

  const statusOf = async (visitor: Visitor, method: 'GET' | 'POST', url: string, headers = {}) =>
    (await visitor.call(method, url, { headers, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode;

  it('the sandbox, copies of the store and the pages of accounts are an owner’s', async () => {
    const [viewer, owner] = [await visitorAs(server, 'viewer'), await visitorAs(server, 'owner', { name: 'Ada' })];
    for (const [method, url] of [
      ['GET', '/sandbox'],
      ['GET', '/wp-json/sandbox/v1/clock'],
      ['POST', '/wp-json/sandbox/v1/reset'],
      // Copies are made of a file: a store on PostgreSQL has none.
      ...(server.store.engine === 'sqlite'
        ? ([
            ['GET', '/wp-json/store/v1/backups'],
            ['POST', '/wp-json/store/v1/backups'],
          ] as const)
        : []),
    ] as const) {
      expect([url, await statusOf(viewer, method, url)]).toEqual([url, 403]);
    }
    expect(await statusOf(owner, 'GET', '/sandbox')).toBe(200);
    expect(await statusOf(viewer, 'GET', '/google/dashboard')).toBe(200);
    const refused = await viewer.call('GET', '/sandbox', { headers: { accept: 'text/html' } });
    expect(refused.body).toContain('Only an owner of the store may do this. Ask: Ada.');
    expect((await viewer.call('POST', '/sign-out')).statusCode).toBe(204);
  });

  it('a name is text in a page', async () => {
    await server.store.db.updateTable('people').set({ name: '<b>Ada</b>' }).where('role', '=', 'owner').execute();
    const visitor = await visitorAs(server, 'feed-manager');
    const refused = await visitor.call('GET', '/sandbox', { headers: { accept: 'text/html' } });
    expect(refused.body).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  });

  it('an advertiser spends up to the limit, and what goes beyond it is refused by its field', async () => {
    const visitor = await visitorAs(server, 'advertiser', { spend_limit: 1000 });
    const URL = '/wp-json/wc/gla/ads/campaigns';
    const list = async () => (await visitor.call('GET', URL)).json<{ id: number; amount: number; status: string }[]>();
    const before = (await list())
      .filter(({ status }) => status === 'enabled')
      .reduce((sum, { amount }) => sum + amount, 0);
    const create = (amount: number) => visitor.call('POST', URL, { payload: { amount, targeted_locations: ['US'] } });
    const over = await create(1000 - before + 1);
    expect(over.statusCode).toBe(400);
    expect(over.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { amount: expect.stringContaining('would spend 1001 a day; your limit is 1000.') } },
    });
    const made = (await create(1000 - before)).json<{ id: number }>();
    const edit = (payload: object) => visitor.call('PATCH', `${URL}/${made.id}`, { payload });
    expect((await edit({ amount: 1000 - before + 0.5 })).statusCode).toBe(400);
    expect((await edit({ status: 'paused' })).statusCode).toBe(200);
    expect((await create(5)).statusCode).toBe(200);
    expect((await edit({ status: 'enabled' })).json()).toMatchObject({
      data: { params: { status: expect.any(String) } },
    });
    expect((await edit({ amount: 1, status: 'enabled' })).statusCode).toBe(200);
  });

  it('what would spend more than the limit is not taken back either', async () => {
    const { db } = server.store;
    await db.deleteFrom('people').where('id', 'in', ['the advertiser', 'the owner']).execute();
    const owner = await visitorAs(server, 'owner', { name: 'Cleo' });
    const URL = '/wp-json/wc/gla/ads/campaigns';
    const [campaign] = (await owner.call('GET', URL)).json<{ id: number }[]>();
    for (const amount of [900, 1])
      await owner.call('PATCH', `${URL}/${campaign?.id}`, { payload: { amount, status: 'enabled' } });
    const latest = async () => {
      const list = await owner.call('GET', '/wp-json/wc/gla/activity?kind=campaign&per_page=1');
      return list.json<{ entries: { id: number; undo: string }[] }>().entries[0];
    };
    const entry = await latest();
    const advertiser = await visitorAs(server, 'advertiser', { spend_limit: 800 });
    const undone = await advertiser.call('POST', `/wp-json/wc/gla/activity/${entry?.id}/undo`);
    expect(undone.statusCode).toBe(400);
    expect(undone.json()).toMatchObject({
      data: { params: { amount: expect.stringContaining('your limit is 800.') } },
    });
    expect(await latest()).toEqual(entry);
  });

  it('what somebody may not change, they may not take back', async () => {
    const { db } = server.store;
    await db.deleteFrom('people').where('id', '=', 'the feed-manager').execute();
    const manager = await visitorAs(server, 'feed-manager');
    await db.deleteFrom('people').where('id', '=', 'the owner').execute();
    const owner = await visitorAs(server, 'owner', { name: 'Cleo' });
    const [campaign] = (await manager.call('GET', '/wp-json/wc/gla/ads/campaigns')).json<{ id: number }[]>();
    await owner.call('PATCH', `/wp-json/wc/gla/ads/campaigns/${campaign?.id}`, { payload: { amount: 3 } });
    const list = await manager.call('GET', '/wp-json/wc/gla/activity?kind=campaign&per_page=1');
    const [entry] = list.json<{ entries: { id: number }[] }>().entries;
    const undone = await manager.call('POST', `/wp-json/wc/gla/activity/${entry?.id}/undo`);
    expect(undone.json()).toMatchObject({ code: 'rest_role_needed', data: { details: { role: 'advertiser' } } });
  });
});
