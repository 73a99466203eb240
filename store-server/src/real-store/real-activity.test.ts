import type { ActivityEntry, Campaign } from '@listings/shared-api/contract';
import { visitorAs } from '../testing/test-server';
import { ChangeFollower } from './change-follower';
import { callAs, startRealStore, type RealStoreUnderTest } from './real-store.fixture';

let real: RealStoreUnderTest;
beforeEach(async () => {
  real = await startRealStore('ads-complete');
});
afterEach(() => real.stop());

const followerOf = ({ ask, server }: RealStoreUnderTest) =>
  new ChangeFollower(ask, { store: server.store, log: server.parts.log, now: () => server.clock.now });

const campaignsOf = async () => (await real.call('GET', '/wc/gla/ads/campaigns')).body as Campaign[];
const told = ({ by, from, kind, action, object_name, changes, undo }: ActivityEntry) => ({
  by,
  from,
  kind,
  action,
  object_name,
  undo,
  changes: changes.map(({ field, before, after, unit }) => [field, before, after, unit]),
});

it('what is changed through this server is told with who, before and after, and can be taken back once', async () => {
  await followerOf(real).look();
  const berit = await visitorAs(real.server, 'advertiser', { name: 'Berit' });
  const [campaign] = await campaignsOf();
  await callAs(berit, 'PATCH', `/wc/gla/ads/campaigns/${campaign?.id}`, { amount: 12.5 });
  const [entry] = await real.entries(1);
  expect(entry && told(entry)).toEqual({
    by: 'Berit',
    from: 'screen',
    kind: 'campaign',
    action: 'changed',
    object_name: campaign?.name,
    undo: 'possible',
    changes: [['amount', campaign?.amount.toFixed(2), '12.50', 'USD']],
  });
  const undone = await callAs(berit, 'POST', `/wc/gla/activity/${entry?.id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { undo_of: entry?.id, by: 'Berit' } });
  expect((await campaignsOf()).find(({ id }) => id === campaign?.id)?.amount).toBe(campaign?.amount);
  expect((await callAs(berit, 'POST', `/wc/gla/activity/${entry?.id}/undo`)).body).toEqual(undone.body);
  expect(await real.entries(2)).toHaveLength(2);
});

it('a change and the one that reverts it are two entries, however close together', async () => {
  await followerOf(real).look();
  for (const tax_rate of ['manual', 'destination']) await real.call('POST', '/wc/gla/mc/settings', { tax_rate });
  expect((await real.entries(2)).map(told)).toMatchObject([
    { changes: [['tax_rate', 'manual', 'destination', null]] },
    { changes: [['tax_rate', 'destination', 'manual', null]] },
  ]);
});

it('what the store itself has changed is told as its own, and stands in the way of an undo', async () => {
  const follower = followerOf(real);
  await follower.look();
  await real.call('POST', '/wc/gla/mc/settings', { tax_rate: 'manual' });
  const [saved] = await real.entries(1);
  await real.shop.call('POST', '/wc/gla/mc/settings', { tax_rate: 'destination' });
  await follower.look();
  const [latest] = await real.entries(2);
  expect(latest && told(latest)).toMatchObject({
    by: null,
    from: 'store',
    kind: 'settings',
    changes: [['tax_rate', 'manual', 'destination', null]],
  });
  expect(await real.call('POST', `/wc/gla/activity/${saved?.id}/undo`)).toMatchObject({
    status: 409,
    body: { code: 'activity_changed_since', errors: { entry: latest?.id } },
  });
});

it.each([
  ['audience', 'POST', '/wc/gla/mc/target_audience', { location: 'selected', countries: ['US', 'FR'] }],
  ['times', 'POST', '/wc/gla/mc/shipping/times/batch', { country_codes: ['US', 'FR'], time: 9 }],
  [
    'rates',
    'POST',
    '/wc/gla/mc/shipping/rates/batch',
    { rates: [{ country: 'US', currency: 'USD', rate: 77, options: {} }] },
  ],
  ['checklist', 'POST', '/wc/gla/mc/settings', { website_live: false }],
] as const)('a change of %s is taken back as it was', async (kind, method, path, body) => {
  const follower = followerOf(real);
  await follower.look();
  const read = path.replace('/batch', '');
  const before = (await real.shop.call('GET', read)).body;
  expect((await real.call(method, path, body)).status).toBeLessThan(300);
  const [entry] = await real.entries(1);
  expect(entry).toMatchObject({ kind, undo: 'possible' });
  expect((await real.shop.call('GET', read)).body).not.toEqual(before);
  expect((await real.call('POST', `/wc/gla/activity/${entry?.id}/undo`)).status).toBe(200);
  expect(withoutIds((await real.shop.call('GET', read)).body)).toEqual(withoutIds(before));
});

it('an undo that stopped half-way goes on with the rest when it is asked for again, and is one afterwards', async () => {
  await followerOf(real).look();
  const rates = async () => withoutIds((await real.shop.call('GET', '/wc/gla/mc/shipping/rates')).body);
  const rate = (country: string, amount: number) => ({ country, currency: 'USD', rate: amount, options: {} });
  await real.shop.call('POST', '/wc/gla/mc/shipping/rates/batch', { rates: [rate('US', 4)] });
  await followerOf(real).look();
  const before = await rates();
  await real.call('POST', '/wc/gla/mc/shipping/rates/batch', { rates: [rate('US', 9), rate('CA', 5)] });
  const [entry] = await real.entries(2);
  const undo = async () => real.call('POST', `/wc/gla/activity/${entry?.id}/undo`);
  const path = '/wc/gla/mc/shipping/rates/batch';
  await real.shop.call('POST', '/sandbox/v1/faults', {
    method: 'DELETE',
    path,
    status: 400,
    body: { message: 'No.' },
    times: 1,
  });
  expect((await undo()).status).toBe(400);
  expect(await rates()).not.toEqual(before);
  const undone = await undo();
  expect(undone).toMatchObject({ status: 200, body: { undo_of: entry?.id } });
  expect(await rates()).toEqual(before);
  expect((await undo()).body).toEqual(undone.body);
});

const withoutIds = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/"id":"\d+",?/g, ''));

it('who was killed after the store had made a change loses no entry: it is told with who asked for it', async () => {
  const follower = followerOf(real);
  await follower.look();
  const [campaign] = await campaignsOf();
  const path = `/wc/gla/ads/campaigns/${campaign?.id}`;
  // As the server is before it sends a change, and never after.
  const author = {
    person: { id: 'owner', name: 'Ada' },
    source: { from: 'screen', reference: 'r' },
    fields: ['status'],
    object: null,
  };
  const asked = {
    action: 'updateCampaign',
    author: JSON.stringify(author),
    at: real.server.clock.now,
  };
  await real.server.store.db
    .insertInto('asked_changes')
    .values({ ...asked, state: 'asked' })
    .execute();
  await real.shop.call('PATCH', path, { status: 'paused' });
  await follower.look();
  expect(((await real.call('GET', '/wc/gla/activity')).body as { entries: [] }).entries).toEqual([]);
  real.server.clock.now += 61_000;
  await Promise.all(Array.from({ length: 10 }, () => followerOf(real).look()));
  const entries = await real.entries(1);
  expect(entries.map(told)).toMatchObject([
    { by: 'Ada', from: 'screen', changes: [['status', 'enabled', 'paused', null]] },
  ]);
});

it('the first change of what nobody had seen before is told by what it named', async () => {
  const [campaign] = await campaignsOf();
  await real.call('PATCH', `/wc/gla/ads/campaigns/${campaign?.id}`, { amount: 33 });
  const [changed] = await real.entries(1);
  expect(changed && told(changed)).toMatchObject({
    kind: 'campaign',
    action: 'changed',
    object_name: campaign?.name,
    undo: 'impossible',
    changes: [['amount', null, '33.00', 'USD']],
  });
  await real.call('POST', '/wc/gla/ads/campaigns', { amount: 5, targeted_locations: ['US'], name: 'Spring' });
  const [created] = await real.entries(2);
  expect(created && told(created)).toMatchObject({ action: 'created', object_name: 'Spring' });
});

it('phone and address of the store are kept neither in the activity nor beside it', async () => {
  await followerOf(real).look();
  const kept = await real.server.store.db.selectFrom('seen_objects').selectAll().execute();
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contact', 'hosting', 'campaign', 'rates']));
  expect(JSON.stringify(kept)).not.toMatch(/1600 Example|owner@|\d{9,} ?\d*53|Albany/);
});

it('a change that stands on what is not there any more is refused with what is there', async () => {
  const read = await callAs(real.owner, 'GET', '/wc/gla/mc/settings');
  const tag = String(read.headers['etag']);
  await real.shop.call('POST', '/wc/gla/mc/settings', { tax_rate: 'manual' });
  const save = (etag: string) =>
    real.owner.call('POST', '/wp-json/wc/gla/mc/settings', {
      payload: { tax_rate: 'destination' },
      headers: { 'if-match': etag },
    });
  const refused = await save(tag);
  expect(refused.statusCode).toBe(412);
  const { details } = refused.json<{ data: { details: { present: object; tag: string } } }>().data;
  expect(details.present).toMatchObject({ tax_rate: 'manual' });
  expect((await save(details.tag)).statusCode).toBe(200);
});
