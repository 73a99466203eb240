import { leftBy } from '../src/leftovers';
import { entryOf, textOf } from '../src/release';
import { it, openStore } from '../src/scene';
import { releaseWith } from '../src/tampering';

openStore();

/** What the reports are made to leave behind, and how it is named. */
const kinds: [string, string, string][] = [
  ['a style element', `document.head.append(Object.assign(document.createElement('style'), { id: 'own' }));`, '<style id="own">'],
  ['a sheet that is adopted', 'document.adoptedStyleSheets.push(new CSSStyleSheet());', 'document.adoptedStyleSheets'],
  ['a changed prototype', 'Array.prototype.last = 1;', 'Array.prototype.last'],
  ['an interval', 'setInterval(() => {}, 500);', 'setInterval(…, 500)'],
  ['a listener', `document.addEventListener('keydown', () => {});`, `document.addEventListener('keydown')`],
  ['its title', `document.title = 'Mine';`, `document.title = 'Mine'`],
  ['an element outside its slot', `document.body.append(Object.assign(document.createElement('div'), { className: 'toast' }));`, '<div class="toast">'],
  ['a global', 'window.lastReport = {};', 'window.lastReport'],
]; // prettier-ignore

it.each(kinds)(
  'names %s that an application leaves in the page [20.6]',
  async (scene, _, line, name) => {
    // A style element without a nonce is refused, and stays all the same.
    scene.problems.allow(/Applying inline style/, /policy report/);
    const entry = entryOf('reports');
    await releaseWith(scene.page, entry, `${textOf(entry)}\n${line}`);
    const screen = { application: 'mfe-reports', path: '/google/reports', shows: 'Everything, everywhere' };
    expect(await leftBy(scene, screen)).toEqual([`mfe-reports left in the page when it went: ${name}`]);
  },
  { scenario: 'ads-complete' },
);
