import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const EXISTING = 512_000_100;
const STORE = 'lantern-and-loam.example';

describe('merchant account', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const connect = (body?: object) => domain.call('POST', '/wc/gla/mc/accounts', body);
  const connection = async () => (await domain.call('GET', '/wc/gla/mc/connection')).body;

  it('is created without a body and is connected at once [S3.03] [S7.11]', async () => {
    await domain.load('connected');
    expect(await connection()).toEqual({ id: 0, status: 'disconnected' });
    const { status, body } = await connect();
    expect([status, body]).toEqual([200, { id: 512_340_001, subaccount: null, name: null, domain: null }]);
    expect(await connection()).toEqual({ id: 512_340_001, status: 'connected' });
  });

  it('lists the accounts of the connected identity with name and domain [S3.03] [S7.10]', async () => {
    await domain.load('connected');
    expect((await domain.call('GET', '/wc/gla/mc/accounts')).body).toEqual([]);
    await domain.load('existing-domain');
    expect((await domain.call('GET', '/wc/gla/mc/accounts')).body).toEqual([
      { id: EXISTING, subaccount: true, name: 'Lantern & Loam', domain: `https://${STORE}` },
    ]);
  });

  it('connects an existing account of the own domain, and again without another effect', async () => {
    await domain.load('existing-domain');
    expect((await connect({ id: EXISTING })).status).toBe(200);
    expect((await connect({ id: EXISTING })).status).toBe(200);
    expect(await connection()).toEqual({ id: EXISTING, status: 'connected' });
  });

  it('answers 409 for an account with another claimed URL, and switches it on request [S4.06] [S3.04] [S7.13]', async () => {
    await domain.load('conflict-409');
    const { status, body } = await connect({ id: EXISTING });
    expect(status).toBe(409);
    expect(body).toEqual({
      message: `This Merchant Center account already has a verified and claimed URL, old.${STORE}`,
      id: EXISTING,
      claimed_url: `old.${STORE}`,
      new_url: STORE,
    });
    expect(await connection()).toEqual({ id: 0, status: 'disconnected' });
    expect((await domain.call('POST', '/wc/gla/mc/accounts/switch-url', { id: EXISTING })).status).toBe(200);
    expect(await connection()).toEqual({ id: EXISTING, status: 'connected' });
  });

  it.each([
    ['creating', undefined, 512_340_001],
    ['connecting the existing one', { id: EXISTING }, EXISTING],
  ])(
    'answers 403 with the URL when %s finds it claimed elsewhere, and reclaims it [S4.06] [S7.12]',
    async (_how, body, id) => {
      await domain.load('conflict-403');
      const refused = await connect(body);
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        message: 'Website already claimed, use overwrite to complete the process.',
        id,
        website_url: STORE,
      });
      expect(await connection()).toEqual({ id, status: 'incomplete', step: 'claim' });
      expect((await domain.call('POST', '/wc/gla/mc/accounts/claim-overwrite', { id })).status).toBe(200);
      expect(await connection()).toEqual({ id, status: 'connected' });
    },
  );

  it('answers 406 when an independent account cannot claim the URL; there is no reclaiming', async () => {
    await domain.load('conflict-406');
    const { status, body } = await connect({ id: EXISTING });
    expect(status).toBe(406);
    expect(body).toEqual({
      message: 'Unable to claim website URL with this Merchant Center Account.',
      id: EXISTING,
      website_url: STORE,
    });
    const reclaim = await domain.call('POST', '/wc/gla/mc/accounts/claim-overwrite', { id: EXISTING });
    expect([reclaim.status, reclaim.body]).toEqual([
      400,
      { message: 'Attempting invalid claim overwrite.', id: EXISTING },
    ]);
  });

  it('answers 503 with id and seconds until the account is ready, and never makes a second one [S4.06] [S9.05]', async () => {
    await domain.load('conflict-503');
    const first = await connect();
    expect([first.status, first.body]).toEqual([
      503,
      {
        message: 'Please retry the request after the indicated number of seconds.',
        id: 512_340_001,
        retry_after: 5,
      },
    ]);
    expect(first.headers['retry-after']).toBe('5');
    expect(await connection()).toEqual({ id: 512_340_001, status: 'incomplete', step: 'link' });
    expect((await connect({ id: 512_340_001 })).status).toBe(503);
    const last = await connect();
    expect([last.status, last.body]).toEqual([200, { id: 512_340_001, subaccount: null, name: null, domain: null }]);
    expect((await domain.call('GET', '/wc/gla/mc/accounts')).body).toHaveLength(1);
  });

  const told = async () =>
    ((await domain.call('GET', '/sandbox/v1/events')).body as { name: string; props: object }[]).map(
      ({ name, props }) => [name, props],
    );

  it('tells the tracker of verifying, claiming and switching, each once', async () => {
    await domain.load('conflict-403');
    expect(await told()).toEqual([]);
    const verified = ['gla_site_verify_success', {}];
    const claimed = ['gla_site_claim', { action: 'success' }];
    await connect({ id: EXISTING });
    await domain.call('POST', '/wc/gla/mc/accounts/claim-overwrite', { id: EXISTING });
    await connect({ id: EXISTING });
    expect(await told()).toEqual([verified, ['gla_site_claim', { action: 'overwrite_required' }], claimed]);
    await domain.load('conflict-406');
    await connect({ id: EXISTING });
    const failure = { action: 'failure', details: 'independent_account' };
    expect(await told()).toEqual([verified, ['gla_site_claim', failure]]);
    await domain.load('conflict-409');
    await connect({ id: EXISTING });
    await domain.call('POST', '/wc/gla/mc/accounts/switch-url', { id: EXISTING });
    const switched = ['required', 'success'].map((action) => ['gla_mc_url_switch', { action }]);
    expect(await told()).toEqual([...switched, verified, claimed]);
  });

  it('refuses reclaiming and switching where nothing asked for it', async () => {
    await domain.load('connected');
    const reclaim = await domain.call('POST', '/wc/gla/mc/accounts/claim-overwrite', { id: 7 });
    expect([reclaim.status, reclaim.body]).toEqual([400, { message: 'Attempting invalid claim overwrite.', id: 7 }]);
    for (const body of [{ id: 7 }, {}, undefined]) {
      const change = await domain.call('POST', '/wc/gla/mc/accounts/switch-url', body);
      expect([change.status, change.body]).toEqual([400, { message: 'Attempting invalid URL switch.' }]);
    }
  });

  it('refuses another account once the setup is complete, and one that the identity cannot use', async () => {
    await domain.load('complete');
    const other = await connect({ id: EXISTING });
    expect([other.status, other.body]).toEqual([
      400,
      { message: 'Merchant Center account already connected: 512340001', id: 512_340_001 },
    ]);
    await domain.load('connected');
    const message = 'You have no access to the Merchant Center account 99.';
    expect((await connect({ id: 99 })).body).toEqual({ message });
    await domain.load('audience-saved');
    expect((await connect({ id: 99 })).body).toEqual({ message, id: 512_340_001 });
  });

  it('needs both merchant permissions; that 403 has no URL [S9.03]', async () => {
    await domain.load('missing-scopes');
    const { status, body } = await connect();
    expect([status, body]).toEqual([403, { message: 'Request had insufficient authentication scopes.' }]);
  });

  it('takes audience, settings, rates, times and products with it when it is disconnected [S7.09]', async () => {
    await domain.load('complete');
    const { status, body } = await domain.call('DELETE', '/wc/gla/mc/connection');
    expect([status, body]).toEqual([
      200,
      { status: 'success', message: 'Merchant Center account successfully disconnected.' },
    ]);
    expect(await connection()).toEqual({ id: 0, status: 'disconnected' });
    const read = async (path: string) => (await domain.call('GET', path)).body;
    expect(await read('/wc/gla/mc/setup')).toEqual({ status: 'incomplete', step: 'accounts' });
    expect(await read('/wc/gla/mc/target_audience')).toMatchObject({ location: null, countries: null });
    expect(await read('/wc/gla/mc/settings')).toMatchObject({ shipping_rate: null, website_live: false });
    expect(await read('/wc/gla/mc/shipping/rates')).toEqual([]);
    expect(await read('/wc/gla/mc/shipping/times')).toEqual([]);
    expect(await read('/wc/gla/mc/product-statistics')).toEqual({ message: 'Merchant Center account is not set up.' });
  });
});
