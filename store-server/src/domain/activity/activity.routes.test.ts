import type { Activity } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { maskedPerson } from './activity.store';

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
      by: 'admin',
      changes: ['name: null → Gifts', 'status: null → enabled', 'amount: null → 7.50 USD'],
    },
    { what: 'removed Winter sale', id, by: 'admin', changes: ['status: paused → removed'] },
    { what: 'changed Winter sale', id, by: 'admin', changes: ['status: enabled → paused'] },
    {
      what: 'changed Winter sale',
      id,
      by: 'admin',
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
  expect(rest).toEqual({ entries: all.slice(3), next_page: null });
});

it('a person is told of without what identifies them elsewhere', () => {
  expect(['admin', 'anna.b@shop.example', 'Anna <anna@x.example>', '+49 170 1234567'].map(maskedPerson)).toEqual([
    'admin',
    'a…@shop.example',
    'Anna <a…@x.example>',
    '…67',
  ]);
});

it('loading a scenario forgets what was told', async () => {
  await domain.load('fresh');
  expect(await read()).toEqual({ entries: [], next_page: null });
});
