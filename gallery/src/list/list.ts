import { files } from 'virtual:stories';
import { readShowing, storyId, writeShowing, type Showing } from '../stories/story-address';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const nothing = readShowing('');
const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
const current = (): Showing => readShowing(location.search);

const stories = files.flatMap(({ title, names }) =>
  names.map((name) => ({ id: storyId(title, name), title, name: spaced(name) })),
);

const search = element('input', { type: 'search', id: 'search', autocomplete: 'off' });
const found = element('div');
const nav = element(
  'nav',
  { 'aria-label': 'Stories' },
  element('h1', {}, 'Gallery'),
  element('label', { for: 'search' }, 'Search'),
  search,
  found,
);
const frame = element('iframe', { title: 'Story' });

/** The choices of the bar: name in the address, label, values with their names. */
const choices = [
  ['scheme', 'Colours', { light: 'Light', dark: 'Dark' }],
  ['dir', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }],
  ['locale', 'Texts', { en: 'English', 'en-XA': 'Pseudo-locale' }],
  ['width', 'Width', { '': 'All there is', 400: 'Phone, 400', 782: 'Tablet, 782', 1280: 'Desktop, 1280' }],
] as const;

function go(change: Partial<Record<keyof Showing, string>>, how: 'push' | 'replace' = 'push'): void {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  const address = `?${writeShowing(readShowing(next.toString()))}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  draw();
}

const selects = choices.map(([name, label, values]) => {
  const options = Object.entries(values).map(([value, text]) => element('option', { value }, text));
  const select = element('select', { name }, ...options);
  select.addEventListener('change', () => go({ [name]: select.value }));
  return { name, select, field: element('label', {}, `${label} `, select) };
});

function link(id: string, name: string): HTMLElement {
  const { story, ...rest } = current();
  const shown = element('a', { href: `?${writeShowing({ ...rest, story: id })}` }, name);
  if (id === story) shown.setAttribute('aria-current', 'page');
  shown.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go({ story: id });
  });
  return element('li', {}, shown);
}

/** Lists the stories in whose place or name each word of the search stands. */
function drawList(): void {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = stories.filter(({ title, name }) =>
    words.every((word) => `${title} ${name}`.toLowerCase().includes(word)),
  );
  const focused = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.search : null;
  found.replaceChildren(
    ...[...new Set(wanted.map(({ title }) => title))].flatMap((title) => [
      element('h2', {}, title),
      element('ul', {}, ...wanted.filter((one) => one.title === title).map(({ id, name }) => link(id, name))),
    ]),
    ...(wanted.length === 0 ? [element('p', {}, 'No story has these words.')] : []),
  );
  if (focused !== null) found.querySelector<HTMLAnchorElement>('[aria-current]')?.focus();
}

function draw(): void {
  const showing = current();
  drawList();
  for (const { name, select } of selects) select.value = String(showing[name] ?? '');
  frame.style.width = showing.width === null ? '100%' : `${showing.width}px`;
  // From story to story only the hash differs: the frame is not reloaded.
  const [query, hash] = [
    { ...nothing, locale: showing.locale },
    { ...showing, locale: 'en', width: null },
  ];
  frame.contentWindow?.location.replace(`/frame?${writeShowing(query)}#${writeShowing(hash)}`);
  document.title = `${stories.find(({ id }) => id === showing.story)?.title ?? 'Stories'} · Gallery`;
}

search.addEventListener('input', drawList);
window.addEventListener('popstate', draw);
const bar = element('form', { 'aria-label': 'How the story is shown' }, ...selects.map(({ field }) => field));
bar.addEventListener('submit', (event) => event.preventDefault());
document.body.append(nav, bar, element('main', {}, frame));
window.addEventListener('load', () => found.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' }));
go(current().story === '' ? { story: stories[0]?.id ?? '' } : {}, 'replace');
