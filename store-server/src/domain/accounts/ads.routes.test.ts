import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const OWN = 4_567_890_001;
const EXISTING = 2_345_678_901;
const BILLING = `http://localhost:4000/sandbox/billing?account=${OWN}`;

describe('ads', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const reply = await domain.call(method, `/wc/gla/ads/${path}`, body);
    return [reply.status, reply.body] as const;
  };

  const approve = () => domain.page('POST', '/sandbox/billing', { account: String(OWN) });

  describe('account', () => {
    it('is not there at first; the sign is that of the store currency [S3.05] [O3.07] [S7.30]', async () => {
      await domain.load('complete');
      expect(await call('GET', 'connection')).toEqual([
        200,
        { id: 0, currency: null, symbol: '$', status: 'disconnected' },
      ]);
    });

    it('lists what the identity has [S7.33]', async () => {
      await domain.load('connected');
      expect(await call('GET', 'accounts')).toEqual([
        200,
        [
          { id: EXISTING, name: 'Lantern & Loam' },
          { id: 3_456_789_012, name: 'Spring fair 2024' },
        ],
      ]);
    });

    it('is created with 428 until billing is approved, and never twice [S7.34-S7.35] [S3.06] [O7.14-O7.15]', async () => {
      await domain.load('complete');
      const open = [
        428,
        { message: 'Billing setup must be completed.', billing_url: BILLING, billing_status: 'pending' },
      ];
      expect(await call('POST', 'accounts')).toEqual(open);
      expect(await call('POST', 'accounts')).toEqual(open);
      expect(await call('GET', 'billing-status')).toEqual([200, { status: 'pending', billing_url: BILLING }]);
      expect((await call('GET', 'connection'))[1]).toMatchObject({
        id: OWN,
        currency: 'USD',
        status: 'incomplete',
        step: 'billing',
        sub_account: true,
      });
      await approve();
      expect(await call('GET', 'billing-status')).toEqual([200, { status: 'approved' }]);
      expect(await call('POST', 'accounts')).toEqual([200, { id: OWN, billing_url: BILLING }]);
      expect((await call('GET', 'connection'))[1]).toMatchObject({ id: OWN, status: 'connected' });
      expect((await call('GET', 'accounts'))[1]).toHaveLength(3);
    });

    it('is linked by its id, without a billing address and without a birthday', async () => {
      await domain.load('complete');
      expect(await call('POST', 'accounts', { id: EXISTING })).toEqual([200, { id: EXISTING, billing_url: null }]);
      expect(await call('GET', 'connection')).toEqual([
        200,
        { id: EXISTING, currency: 'USD', symbol: '$', status: 'connected' },
      ]);
      expect(await call('POST', 'accounts', { id: 3_456_789_012 })).toEqual([
        400,
        { message: `Ads account ${EXISTING} already connected.` },
      ]);
    });

    it('is refused when the identity cannot use it, or did not grant the permission', async () => {
      await domain.load('complete');
      expect((await call('POST', 'accounts', { id: 77 }))[0]).toBe(403);
      await domain.load('missing-scopes');
      expect((await call('GET', 'accounts'))[0]).toBe(403);
      expect((await call('POST', 'accounts'))[0]).toBe(403);
    });

    it('is marked complete, and forgets that when it is disconnected [S7.31] [S7.38] [O7.18]', async () => {
      await domain.load('ads-pending-billing');
      expect(await call('POST', 'setup/complete')).toEqual([
        200,
        { status: 'success', message: 'Successfully marked Ads setup as completed.' },
      ]);
      const bootstrap = async () => {
        const { body } = await domain.page('GET', '/google/dashboard');
        return /"adsSetupComplete":(true|false)/.exec(String(body))?.[1];
      };
      expect(await bootstrap()).toBe('true');
      expect((await call('DELETE', 'connection'))[0]).toBe(200);
      expect(await bootstrap()).toBe('false');
      expect((await call('GET', 'connection'))[1]).toMatchObject({ id: 0, status: 'disconnected' });
    });
  });

  describe('budget recommendation', () => {
    it('gives whole amounts in the currency of the account, for countries it knows [S3.15] [O3.10] [S7.36] [O7.13]', async () => {
      await domain.load('ads-complete');
      expect(await call('GET', 'campaigns/budget-recommendation?country_codes=US,GB,CN')).toEqual([
        200,
        {
          currency: 'USD',
          recommendations: [
            { country: 'US', daily_budget_low: 20, daily_budget_high: 60 },
            { country: 'GB', daily_budget_low: 15, daily_budget_high: 40 },
          ],
        },
      ]);
    });

    it('answers 404 when there is none, and 400 without an account', async () => {
      await domain.load('ads-complete');
      expect(await call('GET', 'campaigns/budget-recommendation?country_codes=CN')).toEqual([
        404,
        { message: 'Cannot find any budget recommendations.', currency: 'USD', country_codes: ['CN'] },
      ]);
      await domain.load('complete');
      expect(await call('GET', 'campaigns/budget-recommendation?country_codes=US')).toEqual([
        400,
        { message: 'No currency available for the Ads account.', currency: '', country_codes: ['US'] },
      ]);
    });
  });

  describe('campaigns', () => {
    beforeEach(() => domain.load('ads-complete'));

    const list = async (query = '') => (await call('GET', `campaigns${query}`))[1] as { id: number; status: string }[];

    it('are listed with budget, status and countries; a legacy one has none [S3.14] [O3.09] [O7.09]', async () => {
      const [legacy] = (await list()).slice(-1);
      expect((await list()).map(({ status }) => status)).toEqual(['enabled', 'paused', 'enabled']);
      expect(legacy).toEqual({
        id: 17_890_003,
        name: 'Lanterns 2024',
        status: 'enabled',
        type: 'shopping',
        amount: 8,
        country: 'US',
        targeted_locations: [],
      });
    });

    it('are created enabled, named after the time in the zone of the store [S7.37] [O7.10]', async () => {
      const [status, body] = await call('POST', 'campaigns', { amount: 20.5, targeted_locations: ['US', 'gb'] });
      expect([status, body]).toEqual([
        200,
        {
          id: 17_890_004,
          name: 'Campaign 2026-11-19 19:00:00',
          status: 'enabled',
          type: 'performance_max',
          amount: 20.5,
          country: 'US',
          targeted_locations: ['US', 'GB'],
        },
      ]);
      const [, second] = await call('POST', 'campaigns', { amount: 5, targeted_locations: ['US'] });
      expect(second).toMatchObject({ name: 'Campaign 2026-11-19 19:00:00 (2)' });
    });

    it.each([
      { amount: 0, targeted_locations: ['US'] },
      { amount: -1, targeted_locations: ['US'] },
      { amount: 0.001, targeted_locations: ['US'] },
      { amount: 5, targeted_locations: [] },
      { amount: 5, targeted_locations: ['CN'] },
      { amount: 5, targeted_locations: ['XX'] },
      { targeted_locations: ['US'] },
    ])('are not created from %j', async (body) => {
      const [status, answer] = await call('POST', 'campaigns', body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ message: expect.stringMatching(/(Missing|Invalid) parameter\(s\)/) });
      expect(await list('?exclude_removed=false')).toHaveLength(3);
    });

    it('have names of their own', async () => {
      const body = { amount: 5, targeted_locations: ['US'], name: 'Lanterns 2024' };
      const [status, answer] = await call('POST', 'campaigns', body);
      expect([status, answer]).toMatchObject([400, { message: 'A campaign with this name already exists' }]);
    });

    it('change budget, status or name, or say that nothing was to be changed [O7.11]', async () => {
      const id = 17_890_001;
      expect(await call('PATCH', `campaigns/${id}`, { amount: 33.33, status: 'paused' })).toEqual([
        200,
        { status: 'success', message: 'Successfully edited campaign.', id },
      ]);
      expect((await call('GET', `campaigns/${id}`))[1]).toMatchObject({ amount: 33.33, status: 'paused' });
      expect(await call('PATCH', `campaigns/${id}`, {})).toEqual([
        400,
        { status: 'invalid_data', message: 'Invalid edit data.' },
      ]);
      expect(await call('PATCH', 'campaigns/99', { amount: 1 })).toEqual([
        404,
        { message: 'Campaign is not available.', id: 99 },
      ]);
    });

    it('are removed for good, once [O7.12]', async () => {
      const id = 17_890_002;
      expect(await call('DELETE', `campaigns/${id}`)).toEqual([
        200,
        { status: 'success', message: 'Successfully deleted campaign.', id },
      ]);
      expect((await list()).map((campaign) => campaign.id)).toEqual([17_890_001, 17_890_003]);
      expect((await list('?exclude_removed=false'))[1]).toMatchObject({ id, status: 'removed' });
      const again = await call('DELETE', `campaigns/${id}`);
      expect(again).toMatchObject([400, { message: 'This campaign has already been deleted', id }]);
      expect((await call('PATCH', `campaigns/${id}`, { status: 'enabled' }))[0]).toBe(400);
    });

    it('need an ads account', async () => {
      await domain.load('complete');
      expect(await call('GET', 'campaigns')).toEqual([200, []]);
      expect((await call('POST', 'campaigns', { amount: 5, targeted_locations: ['US'] }))[0]).toBe(400);
    });
  });
});
