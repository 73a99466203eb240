import type { ProductStatistics } from '@listings/shared-api/contract';
import { testEngine } from '../testing/engines';
import { writeRelease } from '../testing/release.fixture';
import { CrashProcess } from './crash-process';
import { call, PASSWORD } from './crash-writer';

/** Only PostgreSQL lets several servers have one store: `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

const RATE_LIMIT = 3000;
const HEADERS = {
  authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`,
  'content-type': 'application/json',
};

const bodyOf = <Body>(answer: Awaited<ReturnType<typeof call>>): Body => {
  if (answer === null) throw new Error('The connection broke');
  return answer.body as Body;
};

/** Presses the button of the page that a sign-in link opens. */
const pressLink = (link: string): Promise<Response> => {
  const { origin, search } = new URL(link);
  return fetch(`${origin}/sign-in`, { method: 'POST', body: new URLSearchParams(search), redirect: 'manual' });
};

/** The session's cookie under the name that it has at another server: over http names carry the port. */
const cookieFor = (origin: string, cookie: string): string =>
  cookie.replace(/^session-\d+=/, `session-${new URL(origin).port}=`);

onPostgres('two servers on one PostgreSQL', () => {
  let processes: CrashProcess[];
  let origins: [string, string];

  beforeAll(async () => {
    const { dataDir, databaseUrl } = await testEngine.place('two servers');
    const env = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RELEASE_DIR: writeRelease(),
      APP_PASSWORD: PASSWORD,
      SCENARIO: 'ads-complete',
      RATE_LIMIT: String(RATE_LIMIT),
    };
    processes = await Promise.all([CrashProcess.start(env), CrashProcess.start(env)]);
    const ready = await Promise.all(processes.map((server) => server.ready()));
    origins = [ready[0]?.origin ?? '', ready[1]?.origin ?? ''];
  }, 60_000);

  afterAll(() => Promise.all(processes.map((server) => server.kill())));

  const sandbox = async (at: 0 | 1, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origins[at]}/wp-json/sandbox/v1/${path}`, {
      method,
      headers: HEADERS,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  const both = [0, 1] as const;

  it('make the tables and the store once, however close together they start [DB-8]', async () => {
    for (const at of both) {
      expect(processes[at]?.output).not.toContain('error');
      const feed = await call(origins[at], 'GET', 'mc/product-feed?per_page=1');
      expect(feed).toMatchObject({ status: 200, body: { total: 21 } });
    }
  });

  it('know the same sessions, and take the sign-in links of both [B-4]', async () => {
    for (const at of both) {
      const [, link = ''] = (await processes[at]?.said(/^sign in (\S+)$/m)) ?? [];
      const answer = await pressLink(link);
      expect(answer.status).toBe(303);
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const other = origins[at === 0 ? 1 : 0];
      const there = cookieFor(other, cookie);
      const page = await fetch(`${other}/sandbox`, { headers: { cookie: there } });
      expect(page.status).toBe(200);
      const _wpnonce = /name="_wpnonce" value="([\w-]+)"/.exec(await page.text())?.[1] ?? '';
      const headers = { cookie: there, 'x-wp-nonce': _wpnonce };
      expect((await fetch(`${other}/sign-out`, { method: 'POST', headers })).status).toBe(204);
      expect((await fetch(`${origins[at]}/sandbox`, { headers: { cookie } })).status).toBe(401);
    }
  });

  it('do a keyed mutation once, whichever of them is asked, and answer it alike [S-6]', async () => {
    const body = { name: 'Once', amount: 10, targeted_locations: ['US'] };
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(origins[index % 2 === 0 ? 0 : 1], 'POST', 'ads/campaigns', body, headers),
      ),
    );
    const done = answers.filter((answer) => answer?.status === 200);
    expect(answers.filter((answer) => answer?.status !== 200 && answer?.status !== 409)).toEqual([]);
    expect(new Set(done.map((answer) => JSON.stringify(answer?.body))).size).toBe(1);
    const listed = await call(origins[1], 'GET', 'ads/campaigns');
    expect(bodyOf<{ name: string }[]>(listed).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('give no id twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call(origins[index % 2 === 0 ? 0 : 1], 'POST', 'ads/campaigns', {
          name: `Each ${index}`,
          amount: 10,
          targeted_locations: ['US'],
        }),
      ),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => bodyOf<{ id: number }>(answer).id)).size).toBe(30);
  });

  it('send five codes to a number together [S9.02]', async () => {
    const body = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' };
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await call(origins[count % 2 === 0 ? 0 : 1], 'POST', 'mc/phone-verification/request', body);
      statuses.push(answer?.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('have one clock, one scenario and one consent desk [S-13]', async () => {
    await sandbox(0, 'POST', 'clock', { advanceMs: 86_400_000 });
    expect(await sandbox(1, 'GET', 'clock')).toMatchObject({ offset: 86_400_000 });
    await sandbox(1, 'POST', 'clock', { advanceMs: -86_400_000 });
    expect(await sandbox(0, 'GET', 'clock')).toMatchObject({ offset: 0 });
    await sandbox(1, 'POST', 'scenario', { name: 'fresh' });
    expect(await call(origins[0], 'GET', 'mc/setup')).toMatchObject({ body: { step: 'accounts' } });
    const started = await call(origins[0], 'GET', 'jetpack/connect');
    const { pathname, search } = new URL(bodyOf<{ url: string }>(started).url);
    const page = await fetch(`${origins[1]}${pathname}${search}`, { headers: { cookie: await cookieAt(1) } });
    expect(await page.text()).toContain('Connect your WordPress.com account');
  });

  it('hand a large catalogue in together with one of them at work, and load a scenario whole [O4.06]', async () => {
    await sandbox(0, 'POST', 'scenario', { name: 'large-catalog' });
    await sandbox(0, 'POST', 'clock', { advanceMs: 4 * 86_400_000 });
    for (const at of both) {
      const { statistics } = bodyOf<ProductStatistics>(await call(origins[at], 'GET', 'mc/product-statistics'));
      expect(statistics?.not_synced).toBe(4);
      expect(statistics?.active).toBeGreaterThan(9000);
    }
    await sandbox(1, 'POST', 'clock', { advanceMs: -4 * 86_400_000 });
    await sandbox(1, 'POST', 'scenario', { name: 'ads-complete' });
    expect(await call(origins[0], 'GET', 'mc/product-feed?per_page=1')).toMatchObject({ body: { total: 21 } });
  }, 60_000);

  it('meet the faults that either was given, each as often as it was meant [S-13]', async () => {
    const path = '/wc/gla/mc/settings';
    await sandbox(0, 'POST', 'faults', { method: 'GET', path, status: 418, times: 3 });
    expect(await sandbox(1, 'GET', 'faults')).toEqual([{ method: 'GET', path, status: 418, times: 3 }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call(origins[index % 2 === 0 ? 0 : 1], 'GET', 'mc/settings')),
    );
    expect(answers.filter((answer) => answer?.status === 418)).toHaveLength(3);
    expect(await sandbox(0, 'GET', 'faults')).toEqual([]);
    await sandbox(1, 'POST', 'faults', { method: 'GET', path, status: 418 });
    await sandbox(0, 'POST', 'scenario', { name: 'ads-complete' });
    expect((await call(origins[1], 'GET', 'mc/settings'))?.status).toBe(200);
  });

  const cookieAt = async (at: 0 | 1): Promise<string> => {
    const links = [...(processes[at]?.output.matchAll(/sign-in link (\S+)$/gm) ?? [])];
    const answer = await pressLink(links.at(-1)?.[1] ?? '');
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  it('count the calls of an address together [S-4]', async () => {
    const limit = RATE_LIMIT / 10;
    const statuses = await Promise.all(
      Array.from({ length: limit + 20 }, async (_, index) => {
        const response = await fetch(`${origins[index % 2 === 0 ? 0 : 1]}/wp-json/wc/gla/mc/setup`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const allowed = statuses.filter((status) => status === 401).length;
    // A few calls of the tests above were not signed in either.
    expect(allowed).toBeLessThanOrEqual(limit);
    expect(allowed).toBeGreaterThan(limit - 20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - allowed);
  });
});
