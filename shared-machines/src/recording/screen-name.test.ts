import { screenName } from './screen-name';

it.each([
  [{ step: 'store_requirements' }, '/google/setup-mc', '/google/setup-mc?step=store_requirements'],
  [{ step: 'secret' }, '/google/setup-mc', '/google/setup-mc'],
  [
    { subpath: '/campaigns/edit', programId: '4711', email: 'secret@example.com' },
    '/google/dashboard',
    '/google/dashboard?subpath=/campaigns/edit',
  ],
  [{ subpath: '/edit-phone-number' }, '/google/dashboard', '/google/dashboard'],
] as const)('keeps of %j at %s the names of screens alone', (params, path, name) => {
  expect(screenName({ path, params })).toBe(name);
});

it('names a route that an application brought by its path alone', () => {
  // Written where the application itself knows the path (`BroughtRoutes`).
  const path = '/google/badges' as string as '/google/start';
  expect(screenName({ path, params: { subpath: '/of-this-store' } })).toBe('/google/badges');
});
