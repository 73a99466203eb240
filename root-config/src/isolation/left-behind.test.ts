import { findLeftBehind, type LeftBehind } from './left-behind';

let watch: LeftBehind;
/** Application whose code runs. */
let running: string | null = null;

const as = (app: string, work: () => void) => {
  running = app;
  work();
  running = null;
};

// jsdom begins to listen when it is first asked for elements.
beforeAll(() => void document.querySelector('.none'));
const insert = (parent: Element, name: string, attributes: Readonly<Record<string, string>>) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  insert(document.body, 'div', { id: 'shell' });
  watch = findLeftBehind({
    window,
    culpritOf: () => running,
    isOurs: (element) => element.id.startsWith('shell'),
  });
});
afterEach(() => watch.stop());

const left: [string, () => () => void, string][] = [
  ['a style element', () => (insert(document.head, 'style', { id: 'own' }), () => document.head.replaceChildren()), '<style id="own">'],
  ['an element outside its slot', () => (insert(document.body, 'div', { class: 'toast' }), () => document.querySelector('.toast')?.remove()), '<div class="toast">'],
  ['a global', () => (Reflect.set(window, 'cache', {}), () => void Reflect.deleteProperty(window, 'cache')), 'window.cache'],
  ['a property of a prototype', () => (Reflect.set(Array.prototype, 'last', 1), () => void Reflect.deleteProperty(Array.prototype, 'last')), 'Array.prototype.last'],
  ['an interval', () => { const id = window.setInterval(() => {}, 500); return () => window.clearInterval(id); }, 'setInterval(…, 500)'],
  ['a listener', () => { const hear = () => {}; window.addEventListener('resize', hear, true); return () => window.removeEventListener('resize', hear, { capture: true }); }, `window.addEventListener('resize')`],
]; // prettier-ignore

it.each(left)('finds and names %s that stays, and nothing where it is taken away [20.6]', (_what, make, name) => {
  watch.begin('reports');
  let end = () => {};
  as('reports', () => (end = make()));
  expect([watch.leftBy('reports'), watch.leftBy('reports')]).toEqual([[name], []]);
  end();
  as('reports', () => make()());
  expect(watch.leftBy('reports')).toEqual([]);
});

it('finds style sheets that were adopted, and another title [20.6]', () => {
  watch.begin('reports');
  Reflect.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: [{}] });
  as('reports', () => (document.title = 'Mine'));
  expect(watch.leftBy('reports')).toEqual(['document.adoptedStyleSheets', `document.title = 'Mine'`]);
  expect(document.title).toBe('Mine');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

it('leaves alone what others do, what the page keeps, and what ends by itself', () => {
  watch.begin('reports');
  watch.begin('settings');
  const ended = new AbortController();
  as('reports', () => {
    document.addEventListener('selectionchange', () => {});
    document.addEventListener('click', () => {}, { once: true });
    document.addEventListener('click', () => {}, { signal: ended.signal });
    document.getElementById('shell')?.addEventListener('click', () => {});
  });
  ended.abort();
  insert(document.head, 'style', { 'data-emotion': 'css' });
  insert(document.body, 'div', { id: 'shell-help' });
  window.addEventListener('resize', () => {});
  as('settings', () => window.setInterval(() => {}, 10));
  expect([watch.leftBy('reports'), watch.leftBy('settings')]).toEqual([[], ['setInterval(…, 10)']]);
});

it('gives the page its own functions back', () => {
  const own = () => [window.setInterval, EventTarget.prototype.addEventListener, Object.keys(document)];
  const followed = own();
  watch.stop();
  expect(own()[0]).not.toBe(followed[0]);
  expect(Reflect.getOwnPropertyDescriptor(document, 'title')).toBeUndefined();
  as('reports', () => (document.title = 'Mine'));
  expect(watch.leftBy('reports')).toEqual([]);
});
