import { routes, type RouteDefinition } from '@listings/shared-machines/routes';
import { showAddress, showMarkup } from '../testing/page';
import { ids } from './ids';
import { endPainted } from './painted';
import { pageBody } from './skeleton';

const paths = Object.keys(routes);
const tabPaths = Object.entries<RouteDefinition>(routes).flatMap(([path, { layout }]) =>
  layout === 'tabs' ? [path] : [],
);
const marked = (among: string) =>
  [...document.querySelectorAll<HTMLElement>(`${among} [data-now]`)].map(({ dataset }) => dataset['paint']);

/** What the document's own script marks at this address. */
function paintAt(address: string) {
  showAddress(address);
  showMarkup(pageBody);
  jest.isolateModules(() => void jest.requireActual('./start-watch'));
  return { outlines: marked(`#${ids.painted}`), tabs: marked(`#${ids.tabs}`) };
}

beforeEach(() => {
  jest.useFakeTimers();
  // The page tells the server of no failure.
  document.documentElement.dataset['start'] = 'late';
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['data-start', 'data-header']) document.documentElement.removeAttribute(name);
});

it('marks the outline of the place that the address names, and no other', () => {
  expect(paths.map((path) => paintAt(path).outlines)).toEqual(paths.map((path) => [path]));
  expect(paintAt('/google/settings/').outlines).toEqual(['/google/settings']);
  expect(paintAt('/wp-admin/admin.php?page=wc-admin&path=%2Fgoogle%2Freports').outlines).toEqual(['/google/reports']);
  expect(paintAt('/google/settings?subpath=%2Fedit-phone-number').outlines).toEqual(['sub']);
  expect(paintAt('/google/elsewhere').outlines).toEqual([]);
});

it('shows the tabs above the screens that have them, with that of the address marked', () => {
  const painted = paths.flatMap((path) => {
    const { tabs } = paintAt(path);
    const isShown = document.getElementById(ids.tabs)?.hidden === false;
    expect(document.documentElement.dataset['header']).toBe(isShown ? 'tabs' : 'title');
    expect(tabs).toEqual(isShown ? [path] : []);
    return isShown ? [path] : [];
  });
  expect(painted).toEqual(tabPaths);
});

it('says nothing to a screen reader, and is gone once an application is there', () => {
  showMarkup(pageBody);
  expect(document.getElementById(ids.painted)?.getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelectorAll(`#${ids.painted} > div`)).toHaveLength(8);
  endPainted(document);
  expect(document.querySelectorAll(`#${ids.painted}`)).toHaveLength(0);
});
