import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AlertWebhook } from '@listings/shared-api/contract';
import { writeOption } from '../../db/options.store';
import { visitorAs } from '../../testing/test-server';
import { updateDocument } from '../documents/documents.store';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { AlertScheduler, PERIOD_MS } from './alert-scheduler';
import { WebhookCaller } from './webhook-caller';
import { postToWebhook } from './webhook-post';
import { webhookSignature } from './webhook-signature.rules';

const SECRET = 'whsec';
const taken: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let status = 204;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    taken.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
});

let domain: DomainUnderTest;
let offset = 0;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      receiver.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => receiver.close());
beforeEach(async () => {
  [status, offset] = [204, 0];
  taken.length = 0;
  domain = await startDomain('complete');
});
afterEach(() => domain.stop());

const pass = async (ms: number) => {
  offset += ms;
  await domain.call('POST', '/sandbox/v1/clock', { advanceMs: ms });
};
const partsOf = () => ({
  db: domain.server.store.db,
  transaction: domain.server.store.transaction,
  clock: {
    now: () => domain.server.clock.now + offset,
    offset,
    setOffset: async () => undefined,
    refresh: async () => undefined,
  },
  config: domain.server.parts.config,
  log: domain.server.parts.log,
  origin: () => 'https://admin.shop.example',
});
/** Calls the receiver of this file, which stands on this computer. */
const send = () => new WebhookCaller((call) => postToWebhook(call, 'loopback')).tick(partsOf());
const webhook = async () => (await domain.call('GET', '/wc/gla/alerts/webhook')).body as AlertWebhook;

it('a signature is HMAC-SHA256 of time, dot and body', () => {
  expect(webhookSignature(SECRET, 1_664_280_000, '{"type":"test","at":1664280000}')).toBe(
    't=1664280000,v1=a4c1cc918aefd4f3a476812f767b0bd5f05a668133d9386e9fd6546f6dd66209',
  );
});

it('an alert is sent once by twenty processes, signed, and again under its id until it is taken', async () => {
  const { port } = receiver.address() as AddressInfo;
  await domain.server.store.transaction(async (db) => {
    await writeOption(db, 'alerts.webhook', { url: `http://127.0.0.1:${port}/hooks`, secret: SECRET });
    await updateDocument(db, 'hosting', { status: 'lost' });
  });
  await new AlertScheduler().tick(partsOf());
  status = 503;
  await Promise.all(Array.from({ length: 20 }, send));
  expect(taken).toHaveLength(1);
  expect((await webhook()).last).toMatchObject({ test: false, state: 'waiting', status: 503, problem: null });
  status = 204;
  await send();
  expect(taken).toHaveLength(1);
  await pass(2 * PERIOD_MS);
  await send();
  await pass(60 * PERIOD_MS);
  await send();
  expect(taken).toHaveLength(2);
  expect((await webhook()).last).toMatchObject({ state: 'delivered', status: 204 });
  const [first, second] = taken;
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'alert',
    rule: 'connection_lost',
    tone: 'error',
    title: 'The connection to your WordPress.com account is lost',
    url: 'https://admin.shop.example/google/settings?subpath=/reconnect-wpcom-account',
  });
  expect(first?.headers['listings-call']).toBe(second?.headers['listings-call']);
  // Real time, whatever the store's clock plays.
  const seconds = Math.floor(domain.server.clock.now / 1000);
  expect(second?.headers['listings-signature']).toBe(webhookSignature(SECRET, seconds, second?.body ?? ''));
});

it('a webhook that takes its time holds up no rule, is called one at a time, and no more once it is stopped', async () => {
  const { db, transaction, unlessElsewhere, changes } = domain.server.store;
  const atRest = () => new Promise((resolve) => setImmediate(resolve));
  const call = { alert_id: null, body: '{}', made_at: 0, due_at: 0, attempts: 0, state: 'waiting' } as const;
  await transaction(async (trx) => {
    await writeOption(trx, 'alerts.webhook', { url: 'https://slow.example/hooks', secret: SECRET });
    await trx.insertInto('alert_calls').values([call, call]).execute();
  });
  const answers: (() => void)[] = [];
  const calls = new WebhookCaller(() => new Promise((resolve) => answers.push(() => resolve({ status: 204 }))));
  const look = jest.fn(async () => async () => null);
  const rest = { unlessElsewhere, hasRoom: async () => true, announce: changes.announce };
  const stop = new AlertScheduler({ calls, look, everyMs: 1 }).run({ ...partsOf(), ...rest });
  while (answers.length === 0) await atRest();
  look.mockClear();
  offset += PERIOD_MS;
  while (look.mock.calls.length === 0) await atRest();
  const ended = stop();
  answers[0]?.();
  await ended;
  expect(answers).toHaveLength(1);
  const states = await db.selectFrom('alert_calls').select('state').orderBy('id').execute();
  expect(states.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
});

it('a call is in the language of the store and says which', async () => {
  await domain.server.store.transaction(async (db) => {
    await writeOption(db, 'alerts.webhook', { url: 'https://chat.example/hooks', secret: SECRET });
    await updateDocument(db, 'store', { locale: 'de_DE' });
    await updateDocument(db, 'hosting', { status: 'lost' });
  });
  await new AlertScheduler().tick(partsOf());
  const calls = await domain.server.store.db.selectFrom('alert_calls').select('body').execute();
  expect(calls.map(({ body }) => JSON.parse(body) as object)).toContainEqual(
    expect.objectContaining({ language: 'de', title: 'Die Verbindung zu Ihrem WordPress.com-Konto ist verloren' }),
  );
});

it('a private address is never called, and a test says so', async () => {
  const url = 'https://127.0.0.1/hooks/7';
  const saved = (await domain.call('POST', '/wc/gla/alerts/webhook', { url })).body as AlertWebhook;
  expect(saved.secret).toMatch(/^[0-9a-f]{64}$/);
  await domain.call('POST', '/wc/gla/alerts/webhook/test');
  await new WebhookCaller().tick(partsOf());
  expect(await webhook()).toMatchObject({
    url,
    secret: null,
    last: { test: true, state: 'failed', status: null, problem: 'private_address' },
  });
});

it('whoever may not change the webhook sees its host alone', async () => {
  await domain.call('POST', '/wc/gla/alerts/webhook', { url: 'https://chat.example/hooks/7?key=12' });
  const viewer = await visitorAs(domain.server, 'viewer');
  const seen = await viewer.call('GET', '/wp-json/wc/gla/alerts/webhook');
  expect((JSON.parse(seen.body) as AlertWebhook).url).toBe('https://chat.example');
  const test = await viewer.call('POST', '/wp-json/wc/gla/alerts/webhook/test');
  expect(test.statusCode).toBe(403);
});

it.each(['https://[a.b', 'https://%zz.com/', 'https://x.com:99999/', 'https://a\\.b'])(
  '[S-5] %s is refused, as nothing can be sent there, and breaks no page where an earlier version kept it',
  async (url) => {
    expect((await domain.call('POST', '/wc/gla/alerts/webhook', { url })).status).toBe(400);
    const { transaction } = domain.server.store;
    await transaction((db) => writeOption(db, 'alerts.webhook', { url: 'https://[a.b', secret: SECRET }));
    const viewer = await visitorAs(domain.server, 'viewer');
    const seen = await viewer.call('GET', '/wp-json/wc/gla/alerts/webhook');
    expect([seen.statusCode, (JSON.parse(seen.body) as AlertWebhook).url]).toEqual([200, null]);
  },
);
