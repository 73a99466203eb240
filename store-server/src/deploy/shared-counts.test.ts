import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import { signIn, startTestServer, type TestServer } from '../testing/test-server';
import { keepClientFailure, takeBackClientFailure } from './client-failures.store';
import { startDeployServer } from './deploy.fixture';
import { forgetOldReleaseCounts, SharedCounts } from './shared-counts';
import { SilentPages, silentAfterMs } from './silent-pages';
import { figuresIn, SlotCounts } from './slot-counts';

const HOUR = 3_600_000;
const none = { starts: 0, failures: 0, pages: 0, silent: 0, times: [], screens: [] };
const good = { kind: 'start', failed: false, milliseconds: 100 } as const;
const bad = { kind: 'start', failed: true, milliseconds: 200 } as const;

describe('counts of several processes on one database', () => {
  let store: Store;
  let now: number;
  beforeEach(async () => {
    store = await openAt(testEngine, expect.getState().currentTestName ?? '');
    await store.migrate([]);
    now = Date.UTC(2026, 10, 20);
  });
  afterEach(() => store.close());

  const started = () => {
    const counts = new SlotCounts(() => now);
    counts.join(new SharedCounts(store.db, () => now));
    return counts;
  };

  it('are one, by hour, with times of starts and screens, and outlive a restart [20.1]', async () => {
    const [one, other] = [started(), started()];
    one.count('mfe-a', '1.0.0', good);
    now += HOUR;
    for (const counts of [one, one, other]) counts.count('mfe-a', '1.1.0', bad);
    other.count('mfe-a', '1.0.0', good);
    other.count('mfe-a', '1.0.0', { kind: 'ready', milliseconds: 700 });
    await one.share();
    await other.share();
    expect(other.of('mfe-a', '1.1.0')).toEqual({ starts: 3, failures: 3, pages: 0, silent: 0, times: [], screens: [] });
    expect(other.of('mfe-a', '1.0.0').starts).toBe(2);
    expect(other.evidenceOf('mfe-a', '1.0.0', '1.1.0')).toEqual({ ...none, starts: 1, times: [100], screens: [700] });
    // What is told again is not counted again.
    one.count('mfe-a', '1.1.0', good);
    await one.share();
    const figures = await figuresIn(started())('mfe-a', '1.1.0');
    expect(figures).toMatchObject({ starts: 4, failures: 3, milliseconds: 100, lastFailure: null });
    now += 48 * HOUR;
    await forgetOldReleaseCounts(store.db, now);
    expect(await new SharedCounts(store.db, () => 0).ofOthers()).toEqual([]);
  });

  it('name what a version failed with last, on whichever page, and nothing that was taken back [20.1, 20.3]', async () => {
    const failure = { app: 'mfe-a', version: '1.1.0', release: 'r', supportId: 'f-1', message: 'froze for 10 s' };
    const lastOf = async (version: string) => (await figuresIn(started())('mfe-a', version))?.lastFailure;
    await keepClientFailure(store.db, { ...failure, at: now, supportId: '', message: 'boom' });
    await keepClientFailure(store.db, { ...failure, at: now + HOUR });
    expect(await lastOf('1.1.0')).toEqual({ at: '2026-11-20T01:00:00.000Z', message: 'froze for 10 s' });
    await takeBackClientFailure(store.db, 'mfe-a', 'r', 'f-1');
    expect(await lastOf('1.1.0')).toEqual({ at: '2026-11-20T00:00:00.000Z', message: 'boom' });
    expect(await lastOf('1.0.0')).toBeNull();
  });

  it('write nothing where nothing was counted, and whoever asks while they are told has what came before it', async () => {
    const counts = started();
    counts.count('mfe-a', '1.0.0', good);
    expect(counts.isChanged).toBe(true);
    const first = counts.share();
    counts.count('mfe-a', '1.0.0', good);
    await Promise.all([first, counts.share(), counts.share()]);
    expect(counts.isChanged).toBe(false);
    expect((await new SharedCounts(store.db, () => now).ofOthers()).map(({ starts }) => starts)).toEqual([2]);
  });

  it('take no page for silent that another process heard of since it was sent [20.1]', async () => {
    const [one, other] = [new SilentPages(() => now), new SilentPages(() => now)];
    const shared = new SharedCounts(store.db, () => now);
    const page = { session: 's', release: 'r', app: 'mfe-a' };
    // Word of an earlier page says nothing of this one.
    other.heard(page);
    now += 1000;
    one.opened({ ...page, witness: '' });
    one.opened({ ...page, witness: '' });
    now += 1000;
    other.heard(page);
    await shared.keepHeard(other.takeForeign());
    now += silentAfterMs;
    const silent = one.takeSilent();
    expect([silent.length, (await shared.unheardOf(silent)).length]).toEqual([2, 1]);
    expect((await shared.unheardOf(silent)).length).toBe(2);
  });
});

/** Only PostgreSQL lets several servers have one store: `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

onPostgres('two servers on one PostgreSQL', () => {
  let deploys: Awaited<ReturnType<typeof startDeployServer>>;
  let other: TestServer;
  beforeEach(async () => {
    deploys = await startDeployServer();
  });
  afterEach(() => Promise.all([deploys.server.stop(), other.stop()]));

  it('come to one verdict of a candidate that fails on pages of both [20.1]', async () => {
    const { dataDir } = deploys.server;
    other = await startTestServer({ dataDir, env: { DEPLOY_PORT: '0' } });
    await deploys.publish('good', '1.0.0');
    const { url } = await deploys.publish('broken', '1.1.0', { share: 99 });
    const signedIn = async () => {
      const { cookie, nonce } = await signIn(deploys.server);
      return { host: 'localhost:4000', cookie, 'x-wp-nonce': nonce };
    };
    let headers = await signedIn();
    const at = (server: TestServer) => ({
      page: async () => (await server.app.inject({ url: '/google/start', headers })).body,
      fails: async (release: string) =>
        server.app.inject({
          method: 'POST',
          url: '/slots',
          headers: { ...headers, 'sec-fetch-site': 'same-origin' },
          payload: { app: 'mfe-a', release, failure: { message: 'boom', supportId: '' } },
        }),
    });
    const [one, two] = [at(deploys.server), at(other)];
    // One session in a hundred is none of the share: then another one signs in.
    while (!(await one.page()).includes(url)) headers = await signedIn();
    const body = await one.page();
    const release = /<meta name="release" content="([^"]*)">/.exec(body)?.[1] ?? '';
    for (const server of [one, two]) await server.fails(release);
    expect(await deploys.lastEntry()).toMatchObject({ action: 'publish' });
    await one.fails(release);
    expect(await deploys.lastEntry()).toMatchObject({ by: [], reason: '3 of 3 starts of mfe-a 1.1.0 failed' });
    expect(await two.page()).not.toContain(url);
  });
});
