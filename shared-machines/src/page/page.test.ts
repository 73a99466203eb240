import { hrefOf, isRoutePath, routes } from './routes';

it('has a route for every screen, all inside the admin [S2.01-S2.08, O1.04, O2.01]', () => {
  expect(Object.keys(routes).every((path) => path.startsWith('/google/'))).toBe(true);
  // The specification's come first; routes that were added later follow.
  expect(Object.keys(routes).slice(0, 7)).toEqual([
    '/google/start',
    '/google/setup-mc',
    '/google/setup-ads',
    '/google/dashboard',
    '/google/reports',
    '/google/product-feed',
    '/google/settings',
  ]);
});

it('knows the sub-paths of dashboard and settings [S2.09, O2.05, O2.48]', () => {
  // The specification's come first; sub-paths that were added later follow.
  expect(routes['/google/dashboard'].subpaths.slice(0, 3)).toEqual([
    '/free-listings/edit',
    '/campaigns/edit',
    '/campaigns/create',
  ]);
  expect(routes['/google/settings'].subpaths.slice(0, 4)).toEqual([
    '/edit-phone-number',
    '/edit-store-address',
    '/reconnect-wpcom-account',
    '/reconnect-google-account',
  ]);
});

it('has a tab for dashboard, reports, product feed and settings, and full pages for the wizards [O2.02, S2.14]', () => {
  const tabs = Object.values(routes).flatMap((route) => ('tab' in route ? [route.tab] : []));
  expect(tabs.slice(0, 4)).toEqual(['dashboard', 'reports', 'productFeed', 'settings']);
  expect([routes['/google/setup-mc'].layout, routes['/google/setup-ads'].layout]).toEqual(['fullPage', 'fullPage']);
});

it('writes the address of a location with readable sub-paths', () => {
  expect(hrefOf({ path: '/google/start' })).toBe('/google/start');
  expect(hrefOf({ path: '/google/dashboard', params: { subpath: '/campaigns/edit', programId: '1&2' } })).toBe(
    '/google/dashboard?subpath=/campaigns/edit&programId=1%262',
  );
});

it('has one application for each route: one that is left is known by its path', () => {
  const apps = Object.values(routes).map(({ app }) => app);
  expect(new Set(apps).size).toBe(apps.length);
});

it('takes only known paths for routes', () => {
  expect([isRoutePath('/google/start'), isRoutePath('/google'), isRoutePath('toString')]).toEqual([true, false, false]);
});
