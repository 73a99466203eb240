import { routes, type RouteDefinition } from '@listings/shared-machines/routes';
import { showMarkup } from '../testing/page';
import { ids } from './ids';
import { endPainted, paintedStyle } from './painted';
import { pageBody } from './skeleton';

const paths = Object.keys(routes);
const tabPlaces = Object.entries<RouteDefinition>(routes).flatMap(([path, { layout }]) =>
  layout === 'tabs' ? [path] : [],
);
const outlines = () => [...document.querySelectorAll<HTMLElement>('[data-paint]')];
const isShown = (element: Element | null) => element !== null && getComputedStyle(element).display !== 'none';

beforeEach(() => {
  showMarkup(pageBody);
  const style = document.createElement('style');
  style.textContent = `#${ids.painted} > div{display:none}${paintedStyle}`;
  document.head.replaceChildren(style);
  for (const name of ['data-place', 'data-header']) document.documentElement.removeAttribute(name);
});

it('paints the outline of the place that the address names, and no other', () => {
  for (const place of [...paths, 'sub']) {
    document.documentElement.dataset['place'] = place;
    expect(outlines().flatMap((outline) => (isShown(outline) ? [outline.dataset['paint']] : []))).toEqual([place]);
  }
  document.documentElement.dataset['place'] = '/google/elsewhere';
  expect(outlines().filter(isShown)).toEqual([]);
});

it('paints the tabs above the screens that have them, until the shell decides', () => {
  const tabs = () => document.getElementById(ids.tabs);
  const painted = paths.filter((path) => {
    document.documentElement.dataset['place'] = path;
    return isShown(tabs());
  });
  expect(painted).toEqual(tabPlaces);
  document.documentElement.dataset['place'] = '/google/setup-mc';
  document.documentElement.dataset['header'] = 'tabs';
  expect(isShown(tabs())).toBe(true);
});

it('says nothing to a screen reader, and is gone once an application is there', () => {
  expect(document.getElementById(ids.painted)?.getAttribute('aria-hidden')).toBe('true');
  endPainted(document);
  expect(outlines()).toEqual([]);
});
