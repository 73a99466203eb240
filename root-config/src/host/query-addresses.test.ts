import { queryAddresses } from './query-addresses';

const origin = 'https://shop.example';
const { shown, linked, named } = queryAddresses(
  {
    document: '/blog/wp-admin/admin-post.php?action=listings_and_ads',
    page: '/blog/wp-admin/admin.php?page=listings-and-ads',
  },
  origin,
);
const namedBy = (address: string) => named(new URL(address, origin)).href.slice(origin.length);

it.each([
  ['/google/dashboard', '&path=/google/dashboard'],
  ['/google/settings?subpath=/edit-phone-number', '&path=/google/settings&subpath=/edit-phone-number'],
  ['/google/reports?reportKey=products&after=2026-01-01', '&path=/google/reports&reportKey=products&after=2026-01-01'],
])('writes %s as the parameter path, and reads it again [S2.02]', (href, written) => {
  expect(shown(href)).toBe(`/blog/wp-admin/admin-post.php?action=listings_and_ads${written}`);
  expect(linked(href)).toBe(`/blog/wp-admin/admin.php?page=listings-and-ads${written}`);
  expect([namedBy(shown(href)), namedBy(linked(href))].map(decodeURIComponent)).toEqual([href, href]);
});

it('reads the form in which the host itself encodes a path', () => {
  expect(namedBy('/blog/wp-admin/admin.php?page=listings-and-ads&path=%2Fgoogle%2Fsetup-mc&google-mc=connected')).toBe(
    '/google/setup-mc?google-mc=connected',
  );
});

it.each([
  '/blog/wp-admin/admin.php?page=listings-and-ads',
  '/blog/wp-admin/admin.php?page=listings-and-ads&path=//evil.example/google/x',
  '/blog/wp-admin/admin.php?page=listings-and-ads&path=https://evil.example/google/x',
])('takes %s for the entry', (address) => {
  expect(namedBy(address)).toBe('/google');
});

it.each([
  '/blog/wp-admin/admin.php?page=wc-settings&path=/google/dashboard',
  '/wp-admin/admin.php?page=listings-and-ads&path=/google/dashboard',
  '/google/dashboard',
])('leaves %s as it is: it is not below the host’s addresses', (address) => {
  expect(namedBy(address)).toBe(address);
});
