import { pino } from 'pino';
import type { Store } from '../db/store';
import { readDocument } from '../domain/documents/documents.store';
import { startBackend } from '../backend/backend.fixture';
import { openAt, testEngine } from '../testing/engines';
import { json, startStandIn } from '../testing/stand-in';
import { createProfileKeeper } from './store-profile';

const PROFILE = { homeUrl: 'https://shop.example', timeZone: 'Europe/Berlin', siteLocale: 'de_DE' };

describe('the profile of a real store', () => {
  let store: Store;

  beforeEach(async () => {
    store = await openAt(testEngine, expect.getState().currentTestName ?? '');
    await store.migrate([]);
  });
  afterEach(() => store.close());

  it('is kept once, and again after a write that failed', async () => {
    const transaction = jest.spyOn(store, 'transaction').mockRejectedValueOnce(new Error('the disk is full'));
    const log: { event: string }[] = [];
    const destination = { write: (line: string) => void log.push(JSON.parse(line) as { event: string }) };
    const profile = createProfileKeeper({ store, log: pino({}, destination) });
    const homeUrl = async () => (await readDocument(store.db, 'realStore')).homeUrl;
    profile.keep({});
    profile.keep(PROFILE);
    await profile.settled();
    expect([await homeUrl(), log.map(({ event }) => event)]).toEqual(['', ['profile.failed']]);
    profile.keep(PROFILE);
    profile.keep(PROFILE);
    await profile.settled();
    expect([await homeUrl(), transaction.mock.calls.length]).toEqual(['https://shop.example', 2]);
  });
});

it('a page is there although the profile of the store cannot be written [DB-10]', async () => {
  const shop = await startStandIn();
  const says = (timezone: string) => {
    shop.script = json(200, { url: 'https://shop.example', timezone });
  };
  says('Europe/Berlin');
  const { server, visitor } = await startBackend(shop);
  const { store } = server;
  const page = async () => (await visitor.call('GET', '/google/dashboard')).statusCode;
  const zone = async () => (await readDocument(store.db, 'realStore')).timeZone;
  const keeps = async (wanted: string) => {
    while ((await zone()) !== wanted) await new Promise((resolve) => setImmediate(resolve));
  };
  await page();
  await keeps('Europe/Berlin');
  const whole = store.transaction;
  const failing = jest.spyOn(store, 'transaction').mockImplementation((work) =>
    whole(async (db) => {
      const result = await work(db);
      if ((await readDocument(db, 'realStore')).timeZone === 'Asia/Tokyo') throw new Error('the disk is full');
      return result;
    }),
  );
  says('Asia/Tokyo');
  server.clock.now += 60_000;
  await visitor.call('GET', '/wp-json/store/v1/bootstrap');
  expect([await page(), await zone()]).toEqual([200, 'Europe/Berlin']);
  failing.mockRestore();
  expect(await page()).toBe(200);
  await keeps('Asia/Tokyo');
  await server.stop();
  await shop.close();
});
