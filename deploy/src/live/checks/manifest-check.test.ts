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

it('takes a page that names countries itself, and no other word about it [19.7]', () => {
  const withNames = (namesCountries: unknown) => {
    const { watch: _watch, ...page } = withWatch('').page;
    return checkManifest({ ...shell.manifest, page: { ...page, namesCountries } }, shell.manifest.name).page;
  };
  expect(withNames(true)?.namesCountries).toBe(true);
  expect(() => withNames('yes')).toThrow('manifest.json.page.namesCountries: ');
});

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

const withFlags = (flags: unknown) => ({ ...application('mfe-a', 'text').manifest, flags });
const about = { purpose: 'Tries it', until: '2026-12-31' };
const isDense = { kind: 'boolean', default: false, ...about };
const layout = { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about };
const rows = { kind: 'number', least: 5, most: 50, default: 10, ...about };

it('takes flags that an application declares [20.12]', () => {
  const flags = { isDense, layout, rows };
  expect(checkManifest(withFlags(flags), 'mfe-a').flags).toEqual(flags);
});

it.each([
  [{ 'is-dense': isDense }, 'flags.is-dense'],
  [{ isDense: { ...isDense, default: 'false' } }, 'flags.isDense.default'],
  [{ isDense: { ...isDense, purpose: 'a\nb' } }, 'flags.isDense.purpose'],
  [{ isDense: { ...isDense, until: 'some day' } }, 'flags.isDense.until'],
  [{ isDense: { ...isDense, until: '2026-13-01' } }, 'flags.isDense.until'],
  [{ isDense: { ...isDense, words: [] } }, 'flags.isDense.words'],
  [{ isDense: { ...isDense, kind: 'text' } }, 'flags.isDense.kind'],
  [{ layout: { ...layout, default: 'huge' } }, 'flags.layout.default'],
  [{ layout: { ...layout, words: ['true', 'narrow'] } }, 'flags.layout.words[0]'],
  [{ layout: { ...layout, words: ['narrow', 'narrow'] } }, 'flags.layout.words'],
  [{ rows: { ...rows, default: 51 } }, 'flags.rows.default'],
  [{ rows: { ...rows, least: 0.5 } }, 'flags.rows.least'],
  [Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`flag${index}`, isDense])), 'flags'],
])('refuses what is no flag: %j [20.12]', (flags, place) => {
  expect(() => checkManifest(withFlags(flags), 'mfe-a')).toThrow(`manifest.json.${place}: `);
});

it('lets only applications have flags [20.12]', () => {
  expect(() => checkManifest({ ...shell.manifest, flags: { isDense } }, shell.manifest.name)).toThrow(
    `manifest.json: ${shell.manifest.name} is no application and has no flags`,
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
