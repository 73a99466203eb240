import { application, shell } from '../testing/live.fixture';
import { checkManifest } from './manifest-check';

const withWatch = (watch: unknown) => ({
  ...shell.manifest,
  page: { ...(shell.manifest.page ?? { entry: '', title: '', body: '', routes: {} }), watch },
});

it('takes a page with a script that watches its start, and one without', () => {
  expect(checkManifest(withWatch('document.title="x";'), shell.manifest.name).page?.watch).toBe('document.title="x";');
  expect(checkManifest(shell.manifest, shell.manifest.name).page).toEqual(shell.manifest.page);
});

it.each(['', 'x</script><script>y', "x='<!--';", `"${'x'.repeat(5000)}"`, 1, null])(
  'refuses what could not stand in the one script element: %j [D-3]',
  (watch) => {
    expect(() => checkManifest(withWatch(watch), shell.manifest.name)).toThrow(
      'manifest.json.page.watch: is missing or misshapen',
    );
  },
);

const withRoutes = (routes: unknown) => ({ ...application('mfe-a', 'text').manifest, routes });
const title = { en: 'Badges', de: 'Abzeichen' };

it('takes routes that an application brings', () => {
  const routes = { '/google/badges': { layout: 'tabs', title, tab: title, subpaths: { '/sizes': { en: 'Sizes' } } } };
  expect(checkManifest(withRoutes(routes), 'mfe-a').routes).toEqual(routes);
});

it.each([
  [{ '/wp-admin': { layout: 'tabs', title } }, 'routes./wp-admin'],
  [{ '/google/a/b': { layout: 'tabs', title } }, 'routes./google/a/b'],
  [{ '/google/a': { layout: 'wide', title } }, 'routes./google/a.layout'],
  [{ '/google/a': { layout: 'tabs', title: { de: 'Abzeichen' } } }, 'routes./google/a.title.en'],
  [{ '/google/a': { layout: 'tabs', title: { en: '<b>Badges' } } }, 'routes./google/a.title.en'],
  [{ '/google/a': { layout: 'tabs', title: { en: 'Badges', 'no tag': 'x' } } }, 'routes./google/a.title'],
  [{ '/google/a': { layout: 'tabs', title, subpaths: { sizes: title } } }, 'routes./google/a.subpaths.sizes'],
  [{ '/google/a': { layout: 'tabs', title, script: 'x' } }, 'routes./google/a.script'],
])('refuses what is no route of an application: %j [D-3]', (routes, place) => {
  expect(() => checkManifest(withRoutes(routes), 'mfe-a')).toThrow(`manifest.json.${place}: `);
});

it('lets only applications bring routes', () => {
  const routes = { '/google/badges': { layout: 'tabs', title } };
  expect(() => checkManifest({ ...shell.manifest, routes }, shell.manifest.name)).toThrow(
    `manifest.json: ${shell.manifest.name} is no application and brings no routes`,
  );
});

it('takes views that answers to first reads open, by keys and values that are words', () => {
  const { manifest } = application('mfe-a', 'x', {});
  const opens = [{ read: '/wc/gla/a', field: 'active', is: 'yes', view: '/a?step=first&answer=a-connected' }];
  const withOpens = (over: object) => ({
    ...manifest,
    firstChunks: { '/a?step=first&answer=a-connected': ['./part'] },
    firstReads: {
      '/a?step=first': { always: ['/wc/gla/a'], opens: opens.map((one) => ({ ...one, ...over })) },
      '/a?step=first&answer=a-connected': { always: ['/wc/gla/b'] },
    },
  });
  expect(() => checkManifest(withOpens({}), 'mfe-a')).not.toThrow();
  for (const wrong of [
    { view: '/a?step=first&other=b' },
    { is: '<b>' },
    { field: 'a.b' },
    { read: '/admin' },
    { x: 1 },
  ])
    expect(() => checkManifest(withOpens(wrong), 'mfe-a')).toThrow('firstReads');
});
