import { textsIn } from '../texts/server-texts';
import { signIn, startTestServer, visitorAs, type Visitor } from '../testing/test-server';
import { startDeployServer } from './deploy.fixture';
import { releasesPage } from './releases-page';

const source = { commit: 'a1b2c3d4'.repeat(5), message: 'Show totals', author: 'Ann' };
const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

const look = async (visitor: Visitor, query = '') =>
  (await visitor.call('GET', `/releases${query}`, { headers: { accept: 'text/html' } })).body;

const textOf = (body: string): string =>
  body
    .replace(/<style[^]*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the page of releases', () => {
  let deploys: Awaited<ReturnType<typeof startDeployServer>>;
  let owner: Visitor;

  beforeEach(async () => {
    deploys = await startDeployServer();
    owner = await signIn(deploys.server);
    await deploys.publish('good', '1.1.0');
  });
  afterEach(() => deploys.server.stop());

  const sendBack = (visitor: Visitor, app: string, version: string, nonce = visitor.nonce) =>
    visitor.call('POST', '/releases/return', {
      headers: form,
      payload: new URLSearchParams({ _wpnonce: nonce, app, version }).toString(),
    });

  it('says what stands where, of which commit, with candidate, preview and figures of each version', async () => {
    await deploys.publish('candidate', '1.2.0', { share: 20, source });
    const previewUntil = new Date(deploys.server.clock.now + 3_600_000).toISOString();
    await deploys.publish('preview', '1.3.0', { previewUntil });
    const body = await look(owner);
    const text = textOf(body);
    expect(text).toMatch(/mfe-a Version 1\.1\.0, live since [^·]+ · by ann /);
    expect(text).toMatch(
      /Candidate 1\.2\.0, for 20% of the sessions a1b2c3d4: “Show totals” by Ann · 0\.1 kB · Starts: 0 · Failed: 0 · Not looked at before: no browser/,
    );
    expect(body).toMatch(/href="\/\?preview=[\w-]{36}"\s*>Preview 1\.3\.0, until /);
    expect(text).toMatch(/Last revisions 4 · /);
  });

  it('tells owners alone which candidates and previews may be shown [20.12]', async () => {
    const previewUntil = new Date(deploys.server.clock.now + 3_600_000).toISOString();
    await deploys.publish('preview', '1.3.0', { previewUntil, source });
    await deploys.publish('candidate', '1.4.0', { share: 5, source });
    const ask = (visitor: Visitor) => visitor.call('GET', '/wp-json/store/v1/previews');
    const candidate = { word: 'candidate.mfe-a', version: '1.4.0', share: 5, message: 'Show totals' };
    const offered = {
      word: expect.stringMatching(/^[\w-]{36}$/),
      version: '1.3.0',
      expires: previewUntil,
      message: 'Show totals',
    };
    const { builds } = (await ask(owner)).json<{ builds: { app: string }[] }>();
    expect(builds.find(({ app }) => app === 'mfe-a')).toEqual({
      app: 'mfe-a',
      version: '1.1.0',
      previews: [candidate, offered],
    });
    expect((await ask(await visitorAs(deploys.server, 'viewer'))).statusCode).toBe(403);
  });

  it('shows a build of a working tree to owners who open its link, while it is signed for, and to nobody else', async () => {
    const word = 'the-word-of-a-link';
    const { url, body } = await deploys.showLocal('local', word);
    expect(body).toMatchObject({
      outcome: 'shown',
      link: expect.stringMatching(/^http:\/\/localhost:\d+\/\?preview=the-word-of-a-link$/),
    });
    const ask = async (visitor: Visitor) => (await visitor.call('GET', `/google/start?preview=${word}`)).body;
    const [page, id] = [await ask(owner), await owner.call('GET', `/release?preview=${word}`)];
    expect(page).toContain(`"@listings/mfe-a":"${url}"`);
    expect(page).toContain(`<meta name="release" content="${id.json<{ id: string }>().id}">`);
    expect(page).toMatch(/<meta name="preview" content="mfe-a local \S+Z">/);
    expect((await owner.call('GET', url)).statusCode).toBe(200);
    const offered = (await owner.call('GET', '/wp-json/store/v1/previews')).json<{
      builds: { previews: object[] }[];
    }>();
    expect(offered.builds.flatMap(({ previews }) => previews)).toMatchObject([
      { word, version: 'local', message: 'ann' },
    ]);
    const viewer = await visitorAs(deploys.server, 'viewer');
    expect(await ask(viewer)).not.toContain(url);
    expect(await ask(viewer)).toContain('<meta name="preview" content="over">');
    expect(await deploys.entries()).toBe(1);
    deploys.server.clock.now += 300_000;
    expect(await ask(owner)).toContain('<meta name="preview" content="over">');
  });

  it('returns a live version to the one before at once, and a candidate to nobody', async () => {
    await deploys.publish('bad', '1.2.0');
    await deploys.publish('candidate', '1.3.0', { share: 20 });
    deploys.server.clock.now += 30 * 24 * 3_600_000;
    owner = await signIn(deploys.server);
    expect(await look(owner)).toContain('Return mfe-a to 1.1.0');
    const answer = await sendBack(owner, 'mfe-a', '1.2.0');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/releases?returned=mfe-a']);
    expect(await deploys.lastEntry()).toMatchObject({
      action: 'rollback',
      by: [],
      reason: expect.stringMatching(/^Returned by .+ on the page of releases$/),
      changes: [{ app: 'mfe-a', from: '1.2.0', to: '1.1.0' }],
    });
    const after = await look(owner, '?returned=mfe-a');
    expect(after).toContain('mfe-a is at version 1.1.0 now.');
    expect(after).not.toContain('Return mfe-a to');
    await sendBack(owner, 'mfe-a', '1.3.0');
    expect(await look(owner)).not.toContain('Candidate 1.3.0');
  });

  it('changes nothing for a version that does not stand there, a form of another session, or a role below owner', async () => {
    expect((await sendBack(owner, 'mfe-a', '1.0.9')).statusCode).toBe(409);
    expect((await sendBack(owner, 'mfe-a', '1.1.0', 'another')).statusCode).toBe(403);
    const viewer = await visitorAs(deploys.server, 'viewer');
    expect((await viewer.call('GET', '/releases', { headers: { accept: 'text/html' } })).statusCode).toBe(403);
    expect((await sendBack(viewer, 'mfe-a', '1.1.0')).statusCode).toBe(403);
    expect(await deploys.entries()).toBe(1);
  });
});

it('says which applications an old version of a library is kept for, since when, how large it is, and which team is late', () => {
  const version = { files: 3, bytes: 4_000, figures: null };
  const library = {
    ...version,
    app: 'shared-ui',
    version: '2.0.0',
    builtAt: '2026-11-20T00:00:00.000Z',
    placed: null,
    before: null,
    candidate: null,
    previews: [],
    kept: {
      version: '1.0.0',
      files: 2,
      bytes: 152_300,
      users: [
        { app: 'mfe-reports', team: 'reports', since: '2026-11-01T09:00:00.000Z', isLate: true },
        { app: 'mfe-settings', team: 'settings', since: '2026-11-19T09:00:00.000Z', isLate: false },
      ],
    },
  };
  const entry = {
    revision: 7,
    at: '2026-11-20T00:00:00.000Z',
    prev: null,
    action: 'publish' as const,
    by: [],
    changes: [
      { app: 'shared-ui', from: '1.0.0', to: '1.0.0', keptFor: ['mfe-reports', 'mfe-settings'] },
      { app: 'shared-ui', from: '0.9.0', to: '0.9.0', leftBy: ['mfe-setup'] },
    ],
    builds: {},
    canaries: {},
    previews: {},
    highest: {},
  };
  const view = { builds: [library], revisions: [entry], apps: {}, failures: [], nonce: '', sentBack: null };
  const text = textOf(String(releasesPage(view)(textsIn('en')).body));
  expect(text).toContain('Version 1.0.0 is kept beside it Up to 152.3 kB more where both are loaded ');
  expect(text).toMatch(
    /mfe-reports, team reports, since Nov 1, 2026[^.]+ For more than 14 days: team reports is asked to publish mfe-reports for version 2\.0\.0\. +mfe-settings, team settings, since Nov 19, 2026/,
  );
  expect(text.match(/For more than 14 days/g)).toHaveLength(1);
  expect(text).toContain(
    'shared-ui 1.0.0 kept for mfe-reports and mfe-settings, shared-ui 0.9.0 no longer needed by mfe-setup',
  );
});

it('says where no deploys are taken that the page is one build', async () => {
  const server = await startTestServer();
  const body = await look(await signIn(server));
  expect(body).toContain('This server takes no deploys');
  await server.stop();
});

it('says of each flag what it is, since when and for whom, and which is ignored or should be gone [20.12]', () => {
  const set = { revision: 3, at: '2026-11-20T09:00:00.000Z', by: ['ann'], reason: 'asked for' };
  const about = { purpose: 'Tries <less> room', until: '2026-11-01' };
  const declared = { kind: 'boolean', default: false, ...about } as const;
  const build = {
    app: 'mfe-a',
    version: '1.0.0',
    files: 3,
    bytes: 4_000,
    figures: null,
    builtAt: '2026-11-20T00:00:00.000Z',
    placed: null,
    before: null,
    candidate: null,
    previews: [],
    flags: [
      { name: 'isDense', value: true, share: 30, set, declared, isStale: true },
      { name: 'layout', value: 'wide', set, declared: null, isStale: false },
      { name: 'showsAll', value: false, set: null, declared, isStale: false },
    ],
  };
  const entry = {
    revision: 7,
    at: '2026-11-20T00:00:00.000Z',
    prev: null,
    action: 'flag' as const,
    by: [],
    changes: [{ app: 'mfe-a', flag: 'isDense', from: null, to: 'true', share: 30 }],
    builds: {},
    canaries: {},
    previews: {},
    highest: {},
  };
  const view = { builds: [build], revisions: [entry], apps: {}, failures: [], nonce: '', sentBack: null };
  const text = textOf(String(releasesPage(view)(textsIn('en')).body));
  expect(text).toMatch(
    /Flags +isDense: true · for 30% of the sessions · Nov 20, 2026[^·]+ · by ann · asked for +Tries &lt;less&gt; room +isDense should be gone from mfe-a by now\. +layout: wide · Nov 20, 2026[^·]+ · by ann · asked for +No version of mfe-a here has layout with this value: pages do without it\. +showsAll: false · default +Tries/,
  );
  expect(text).toMatch(/ · Flag set · by the server itself +mfe-a isDense: default → true · for 30% of the sessions /);
});
