import { guestOf, signIn, type Visitor } from '../testing/test-server';
import { startDeployServer } from './deploy.fixture';
import { silentAfterMs } from './silent-pages';

type DeployServer = Awaited<ReturnType<typeof startDeployServer>>;

let deploys: DeployServer;
beforeEach(async () => {
  deploys = await startDeployServer();
  await deploys.publish('good', '1.0.0');
});
afterEach(() => deploys.server.stop());

interface Seen {
  readonly release: string;
  readonly url: string | undefined;
  readonly preview: string | undefined;
}

const see = async (visitor: Visitor, query = ''): Promise<Seen> => {
  const { body } = await visitor.call('GET', `/google/start${query}`);
  const [, map = ''] = /<script type="importmap"[^>]*>([^<]*)</.exec(body) ?? [];
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(body)?.[1];
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  return { release: meta('release') ?? '', url: imports['@listings/mfe-a'], preview: meta('preview') };
};

/** Signs in until a session gets the wanted file. */
const visitorWith = async (url: string): Promise<Visitor> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const visitor = await signIn(deploys.server);
    if ((await see(visitor)).url === url) return visitor;
  }
  throw new Error(`no session of sixty got ${url}`);
};

const failure = { message: 'boom', supportId: '0A1B2C3D' };
const report = async (visitor: Visitor, failed: boolean, over: object = {}) =>
  (
    await visitor.call('POST', '/slots', {
      payload: { app: 'mfe-a', release: (await see(visitor)).release, failure: failed ? failure : null, ...over },
    })
  ).statusCode;

it('gives a candidate to a share of the sessions, to each session the same every time [D-6]', async () => {
  const { url: good } = await deploys.publish('also good', '1.1.0');
  const { url: candidate } = await deploys.publish('candidate', '1.2.0', { share: 50 });
  const [one, other] = [await visitorWith(candidate), await visitorWith(good)];
  for (let again = 0; again < 3; again += 1)
    expect([(await see(one)).url, (await see(other)).url]).toEqual([candidate, good]);
  const id = async (visitor: Visitor) => (await visitor.call('GET', '/release')).json<{ id: string }>().id;
  expect([await id(one), await id(other)]).toEqual([(await see(one)).release, (await see(other)).release]);
  expect(await id(one)).not.toBe(await id(other));
});

it('takes a candidate that fails away by itself, says so, and gives everybody the last good one [D-6, G14]', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('broken', '1.1.0', { share: 40 });
  const [victim, lucky] = [await visitorWith(url), await visitorWith(good)];
  for (let times = 0; times < 5; times += 1) await report(lucky, true, { app: 'mfe-b' });
  expect(await report(victim, false)).toBe(204);
  await report(victim, true);
  await report(victim, true);
  expect((await see(victim)).url).toBe(url);
  await report(victim, true);
  expect((await see(victim)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({
    action: 'canary',
    by: [],
    reason: '3 of 4 starts of mfe-a 1.1.0 failed',
    changes: [{ app: 'mfe-a', from: '1.1.0', to: null, share: 0 }],
  });
});

it('takes a candidate away that fails after its starts, by pages that are none of its starts [D-6]', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('late', '1.1.0', { share: 40 });
  const victim = await visitorWith(url);
  await report(victim, false, { failure: null, late: true });
  for (let times = 0; times < 3; times += 1) {
    await report(victim, false);
    await report(victim, true, { late: true });
  }
  expect((await see(victim)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({ reason: '3 of 4 starts of mfe-a 1.1.0 failed' });
});

it('keeps a failure whose words no database would take as they are [T20]', async () => {
  const visitor = await signIn(deploys.server);
  await see(visitor);
  const odd = { message: 'bad \u0000 word \ud800', supportId: 's-0', stack: 'at \u0000' };
  expect(await report(visitor, true, { failure: odd })).toBe(204);
  const failures = (await visitor.call('GET', '/wp-json/store/v1/failures')).json<object[]>();
  expect(failures.at(-1)).toMatchObject({ message: 'bad  word ', stack: 'at ' });
});

it('counts a page that froze as failed, and not one that came to itself again [20.1]', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('freezing', '1.1.0', { share: 40 });
  const victim = await visitorWith(url);
  const froze = (isBack: boolean, supportId = 'f-1') =>
    report(victim, true, {
      failure: { message: 'froze for 10 s', supportId },
      late: true,
      ...(isBack ? { isBack } : {}),
    });
  for (let times = 0; times < 3; times += 1) await report(victim, false);
  for (const isBack of [false, true, false, true]) await froze(isBack);
  expect((await victim.call('GET', '/wp-json/store/v1/failures')).json()).toEqual([]);
  // What was never told of, or is back already, takes nothing away.
  for (const supportId of ['f-1', 'f-2', '']) await froze(true, supportId);
  for (const supportId of ['f-3', 'f-4']) await froze(false, supportId);
  expect((await see(victim)).url).toBe(url);
  await froze(false);
  expect((await see(victim)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({ reason: '3 of 3 starts of mfe-a 1.1.0 failed' });
});

it('counts an application that a page goes to later when it begins, and takes one away that never says how it went [20.1]', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('crashing', '1.1.0', { share: 40 });
  const victim = await visitorWith(url);
  const { release } = await see(victim);
  const begin = () => victim.call('POST', '/slots', { payload: { release, begins: 'mfe-a' } });
  for (let times = 0; times < 4; times += 1) await begin();
  await report(victim, false);
  deploys.server.clock.now += silentAfterMs;
  // The server looks every two seconds.
  while ((await see(victim)).url !== good) await new Promise((resolve) => setImmediate(resolve));
  const reason = '3 of 4 pages with mfe-a 1.1.0 fell silent before they had started';
  expect(await deploys.lastEntry()).toMatchObject({ action: 'canary', by: [], reason });
});

it('keeps a candidate that fails no more often than the live version in the same hours', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('candidate', '1.1.0', { share: 50 });
  const [tried, other] = [await visitorWith(url), await visitorWith(good)];
  for (let times = 0; times < 3; times += 1) await report(other, times < 2);
  for (let times = 0; times < 4; times += 1) await report(tried, times < 3);
  expect((await see(tried)).url).toBe(url);
  // An hour in which the live version fails no more.
  deploys.server.clock.now += 3_600_000;
  const [triedLater, otherLater] = [await visitorWith(url), await visitorWith(good)];
  for (let times = 0; times < 5; times += 1) await report(otherLater, false);
  await report(triedLater, true);
  expect((await see(triedLater)).url).toBe(good);
});

it('goes back from a live version that fails within its first hour, once, and not after it', async () => {
  const visitor = await signIn(deploys.server);
  const good = (await see(visitor)).url;
  await report(visitor, false);
  const { url } = await deploys.publish('bad', '1.1.0');
  for (let times = 0; times < 3; times += 1) await report(visitor, true);
  expect((await see(visitor)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({
    action: 'rollback',
    by: [],
    reason: '3 of 3 starts of mfe-a 1.1.0 failed',
    changes: [{ app: 'mfe-a', from: '1.1.0', to: '1.0.0' }],
  });
  // What was gone back to stays, however often it fails.
  for (let times = 0; times < 5; times += 1) await report(visitor, true);
  expect((await see(visitor)).url).toBe(good);
  const { url: later } = await deploys.publish('bad later', '1.2.0');
  expect(later).not.toBe(url);
  deploys.server.clock.now += 3_600_001;
  const another = await signIn(deploys.server);
  for (let times = 0; times < 5; times += 1) await report(another, true);
  expect((await see(another)).url).toBe(later);
});

it('takes a candidate away that starts much slower than the live version', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('slow', '1.1.0', { share: 50 });
  const [tried, other] = [await visitorWith(url), await visitorWith(good)];
  for (let times = 0; times < 5; times += 1) await report(other, false, { milliseconds: 400 });
  for (let times = 0; times < 5; times += 1) await report(tried, false, { milliseconds: 1800 });
  expect((await see(tried)).url).toBe(url);
  for (let times = 0; times < 6; times += 1) await report(tried, false, { milliseconds: 4000 });
  expect((await see(tried)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({
    reason: 'mfe-a 1.1.0 starts in 4.0 s, the version it is compared with in 0.4 s',
  });
});

it('takes a candidate away whose screens are slow after their start, beside the live version in the same hour alone [20.1]', async () => {
  const good = (await see(await signIn(deploys.server))).url ?? '';
  const { url } = await deploys.publish('slow', '1.1.0', { share: 50 });
  const ready = async (visitor: Visitor, milliseconds: number) => {
    const { release } = await see(visitor);
    await visitor.call('POST', '/slots', { payload: { app: 'mfe-a', release, ready: milliseconds } });
  };
  const visitors = async () => [await visitorWith(url), await visitorWith(good)] as const;
  const [, before] = await visitors();
  for (let times = 0; times < 5; times += 1) await ready(before, 500);
  deploys.server.clock.now += 3_600_000;
  const [tried, other] = await visitors();
  for (let times = 0; times < 5; times += 1) await ready(tried, 4000);
  expect((await see(tried)).url).toBe(url);
  for (let times = 0; times < 5; times += 1) await ready(other, 500);
  await ready(tried, 4000);
  expect((await see(tried)).url).toBe(good);
  expect(await deploys.lastEntry()).toMatchObject({
    reason: 'mfe-a 1.1.0 shows its screens in 4.0 s, the version it is compared with in 0.5 s',
  });
});

it('leaves the live version alone however often it fails: nothing better is known', async () => {
  deploys.server.clock.now += 3_600_001;
  const visitor = await signIn(deploys.server);
  const entries = await deploys.entries();
  for (let times = 0; times < 5; times += 1) await report(visitor, true);
  expect(await deploys.entries()).toBe(entries);
});

it('listens to pages of signed-in admins alone, and answers everybody the same', async () => {
  const { url } = await deploys.publish('candidate', '1.1.0', { share: 60 });
  const visitor = await visitorWith(url);
  const { release } = await see(visitor);
  const payload = { app: 'mfe-a', release, failure };
  const forged = [
    deploys.server.app.inject({ method: 'POST', url: '/slots', payload }),
    visitor.call('POST', '/slots', { payload, headers: { 'x-wp-nonce': 'x'.repeat(43) } }),
    visitor.call('POST', '/slots', { payload: { ...payload, release: '0'.repeat(16) } }),
    visitor.call('POST', '/slots', { payload: { ...payload, app: 'root-config' } }),
    visitor.call('POST', '/slots', { payload: [] }),
  ];
  for (const answer of [...forged, ...forged, ...forged]) expect((await answer).statusCode).toBe(204);
  expect((await visitor.call('GET', '/wp-json/store/v1/failures')).json()).toEqual([]);
  expect((await see(visitor)).url).toBe(url);
});

it('hears no word of who was asked to do one step: nobody from outside takes a version away [D-6]', async () => {
  const before = await signIn(deploys.server);
  const { url } = await deploys.publish('newer', '1.1.0');
  const guest = await guestOf(deploys.server);
  const { id: release } = (await guest.call('GET', '/release')).json<{ id: string }>();
  const answers: number[] = [];
  for (let times = 0; times < 3; times += 1)
    answers.push((await guest.call('POST', '/slots', { payload: { app: 'mfe-a', release, failure } })).statusCode);
  expect(answers).toEqual([204, 204, 204]);
  expect((await before.call('GET', '/wp-json/store/v1/failures')).json()).toEqual([]);
  expect((await see(before)).url).toBe(url);
});

it('keeps failures with what served the screen, and tells who served it', async () => {
  const visitor = await signIn(deploys.server);
  await report(visitor, true);
  await report(visitor, false);
  const { release } = await see(visitor);
  expect((await visitor.call('GET', '/wp-json/store/v1/failures')).json()).toEqual([
    { at: deploys.server.clock.now, app: 'mfe-a', version: '1.0.0', release, ...failure },
  ]);
  const served = (await visitor.call('GET', `/wp-json/store/v1/release?page=${release}`)).json<{
    apps: { name: string }[];
  }>();
  expect(served.apps.find(({ name }) => name === 'mfe-a')).toMatchObject({
    version: '1.0.0',
    team: 'team-a',
    builtAt: '2026-11-20T00:00:00.000Z',
    starts: 2,
    failures: 1,
  });
  expect((await visitor.call('GET', '/wp-json/store/v1/release?page=0123456789abcdef')).statusCode).toBe(404);
});

it('keeps what failed on a page where no application can be named, and counts it against none [20.1]', async () => {
  const { url } = await deploys.publish('candidate', '1.1.0', { share: 60 });
  const visitor = await visitorWith(url);
  const { release } = await see(visitor);
  for (let times = 0; times < 5; times += 1) await report(visitor, true, { app: 'page', late: true });
  // It has no starts, and pages that nobody was sent have no failures.
  await report(visitor, true, { app: 'page' });
  await report(visitor, true, { app: 'page', late: true, release: '0'.repeat(16) });
  const kept = { at: deploys.server.clock.now, app: 'page', version: '', release, ...failure };
  expect((await visitor.call('GET', '/wp-json/store/v1/failures')).json()).toEqual(
    Array.from({ length: 5 }, () => kept),
  );
  const page = await visitor.call('GET', '/releases', { headers: { accept: 'text/html' } });
  expect(page.body).toContain('<bdi>The page itself</bdi>');
  expect((await see(visitor)).url).toBe(url);
});

it('makes the stacks of failures readable by maps that no browser is given', async () => {
  const visitor = await signIn(deploys.server);
  const { url = '' } = await see(visitor);
  const stack = `Error: boom\n    at e (https://shop.example${url}:1:30)\n    at https://shop.example/assets/react/r.js:1:7`;
  await report(visitor, true, { failure: { ...failure, stack } });
  const [kept] = (await visitor.call('GET', '/wp-json/store/v1/failures')).json<{ stack: string }[]>();
  const readable = 'Error: boom\n    at e (mfe-a/src/a.ts:1:1)\n    at https://shop.example/assets/react/r.js:1:7';
  expect(kept?.stack).toBe(readable);
  const page = await visitor.call('GET', '/releases', { headers: { accept: 'text/html' } });
  expect(page.body).toContain(`<pre dir="ltr" tabindex="0">${readable}</pre>`);
  const folder = url.slice(0, url.lastIndexOf('/'));
  expect((await visitor.call('GET', `${folder}/maps.json`)).statusCode).toBe(404);
});

it('shows a preview on live data to who opens its link, to nobody else, and to nobody once it is over', async () => {
  const visitor = await signIn(deploys.server);
  const good = (await see(visitor)).url;
  const previewUntil = new Date(deploys.server.clock.now + 3_600_000).toISOString();
  const nonce = 'a-word-of-a-link-0';
  const { url } = await deploys.publish('candidate', '1.1.0', { previewUntil, nonce });
  expect(await see(visitor)).toMatchObject({ url: good, preview: undefined });
  expect(await see(visitor, `?preview=${nonce}`)).toMatchObject({ url, preview: `mfe-a 1.1.0 ${previewUntil}` });
  expect(await see(visitor, '?preview=another-word-of-a-link')).toMatchObject({ url: good, preview: 'over' });
  deploys.server.clock.now += 3_600_000;
  expect(await see(await signIn(deploys.server), `?preview=${nonce}`)).toMatchObject({ url: good, preview: 'over' });
});
