import { hostTracks, type TrackedWindow } from './host-tracker';
import { createTracking, queueKey } from './tracking.service';

type Sent = [string, Readonly<Record<string, unknown>>];

function pageWith({ enabled = true, tracker = true, storage = window.localStorage } = {}) {
  const sent: Sent[] = [];
  const recordEvent = (...event: Sent) => sent.push(event);
  const host: TrackedWindow = { localStorage: storage, ...(tracker ? { wcTracks: { recordEvent } } : {}) };
  return { sent, tracking: createTracking({ window: host, enabled }) };
}

const stored = () => JSON.parse(localStorage.getItem(queueKey) ?? '[]') as { args: Sent }[];

beforeEach(() => localStorage.clear());

it('hands an event to the tracker under its prefixed name [O7.30]', () => {
  const { sent, tracking } = pageWith();
  tracking.record('gla_faq', { id: 'what-are-free-listings', action: 'expand', context: 'get-started' });
  expect(sent).toEqual([
    ['wcadmin_gla_faq', { id: 'what-are-free-listings', action: 'expand', context: 'get-started' }],
  ]);
});

it('tells of each screen once, with its path [O7.30]', () => {
  const { sent, tracking } = pageWith();
  tracking.pageView({ path: '/google/product-feed' });
  tracking.pageView({ path: '/google/product-feed', params: { issueType: 'product' } });
  tracking.pageView({ path: '/google/settings', params: { subpath: '/edit-phone-number' } });
  expect(sent).toEqual([
    ['wcadmin_page_view', { path: '/google/product-feed' }],
    ['wcadmin_page_view', { path: '/google/settings', subpath: '/edit-phone-number' }],
  ]);
});

it('keeps queued events until the next page view and replays them in order before it [O7.30]', () => {
  const { sent, tracking } = pageWith();
  tracking.pageView({ path: '/google/settings' });
  sent.length = 0;
  tracking.queue('gla_disconnected_accounts', { context: 'all-accounts' });
  tracking.queue('gla_edit_product_click', { status: 'synced', visibility: 'x' });
  expect([sent, stored().length]).toEqual([[], 2]);

  const next = pageWith();
  next.tracking.pageView({ path: '/google/start' });
  expect(next.sent).toEqual([
    ['wcadmin_gla_disconnected_accounts', { context: 'all-accounts' }],
    ['wcadmin_gla_edit_product_click', { status: 'synced', visibility: 'x' }],
    ['wcadmin_page_view', { path: '/google/start' }],
  ]);
  expect(localStorage.getItem(queueKey)).toBeNull();
});

it('keeps the last 100 of the queued events [O7.30, O9.09]', () => {
  const { tracking } = pageWith();
  for (let number = 1; number <= 103; number += 1) tracking.queue('gla_tooltip_viewed', { id: String(number) });
  expect(stored()).toHaveLength(100);
  expect([stored().at(0)?.args[1], stored().at(-1)?.args[1]]).toEqual([{ id: '4' }, { id: '103' }]);
});

it.each([
  ['the host has no tracker', { tracker: false }],
  ['the server says there is none', { enabled: false }],
])('sends nothing when %s, and keeps what waits [O7.30]', (_what, options) => {
  const { sent, tracking } = pageWith(options);
  tracking.queue('gla_disconnected_accounts', { context: 'ads-account' });
  tracking.record('gla_free_campaign_edited');
  tracking.pageView({ path: '/google/dashboard' });
  expect([sent, stored().length]).toEqual([[], 1]);
});

it('tells no query strings, only the path of addresses [C-10]', () => {
  const { sent, tracking } = pageWith();
  tracking.record('gla_documentation_link_click', { href: 'https://example.com/help?token=secret#part' });
  expect(sent).toEqual([['wcadmin_gla_documentation_link_click', { href: '/help' }]]);
});

it('tells nothing of an event or a property that is not listed, also of what an older page kept [C-10]', () => {
  const kept = [
    { args: ['wcadmin_gla_typed', { text: 'secret' }] },
    { args: ['gla_help_click', { context: 'x', phone: '1' }] },
  ];
  localStorage.setItem(queueKey, JSON.stringify(kept));
  const { sent, tracking } = pageWith();
  tracking.record('gla_typed', { text: 'secret' });
  tracking.queue('gla_typed', { text: 'secret' });
  tracking.record('gla_free_campaign_edited', { email: 'a@shop.example' });
  tracking.pageView({ path: '/google/dashboard' });
  expect(sent).toEqual([
    ['wcadmin_gla_free_campaign_edited', {}],
    ['wcadmin_gla_help_click', { context: 'x' }],
    ['wcadmin_page_view', { path: '/google/dashboard' }],
  ]);
});

it.each(['not json', '{"a":1}', '[1,{"args":[2]},{"args":["gla_faq",null]}]'])(
  'takes no harm from a queue that holds %s',
  (text) => {
    localStorage.setItem(queueKey, text);
    const { sent, tracking } = pageWith();
    tracking.pageView({ path: '/google/dashboard' });
    expect(sent).toEqual([['wcadmin_page_view', { path: '/google/dashboard' }]]);
  },
);

it("never disturbs the page: a full storage and a broken tracker are nobody's business", () => {
  const fail = () => {
    throw new Error('full');
  };
  const storage = { getItem: () => null, setItem: fail, removeItem: fail } as unknown as Storage;
  const host = { localStorage: storage, wcTracks: { recordEvent: fail } };
  const tracking = createTracking({ window: host, enabled: true });
  expect(() => {
    tracking.queue('gla_faq');
    tracking.record('gla_faq');
    tracking.pageView({ path: '/google/dashboard' });
  }).not.toThrow();
});

it('is on where the page of the host says so [O7.30]', () => {
  expect(
    [{}, { wcTracks: {} }, { wcTracks: { isEnabled: false } }, { wcTracks: { isEnabled: true } }].map(hostTracks),
  ).toEqual([false, false, false, true]);
});
