import { cookieOf, signIn, startTestServer, type TestServer } from '../testing/test-server';

const HOST = 'localhost:4000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const choose = (language: string, back = '/google/settings', headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/language',
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ language, back }).toString(),
  });

it('keeps the language that is chosen for a year, on this browser, and leads back', async () => {
  const answer = await choose('de', '/google/settings?_locale=en&subpath=x');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/google/settings?subpath=x']);
  expect(answer.cookies).toEqual([
    { name: 'language', value: 'de', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 },
  ]);
});

it('forgets the choice when none is sent', async () => {
  expect((await choose('')).cookies).toMatchObject([{ name: 'language', value: '', expires: new Date(0) }]);
});

it.each([
  ['a language that is not offered', 'eo', {}],
  ['a form of another site', 'de', { 'sec-fetch-site': 'cross-site' }],
  ['a form of another origin', 'de', { origin: 'https://evil.example' }],
])('keeps nothing of %s', async (_, language, headers) => {
  const answer = await choose(language, '/google', headers);
  expect([answer.statusCode, answer.cookies]).toEqual([303, []]);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', ''])(
  'leads to no other site: %p',
  async (back) => {
    expect((await choose('de', back)).headers.location).toBe('/google');
  },
);

it('tells the page what is offered and what was chosen', async () => {
  const visitor = await signIn(server);
  const languagesIn = (body: string): unknown =>
    (JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as { host?: { languages?: unknown } }).host
      ?.languages;
  const told = async (cookie: string) => {
    const headers = { cookie: `${visitor.cookie}; ${cookie}` };
    const { body } = await visitor.call('GET', '/google/start', { headers });
    return [/<html lang="([^"]*)"/.exec(body)?.[1], languagesIn(body)];
  };
  const offered = ['en', 'de'];
  expect(await told(cookieOf(await choose('de'), 'language') ?? '')).toEqual([
    'de',
    { offered, chosen: 'de', choose: '/language' },
  ]);
  expect(await told('')).toEqual(['en', { offered, chosen: null, choose: '/language' }]);
});
