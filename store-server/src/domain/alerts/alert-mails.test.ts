import type { AlertSettings } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { operator } from '../../people/people.store';
import { addMember, removeMember } from '../../people/team.store';
import { updateDocument } from '../documents/documents.store';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { startMailServer, type MailServerUnderTest } from '../testing/mail-server.fixture';
import { MailSender } from './alert-mail-sender';
import { AlertScheduler, PERIOD_MS } from './alert-scheduler';
import { dueAt, type TimeSettings } from './mail-times.rules';

let mails: MailServerUnderTest;
let domain: DomainUnderTest;
let offset = 0;
const HOUR = 60 * PERIOD_MS;
const ADDRESS = 'ada@shop.example';

beforeEach(async () => {
  mails = await startMailServer();
  domain = await startDomain('ads-complete', { SMTP_URL: mails.url, MAIL_FROM: 'Shop <alerts@shop.example>' });
  offset = 0;
  // From midnight UTC to ten in the morning in the store's time zone.
  await pass(15 * HOUR);
});
afterEach(async () => {
  await domain.stop();
  await mails.stop();
});

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
const look = () => new AlertScheduler().tick(partsOf());
const send = () => new MailSender().tick(partsOf());
const lose = (account: 'hosting' | 'provider', status: 'lost' | 'connected' = 'lost') =>
  domain.server.store.transaction((db) => updateDocument(db, account, { status }));
const states = async () => {
  const rows = await domain.server.store.db.selectFrom('alert_mails').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state);
};

const wanted = { digest: 'off', quiet: null, mail: ADDRESS, language: 'en' };
/** Only lost connections are told of, by mail. */
async function want(change: Readonly<Record<string, unknown>> = {}) {
  const { rules } = (await domain.call('GET', '/wc/gla/alerts/settings')).body as AlertSettings;
  const only = rules.map(({ key, threshold }) => {
    const on = key === 'connection_lost';
    return { key, on, mail: on, threshold: threshold?.value ?? null };
  });
  await domain.call('POST', '/wc/gla/alerts/settings', { rules: only, ...wanted, ...change });
}
const subjects = () => mails.taken.map(({ headers }) => headers['subject']);

it('a mail says what happened, leads to the cure and turns itself off with one click', async () => {
  await want();
  await lose('hosting');
  await look();
  await send();
  expect(mails.taken).toHaveLength(1);
  const [{ to, headers, body } = { to: '', headers: {} as Record<string, string>, body: '' }] = mails.taken;
  expect([to, headers['subject'], headers['from']]).toEqual([
    ADDRESS,
    'The connection to your WordPress.com account is lost',
    'Shop <alerts@shop.example>',
  ]);
  expect(body).toContain(
    'Connect it again: https://admin.shop.example/google/settings?subpath=/reconnect-wpcom-account\r\n',
  );
  expect(body).toContain('You get this mail because “Connection lost” is on for you, also by mail.');
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = /^<https:\/\/admin\.shop\.example(\/alerts\/stop\?of=[\w.-]+)>$/.exec(headers['list-unsubscribe'] ?? '');
  const stop = link?.[1] ?? '';
  const byMail = async () => {
    const { rules } = (await domain.call('GET', '/wc/gla/alerts/settings')).body as AlertSettings;
    return rules.filter(({ mail }) => mail).map(({ key }) => key);
  };
  const ask = (method: 'GET' | 'POST', url: string) =>
    domain.server.app.inject({
      method,
      url,
      headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    });
  expect((await ask('GET', stop)).body).toContain('No more mails of “Connection lost”?');
  expect((await ask('POST', `${stop.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  expect(await byMail()).toEqual(['connection_lost']);
  const changes = async (query = '') => (await domain.call('GET', `/wc/gla/changes${query}`)).body as { last: number };
  const { last } = await changes();
  expect((await ask('POST', stop)).statusCode).toBe(200);
  expect(await byMail()).toEqual([]);
  // An open page reads its settings anew: saved as it shows them, they would bring the mails back.
  expect(await changes(`?since=${last}`)).toMatchObject({ changes: [{ reads: ['getAlertSettings', 'listActivity'] }] });
});

it('a day by the clock: what happens in quiet hours is mailed when they end, the rest at once', async () => {
  await want({ quiet: { from: 22, to: 7 } });
  const story: Record<number, () => Promise<unknown>> = {
    11: () => lose('hosting'),
    23: () => lose('provider'),
    26: () => lose('provider', 'connected'),
    27: () => lose('provider'),
  };
  const byHour: Record<number, number> = {};
  // From ten in the morning to ten on the next.
  for (let hour = 10; hour < 34; hour += 1) {
    const before = mails.taken.length;
    await story[hour]?.();
    await look();
    await send();
    if (mails.taken.length > before) byHour[hour % 24] = mails.taken.length - before;
    await pass(HOUR);
  }
  expect(byHour).toEqual({ 11: 1, 7: 2 });
});

it('fifty senders on one database send each mail once', async () => {
  await want();
  await lose('hosting');
  await lose('provider');
  await look();
  await Promise.all(Array.from({ length: 50 }, send));
  expect([...subjects()].sort()).toEqual([
    'The connection to your Google account is lost',
    'The connection to your WordPress.com account is lost',
  ]);
  expect(new Set(mails.taken.map(({ headers }) => headers['message-id'])).size).toBe(2);
});

it('a mail that is refused for now is sent later under the same id, one refused for good is not', async () => {
  await want();
  await lose('hosting');
  await look();
  mails.refusals.push(451);
  await send();
  await send();
  expect([await states(), mails.taken.length]).toEqual([['waiting'], 0]);
  await pass(2 * PERIOD_MS);
  await send();
  expect([await states(), mails.taken.length]).toEqual([['sent'], 1]);
  await lose('provider');
  await look();
  mails.refusals.push(550);
  await send();
  await pass(24 * HOUR);
  await send();
  expect([await states(), mails.taken.length]).toEqual([['sent', 'failed'], 1]);
});

it('a connection that breaks in the middle of a mail leaves it unknown: it never comes again, and the next mail does', async () => {
  await want();
  await lose('hosting');
  await look();
  mails.breaks = true;
  await send();
  expect([await states(), mails.taken.length]).toEqual([['unknown'], 0]);
  mails.breaks = false;
  await lose('provider');
  await pass(HOUR);
  await look();
  await send();
  expect(await states()).toEqual(['unknown', 'sent']);
  expect(subjects()).toEqual(['The connection to your Google account is lost']);
});

it('a mail server that cannot be reached costs no mail: it waits', async () => {
  await want();
  await lose('hosting');
  await look();
  await mails.stop();
  await send();
  expect(await states()).toEqual(['waiting']);
  mails = await startMailServer();
  await new MailSender().tick({
    ...partsOf(),
    config: { sandbox: true, mail: { url: mails.url, from: 'alerts@shop.example' } },
  });
  expect([await states(), mails.taken.length]).toEqual([['sent'], 1]);
});

it('a kill before any write of the sender sends a mail once or not at all, never twice', async () => {
  const sent: number[] = [];
  for (let kill = 1; ; kill += 1) {
    await domain.server.store.transaction((db) => db.deleteFrom('alert_mails').execute());
    mails.taken.length = 0;
    await want();
    await lose('hosting', 'connected');
    await pass(PERIOD_MS);
    await look();
    await lose('hosting');
    await pass(PERIOD_MS);
    await look();
    let seen = 0;
    const transaction = <T>(work: (db: Database) => Promise<T>) => {
      seen += 1;
      return seen >= kill ? Promise.reject(new Error('killed')) : domain.server.store.transaction(work);
    };
    const end = await new MailSender().tick({ ...partsOf(), transaction }).then(
      () => 'done',
      () => 'killed',
    );
    for (let later = 0; later < 3; later += 1) {
      await pass(HOUR);
      await send();
    }
    sent.push(mails.taken.length);
    if (end === 'done') break;
  }
  // Digests, mails of the dead, taking in hand; then the mail is sent before it is marked.
  expect(sent).toEqual([1, 1, 1, 1, 1]);
  mails.taken.length = 0;
  await lose('provider');
  await pass(PERIOD_MS);
  await look();
  await domain.server.store.db.updateTable('alert_mails').set({ state: 'sending', taken_at: 0 }).execute();
  await send();
  expect([new Set(await states()), mails.taken.length]).toEqual([new Set(['unknown']), 0]);
});

it('a digest tells at its hour of all that happened, in the reader’s language, and stops as a whole', async () => {
  await want({ digest: 'daily', digest_hour: 17, language: 'de' });
  await lose('hosting');
  await look();
  await lose('provider');
  await pass(PERIOD_MS);
  await look();
  await send();
  expect([mails.taken.length, await states()]).toEqual([0, ['held', 'held']]);
  await pass(7 * HOUR);
  await Promise.all([send(), send(), send()]);
  expect(await states()).toEqual(['digested', 'digested', 'sent']);
  expect(subjects()).toEqual(['2 Meldungen aus Ihrem Shop']);
  expect(mails.taken[0]?.body).toContain('subpath=/reconnect-wpcom-account');
  expect(mails.taken[0]?.body).toContain('subpath=/reconnect-google-account');
  await pass(24 * HOUR);
  await send();
  expect(mails.taken).toHaveLength(1);
});

it('whoever was removed gets no mail any more, and nothing of theirs is left to look at', async () => {
  const { db, transaction } = domain.server.store;
  await want();
  await lose('hosting');
  await look();
  await want({ digest: 'daily', digest_hour: 17 });
  await lose('provider');
  await pass(PERIOD_MS);
  await look();
  expect(await states()).toEqual(['waiting', 'held']);
  const { id } = await operator(db);
  await addMember(
    db,
    { name: 'Bob', email: 'bob@shop.example', role: 'owner', spendLimit: null },
    domain.server.clock.now,
  );
  expect(await transaction((trx) => removeMember(trx, id, domain.server.clock.now))).toBeNull();
  await pass(24 * HOUR);
  await send();
  expect([mails.taken.length, await states()]).toEqual([0, []]);
});

it('quiet hours and digests go by the store’s clock, also where the clocks change', () => {
  const zone = 'America/New_York';
  const settings: TimeSettings = { digest: 'off', digestHour: 8, quiet: null };
  const due = (iso: string, change: Partial<TimeSettings>) =>
    new Date(dueAt(Date.parse(iso), { ...settings, ...change }, zone)).toISOString();
  const night = { quiet: { from: 22, to: 7 } };
  expect(due('2026-11-20T17:00:00Z', night)).toBe('2026-11-20T17:00:00.000Z');
  expect(due('2026-11-21T04:30:00Z', night)).toBe('2026-11-21T12:00:00.000Z');
  // On 8 March 2026 there is no two o'clock.
  expect(due('2026-03-08T06:30:00Z', { quiet: { from: 1, to: 2 } })).toBe('2026-03-08T07:00:00.000Z');
  expect(due('2026-03-08T06:30:00Z', { digest: 'daily', digestHour: 2 })).toBe('2026-03-08T07:00:00.000Z');
  expect(due('2026-11-20T17:00:00Z', { digest: 'daily' })).toBe('2026-11-21T13:00:00.000Z');
  expect(due('2026-11-20T17:00:00Z', { digest: 'weekly' })).toBe('2026-11-23T13:00:00.000Z');
  expect(due('2026-11-20T17:00:00Z', { digest: 'daily', digestHour: 6, ...night })).toBe('2026-11-21T12:00:00.000Z');
});
