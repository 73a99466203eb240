import type { AlertInbox } from '@listings/shared-api/contract';
import { AlertScheduler } from '../domain/alerts/alert-scheduler';
import { updateDocument } from '../domain/documents/documents.store';
import type { TestServer } from '../testing/test-server';
import { settleAll } from '../domain/hand-overs/hand-over-end.store';
import { ChangeFollower } from './change-follower';
import { lookAtRealStore } from './real-facts';
import { startRealStore, type RealStoreUnderTest } from './real-store.fixture';

let real: RealStoreUnderTest;
/** The store's clock beside that of sessions. */
let offset = 0;
beforeEach(async () => {
  real = await startRealStore('ads-complete');
  offset = 15 * HOUR;
  await real.shop.call('POST', '/sandbox/v1/clock', { advanceMs: 15 * HOUR });
});
afterEach(() => real.stop());

const HOUR = 60 * 60_000;
const clock = () => ({
  now: () => real.server.clock.now + offset,
  offset,
  setOffset: async () => undefined,
  refresh: async () => undefined,
});
const tick = (
  scheduler = new AlertScheduler({ look: lookAtRealStore(real.ask) }),
  { store, parts }: TestServer = real.server,
) => {
  const { db, transaction } = store;
  const { config } = parts;
  return scheduler.tick({ db, transaction, clock: clock(), config, origin: () => 'https://admin.shop.example' });
};
const later = () => {
  offset += 60_000;
};
const inbox = async () => {
  const { alerts } = (await real.call('GET', '/wc/gla/alerts?language=de&per_page=200')).body as AlertInbox;
  return alerts.map(({ rule, cured }) => (cured ? `(${rule})` : rule)).reverse();
};

it('the page offers inbox, activity and hand-overs in front of a real store', async () => {
  const page = await real.call('GET', '/store/v1/bootstrap');
  const { missingCalls } = page.body as { missingCalls: string[] };
  expect(missingCalls).not.toEqual(expect.arrayContaining(['listAlerts']));
  for (const path of ['alerts', 'alerts/unread', 'alerts/settings', 'alerts/webhook', 'activity', 'hand-overs'])
    expect([path, (await real.call('GET', `/wc/gla/${path}`)).status]).toEqual([path, 200]);
});

it('many processes tell what happens at a real store once, and again only when it came back', async () => {
  await tick();
  const before = await inbox();
  const lose = (status: 'lost' | 'connected') =>
    real.shop.server.store.transaction((db) => updateDocument(db, 'hosting', { status }));
  await lose('lost');
  later();
  await Promise.all(Array.from({ length: 20 }, () => tick()));
  expect((await inbox()).slice(before.length)).toEqual(['connection_lost']);
  await lose('connected');
  later();
  await tick();
  await lose('lost');
  later();
  await tick();
  expect((await inbox()).slice(before.length)).toEqual(['(connection_lost)', 'connection_lost']);
});

it('what the store does not tell is neither told nor cured', async () => {
  await real.shop.server.store.transaction((db) => updateDocument(db, 'provider', { status: 'lost' }));
  await tick();
  const before = await inbox();
  expect(before).toContain('connection_lost');
  await real.shop.call('POST', '/sandbox/v1/faults', { method: 'GET', path: '/wc/gla/google/connected', status: 500 });
  later();
  await tick();
  expect(await inbox()).toEqual(before);
});

it('tells of a real store what that store would tell of itself', async () => {
  const words = ({ alerts }: AlertInbox) => alerts.map(({ title, text }) => `${title} ${text}`).sort();
  await real.shop.load('disapproved');
  await real.server.store.transaction((db) => updateDocument(db, 'realStore', { timeZone: 'America/New_York' }));
  await tick(new AlertScheduler(), real.shop.server);
  const own = words((await real.shop.call('GET', '/wc/gla/alerts?per_page=200')).body as AlertInbox);
  await tick();
  const seen = words((await real.call('GET', '/wc/gla/alerts?per_page=200')).body as AlertInbox);
  expect(own.length).toBeGreaterThan(0);
  expect(seen).toEqual(own);
});

it('a step that was handed over ends when it is seen done at the real store, and who asked is told', async () => {
  await real.shop.load('fresh');
  const { store, parts, clock: systemClock } = real.server;
  const follower = new ChangeFollower(real.ask, { store, log: parts.log, now: () => systemClock.now });
  await follower.look();
  const asked = { step: 'hosting', name: 'Maria', note: '', language: 'en' };
  expect((await real.call('POST', '/wc/gla/hand-overs', asked)).status).toBe(200);
  await store.db.updateTable('hand_overs').set({ acted_at: systemClock.now }).execute();
  const { db, transaction } = store;
  const { config } = parts;
  const settle = () =>
    settleAll({ db, transaction, clock: clock(), config, origin: () => '', announce: store.changes.announce });
  await settle();
  expect(await inbox()).toEqual([]);
  await real.shop.load('connected');
  await follower.look(['hosting']);
  await settle();
  await settle();
  expect(await inbox()).toEqual(['hand_over_done']);
  expect((await real.call('GET', '/wc/gla/hand-overs')).body).toMatchObject({ hand_overs: [], done: ['hosting'] });
  expect(await real.call('POST', '/wc/gla/hand-overs', asked)).toMatchObject({
    status: 409,
    body: { code: 'hand_over_done' },
  });
});
