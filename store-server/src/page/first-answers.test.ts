import type { CallInterceptor } from '../calls/domain-module';
import { smallDomain } from '../testing/small-domain';
import fastify from 'fastify';
import { signIn, startTestServer, type TestServer } from '../testing/test-server';
import { withFirstAnswers } from './first-answers';

/** Lets the answers of one call wait until they are let go. */
const gate = () => {
  let letGo: () => void = () => undefined;
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { open, letGo: () => letGo() };
};

const withInterceptor = (before: CallInterceptor['before']) =>
  startTestServer({ domain: smallDomain({ before, after: async () => undefined }) });

/** Reads the dashboard's document as it comes. */
const openDashboard = async (server: TestServer, headers: Record<string, string> = {}) => {
  const visitor = await signIn(server);
  const response = await fetch(`http://localhost:${server.port}/google/dashboard`, {
    headers: { cookie: visitor.cookieAt(server.port), ...headers },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Reads on until this has come, or to the end. */
  const until = async (mark: string | null): Promise<string> => {
    if (mark !== null && text.includes(mark)) return text;
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    return until(mark);
  };
  return { response, until };
};

/** Numbers of the reads that the text answers, in their order there, and their statuses. */
const answersIn = (text: string) =>
  [...text.matchAll(/id="answer-(\d+)">\{"status":(\d+)/g)].map(([, index, status]) => [Number(index), Number(status)]);
const CONNECTION = [0, 501];
const AUDIENCE = [1, 501];

it.each(['br', 'gzip', 'identity'])('the page begins, in %s, while a read of it has no answer', async (encoding) => {
  const held = gate();
  const server = await withInterceptor(async ({ key }) => {
    if (key === 'getAdsConnection') await held.open;
    return undefined;
  });
  const { response, until } = await openDashboard(server, { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  await until('<script type="module" async');
  // The second read does not wait for the first one.
  const begun = await until('id="answer-1"');
  expect(answersIn(begun)).toEqual([AUDIENCE]);
  expect(begun).not.toContain('</body>');
  held.letGo();
  const whole = await until(null);
  expect(answersIn(whole)).toEqual([AUDIENCE, CONNECTION]);
  expect(whole).toMatch(/<\/body>\n<\/html>\n$/);
  await server.stop();
});

it('a read whose connection breaks is left to the page, and the others come', async () => {
  const server = await withInterceptor(async ({ key }) => (key === 'getAdsConnection' ? 'drop' : undefined));
  const { until } = await openDashboard(server);
  expect(answersIn(await until(null))).toEqual([AUDIENCE]);
  await server.stop();
});

it('a refused read comes with its status and its text, which cannot end the block', async () => {
  const server = await withInterceptor(async ({ key }) =>
    key === 'getAdsConnection' ? { status: 502, body: '</script><b>', headers: { 'retry-after': '7' } } : undefined,
  );
  const { until } = await openDashboard(server);
  const text = await until(null);
  expect(answersIn(text)).toContainEqual([0, 502]);
  expect(text).toMatch(/"headers":\{[^}]*"retry-after":"7"/);
  expect(text).toContain('"text":"\\u003c/script>\\u003cb>"');
  await server.stop();
});

describe('reads that follow the answer to another one [19.6]', () => {
  /** The document's answers in their order, and what came with them, where the account's read is answered so. */
  const documentWith = async (account: () => unknown) => {
    const app = fastify();
    const asked: string[] = [];
    const answer = (path: string, body: () => unknown) =>
      app.get(path, async () => {
        asked.push(path);
        return body();
      });
    answer('/account', account);
    answer('/store', () => ({ status: 'none' }));
    answer('/stores', () => [{ id: 7 }]);
    const after = [
      { url: '/account', field: 'active', is: 'yes', urls: ['/store'], markup: '<link a>' },
      { url: '/store', field: 'status', is: 'none', urls: ['/stores'], markup: '' },
    ];
    const parts: string[] = [];
    const request = { headers: {}, socket: {} } as never;
    const urls = ['/account', '/store', '/stores'];
    for await (const part of withFirstAnswers('<', '>', { app, request, nonce: 'n', urls, after })) parts.push(part);
    const text = parts.join('');
    const ids = [...text.matchAll(/id="(answer-\d)">\{"status":(\d+)/g)].map(([, id, status]) => `${id} ${status}`);
    return { asked, ids, hasMarkup: text.includes('<link a>'), isWhole: text.startsWith('<') && text.endsWith('>') };
  };

  it('come when it is answered so, each with what belongs to it', async () => {
    expect(await documentWith(() => ({ active: 'yes' }))).toEqual({
      asked: ['/account', '/store', '/stores'],
      ids: ['answer-0 200', 'answer-1 200', 'answer-2 200'],
      hasMarkup: true,
      isWhole: true,
    });
  });

  it.each<[string, () => unknown, string]>([
    ['is another value', () => ({ active: 'no' }), 'answer-0 200'],
    ['is no object', () => 'gateway', 'answer-0 200'],
    ['is a failure', () => Promise.reject(new Error('down')), 'answer-0 500'],
  ])('are not asked for where it %s', async (_what, account, answered) => {
    expect(await documentWith(account)).toEqual({
      asked: ['/account'],
      ids: [answered],
      hasMarkup: false,
      isWhole: true,
    });
  });
});
