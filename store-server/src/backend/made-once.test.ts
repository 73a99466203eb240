import { forgetOldAnswers } from '../calls/idempotency';
import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import { BackendFailure, type BackendAnswer, type BackendClient } from './backend-client';
import { callUnder, PlayedShop, responderOn } from './responder.fixture';

const DAY_MS = 24 * 60 * 60_000;
const MESSAGE = 'The answer of the store is not known: what was asked for may have been done.';
const NOT_KNOWN = {
  status: 504,
  headers: { 'idempotency-replayed': 'true' },
  text: JSON.stringify({ message: MESSAGE }),
};

const create = (key: string) => callUnder(key, 'createCampaign', { body: { amount: 20, targeted_locations: ['US'] } });

describe('a campaign that is asked for once', () => {
  let store: Store;
  let shop: PlayedShop;
  const clock = { now: Date.UTC(2026, 10, 20) };
  const responder = (client: BackendClient) => responderOn(store, client, () => clock.now);

  /** A client whose answers are let go by hand; the campaign is made at once. */
  const held = () => {
    let [tellSent, letGo] = [(): void => undefined, (): void => undefined];
    const sent = new Promise<void>((resolve) => (tellSent = resolve));
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const client: BackendClient = async (request) => {
      const answer = await shop.client(request);
      tellSent();
      await gate;
      return answer;
    };
    return { client, sent, letGo };
  };

  beforeAll(async () => {
    store = await openAt(testEngine, 'made once');
    await store.migrate([]);
  });
  beforeEach(() => {
    shop = new PlayedShop();
  });
  afterAll(() => store.close());

  it('is not made again when the server that has sent it never gets its answer [S-6]', async () => {
    const { client, sent } = held();
    void responder(client)(create('cut'));
    await sent;
    const again = responder(shop.client);
    expect(await again(create('cut'))).toEqual(NOT_KNOWN);
    expect(await again(create('cut'))).toEqual(NOT_KNOWN);
    expect(shop.campaigns).toHaveLength(1);
  });

  it('is made once by two servers that are asked at once, and both know of it afterwards [S-6]', async () => {
    const { client, letGo } = held();
    const [one, other] = [responder(client), responder(client)];
    const answers = [one(create('twice')), other(create('twice'))];
    expect((await Promise.race(answers)).status).toBe(504);
    letGo();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 504]);
    expect((await one(create('twice'))).text).toBe(JSON.stringify(shop.campaigns[0]));
    expect((await other(create('twice'))).status).toBe(200);
    expect(shop.campaigns).toHaveLength(1);
  });

  it('is made again under its key a day later, tidied up or not, as after any answer', async () => {
    const { client, sent } = held();
    void responder(client)(create('late'));
    await sent;
    clock.now += DAY_MS;
    expect((await responder(shop.client)(create('late'))).status).toBe(200);
    expect(shop.campaigns).toHaveLength(2);
    clock.now += DAY_MS;
    await forgetOldAnswers(store.db, clock.now);
    expect(await store.db.selectFrom('idempotency').select('scope').execute()).toEqual([]);
  });

  const answering =
    (status: number, headers: BackendAnswer['headers'] = {}): BackendClient =>
    async () => ({ status, headers, body: { code: 'x', message: 'No.' } });
  const failing =
    (status: 502 | 503 | 504, mayHaveWorked: boolean): BackendClient =>
    async () => {
      throw new BackendFailure(status, 'No.', { mayHaveWorked });
    };

  it.each([
    ['the store was not reached', failing(502, false), 502],
    ['the store is left alone', failing(503, false), 503],
    ['the store updates itself', answering(503, { 'retry-after': '600' }), 503],
    ['it was asked too often', answering(429), 429],
    ['the credentials were refused', answering(401), 502],
  ])('is sent again where %s, since nothing has happened', async (title, client, status) => {
    expect((await responder(client)(create(title.replaceAll(' ', '-')))).status).toBe(status);
    expect((await responder(shop.client)(create(title.replaceAll(' ', '-')))).status).toBe(200);
    expect(shop.campaigns).toHaveLength(1);
  });

  it.each([
    ['no answer came', failing(504, true), 504],
    ['the answer cannot be read', failing(502, true), 502],
    ['the store broke', answering(500), 500],
    ['the store took too long itself', answering(504), 504],
    ['it was refused for what it asks', answering(400), 400],
  ])('is not sent again where %s: the repeat gets that answer', async (title, client, status) => {
    const first = await responder(client)(create(title.replaceAll(' ', '-')));
    expect(first.status).toBe(status);
    const again = await responder(shop.client)(create(title.replaceAll(' ', '-')));
    expect(again).toEqual({ ...first, headers: { 'idempotency-replayed': 'true' } });
    expect(shop.campaigns).toEqual([]);
  });

  it('lets a merchant account that is not ready yet be asked for again under its key [S4.06]', async () => {
    const connect = () => callUnder('account', 'connectMerchantAccount', {});
    const notReady: BackendClient = async () => ({ status: 503, headers: {}, body: { retry_after: 10 } });
    const done: BackendClient = async () => ({ status: 200, headers: {}, body: { id: 77 } });
    expect((await responder(notReady)(connect())).status).toBe(503);
    expect((await responder(done)(connect())).text).toBe('{"id":77}');
  });
});
