import { routes } from '@listings/shared-machines/routes';
import { locationOf, redirectOf, resolveLocation, subpathOf, type EntryFacts } from './location';

const origin = 'http://localhost:4000';
const done: EntryFacts = { mcSetupComplete: true, enableReports: true };
const fresh: EntryFacts = { mcSetupComplete: false, enableReports: true };

/** Final URL of a URL, after the redirect if there is one. */
const endOf = (href: string, facts: EntryFacts) => redirectOf(new URL(href, origin), facts) ?? href;

it('shows every route at its own address [O2.01, S2.02-S2.08]', () => {
  expect(Object.keys(routes).slice(0, 7)).toEqual([
    '/google/start',
    '/google/setup-mc',
    '/google/setup-ads',
    '/google/dashboard',
    '/google/reports',
    '/google/product-feed',
    '/google/settings',
  ]);
  for (const path of Object.keys(routes)) {
    expect(endOf(path, done)).toBe(path);
    expect(endOf(path, fresh)).toBe(path);
  }
});

it.each([
  '/google/dashboard?subpath=/free-listings/edit&pageStep=2',
  '/google/dashboard?subpath=/campaigns/edit&programId=7',
  '/google/dashboard?subpath=/campaigns/create',
  '/google/settings?subpath=/edit-phone-number',
  '/google/settings?subpath=/edit-store-address',
  '/google/settings?subpath=/reconnect-wpcom-account',
  '/google/settings?subpath=/reconnect-google-account',
  '/google/product-feed?guide=submission-success',
])('keeps %s with its parameters [O2.05, O2.48, S2.09]', (href) => {
  expect(endOf(href, done)).toBe(href);
  const { searchParams } = new URL(href, origin);
  expect(resolveLocation(new URL(href, origin), done).params).toEqual(Object.fromEntries(searchParams));
});

it('leads the menu entry to the start until setup is complete, then to the dashboard', () => {
  for (const entry of ['/google', '/google/', '/google/nowhere', '/google/dashboard/deeper', '/google/toString']) {
    expect(endOf(entry, fresh)).toBe('/google/start');
    expect(endOf(entry, done)).toBe('/google/dashboard');
  }
});

it('leads an unknown sub-path to the screen itself, its other parameters kept', () => {
  expect(endOf('/google/settings?subpath=/nothing&a=1', done)).toBe('/google/settings?a=1');
  expect(endOf('/google/settings?subpath=/campaigns/edit', done)).toBe('/google/settings');
  expect(endOf('/google/product-feed?subpath=/edit-phone-number', done)).toBe('/google/product-feed');
  expect(endOf('/google/settings?subpath=https://evil.example', done)).toBe('/google/settings');
});

it("reads the host's form of the address", () => {
  expect(endOf('/google?page=wc-admin&path=%2Fgoogle%2Fdashboard&subpath=%2Fcampaigns%2Fedit&programId=12', done)).toBe(
    '/google/dashboard?programId=12&subpath=/campaigns/edit',
  );
  expect(endOf('/google/start?path=//evil.example/google/start', fresh)).toBe('/google/start');
});

it('leads away from reports that are not enabled', () => {
  expect(endOf('/google/reports', { ...done, enableReports: false })).toBe('/google/dashboard');
});

it('drops a slash at the end', () => {
  expect(endOf('/google/settings/?subpath=/edit-phone-number', done)).toBe(
    '/google/settings?subpath=/edit-phone-number',
  );
});

it("keeps the page's own parameters out of the place", () => {
  expect(locationOf(new URL('/google/reports?_locale=en-XA&reportKey=products', origin))).toEqual({
    path: '/google/reports',
    params: { reportKey: 'products' },
  });
});

it('tells a known sub-path from any other', () => {
  expect(subpathOf({ path: '/google/settings', params: { subpath: '/edit-phone-number' } })).toBe('/edit-phone-number');
  expect(subpathOf({ path: '/google/dashboard', params: { subpath: '/edit-phone-number' } })).toBeUndefined();
});
