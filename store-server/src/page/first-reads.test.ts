import { firstReadUrls, opensView, readsAfter } from './first-reads';

const reads = {
  always: ['/wc/gla/mc/setup'],
  mcSetupComplete: ['/wc/gla/mc/reports/programs?after={after}&before={before}&fields%5B0%5D=clicks'],
  adsSetupComplete: ['/wc/gla/ads/reports/programs?after={previousAfter}&before={previousBefore}'],
};
const facts = {
  restRoot: '/wp-json',
  timeZone: 'America/New_York',
  weekStartsOn: 1,
  mcSetupComplete: true,
  adsSetupComplete: true,
  missingCalls: [],
  language: 'de',
};
const at = (moment: string, more = {}) =>
  firstReadUrls([reads], new URLSearchParams(), { ...facts, ...more }, Date.parse(moment));

it('leaves out what a view of the person decides, where one opens with the screen', () => {
  const some = {
    always: [
      '/wc/gla/ads/connection',
      '/wc/gla/mc/issues/product?page=1',
      '/wc/gla/mc/product-feed?orderby=title',
      '/wc/gla/ads/reports/programs?after={after}',
    ],
  };
  const ask = (firstViews: Record<string, string>) =>
    firstReadUrls(
      [some],
      new URLSearchParams(),
      { ...facts, hasView: opensView('/google/reports', { firstViews }) },
      0,
    );
  expect(ask({ 'reports-products': 'view=Week', 'reports-programs': '' })).toHaveLength(4);
  expect(ask({ 'reports-programs': 'view=Week' })).toEqual([
    '/wp-json/wc/gla/ads/connection',
    '/wp-json/wc/gla/mc/issues/product?page=1',
  ]);
});

it('fills in month to date and the year before, as the days are in the store', () => {
  expect(at('2026-12-01T04:59:00Z')).toEqual([
    '/wp-json/wc/gla/mc/setup',
    '/wp-json/wc/gla/mc/reports/programs?after=2026-11-01&before=2026-11-30&fields%5B0%5D=clicks',
    '/wp-json/wc/gla/ads/reports/programs?after=2025-11-01&before=2025-11-30',
  ]);
  expect(at('2026-12-01T05:00:00Z')[1]).toContain('?after=2026-12-01&before=2026-12-01&');
  expect(at('2028-02-29T12:00:00Z')[2]).toContain('?after=2027-02-01&before=2027-02-28');
});

it('counts days by a numeric offset as well, and starts no read of days in a zone that nobody knows', () => {
  expect(at('2026-11-30T22:30:00Z', { timeZone: '+02:00' })[1]).toContain('?after=2026-12-01&before=2026-12-01&');
  expect(at('2026-12-01T04:30:00Z', { timeZone: '-05:00' })[1]).toContain('?after=2026-11-01&before=2026-11-30&');
  expect(at('2026-11-20T12:00:00Z', { timeZone: 'Mars/Olympus_Mons' })).toEqual(['/wp-json/wc/gla/mc/setup']);
});

it('leaves out what a store of that state does not ask for', () => {
  expect(at('2026-11-20T12:00:00Z', { adsSetupComplete: false })).toHaveLength(2);
  expect(at('2026-11-20T12:00:00Z', { mcSetupComplete: false })).toEqual(['/wp-json/wc/gla/mc/setup']);
});

it('starts no read that the store does not have', () => {
  const now = '2026-11-20T12:00:00Z';
  expect(at(now, { missingCalls: ['getFreeProgramsReport', 'requestReview'] })).toEqual([
    '/wp-json/wc/gla/mc/setup',
    '/wp-json/wc/gla/ads/reports/programs?after=2025-11-01&before=2025-11-20',
  ]);
  const issues = { always: ['/wc/gla/mc/issues/account?page=1', '/wc/gla/mc/issues'] };
  const started = firstReadUrls([issues], new URLSearchParams(), { ...facts, missingCalls: ['listIssues'] }, 0);
  expect(started).toEqual(['/wp-json/wc/gla/mc/issues']);
});

it('adds what the open step reads, each address once', () => {
  const step = { always: ['/wc/gla/mc/setup', '/wc/gla/mc/settings'] };
  const started = firstReadUrls([{ always: reads.always }, step], new URLSearchParams('step=accounts'), facts, 0);
  expect(started).toEqual(['/wp-json/wc/gla/mc/setup', '/wp-json/wc/gla/mc/settings']);
});

it('fills in the language of the page, and reads for one campaign what it reads for each [19.6]', () => {
  const alerts = { mcSetupComplete: ['/wc/gla/alerts/settings?language={language}'] };
  const ask = (query: string) => firstReadUrls([alerts], new URLSearchParams(query), facts, 0);
  const url = '/wp-json/wc/gla/alerts/settings?language=de';
  expect(ask('subpath=/alerts&programId=7&pageStep=2')).toEqual([url]);
});

it('starts nothing for an address that asks for something special, or a route that names no reads', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ask = (query: string) => firstReadUrls([reads], new URLSearchParams(query), facts, now).length;
  expect(['', 'guide=submission-success', 'period=year', 'guide=x&filter=all'].map(ask)).toEqual([3, 3, 0, 0]);
  expect(firstReadUrls([undefined], new URLSearchParams(), facts, now)).toEqual([]);
});

it('names what follows the answer to a read, and what follows that, after what it follows [19.6]', () => {
  const views = {
    first: { always: ['/a'], opens: [{ read: '/a', field: 'active', is: 'yes', view: 'second' }] },
    second: { always: ['/b', '/c'], opens: [{ read: '/b', field: 'status', is: 'none', view: 'third' }] },
    third: { adsSetupComplete: ['/d'], opens: [{ read: '/d', field: 'again', is: 'yes', view: 'second' }] },
  };
  const urlsOf = (parts: Parameters<typeof firstReadUrls>[0]) => firstReadUrls(parts, new URLSearchParams(), facts, 0);
  const readsOf = (view: string) => views[view as keyof typeof views];
  expect(readsAfter([undefined, views.first], readsOf, urlsOf)).toEqual([
    { url: '/wp-json/a', field: 'active', is: 'yes', view: 'second', urls: ['/wp-json/b', '/wp-json/c'] },
    { url: '/wp-json/b', field: 'status', is: 'none', view: 'third', urls: ['/wp-json/d'] },
  ]);
  const isSpecial = () => firstReadUrls([views.first], new URLSearchParams('period=year'), facts, 0);
  expect(readsAfter([views.first], readsOf, isSpecial)).toEqual([]);
});
