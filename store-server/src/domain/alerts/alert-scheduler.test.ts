import type { AlertInbox, AlertSettings } from '@listings/shared-api/contract';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../db/tables';
import { updateDocument } from '../documents/documents.store';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { noteReturnedRelease } from './alert-facts.store';
import { AlertScheduler, PERIOD_MS } from './alert-scheduler';

let domain: DomainUnderTest;
let offset = 0;
const HOUR = 60 * PERIOD_MS;
beforeEach(async () => {
  domain = await startDomain('ads-complete');
  offset = 0;
  // From midnight UTC to ten in the morning in the store's time zone.
  await pass(15 * HOUR);
});
afterEach(() => domain.stop());

const storeClock = () => ({
  now: () => domain.server.clock.now + offset,
  offset,
  setOffset: async () => undefined,
  refresh: async () => undefined,
});
const partsOf = () => ({
  db: domain.server.store.db,
  transaction: domain.server.store.transaction,
  clock: storeClock(),
  config: domain.server.parts.config,
  origin: () => 'https://admin.shop.example',
});
const tick = (scheduler = new AlertScheduler()) => scheduler.tick(partsOf());
/** The store's clock moves on; sessions go by real time. */
const pass = async (ms: number) => {
  offset += ms;
  await domain.call('POST', '/sandbox/v1/clock', { advanceMs: ms });
};
const inbox = async (language = 'en') =>
  (await domain.call('GET', `/wc/gla/alerts?language=${language}&per_page=200`)).body as AlertInbox;
const told = async () => (await inbox()).alerts.map(({ title, cured }) => (cured ? `(${title})` : title)).reverse();
const lose = (account: 'hosting' | 'provider', status: 'lost' | 'connected' = 'lost') =>
  domain.server.store.transaction((db) => updateDocument(db, account, { status }));

it('fifty schedulers on one database tell each alert once', async () => {
  await tick();
  const before = await told();
  await lose('hosting');
  await lose('provider');
  await pass(PERIOD_MS);
  const schedulers = Array.from({ length: 50 }, () => new AlertScheduler());
  await Promise.all(schedulers.map(tick));
  await pass(PERIOD_MS);
  await Promise.all(schedulers.map(tick));
  expect((await told()).slice(before.length)).toEqual([
    'The connection to your WordPress.com account is lost',
    'The connection to your Google account is lost',
  ]);
  const { unread } = (await domain.call('GET', '/wc/gla/alerts/unread')).body as { unread: number };
  expect(unread).toBe(before.length + 2);
});

/** The transaction in which the process is killed before its n-th statement. */
const killedBefore = (statement: number): KyselyPlugin => {
  let seen = 0;
  return {
    transformQuery: ({ node }) => {
      seen += 1;
      if (seen >= statement) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

it('a kill before any statement leaves nothing, and the next process tells it once', async () => {
  let killed = 0;
  for (let statement = 1; ; statement += 1) {
    await domain.server.store.transaction(async (db) => {
      for (const table of ['alert_calls', 'alert_mails', 'alert_inbox', 'alerts', 'alert_runs'] as const)
        await db.deleteFrom(table).execute();
      await updateDocument(db, 'hosting', { status: 'lost' });
    });
    const transaction = <T>(work: (db: Database) => Promise<T>) =>
      domain.server.store.transaction((db) => work(db.withPlugin(killedBefore(statement))));
    const end = await new AlertScheduler().tick({ ...partsOf(), transaction }).then(
      () => 'done',
      () => 'killed',
    );
    if (end === 'done') break;
    killed += 1;
    expect((await inbox()).alerts).toEqual([]);
    await tick();
    expect((await told()).filter((title) => title.includes('WordPress.com'))).toEqual([
      'The connection to your WordPress.com account is lost',
    ]);
  }
  expect(killed).toBeGreaterThan(20);
});

it('a day by the clock tells what happened, when it happened, and again only when it came back', async () => {
  const campaign = 17_890_001;
  const story: Record<number, () => Promise<unknown>> = {
    1: () => lose('provider'),
    3: () => lose('provider', 'connected'),
    4: () => domain.server.store.transaction((db) => updateDocument(db, 'review', { decided: 'WARNING' })),
    6: () => lose('provider'),
    9: () =>
      domain.server.store.transaction((db) =>
        noteReturnedRelease(db, { app: 'reports', version: '7', reason: '3 of 40 starts failed', at: 9 }),
      ),
    12: () =>
      domain.server.store.transaction(async (db) => {
        const world = (await db.selectFrom('options').select('value').where('key', '=', 'domain.world').execute())[0];
        const { adsAccounts } = JSON.parse(world?.value ?? '{}') as { adsAccounts: { id: number }[] };
        const changed = adsAccounts.map((account) => ({ ...account, billing: 'cancelled' as const }));
        await updateDocument(db, 'world', { adsAccounts: changed as never });
      }),
    15: () =>
      domain.server.store.transaction((db) =>
        db
          .insertInto('product_jobs')
          .values({ kind: 'unknown', payload: '{}', after_id: 0, batches_left: 2 })
          .execute(),
      ),
  };
  const off = ['budget_spent', 'spend_without_sales', 'products_disapproved'];
  const rules = off.map((key) => ({ key, on: false, mail: false, threshold: null }));
  await domain.call('POST', '/wc/gla/alerts/settings', { rules, digest: 'off', quiet: null, mail: null });
  await domain.call('PATCH', `/wc/gla/ads/campaigns/${campaign}`, { status: 'paused' });
  const byHour: Record<number, number> = {};
  let known = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    await story[hour]?.();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await tick();
      await pass(HOUR / 4);
    }
    const { length } = await told();
    if (length > known) byHour[hour] = length - known;
    known = length;
  }
  expect(byHour).toEqual({ 1: 1, 4: 1, 6: 1, 9: 1, 12: 1, 15: 1 });
  expect(await told()).toEqual([
    '(The connection to your Google account is lost)',
    'Your Merchant Center account has a problem',
    'The connection to your Google account is lost',
    'A new version of reports was taken away',
    'The billing of your Ads account is open',
    expect.stringMatching(/^Your products have not been synced for [\d,]+ hours$/),
  ]);
});

it('a person is told from their own threshold on, not while the rule is off, and each campaign by its name', async () => {
  const settings = (await domain.call('GET', '/wc/gla/alerts/settings')).body as AlertSettings;
  expect(settings.rules.map(({ key, threshold }) => `${key} ${threshold?.value ?? ''}`)).toEqual([
    'connection_lost ',
    'claim_lost ',
    'account_warned ',
    'review_answered ',
    'products_disapproved 10',
    'sync_old 24',
    'billing_open ',
    'budget_spent 90',
    'spend_without_sales 3',
    'release_returned ',
    'hand_over_done ',
  ]);
  const want = (threshold: number, on: boolean) =>
    domain.call('POST', '/wc/gla/alerts/settings', {
      rules: [{ key: 'budget_spent', on, mail: false, threshold }],
      digest: 'off',
      quiet: null,
      mail: null,
    });
  await want(100, true);
  await tick();
  expect(await told()).toEqual([]);
  await want(1, false);
  await pass(PERIOD_MS);
  await tick();
  expect(await told()).toEqual([]);
  await want(1, true);
  await pass(PERIOD_MS);
  await tick();
  expect(await told()).toHaveLength(2);
  expect((await told())[0]).toMatch(/^“.+” has spent [\d.]+% of its budget before noon$/);
  // In the afternoon it is over, and the next morning it is another one.
  await pass(3 * HOUR);
  await tick();
  expect((await told()).every((title) => title.startsWith('('))).toBe(true);
  await pass(20 * HOUR);
  await tick();
  expect(await told()).toHaveLength(4);
});

it('alerts are read one by one or all at once, page by page, in the reader’s language', async () => {
  await pass(3 * HOUR);
  await lose('hosting');
  await lose('provider');
  await tick();
  const { alerts } = await inbox('en-XA');
  expect(alerts[0]?.title).toMatch(/^\[T́h́é ćóńńéćt́íóń/);
  const [latest, first] = alerts;
  expect(latest?.url).toBe('/google/settings?subpath=/reconnect-google-account');
  expect((await domain.call('POST', '/wc/gla/alerts/read', { ids: [latest?.id] })).body).toEqual({ unread: 1 });
  const page = (await domain.call('GET', '/wc/gla/alerts?per_page=1')).body as AlertInbox;
  expect([page.alerts[0]?.read, page.next_page]).toEqual([true, String(latest?.id)]);
  const next = (await domain.call('GET', `/wc/gla/alerts?per_page=1&next_page=${page.next_page}`)).body as AlertInbox;
  expect([next.alerts[0]?.id, next.alerts[0]?.read, next.next_page]).toEqual([first?.id, false, null]);
  expect((await domain.call('POST', '/wc/gla/alerts/read', {})).body).toEqual({ unread: 0 });
});
