import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const JETPACK = { message: 'Please reconnect your Jetpack account.', status: 401, code: 'JETPACK_DISCONNECTED' };
const GOOGLE = { message: 'Please reconnect your Google account.', status: 401, code: 'GOOGLE_DISCONNECTED' };

describe('connections', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const read = async (path: string) => {
    const { status, body } = await domain.call('GET', path);
    return [status, body];
  };

  it('tells an account that never was from one that is connected [S3.01-S3.02] [S7.02] [S7.04]', async () => {
    await domain.load('fresh');
    expect(await read('/wc/gla/jetpack/connected')).toEqual([
      200,
      { active: 'no', owner: 'no', displayName: '', email: '' },
    ]);
    expect(await read('/wc/gla/google/connected')).toEqual([200, { active: 'no', email: '', scope: [] }]);
    await domain.load('connected');
    expect(await read('/wc/gla/jetpack/connected')).toEqual([
      200,
      { active: 'yes', owner: 'yes', displayName: 'Robin Loam', email: 'owner@lantern-and-loam.example' },
    ]);
    expect(await read('/wc/gla/google/connected')).toEqual([
      200,
      {
        active: 'yes',
        email: 'owner@lantern-and-loam.example',
        scope: [
          'https://www.googleapis.com/auth/content',
          'https://www.googleapis.com/auth/siteverification.verify_only',
          'https://www.googleapis.com/auth/adwords',
          'https://www.googleapis.com/auth/userinfo.email',
          'openid',
        ],
      },
    ]);
  });

  it('says what the identity may use, of the accounts that are stored [O3.06] [S7.06]', async () => {
    await domain.load('connected');
    const { body } = await domain.call('GET', '/wc/gla/google/reconnected');
    expect(Object.keys(body as object)).toEqual(['active', 'email', 'scope']);
    await domain.load('ads-complete');
    expect((await domain.call('GET', '/wc/gla/google/reconnected')).body).toMatchObject({
      active: 'yes',
      merchant_account: 512_340_001,
      merchant_access: 'yes',
      ads_account: 4_567_890_001,
      ads_access: 'yes',
    });
    await domain.load('provider-lost');
    expect((await domain.call('GET', '/wc/gla/google/reconnected')).body).toEqual({
      active: 'no',
      email: 'owner@lantern-and-loam.example',
    });
  });

  it.each([
    '/wc/gla/mc/accounts',
    '/wc/gla/mc/contact-information',
    '/wc/gla/mc/review',
    '/wc/gla/ads/accounts',
    '/wc/gla/ads/billing-status',
    '/wc/gla/ads/campaigns',
    '/wc/gla/mc/reports/programs',
    '/wc/gla/ads/reports/products',
  ])('asks to reconnect when %s needs an account that is gone', async (path) => {
    await domain.load('hosting-lost');
    expect(await read(path)).toEqual([401, JETPACK]);
    await domain.load('provider-lost');
    expect(await read(path)).toEqual([401, GOOGLE]);
  });

  it.each(['/wc/gla/mc/product-statistics', '/wc/gla/mc/issues/product', '/wc/gla/mc/product-feed'])(
    'answers %s with a bare 401 while the provider is off, and with 400 before the account is set up',
    async (path) => {
      await domain.load('provider-lost');
      expect(await read(path)).toEqual([401, { message: 'Google account is not connected.' }]);
      await domain.load('connected');
      expect(await read(path)).toEqual([400, { message: 'Merchant Center account is not set up.' }]);
    },
  );

  it('disconnects all accounts in their order and says so by route [S7.32]', async () => {
    await domain.load('ads-complete');
    const { status, body } = await domain.call('DELETE', '/wc/gla/connections');
    const done = { status: 'success', message: 'Successfully disconnected.' };
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toBe(
      JSON.stringify({
        errors: [],
        responses: {
          '/wc/gla/ads/connection': done,
          '/wc/gla/mc/connection': {
            status: 'success',
            message: 'Merchant Center account successfully disconnected.',
          },
          '/wc/gla/google/connect': done,
          '/wc/gla/jetpack/connect': done,
        },
      }),
    );
    expect(await read('/wc/gla/jetpack/connected')).toMatchObject([200, { active: 'no' }]);
    expect(await read('/wc/gla/ads/connection')).toMatchObject([200, { id: 0, status: 'disconnected' }]);
  });

  it('answers 400 in the same shape when one of them fails, and disconnects the others', async () => {
    await domain.load('ads-complete');
    await domain.call('POST', '/sandbox/v1/faults', {
      method: 'DELETE',
      path: '/wc/gla/mc/connection',
      status: 500,
      body: { message: 'No luck.' },
      times: 1,
    });
    const { status, body } = await domain.call('DELETE', '/wc/gla/connections');
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: { '/wc/gla/mc/connection': { message: 'No luck.' } },
      responses: {
        '/wc/gla/ads/connection': { status: 'success', message: 'Successfully disconnected.' },
        '/wc/gla/google/connect': { status: 'success', message: 'Successfully disconnected.' },
        '/wc/gla/jetpack/connect': { status: 'success', message: 'Successfully disconnected.' },
      },
    });
    expect(await read('/wc/gla/mc/connection')).toMatchObject([200, { status: 'connected' }]);
  });
});
