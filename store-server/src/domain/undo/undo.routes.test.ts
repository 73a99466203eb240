import type { Activity, ActivityEntry, HttpMethod } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

let domain: DomainUnderTest;
beforeAll(async () => {
  domain = await startDomain();
});
beforeEach(() => domain.load('ads-complete'));
afterAll(() => domain.stop());

const ask = (method: HttpMethod, path: string, body?: unknown) => domain.call(method, `/wc/gla/${path}`, body);
const entries = async () => ((await ask('GET', 'activity')).body as Activity).entries;
const newest = async () => {
  const [entry] = await entries();
  if (!entry) throw new Error('Nothing was told');
  return entry;
};
const undo = (id: number) => ask('POST', `activity/${id}/undo`);

const CAMPAIGN = 'ads/campaigns/17890001';
const feed = 'mc/product-feed?per_page=3&orderby=id';
const productIds = async () =>
  ((await ask('GET', feed)).body as { products: { id: number }[] }).products.map(({ id }) => id);

/** What is read, and a change of it. */
const reversible: readonly (readonly [what: string, read: string, change: () => Promise<unknown>])[] = [
  ['budget and name', CAMPAIGN, () => ask('PATCH', CAMPAIGN, { amount: 42, name: 'Summer' })],
  ['status', CAMPAIGN, () => ask('PATCH', CAMPAIGN, { status: 'paused' })],
  ['audience', 'mc/target_audience', () => ask('POST', 'mc/target_audience', { location: 'all' })],
  ['choices', 'mc/settings', () => ask('POST', 'mc/settings', { tax_rate: 'manual', shipping_rate: 'manual' })],
  ['requirements', 'mc/settings', () => ask('POST', 'mc/settings', { website_live: false })],
  [
    'rates',
    'mc/shipping/rates',
    () =>
      ask('POST', 'mc/shipping/rates/batch', {
        rates: [{ country: 'US', currency: 'USD', rate: 9, options: { free_shipping_threshold: 50 } }],
      }),
  ],
  [
    'a new rate',
    'mc/shipping/rates',
    () => ask('POST', 'mc/shipping/rates', { country: 'CA', currency: 'USD', rate: 9 }),
  ],
  ['times', 'mc/shipping/times', () => ask('DELETE', 'mc/shipping/times/batch', { country_codes: ['US', 'GB'] })],
  ['visibility', feed, async () => ask('POST', 'mc/product-visibility', { ids: await productIds(), visible: false })],
];

/** Without the status of products: the provider decides anew about what comes back. */
const withoutStatus = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) => (key === 'status' && typeof value !== 'object' ? '' : value)),
  );

it.each(reversible)('takes %s back as a new entry, once', async (_what, path, change) => {
  const before = (await ask('GET', path)).body;
  await change();
  const changed = (await ask('GET', path)).body;
  expect(changed).not.toEqual(before);
  const entry = await newest();
  const { status, body } = await undo(entry.id);
  const reply = body as ActivityEntry;
  const now = (await ask('GET', path)).body;
  const isFeed = path === feed;
  expect(isFeed ? withoutStatus(now) : now).toEqual(isFeed ? withoutStatus(before) : before);
  expect({ status, undoes: reply.undo_of, by: reply.by, kind: reply.kind }).toEqual({
    status: 200,
    undoes: entry.id,
    by: 'Owner',
    kind: entry.kind,
  });
  expect(reply.changes).toEqual(entry.changes.map((field) => ({ ...field, before: field.after, after: field.before })));
  const told = await entries();
  expect(told[0]).toEqual(reply);
  expect(told[1]).toEqual({ ...entry, undo: 'done' });
  expect(await undo(entry.id)).toMatchObject({ status: 200, body: reply });
  expect(await entries()).toEqual(told);
});

it('is refused with who changed the same again and when, and changes nothing', async () => {
  await ask('PATCH', CAMPAIGN, { amount: 42 });
  const entry = await newest();
  await ask('PATCH', CAMPAIGN, { name: 'Summer' });
  await ask('PATCH', CAMPAIGN, { amount: 50 });
  const again = await newest();
  const { status, body } = await undo(entry.id);
  expect({ status, body }).toEqual({
    status: 409,
    body: {
      code: 'activity_changed_since',
      message: `Changed again by Owner on ${again.day}.`,
      errors: { by: 'Owner', at: again.at, entry: again.id },
    },
  });
  expect((await newest()).id).toBe(again.id);
});

it('goes through where another field of the same was changed since', async () => {
  await ask('PATCH', CAMPAIGN, { amount: 42 });
  const { id } = await newest();
  await ask('PATCH', CAMPAIGN, { name: 'Summer' });
  expect((await undo(id)).status).toBe(200);
  expect((await ask('GET', CAMPAIGN)).body).toMatchObject({ name: 'Summer', amount: 20 });
});

it('of products is refused when one of them was changed since', async () => {
  const ids = await productIds();
  await ask('POST', 'mc/product-visibility', { ids, visible: false });
  const { id } = await newest();
  await ask('POST', 'mc/product-visibility', { ids: ids.slice(1, 2), visible: true });
  const single = await newest();
  expect((await undo(id)).body).toMatchObject({ code: 'activity_changed_since', errors: { entry: single.id } });
});

it('says what can never be taken back, and what is not there', async () => {
  await ask('DELETE', CAMPAIGN);
  const { id, undo: possible } = await newest();
  expect(possible).toBe('impossible');
  expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'activity_not_undoable' } });
  expect((await undo(987_654)).status).toBe(404);
});

it('does not bring back choices that went with the account they were made for', async () => {
  await ask('DELETE', 'mc/connection');
  const gone = (await entries()).filter(({ kind }) => kind === 'audience' || kind === 'settings');
  expect(gone.map(({ undo: possible }) => possible)).toEqual(['impossible', 'impossible']);
});
