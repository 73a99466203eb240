import type { StoreChecks } from '@listings/shared-api/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const PATH = '/wc/gla/mc/store-checks';

describe('the checks of the shop', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('connected');
  });

  beforeEach(() => domain.load('connected'));

  afterAll(() => domain.stop());

  const read = async () => (await domain.call('GET', PATH)).body as StoreChecks;
  const run = async () => (await domain.call('POST', PATH)).body as StoreChecks;
  const faults = (...names: readonly string[]) => domain.call('POST', '/sandbox/v1/shop', { faults: names });

  /** Waits until the shop was looked at. */
  async function whenDone(): Promise<StoreChecks> {
    for (;;) {
      const checks = await read();
      if (checks.status !== 'running') return checks;
      await wait(20);
    }
  }

  const verdicts = ({ checks }: StoreChecks) => Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));

  const allFound = {
    website_live: 'found',
    checkout_process_secure: 'found',
    payment_methods_visible: 'found',
    refund_tos_visible: 'found',
    contact_info_visible: 'found',
  };

  it('say nothing before the shop was looked at', async () => {
    expect(await read()).toEqual({
      status: 'never',
      site: 'https://lantern-and-loam.example',
      checked_at: 0,
      checks: [],
    });
  });

  it('run beside the calls, and tell what was seen and when', async () => {
    const { now } = (await domain.call('GET', '/sandbox/v1/clock')).body as { now: number };
    expect(await run()).toMatchObject({ status: 'running', checks: [] });
    const done = await whenDone();
    expect(verdicts(done)).toEqual(allFound);
    expect(done.status).toBe('done');
    expect(done.checked_at).toBe(Math.floor(now / 1000));
    expect(done.checks[0]?.evidence[0]).toEqual({
      code: 'opened',
      url: 'https://lantern-and-loam.example/',
      values: [],
    });
  });

  it('keep what was seen the last time while they run again, and see what has changed since', async () => {
    await run();
    const first = await whenDone();
    await faults('no-contact');
    expect(await run()).toEqual({ ...first, status: 'running' });
    expect(verdicts(await whenDone())).toEqual({ ...allFound, contact_info_visible: 'not_found' });
  });

  it('look once, however often they are asked for meanwhile', async () => {
    await faults('slow');
    await run();
    expect((await run()).status).toBe('running');
    await domain.load('connected');
    expect((await read()).status).toBe('never');
  });

  it('give a look up when the store is put into another state, and take the next one at once', async () => {
    await faults('slow');
    await run();
    await wait(400);
    await domain.load('connected');
    const from = performance.now();
    await run();
    expect(verdicts(await whenDone())).toEqual(allFound);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it('hold no other call up while a shop does not answer', async () => {
    await faults('slow');
    await run();
    await wait(400);
    const saved = await domain.call('POST', '/wc/gla/mc/settings', { website_live: true });
    expect(saved.status).toBe(200);
    expect((await read()).status).toBe('running');
  });

  it('begin when an audience is saved, two steps before the requirements, and only once', async () => {
    const audience = { location: 'selected', countries: ['US'] };
    await domain.call('POST', '/wc/gla/mc/target_audience', audience);
    expect((await read()).status).toBe('running');
    const first = await whenDone();
    expect(verdicts(first)).toEqual(allFound);
    await domain.call('POST', '/wc/gla/mc/target_audience', audience);
    expect(await read()).toEqual(first);
  });

  it('are there in a scenario that stands at the requirements', async () => {
    await domain.load('shipping-saved');
    const done = await read();
    expect([done.status, verdicts(done)]).toEqual(['done', allFound]);
  });

  it('are ticked by nobody but the admin [S4.19]', async () => {
    await run();
    await whenDone();
    expect((await domain.call('GET', '/wc/gla/mc/settings')).body).toMatchObject({
      website_live: false,
      checkout_process_secure: false,
      payment_methods_visible: false,
      refund_tos_visible: false,
      contact_info_visible: false,
    });
  });
});

it('reach out for nothing but the real shop where no sandbox plays one', async () => {
  const domain = await startDomain('connected', { SANDBOX: 'off' });
  await domain.call('POST', PATH);
  let checks = (await domain.call('GET', PATH)).body as StoreChecks;
  while (checks.status === 'running') {
    await wait(50);
    checks = (await domain.call('GET', PATH)).body as StoreChecks;
  }
  // Names below .example lead nowhere (RFC 2606).
  const codes = checks.checks.flatMap(({ evidence }) => evidence.map(({ code }) => code));
  expect(['no_such_host', 'unreachable', 'too_slow']).toContain(codes[0]);
  expect(new Set(codes).size).toBe(1);
  expect((await domain.call('GET', '/sandbox/v1/shop')).status).toBe(404);
  await domain.stop();
});
