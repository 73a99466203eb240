import { integrityLists, listIntegrity } from '../build/integrity-list';
import type { Manifest } from '../build/manifest';
import { planRelease } from './plan-release';
import type { Part } from './parts';

const file = (imports: string[], exports: string[]) => ({ integrity: 'sha384-x', bytes: 1, imports, exports });

const part = (name: string, manifest: Partial<Manifest>): Part => ({
  version: '1.0.0',
  builtAt: '2026-01-01T00:00:00.000Z',
  hash: name,
  manifest: {
    name,
    package: name,
    entries: {},
    specifiers: {},
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: {},
    styles: [],
    files: {},
    ...manifest,
  },
});

const shell = part('shell', {
  entries: { root: { file: 'root.js', initial: ['root.js'] } },
  styles: ['shell.css'],
  files: { 'root.js': file(['react'], []), 'shell.css': file([], []) },
  page: { entry: 'root', title: 'T', body: 'B', routes: { '/a': ['@listings/mfe-a'] } },
});
const react = part('react', {
  entries: { react: { file: 'react.js', initial: ['react.js'] } },
  specifiers: { react: 'react', 'react/jsx-runtime': 'react' },
  files: { 'react.js': file([], ['jsx', 'useState']) },
});
const appWith = (manifest: Partial<Manifest>) =>
  part('app', {
    entries: { a: { file: 'a.js', initial: ['a.js'] } },
    specifiers: { '@listings/mfe-a': 'a' },
    chunks: { './part': ['part.js'], './later': ['later.js'] },
    firstChunks: { '/a': ['./part'] },
    files: {
      'a.js': file(['./common.js'], ['bootstrap', 'mount', 'unmount']),
      'common.js': file(['react'], []),
      'part.js': file(['react/jsx-runtime'], []),
      'later.js': file([], []),
    },
    ...manifest,
  });

const reasonsOf = (...parts: Part[]) => {
  try {
    planRelease(parts);
  } catch (error) {
    return (error as { reasons?: string[] }).reasons;
  }
  return [];
};

it('leads every specifier to its file, several to one where a build says so', () => {
  const { imports, entry, shell: page, styles } = planRelease([shell, react, appWith({})]);
  expect(imports).toEqual({
    '@listings/mfe-a': '/assets/app/a.js',
    react: '/assets/react/react.js',
    'react/jsx-runtime': '/assets/react/react.js',
  });
  expect({ entry, page, styles }).toEqual({
    entry: '/assets/shell/root.js',
    page: { title: 'T', body: 'B' },
    styles: [{ url: '/assets/shell/shell.css', integrity: 'sha384-x' }],
  });
});

it('gives every script an integrity, lazy ones too [B-2]', () => {
  expect(Object.keys(planRelease([shell, react, appWith({})]).integrity)).toEqual([
    '/assets/app/a.js',
    '/assets/app/common.js',
    '/assets/app/later.js',
    '/assets/app/part.js',
    '/assets/react/react.js',
    '/assets/shell/root.js',
  ]);
});

it('preloads for a route what the shell and its first screen import, and no later part', () => {
  const { preload } = planRelease([shell, react, appWith({})]);
  const everyPage = ['/assets/shell/root.js', '/assets/react/react.js'];
  expect(preload).toEqual({
    '*': everyPage,
    '/a': [...everyPage, '/assets/app/a.js', '/assets/app/common.js', '/assets/app/part.js'],
  });
});

it('adds for a step of a route what its route does not bring, and what it reads', () => {
  const firstChunks = { '/a': ['./part'], '/a?step=two': ['./part', './later'], '/b?step=two': ['./later'] };
  const firstReads = { '/a?step=two': { always: ['/wc/gla/mc/settings'] } };
  const { preload, reads } = planRelease([shell, react, appWith({ firstChunks, firstReads })]);
  expect(preload['/a?step=two']).toEqual(['/assets/app/later.js']);
  expect(Object.keys(preload)).toEqual(['*', '/a', '/a?step=two']);
  expect(reads).toEqual(firstReads);
});

it('names what only screens below a route need, where lists say their integrity [19.7]', () => {
  const listed = (of: Part): Part => {
    const { files } = of.manifest;
    const own = integrityLists(of.manifest).map(({ name }) => [
      name,
      { ...file([], []), integrity: listIntegrity(name) ?? '' },
    ]);
    return { ...of, manifest: { ...of.manifest, files: { ...files, ...Object.fromEntries(own) } } };
  };
  const app = appWith({
    chunks: { './part': ['part.js'], './below': ['below.js', 'shared.js'], './later': ['later.js', 'shared.js'] },
    firstChunks: { '/a': ['./part'], '/a?step=two': ['./later'], '/a?subpath=/below': ['./part', './below'] },
    files: Object.fromEntries(
      ['a.js', 'part.js', 'below.js', 'shared.js', 'later.js'].map((name) => [
        name,
        file([], name === 'a.js' ? ['bootstrap', 'mount', 'unmount'] : []),
      ]),
    ),
  });
  expect(planRelease([listed(shell), react, listed(app)]).below).toEqual(['/assets/app/below.js']);
  expect(planRelease([shell, react, app]).below).toBeUndefined();
});

it('adds the like for a screen below a route [19.6]', () => {
  const firstChunks = { '/a': ['./part'], '/a?subpath=/below': ['./part', './later'] };
  const firstReads = { '/a?subpath=/below': { always: ['/wc/gla/mc/settings'] } };
  const { preload, reads } = planRelease([shell, react, appWith({ firstChunks, firstReads })]);
  expect(preload['/a?subpath=/below']).toEqual(['/assets/app/later.js']);
  expect(reads).toEqual(firstReads);
});

it('takes the first reads of a route from the application it leads to, and from no other', () => {
  const firstReads = { '/a': { always: ['/wc/gla/mc/setup'] }, '/elsewhere': { always: ['/wc/gla/ads/campaigns'] } };
  expect(planRelease([shell, react, appWith({ firstReads })]).reads).toEqual({
    '/a': { always: ['/wc/gla/mc/setup'] },
  });
  expect(planRelease([shell, react, appWith({})]).reads).toEqual({});
});

it('refuses a release in which a used name is missing, and names it', () => {
  const app = appWith({ uses: { react: ['jsx', 'useMemo', 'useId', '*', '__esModule'] } });
  expect(reasonsOf(shell, react, app)).toEqual(['app needs { useMemo, useId } of react']);
});

it('refuses a name that the file exports for another of its specifiers only', () => {
  const app = appWith({ uses: { react: ['jsx'] } });
  const narrow = part('react', { ...react.manifest, offers: { react: ['useState'], 'react/jsx-runtime': ['jsx'] } });
  expect(reasonsOf(shell, narrow, app)).toEqual(['app needs { jsx } of react']);
});

it('refuses a release in which a used module is missing, and names it', () => {
  const app = appWith({ uses: { '@listings/shared-ui/forms': ['TextField'] } });
  expect(reasonsOf(shell, react, app)).toEqual(['app needs @listings/shared-ui/forms, which nothing provides']);
});

it('refuses a route without its application, and an application without lifecycles', () => {
  expect(reasonsOf(shell, react)).toEqual(['/a needs @listings/mfe-a, which nothing provides']);
  const broken = appWith({ files: { 'a.js': file([], ['mount']) } });
  expect(reasonsOf(shell, react, broken)).toEqual(['@listings/mfe-a does not export bootstrap, unmount']);
});

it('refuses two builds that provide the same module', () => {
  const second = { ...react, manifest: { ...react.manifest, name: 'react-again' } };
  expect(reasonsOf(shell, react, second, appWith({}))).toEqual([
    'react and react-again both provide react',
    'react and react-again both provide react/jsx-runtime',
  ]);
});

it('refuses a page without a shell, or with two', () => {
  expect(reasonsOf(react)).toEqual(['one build must hold the page, found 0']);
  const second = { ...shell, manifest: { ...shell.manifest, name: 'shell-again' } };
  expect(reasonsOf(shell, second, react, appWith({}))).toEqual(['one build must hold the page, found 2']);
});

describe('lists of integrity', () => {
  const listNames = (listed: Part) => integrityLists(listed.manifest).map(({ name }) => name);
  const withLists = (listed: Part): Part => {
    const lists = listNames(listed).map((name) => [name, { ...file([], []), integrity: listIntegrity(name) ?? '' }]);
    const files = { ...listed.manifest.files, ...Object.fromEntries(lists) } as Manifest['files'];
    return { ...listed, manifest: { ...listed.manifest, files } };
  };
  const entry = file([], ['bootstrap', 'mount', 'unmount']);
  const app = (manifest: Partial<Manifest> = {}) =>
    appWith({ files: { 'a.js': entry, 'a.de.js': entry, 'later.js': file([], []) }, ...manifest });
  const inGerman = { languages: { de: { 'a.js': 'a.de.js' } } };

  it('are those of the shell and of the applications of routes, in each language, and have no integrity in the map [19.7]', () => {
    const [one, other] = [withLists(shell), withLists(app(inGerman))];
    const { lists, languages, integrity } = planRelease([one, withLists(react), other]);
    const shellList = `/assets/shell/${listNames(shell)[0] ?? ''}`;
    expect(lists).toEqual({ shell: shellList, app: `/assets/app/${listNames(app(inGerman))[0] ?? ''}` });
    expect(languages?.['de']?.lists).toEqual({
      shell: shellList,
      app: `/assets/app/${listNames(app(inGerman))[1] ?? ''}`,
    });
    expect(Object.keys(integrity)).toEqual([
      '/assets/app/a.js',
      '/assets/app/later.js',
      '/assets/react/react.js',
      '/assets/shell/root.js',
    ]);
  });

  it('are left out for a build without them, and for one whose parts import each other', () => {
    const { lists } = planRelease([withLists(shell), react, app()]);
    expect(Object.keys(lists ?? {})).toEqual(['shell']);
    const together = app({ files: { 'a.js': { ...entry, imports: ['./later.js'] }, 'later.js': file([], []) } });
    expect(Object.keys(planRelease([withLists(shell), react, withLists(together)]).lists ?? {})).toEqual(['shell']);
  });

  it('are none where the shell is of before there were lists', () => {
    expect(planRelease([shell, react, withLists(app())]).lists).toBeUndefined();
  });
});

it('says in the release whether the page has the names of countries itself: one of before has none', () => {
  const page = shell.manifest.page ?? { entry: '', title: '', body: '', routes: {} };
  const planned = (own: object) =>
    planRelease([part('shell', { ...shell.manifest, page: { ...page, ...own } }), react, appWith({})]).shell;
  expect(planned({ namesCountries: true })).toEqual({ title: 'T', body: 'B', namesCountries: true });
  expect(planned({})).toEqual({ title: 'T', body: 'B' });
});
