import { showMarkup } from '../testing/page';
import { createPartIntegrity } from './part-integrity';
import type { PageFiles } from './read-page';

const files: PageFiles = {
  preload: {},
  imports: { '@listings/mfe-a': '/assets/mfe-a/a.1.js' },
  integrity: { '/assets/mfe-a/a.1.js': 'sha256-a', '/assets/mfe-b/b.2.js': 'sha256-b' },
  lists: {},
};

// jsdom knows no integrity of links: that of the printed one is undefined.
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => [
    new URL(link.href).pathname,
    link.integrity,
  ]);

/** Scripts are imported in browsers alone: `e2e/specs/later-parts.spec.ts`. */
const cannotImport = () => undefined;

beforeEach(() => {
  document.head.replaceChildren();
  showMarkup('<link rel="modulepreload" href="/assets/mfe-b/b.2.js">');
});

it('fetches nothing before an import whose integrity the document says, or whose build has no list', async () => {
  const { load } = createPartIntegrity(document, files);
  await load.call({}, '@listings/mfe-a').catch(cannotImport);
  await load.call({ resolve: () => 'http://localhost/elsewhere/mfe-a/part.3.js' }, './part.3.js').catch(cannotImport);
  const listed = createPartIntegrity(document, { ...files, lists: { 'mfe-a': '/assets/mfe-a/integrity.js' } });
  await listed.load.call({ resolve: () => 'http://localhost/assets/mfe-a/a.1.js' }, './a.1.js').catch(cannotImport);
  expect(links()).toEqual([['/assets/mfe-b/b.2.js', undefined]]);
});

it('fetches a script ahead once, with the integrity that the document says, and none that the document fetches', () => {
  const { fetchAhead } = createPartIntegrity(document, files);
  for (const url of ['/assets/mfe-a/a.1.js', '/assets/mfe-b/b.2.js', '/assets/mfe-a/a.1.js']) fetchAhead(url);
  expect(links()).toEqual([
    ['/assets/mfe-a/a.1.js', 'sha256-a'],
    ['/assets/mfe-b/b.2.js', undefined],
  ]);
});
