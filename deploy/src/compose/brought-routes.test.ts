import type { Manifest } from '../build/manifest';
import { relianceFaults } from '../live/checks/call-check';
import { inLanguage } from './in-language';
import type { Part } from './parts';
import { planRelease } from './plan-release';

const file = (exports: string[]) => ({ integrity: 'sha384-x', bytes: 1, imports: [], exports });
const lifecycles = ['bootstrap', 'mount', 'unmount'];

const part = (name: string, manifest: Partial<Manifest>): Part => ({
  version: '1.0.0',
  builtAt: '2026-01-01T00:00:00.000Z',
  hash: name,
  manifest: {
    name,
    package: name,
    entries: { main: { file: `${name}.js`, initial: [`${name}.js`] } },
    specifiers: {},
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: {},
    styles: [],
    files: { [`${name}.js`]: file(lifecycles) },
    ...manifest,
  },
});

const shell = part('root-config', {
  page: { entry: 'main', title: 'T', body: 'B', routes: { '/google/reports': [] } },
  languages: { de: {}, fr: {} },
});

const badges = (manifest: Partial<Manifest> = {}) =>
  part('mfe-badges', {
    specifiers: { '@listings/mfe-badges': 'main' },
    firstReads: { '/google/badges': { always: ['/wc/gla/mc/settings'] } },
    routes: {
      '/google/badges': {
        layout: 'tabs',
        title: { en: 'Badges', de: 'Abzeichen' },
        tab: { en: 'Badges', de: 'Abzeichen' },
        subpaths: { '/sizes': { en: 'Sizes' } },
      },
    },
    ...manifest,
  });

const reasonsOf = (...parts: Part[]): unknown => {
  try {
    planRelease(parts);
    return [];
  } catch (error) {
    return (error as { reasons?: string[] }).reasons;
  }
};

it('puts the route of an application into the page, with its scripts, its reads and its words in each language', () => {
  const plan = planRelease([shell, badges()]);
  const english = {
    '/google/badges': {
      app: 'badges',
      layout: 'tabs',
      title: 'title',
      tab: 'tab',
      subpaths: ['/sizes'],
      words: { title: 'Badges', tab: 'Badges', '/sizes': 'Sizes' },
    },
  };
  expect(plan.routes).toEqual(english);
  expect(plan.preload['/google/badges']).toEqual([
    '/assets/root-config/root-config.js',
    '/assets/mfe-badges/mfe-badges.js',
  ]);
  expect(plan.reads?.['/google/badges']).toEqual({ always: ['/wc/gla/mc/settings'] });
  const german = inLanguage(plan, 'de').routes?.['/google/badges']?.words;
  expect(german).toEqual({ title: 'Abzeichen', tab: 'Abzeichen', '/sizes': 'Sizes' });
  expect(inLanguage(plan, 'fr').routes).toEqual(english);
});

it('says nothing of routes where no application brings one', () => {
  expect(planRelease([shell])).not.toHaveProperty('routes');
});

it('refuses a path that the shell or another application has', () => {
  const taken = badges({ routes: { '/google/reports': { layout: 'plain', title: { en: 'Mine' } } } });
  expect(reasonsOf(shell, taken)).toEqual(['mfe-badges brings /google/reports, which the shell has already']);
  const again = part('mfe-other', { ...badges().manifest, name: 'mfe-other', specifiers: {} });
  expect(reasonsOf(shell, badges(), again)).toEqual(['mfe-other brings /google/badges, which mfe-badges has already']);
});

it('refuses a route whose application cannot be started', () => {
  const broken = badges({ files: { 'mfe-badges.js': file(['mount']) } });
  expect(reasonsOf(shell, broken)).toEqual(['@listings/mfe-badges does not export bootstrap, unmount']);
});

it('lets other applications lead to a route that is brought, as long as it is', () => {
  const relies = { calls: {}, routes: ['/google/badges'] };
  const leading = { ...part('mfe-leading', {}), relies };
  const none = { calls: {}, routes: [] };
  const [page, brought] = [shell, badges()].map((each) => ({ ...each, relies: none }));
  expect(relianceFaults([page!, brought!, leading], null)).toEqual([]);
  expect(relianceFaults([page!, leading], null)).toEqual([
    'mfe-leading leads to /google/badges, which the shell does not know',
  ]);
});
