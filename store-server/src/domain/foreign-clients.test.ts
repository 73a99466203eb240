import { startDomain, type DomainUnderTest } from './testing/domain.fixture';

const RATE = { country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } };

/** The contract has them, our own client does without. */
describe('calls that other clients of the contract make', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const reply = await domain.call(method, `/wc/gla/mc/${path}`, body);
    return [reply.status, reply.body] as const;
  };

  it('save, read, change and delete one shipping rate [S3.09]', async () => {
    await domain.load('fresh');
    const [status, body] = await call('POST', 'shipping/rates', RATE);
    const { rate } = body as { rate: { id: string } };
    expect([status, body]).toEqual([
      201,
      { status: 'success', message: 'Successfully added rate for country: "US".', rate: { id: rate.id, ...RATE } },
    ]);
    expect(await call('GET', `shipping/rates/${rate.id}`)).toEqual([200, { id: rate.id, ...RATE }]);
    expect(await call('PATCH', `shipping/rates/${rate.id}`, { ...RATE, rate: 6, options: {} })).toEqual([204, null]);
    expect(await call('GET', 'shipping/rates')).toEqual([200, [{ id: rate.id, ...RATE, rate: 6, options: {} }]]);
    expect(await call('DELETE', `shipping/rates/${rate.id}`)).toEqual([
      200,
      { status: 'success', message: 'Successfully deleted rate.' },
    ]);
    expect(await call('GET', 'shipping/rates')).toEqual([200, []]);
  });

  it('move a shipping rate to another country, in the place of the rate it had [S3.09]', async () => {
    await domain.load('shipping-saved');
    const [, before] = await call('GET', 'shipping/rates');
    const [british] = before as { id: string; country: string }[];
    expect(british?.country).toBe('GB');
    expect(await call('PATCH', `shipping/rates/${british?.id}`, RATE)).toEqual([204, null]);
    const [, after] = await call('GET', 'shipping/rates');
    expect(after).toMatchObject([RATE]);
  });

  it.each(['GET', 'PATCH', 'DELETE'] as const)('are told by %s that there is no such rate', async (method) => {
    const body = method === 'PATCH' ? RATE : undefined;
    expect(await call(method, 'shipping/rates/987654', body)).toEqual([
      404,
      { message: 'No rate found with the given ID.', id: '987654' },
    ]);
  });

  it('are refused a rate that the store cannot have, by name of the field', async () => {
    await domain.load('shipping-saved');
    const [, rates] = await call('GET', 'shipping/rates');
    const [first] = rates as { id: string }[];
    for (const [method, path] of [
      ['POST', 'shipping/rates'],
      ['PATCH', `shipping/rates/${first?.id}`],
    ] as const) {
      const [status, body] = await call(method, path, { ...RATE, currency: 'EUR' });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: 'rest_invalid_param', message: 'Invalid parameter(s): currency' }),
      ]);
    }
    expect(await call('GET', 'shipping/rates')).toEqual([200, rates]);
  });

  it('save, read and delete one shipping time [S3.10]', async () => {
    await domain.load('fresh');
    expect(await call('POST', 'shipping/times', { country_code: 'us', time: 3 })).toEqual([
      201,
      { status: 'success', message: 'Successfully added time for country: "US".' },
    ]);
    const time = { country_code: 'US', time: '3', country: 'United States (US)' };
    expect(await call('GET', 'shipping/times/US')).toEqual([200, time]);
    expect(await call('GET', 'shipping/times')).toEqual([200, { US: time }]);
    expect(await call('DELETE', 'shipping/times/US')).toEqual([
      200,
      { status: 'success', message: 'Successfully deleted the time for country: "US".' },
    ]);
    expect(await call('GET', 'shipping/times/US')).toEqual([404, { message: 'No time available.', country: 'US' }]);
    const [status, body] = await call('POST', 'shipping/times', { country_code: 'CN', time: 3 });
    expect([status, body]).toEqual([400, expect.objectContaining({ message: 'Invalid parameter(s): country_code' })]);
  });

  it('list the issues of account and products together; a warning waits while there is any error [O3.01]', async () => {
    await domain.load('complete');
    const [, warnings] = await call('GET', 'issues/product');
    expect(await call('GET', 'issues')).toEqual([200, warnings]);
    await domain.load('disapproved');
    const issues = async (path: string) => ((await call('GET', path))[1] as { issues: object[] }).issues;
    const [account, products] = [await issues('issues/account'), await issues('issues/product')];
    const [status, all] = await call('GET', 'issues?per_page=0');
    const total = account.length + products.length;
    expect([status, all]).toEqual([200, { issues: [...account, ...products], total, page: 1 }]);
    expect(account.length * products.length).toBeGreaterThan(0);
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / 3); page += 1)
      pages.push(...(await issues(`issues?per_page=3&page=${page}`)));
    expect(pages).toEqual([...account, ...products]);
  });

  it('ask for statistics that are counted anew [O3.04]', async () => {
    await domain.load('complete');
    const [, kept] = await call('GET', 'product-statistics');
    expect(await call('GET', 'product-statistics/refresh')).toEqual([200, kept]);
    await domain.load('connected');
    expect(await call('GET', 'product-statistics/refresh')).toEqual([
      400,
      { message: 'Merchant Center account is not set up.' },
    ]);
  });
});
