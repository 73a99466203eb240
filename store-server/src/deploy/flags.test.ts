import type { Flags } from '@listings/shared-values/flags';
import { signIn, visitorAs, type Visitor } from '../testing/test-server';
import { startDeployServer } from './deploy.fixture';

const about = { purpose: 'Tries it', until: '2026-12-31' };
const flags: Flags = {
  isDense: { kind: 'boolean', default: false, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
};

const printedIn = (body: string): unknown => {
  const [, json] = /<script type="application\/json" id="flags">(.*?)<\/script>/s.exec(body) ?? [];
  return json === undefined ? null : JSON.parse(json);
};

it('brings values to the next page, to a share always the same sessions, and offers no reload to those that are open [20.12]', async () => {
  const deploys = await startDeployServer();
  await deploys.publish('one', '1.1.0', {}, flags);
  const set = async (name: string, value: unknown, more: object = {}) =>
    (await deploys.post(await deploys.sign({ action: 'flag', app: 'mfe-a', name, value, ...more }))).status;
  const visitors: Visitor[] = [];
  for (let index = 0; index < 12; index += 1) visitors.push(await signIn(deploys.server));
  const shown = (visitor: Visitor) => visitor.call('GET', '/google/start').then(({ body }) => printedIn(body));
  const idOf = async (visitor?: Visitor) => (await visitor?.call('GET', '/release'))?.json<{ id: string }>().id;
  const before = await idOf(visitors[0]);
  expect(await Promise.all(visitors.map(shown))).toEqual(visitors.map(() => null));
  expect(await set('isDense', true)).toBe(200);
  expect(await set('layout', 'wide', { share: 50 })).toBe(200);
  const pages = await Promise.all(visitors.map(shown));
  for (const page of pages)
    expect([{ 'mfe-a': { isDense: true } }, { 'mfe-a': { isDense: true, layout: 'wide' } }]).toContainEqual(page);
  expect(await Promise.all(visitors.map(shown))).toEqual(pages);
  expect(await idOf(visitors[0])).toBe(before);
  expect([await set('isDense', null), await set('layout', null)]).toEqual([200, 200]);
  expect(await Promise.all(visitors.map(shown))).toEqual(visitors.map(() => null));
  await deploys.server.stop();
});

it('gives owners alone what a link says, marks the page, and leaves its id and the builds as they are [20.12]', async () => {
  const deploys = await startDeployServer();
  await deploys.publish('one', '1.1.0', {}, flags);
  const owner = await signIn(deploys.server);
  const viewer = await visitorAs(deploys.server, 'viewer');
  const query = '?preview=flag.mfe-a.layout.wide,flag.mfe-a.isDense.true';
  const ask = async (visitor: Visitor) => (await visitor.call('GET', `/google/start${query}`)).body;
  const idOf = async (address: string) => (await owner.call('GET', address)).json<{ id: string }>().id;
  const [own, other] = [await ask(owner), await ask(viewer)];
  expect(printedIn(own)).toEqual({ 'mfe-a': { layout: 'wide', isDense: true } });
  expect(own).toContain('<meta name="preview" content="mfe-a.layout wide candidate, mfe-a.isDense true candidate">');
  expect(await idOf(`/release${query}`)).toBe(await idOf('/release'));
  const unfit = (await owner.call('GET', '/google/start?preview=flag.mfe-a.layout.huge,flag.mfe-a.rows.5')).body;
  expect([printedIn(unfit), unfit.includes('<meta name="preview" content="over">')]).toEqual([null, true]);
  expect([printedIn(other), other.includes('<meta name="preview" content="over">')]).toEqual([null, true]);
  await deploys.server.stop();
});

it('offers owners the values that they may try, beside what everybody has [20.12]', async () => {
  const deploys = await startDeployServer();
  const rows = { kind: 'number', least: 5, most: 50, default: 10, ...about } as const;
  await deploys.publish('one', '1.1.0', {}, { ...flags, rows });
  await deploys.post(await deploys.sign({ action: 'flag', app: 'mfe-a', name: 'isDense', value: true }));
  await deploys.post(await deploys.sign({ action: 'flag', app: 'mfe-a', name: 'rows', value: 20, share: 5 }));
  const owner = await signIn(deploys.server);
  const { builds } = (await owner.call('GET', '/wp-json/store/v1/previews')).json<{ builds: { app: string }[] }>();
  const { purpose } = about;
  expect(builds.find(({ app }) => app === 'mfe-a')).toEqual({
    app: 'mfe-a',
    version: '1.1.0',
    previews: [],
    flags: [
      { name: 'isDense', purpose, value: true, values: [true, false] },
      { name: 'layout', purpose, value: 'narrow', values: ['narrow', 'wide'] },
      { name: 'rows', purpose, value: 10, least: 5, most: 50 },
    ],
  });
  await deploys.server.stop();
});

it('answers a value that does not fit with its field and reason [20.12]', async () => {
  const deploys = await startDeployServer();
  await deploys.publish('one', '1.1.0', {}, flags);
  const draft = { action: 'flag', app: 'mfe-a', name: 'layout', value: 'huge' } as const;
  expect(await deploys.post(await deploys.sign(draft))).toMatchObject({
    status: 422,
    body: { reasons: ['value: huge is none of narrow, wide, as mfe-a declares layout'] },
  });
  await deploys.server.stop();
});
