import {
  allowedProperties,
  enqueueEvent,
  eventName,
  parseQueue,
  pathOf,
  trackedEvent,
  type QueuedEvent,
} from './tracking.rules';

const event = (name: string): QueuedEvent => trackedEvent(name);

it('prefixes every name once [O7.30]', () => {
  expect(eventName('gla_faq')).toBe('wcadmin_gla_faq');
  expect(eventName('wcadmin_gla_faq')).toBe('wcadmin_gla_faq');
});

it('lets texts, finite numbers and truth values out, and nothing else', () => {
  expect(
    allowedProperties({ id: 'a', count: 3, on: true, list: ['x'], what: { email: 'x' }, no: null, many: Number.NaN }),
  ).toEqual({ id: 'a', count: 3, on: true });
});

it('reduces addresses to their path', () => {
  expect(pathOf('https://shop.example/wp-admin/admin.php?page=wc-admin&token=1#top')).toBe('/wp-admin/admin.php');
  expect(pathOf('https://shop.example?token=1')).toBe('/');
  expect(allowedProperties({ href: '/google/start?nonce=1', link_id: 'a', target: 'http://x.example/y?z' })).toEqual({
    href: '/google/start',
    link_id: 'a',
    target: '/y',
  });
});

it('keeps the last 100 events [O7.30, O9.09]', () => {
  let queue: QueuedEvent[] = [];
  for (let index = 0; index < 103; index += 1) queue = enqueueEvent(queue, event(`e${index}`));
  expect(queue).toHaveLength(100);
  expect(queue[0]?.args[0]).toBe('wcadmin_e3');
  expect(queue.at(-1)?.args[0]).toBe('wcadmin_e102');
});

it('keeps no more than 64 KiB', () => {
  const long = trackedEvent('long', { text: 'x'.repeat(30_000) });
  const queue = [long, long, long].reduce<QueuedEvent[]>(enqueueEvent, []);
  expect(queue).toHaveLength(2);
  expect(enqueueEvent([], trackedEvent('huge', { text: 'x'.repeat(70_000) }))).toEqual([]);
});

it('reads a kept queue back and drops what is no event', () => {
  const kept = [event('a'), { args: ['b', { href: '/x?secret=1' }] }, { args: [1, {}] }, 'junk', null];
  expect(parseQueue(JSON.stringify(kept))).toEqual([
    { args: ['wcadmin_a', {}] },
    { args: ['wcadmin_b', { href: '/x' }] },
  ]);
  expect([parseQueue(null), parseQueue('{'), parseQueue('{}')]).toEqual([[], [], []]);
});
