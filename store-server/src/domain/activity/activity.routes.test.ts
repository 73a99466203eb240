import type { Activity } from '@listings/shared-api/contract';
import { trimActivity } from './activity.store';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

let domain: DomainUnderTest;
beforeEach(async () => {
  domain = await startDomain('ads-complete');
});
afterEach(() => domain.stop());

const read = async (query = ''): Promise<Activity> =>
  (await domain.call('GET', `/wc/gla/activity${query}`)).body as Activity;
const id = 17_890_001;
const edit = (body: object) => domain.call('PATCH', `/wc/gla/ads/campaigns/${id}`, body);
const newest = async (count: number) =>
  (await read()).entries.slice(0, count).map(({ action, object_id, object_name, by, changes }) => ({
    what: `${action} ${object_name}`,
    id: Number(object_id),
    by,
    changes: changes.map(
      ({ field, before, after, unit }) => `${field}: ${before} → ${after}${unit === null ? '' : ` ${unit}`}`,
    ),
  }));

it('every change of a campaign is told with what was before and after, by whom, the latest first', async () => {
  await edit({ amount: 42, name: 'Winter sale' });
  await edit({ status: 'paused' });
  await domain.call('DELETE', `/wc/gla/ads/campaigns/${id}`);
  const { body } = await domain.call('POST', '/wc/gla/ads/campaigns', {
    amount: 7.5,
    targeted_locations: ['GB'],
    name: 'Gifts',
  });
  const made = (body as { id: number }).id;
  expect(await newest(4)).toEqual([
    {
      what: 'created Gifts',
      id: made,
      by: 'Owner',
      changes: ['name: null → Gifts', 'status: null → enabled', 'amount: null → 7.50 USD'],
    },
    { what: 'removed Winter sale', id, by: 'Owner', changes: ['status: paused → removed'] },
    { what: 'changed Winter sale', id, by: 'Owner', changes: ['status: enabled → paused'] },
    {
      what: 'changed Winter sale',
      id,
      by: 'Owner',
      changes: ['name: Everything, everywhere → Winter sale', 'amount: 20.00 → 42.00 USD'],
    },
  ]);
});

it('what changes nothing, or is refused, is not told', async () => {
  const before = await read();
  expect((await edit({ amount: 20, status: 'enabled' })).status).toBe(200);
  expect((await edit({ name: 'Candles for the winter' })).status).toBe(400);
  expect((await edit({})).status).toBe(400);
  expect(await read()).toEqual(before);
});

it('entries are of the days asked for, page by page without a gap, also while others come in', async () => {
  const all = (await read()).entries;
  expect(all.map(({ action }) => action)).toEqual(['changed', 'created', 'created', 'created']);
  const [paused] = all;
  expect(paused?.changes).toEqual([{ field: 'status', before: 'enabled', after: 'paused', unit: null }]);
  expect((await read(`?after=${paused?.day}&before=${paused?.day}`)).entries).toEqual([paused]);
  const first = await read('?per_page=3');
  expect(first.entries).toEqual(all.slice(0, 3));
  await edit({ amount: 42 });
  const rest = await read(`?per_page=3&next_page=${first.next_page}`);
  expect(rest).toMatchObject({ entries: all.slice(3), next_page: null });
});

it('loading a scenario forgets what was told', async () => {
  await domain.load('fresh');
  expect(await read()).toEqual({ entries: [], people: [], next_page: null });
});

const told = async (query: string) =>
  (await read(query)).entries.map(({ kind, object_name }) => `${kind} ${object_name}`.trim());

it('entries are found by person, kind, object, a part of a name and the whole reference', async () => {
  await domain.call('POST', '/wc/gla/mc/shipping/times', { country_code: 'US', time: 9 });
  await domain.call('POST', '/sandbox/v1/billing', { approve: false });
  expect(await told('?person=owner&kind=times')).toEqual(['times']);
  expect(await told('?person=nobody')).toEqual([]);
  expect(await told(`?kind=campaign&object=${id}`)).toEqual(['campaign Everything, everywhere']);
  expect(await told('?search=LANTERNS')).toEqual(['campaign Lanterns 2024']);
  expect(await told('?search=owner&kind=times')).toEqual(['times']);
  expect(await told('?search=100%25')).toEqual([]);
  const [first, second] = (await read()).entries;
  expect([first?.by, first?.kind, second?.kind]).toEqual([null, 'ads', 'times']);
  expect(await told(`?search=${second?.reference ?? ''}`)).toEqual(['times']);
  expect((await read()).people).toEqual([{ id: 'owner', name: 'Owner' }]);
});

it('a renamed object is found by each of its names, page by page', async () => {
  await edit({ name: 'Winter sale' });
  await edit({ amount: 42 });
  const first = await read('?search=everything&per_page=2');
  const rest = await read(`?search=winter%20sale&per_page=2&next_page=${first.next_page}`);
  expect([...first.entries, ...rest.entries].map(({ action }) => action)).toEqual(['changed', 'changed', 'created']);
  expect(rest.next_page).toBeNull();
});

it('a change of several products names the first five, by their names of now, and counts all', async () => {
  type Feed = { readonly products: readonly { readonly id: number; readonly title: string }[] };
  const feed = (await domain.call('GET', '/wc/gla/mc/product-feed?page=1&per_page=7')).body as Feed;
  const ids = feed.products.map((product) => product.id);
  await domain.call('POST', '/wc/gla/mc/product-visibility', { ids: ids.slice(0, 1), visible: false });
  await domain.call('POST', '/wc/gla/mc/product-visibility', { ids, visible: false });
  const named = async () => (await read('?kind=products')).entries.map(({ count, members }) => ({ count, members }));
  const six = (await named())[0];
  const titles = new Map(feed.products.map(({ id: product, title }) => [String(product), title]));
  expect(six?.count).toBe(6);
  expect(six?.members).toHaveLength(5);
  expect(six?.members.map(({ id: member }) => titles.get(member))).toEqual(six?.members.map(({ name }) => name));
  expect((await named())[1]).toEqual({ count: 1, members: [] });
  const [first] = six?.members ?? [];
  await domain.server.store.db.deleteFrom('products').where('id', '=', Number(first?.id)).execute();
  expect((await named())[0]).toEqual({ count: 6, members: six?.members.slice(1) });
});

it('changes of several products are found by the name of each of them, page by page', async () => {
  type Feed = { readonly products: readonly { readonly id: number; readonly title: string }[] };
  const feed = (await domain.call('GET', '/wc/gla/mc/product-feed?page=1&per_page=3')).body as Feed;
  const [first, second, third] = feed.products;
  const ids = feed.products.map((product) => product.id);
  const show = (some: readonly (number | undefined)[], visible: boolean) =>
    domain.call('POST', '/wc/gla/mc/product-visibility', { ids: some, visible });
  await show([second?.id, third?.id], false);
  await show([third?.id], true);
  await show(ids, false);
  const found = async (title: string | undefined, more = '') => {
    const page = await read(`?search=${encodeURIComponent((title ?? '').slice(0, 12))}${more}`);
    return [page.entries.map(({ count }) => count), page.next_page !== null];
  };
  // What is hidden already is not changed: the last change is one of the first and the third.
  expect(await found(first?.title)).toEqual([[2], false]);
  expect(await found(second?.title)).toEqual([[2], false]);
  expect(await found(third?.title)).toEqual([[2, 1, 2], false]);
  expect(await found(third?.title, '&per_page=1')).toEqual([[2], true]);
  expect(await found(third?.title, '&kind=campaign')).toEqual([[], false]);
  expect(await found('zebra')).toEqual([[], false]);
});

it('the changes of a product are those of several at once, too, of which it is one', async () => {
  type Feed = { readonly products: readonly { readonly id: number }[] };
  const feed = (await domain.call('GET', '/wc/gla/mc/product-feed?page=1&per_page=3')).body as Feed;
  const [first = 0, second = 0, third = 0] = feed.products.map((product) => product.id);
  const show = (ids: readonly number[], visible: boolean) =>
    domain.call('POST', '/wc/gla/mc/product-visibility', { ids, visible });
  await show([first], false);
  await show([second, third], false);
  await show([first, second, third], true);
  const counts = async (object: number | string) =>
    (await read(`?kind=products&object=${object}`)).entries.map(({ count, object_id }) => [count, object_id]);
  expect(await counts(first)).toEqual([
    [3, ''],
    [1, String(first)],
  ]);
  expect(await counts(third)).toEqual([
    [3, ''],
    [2, ''],
  ]);
  // A part of an id is none, nor is a pattern.
  expect(await counts(String(third).slice(0, -1))).toEqual([]);
  expect(await counts('%25')).toEqual([]);
  const [page] = (await read(`?kind=products&object=${third}&per_page=1`)).entries;
  expect(page?.count).toBe(3);
});

it('one entry is read by its id', async () => {
  const [first] = (await read()).entries;
  expect((await domain.call('GET', `/wc/gla/activity/${first?.id}`)).body).toEqual(first);
  expect((await domain.call('GET', '/wc/gla/activity/987654')).status).toBe(404);
});

it('entries of more than 400 days ago are forgotten, those of 400 days are kept', async () => {
  const { db } = domain.server.store;
  const [newestEntry] = (await read()).entries;
  const days = (await read()).entries.map(({ day }) => day);
  const oldest = Date.parse(days.at(-1) ?? '') + 12 * 3_600_000;
  await trimActivity(db, oldest + 400 * 86_400_000);
  expect((await read()).entries).toHaveLength(4);
  await trimActivity(db, oldest + 401 * 86_400_000);
  expect((await read()).entries).toEqual([newestEntry]);
});
