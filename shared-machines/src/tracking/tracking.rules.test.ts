import {
  enqueueEvent,
  eventName,
  parseQueue,
  pathOf,
  trackedEvent,
  unlisted,
  type QueuedEvent,
} from './tracking.rules';

const event = (name: string, properties = {}): QueuedEvent => ({ args: [eventName(name), properties] });

it('prefixes every name once [O7.30]', () => {
  expect(eventName('gla_faq')).toBe('wcadmin_gla_faq');
  expect(eventName('wcadmin_gla_faq')).toBe('wcadmin_gla_faq');
});

it('lets texts, finite numbers and truth values out, and nothing else', () => {
  const odd = { path: ['x'], exist: { email: 'x' }, isValid: null };
  expect(trackedEvent('gla_mc_phone_number_check', odd)).toEqual(event('gla_mc_phone_number_check'));
  const fine = { context: 'product-feed', number_of_items: 3, visibility_to: 'sync_and_show' };
  expect(trackedEvent('gla_bulk_edit_click', fine)).toEqual(event('gla_bulk_edit_click', fine));
  expect(trackedEvent('gla_bulk_edit_click', { number_of_items: Number.NaN })).toEqual(event('gla_bulk_edit_click'));
});

it('lets each event out with the properties listed for it, and drops every other [C-10] [O7.30]', () => {
  expect(trackedEvent('wcadmin_gla_filter', { report: 'programs', filter: 'all', typed: 'secret' })).toEqual(
    event('gla_filter', { report: 'programs', filter: 'all' }),
  );
  expect(trackedEvent('gla_typed', { report: 'programs' })).toBeNull();
  expect([unlisted('gla_typed'), unlisted('gla_filter', { report: 'x', typed: 'y' }), unlisted('gla_faq')]).toEqual([
    ['gla_typed'],
    ['typed'],
    [],
  ]);
});

it('reduces addresses to their path', () => {
  expect(pathOf('https://shop.example/wp-admin/admin.php?page=wc-admin&token=1#top')).toBe('/wp-admin/admin.php');
  expect(pathOf('https://shop.example?token=1')).toBe('/');
  expect(
    trackedEvent('gla_documentation_link_click', { href: '/google/start?nonce=1', context: 'http://x.example/y?z' }),
  ).toEqual(event('gla_documentation_link_click', { href: '/google/start', context: '/y' }));
});

it('keeps the last 100 events [O7.30, O9.09]', () => {
  let queue: QueuedEvent[] = [];
  for (let index = 0; index < 103; index += 1) queue = enqueueEvent(queue, event(`e${index}`));
  expect(queue).toHaveLength(100);
  expect(queue[0]?.args[0]).toBe('wcadmin_e3');
  expect(queue.at(-1)?.args[0]).toBe('wcadmin_e102');
});

it('keeps no more than 64 KiB', () => {
  const long = event('long', { text: 'x'.repeat(30_000) });
  const queue = [long, long, long].reduce<QueuedEvent[]>(enqueueEvent, []);
  expect(queue).toHaveLength(2);
  expect(enqueueEvent([], event('huge', { text: 'x'.repeat(70_000) }))).toEqual([]);
});

it('reads a kept queue back and drops what is no event', () => {
  const kept = [event('gla_faq'), { args: ['page_view', { path: '/x?secret=1' }] }, { args: [1, {}] }, 'junk', null];
  expect(parseQueue(JSON.stringify(kept))).toEqual([event('gla_faq'), event('page_view', { path: '/x' })]);
  expect([parseQueue(null), parseQueue('{'), parseQueue('{}')]).toEqual([[], [], []]);
});
