import { composeApplicationPage, type ApplicationPageParts } from './application-page';

const asset = (name: string) => `/assets/${name}.js`;
const [root, settings, chart, edit, reports] = [
  'root-config/root.1',
  'mfe-settings/settings.2',
  'mfe-settings/chart.3',
  'mfe-settings/edit.4',
  'mfe-reports/reports.5',
].map(asset) as [string, string, string, string, string];

const release: Partial<ApplicationPageParts['release']> = {
  language: 'en',
  direction: 'ltr',
  id: 'release',
  imports: {},
  integrity: Object.fromEntries([root, settings, chart, edit, reports].map((url) => [url, `sha256-${url}`])),
  lists: { 'root-config': 'list', 'mfe-settings': 'list', 'mfe-reports': 'list' },
  below: [edit],
  entry: root,
  styles: [],
  preload: {
    '*': [root],
    '/google/settings': [root, settings],
    '/google/settings?subpath=/edit': [edit],
    '/google/reports': [root, reports],
  },
  apps: {},
  shell: { title: 'Listings', body: '' },
  trials: [],
  previewIsOver: false,
};

const pageAt = (view: string, own: Partial<ApplicationPageParts['release']> = {}): string =>
  composeApplicationPage({
    release: { ...release, ...own },
    bootstrap: { countries: { DE: 'Germany', US: 'United States (US)' } },
    path: '/google/settings',
    view,
    nonce: '',
    reference: '',
    mayLeaveOut: true,
    styles: [],
    reads: [],
    heartbeat: null,
  } as unknown as ApplicationPageParts).begin;

const jsonIn = (page: string, mark: string): Readonly<Record<string, object>> =>
  JSON.parse(new RegExp(`<script[^>]*${mark}[^>]*>(.*?)</script>`, 's').exec(page)?.[1] ?? '');

it('says the integrity of what follows the first screen at once, and leaves that of screens below to the list [19.7]', () => {
  const stated = (view: string) => Object.keys(jsonIn(pageAt(view), 'importmap')['integrity'] ?? {});
  expect(stated('/google/settings?step=accounts')).toEqual([root, settings, chart]);
  expect(stated('/google/settings?subpath=/edit')).toEqual([root, settings, chart, edit]);
});

it('tells the page what to fetch ahead of a visit, without what it has anyway', () => {
  expect(jsonIn(pageAt(''), 'id="preload"')).toEqual({
    '*': [root],
    '/google/settings': [settings],
    '/google/reports': [reports],
  });
});

it('begins each library that every page has as soon as it is there, before the entry [19.9]', () => {
  const library = asset('platform/platform.6');
  const preload = { '*': [root, library], '/google/settings': [root, library, settings] };
  const page = pageAt('', { preload, integrity: { ...release.integrity, [library]: 'sha256-library' } });
  const scripts = [...page.matchAll(/<script type="module" async src="([^"]*)" integrity="([^"]*)" nonce="">/g)];
  expect(scripts.map(([, url, integrity]) => [url, integrity])).toEqual([
    [library, 'sha256-library'],
    [root, `sha256-${root}`],
  ]);
});

it('leaves the English names of countries to a page that has them, and gives one of before all names [19.7]', () => {
  const namesIn = (shell: object) => jsonIn(pageAt('', { shell: { title: '', body: '', ...shell } }), 'id="bootstrap"');
  expect(namesIn({ namesCountries: true })).toEqual({ countries: { DE: '', US: 'United States (US)' } });
  expect(namesIn({})).toEqual({ countries: { DE: 'Germany', US: 'United States (US)' } });
});
