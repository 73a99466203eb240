import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startScriptedServer, type ScriptedServer } from './scripted-server';

let front: Server;
let server: ScriptedServer;
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];

const bootstrap = '<script type="application/json" id="bootstrap">{"homeUrl":"https://a.example","nonce":"n"}</script>';
const frontUrl = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

beforeAll(async () => {
  front = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      if (request.url === '/away') response.writeHead(302, { location: `${frontUrl()}/google` }).end();
      else if (request.url?.startsWith('/wp-json') === true) response.end('{"from":"front"}');
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<p>page</p>${bootstrap}`);
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  server = await startScriptedServer({ front: frontUrl() });
});
afterAll(async () => {
  await server.close();
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
});
beforeEach(() => {
  asked = [];
  server.script.begin([]);
  server.tellPages({});
});

const tell = async (command: string, order: unknown) => {
  const answer = await fetch(`${server.url}/__script/${command}`, { method: 'POST', body: JSON.stringify(order) });
  return [answer.status, await answer.json()] as const;
};
const billing = () => fetch(`${server.url}/wp-json/wc/gla/ads/billing-status`);

it('keeps what its pages tell of themselves from the front end, which would take a version away for it', async () => {
  const told = await fetch(`${server.url}/slots`, { method: 'POST', body: '{"failure":{"message":"froze for 10 s"}}' });
  expect([told.status, asked]).toEqual([204, []]);
  await fetch(`${server.url}/google`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(asked[0]?.headers['sec-fetch-dest']).toBe('empty');
});

it('hands pages and calls it does not hold on to the front end, as if they were asked there', async () => {
  const page = await fetch(`${server.url}/google?step=1`, { headers: { origin: server.url } });
  expect(await page.text()).toContain('<p>page</p>');
  expect(asked[0]).toMatchObject({
    url: '/google?step=1',
    headers: { origin: frontUrl(), host: new URL(frontUrl()).host },
  });
  expect(await (await billing()).json()).toEqual({ from: 'front' });
  const moved = await fetch(`${server.url}/away`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`${server.url}/google`);
});

it('asks for pages as a program does that only looks: their calls are answered here, and no answer comes with them', async () => {
  await fetch(`${server.url}/google`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(asked[0]?.headers['sec-fetch-dest']).toBe('empty');
});

it('tells pages something else from the beginning', async () => {
  server.tellPages({ homeUrl: 'https://</script>.example' });
  const text = await (await fetch(`${server.url}/google`)).text();
  expect(text).toContain('{"homeUrl":"https://\\u003c/script>.example","nonce":"n"}');
});

it('holds a call and answers it by the names of a model, by its control address', async () => {
  expect(await tell('begin', { hold: ['getBillingStatus'] })).toEqual([200, { done: true }]);
  const pending = billing();
  while (server.script.waiting().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await tell('waiting', {})).toEqual([200, [{ key: 'getBillingStatus', params: {}, query: {}, body: null }]]);
  await tell('answer', { model: 'billing', call: 'getBillingStatus', answers: 'approved' });
  const answer = await pending;
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'approved' }]);
  expect(asked).toEqual([]);
});

it('takes what the next call is answered, also that nothing arrives', async () => {
  await tell('next', { model: 'billing', call: 'getBillingStatus', answers: 'refused' });
  expect((await billing()).status).toBe(500);
  await tell('next', { model: 'billing', call: 'getBillingStatus', answers: 'unreachable' });
  const broken = await billing();
  await expect(broken.text()).rejects.toThrow('terminated');
  await tell('set', { replies: { getBillingStatus: { status: 204, body: null } } });
  expect((await billing()).status).toBe(204);
});

it.each([
  ['begin', { hold: ['getNothing'] }, 'there is no endpoint getNothing'],
  ['answer', { model: 'nobody' }, 'there is no model nobody; give model, call and answers, or replies'],
  [
    'answer',
    { model: 'billing', call: 'getBillingStatus', answers: 'maybe' },
    'the model of billing has no answer “maybe” of getBillingStatus',
  ],
  ['dance', {}, 'there is no dance; there are begin, set, answer, next and waiting'],
] as const)('refuses %s %j', async (command, order, message) => {
  expect(await tell(command, order)).toEqual([400, { message }]);
});

it('says that the front end cannot be reached', async () => {
  const lonely = await startScriptedServer({ front: 'http://127.0.0.1:9' });
  const answer = await fetch(`${lonely.url}/google`);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringMatching(/^The front end http:\/\/127\.0\.0\.1:9 cannot be reached/),
  ]);
  await lonely.close();
});
