import {
  hrefOf,
  routes,
  type AppLocation,
  type RouteDefinition,
  type RoutePath,
} from '@listings/shared-machines/routes';
import { createShellTexts } from '../messages/texts';
import { ids, slotId } from '../page/ids';
import { pageBody } from '../page/skeleton';
import { showMarkup } from '../testing/page';
import { headingLimit } from './heading-focus';
import { createScreen } from './screen';
import { tabsOf } from './tabs';

const text = createShellTexts('en', { provider: 'Google', host: 'WordPress.com', product: 'Listings & Ads' });
const plainFacts = { enableReports: true, hostNavigation: false };
const warm = jest.fn();
const slot = (app: string) => document.getElementById(slotId(app)) as HTMLElement;
const tabBar = () => document.getElementById(ids.tabs) as HTMLElement;
const tabs = () => [...tabBar().querySelectorAll('a')];
const at = (path: RoutePath, params?: AppLocation['params']): AppLocation => ({ path, ...(params ? { params } : {}) });

function createPage(facts = plainFacts, isLedHere = false) {
  showMarkup(pageBody);
  return createScreen({ window, isLedHere, text, facts, warm, hrefOf });
}

/** Shows the slot and the heading of an application, as its mount does. */
function showHeading(app: string, title: string) {
  for (const element of document.querySelectorAll<HTMLElement>('.shell-slot')) element.hidden = true;
  slot(app).hidden = false;
  const heading = document.createElement('h1');
  heading.textContent = title;
  slot(app).replaceChildren(heading);
  return heading;
}

beforeEach(() => {
  jest.useFakeTimers();
  warm.mockClear();
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

describe('the tab bar', () => {
  it('has Dashboard, Reports, Product feed and Settings, each leading to the bare screen [O2.02]', () => {
    createPage()(at('/google/dashboard', { period: 'today' }));
    expect(tabBar().hidden).toBe(false);
    const shown = tabs().map((tab) => [tab.textContent, tab.getAttribute('href')]);
    expect(shown.slice(0, 4)).toEqual([
      ['Dashboard', '/google/dashboard'],
      ['Reports', '/google/reports'],
      ['Product feed', '/google/product-feed'],
      ['Settings', '/google/settings'],
    ]);
    const withTab = Object.entries<RouteDefinition>(routes).filter(([, { tab }]) => tab !== undefined);
    expect(shown.map(([, href]) => href)).toEqual(withTab.map(([path]) => path));
    expect(shown.filter(([label]) => label === '' || label?.startsWith('tabs.'))).toEqual([]);
  });

  it('has no Reports tab while reports are not enabled [O2.02]', () => {
    const all = tabsOf(plainFacts).map((tab) => tab.label);
    const without = tabsOf({ ...plainFacts, enableReports: false }).map((tab) => tab.label);
    expect(without.slice(0, 3)).toEqual(['dashboard', 'productFeed', 'settings']);
    expect(without).toEqual(all.filter((label) => label !== 'reports'));
  });

  it("is hidden beside the host's own navigation [O2.02]", () => {
    createPage({ ...plainFacts, hostNavigation: true })(at('/google/dashboard'));
    expect(tabBar().hidden).toBe(true);
  });

  it('stands above the screens used after setup, not above their sub-paths nor the wizards', () => {
    const show = createPage();
    const shownAt = (location: AppLocation) => {
      show(location);
      return !tabBar().hidden;
    };
    const paths = Object.keys(routes) as (keyof typeof routes)[];
    const above = paths.filter((path) => shownAt(at(path)));
    expect(above.slice(0, 4)).toEqual([
      '/google/dashboard',
      '/google/reports',
      '/google/product-feed',
      '/google/settings',
    ]);
    expect(above).toEqual(paths.filter((path) => routes[path].layout === 'tabs'));
    expect(shownAt(at('/google/dashboard', { subpath: '/campaigns/create' }))).toBe(false);
    expect(shownAt(at('/google/dashboard', { subpath: '/unknown' }))).toBe(true);
  });

  it('marks the screen that is shown, and no other', () => {
    const show = createPage();
    const current = () => tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
    for (const { path } of tabsOf(plainFacts)) {
      show(at(path));
      expect(current().map((tab) => tab.getAttribute('href'))).toEqual([path]);
    }
  });

  it('brings the tab of a screen into view when the screen is shown, not when its address changes [19.12]', () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const show = createPage();
    show(at('/google/reports'));
    show(at('/google/reports', { orderby: 'clicks' }));
    expect(scroll.mock.contexts).toEqual([tabs()[1]]);
    show(at('/google/dashboard', { subpath: '/campaigns/create' }));
    show(at('/google/dashboard'));
    show(at('/google/reports'));
    expect(scroll.mock.contexts).toEqual([tabs()[1], tabs()[0], tabs()[1]]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('fetches a screen ahead when its tab is pointed at or reached by keyboard', () => {
    createPage()(at('/google/dashboard'));
    tabs()[1]?.dispatchEvent(new Event('pointerenter'));
    tabs()[3]?.dispatchEvent(new Event('focusin'));
    expect(warm.mock.calls).toEqual([['/google/reports'], ['/google/settings']]);
  });
});

it('titles the document by screen and product', () => {
  const show = createPage();
  const titleAt = (location: AppLocation) => {
    show(location);
    return document.title;
  };
  expect(titleAt(at('/google/dashboard'))).toBe('Dashboard · Google Listings & Ads');
  expect(titleAt(at('/google/settings', { subpath: '/reconnect-wpcom-account' }))).toBe(
    'Reconnect WordPress.com account · Google Listings & Ads',
  );
  const places = Object.entries(routes).flatMap(([path, route]) => [
    at(path as RoutePath),
    ...('subpaths' in route ? route.subpaths : []).map((subpath) => at(path as RoutePath, { subpath })),
  ]);
  const titles = places.map(titleAt);
  expect(new Set(titles).size).toBe(places.length);
  expect(titles.filter((title) => /titles\.|\{\{/.test(title))).toEqual([]);
});

describe('a new screen', () => {
  it('gets the focus on its heading once it is there, and begins at the top', async () => {
    const show = createPage();
    show(at('/google/dashboard'));
    showHeading('dashboard', 'Dashboard');
    tabs()[1]?.focus();
    show(at('/google/reports'));
    await jest.advanceTimersByTimeAsync(500);
    const heading = showHeading('reports', 'Reports');
    await jest.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(-1);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('gets it also where the same heading element changes its text', async () => {
    const show = createPage();
    show(at('/google/settings'));
    const heading = showHeading('settings', 'Settings');
    show(at('/google/settings', { subpath: '/edit-phone-number' }));
    heading.textContent = 'Edit phone number';
    await jest.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(heading);
  });

  it('gets it on the message when it fails to load', async () => {
    const show = createPage();
    show(at('/google/dashboard'));
    show(at('/google/reports'));
    const message = document.createElement('section');
    message.className = 'shell-fallback';
    message.append(document.createElement('h1'));
    slot('reports').after(message);
    await jest.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(message.firstElementChild);
  });

  it('does not take the focus on the first load', async () => {
    createPage()(at('/google/dashboard'));
    showHeading('dashboard', 'Dashboard');
    await jest.advanceTimersByTimeAsync(headingLimit);
    expect(document.activeElement).toBe(document.body);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('takes it on the first load that what was done on the page before led to [O4.10]', async () => {
    createPage(plainFacts, true)(at('/google/start'));
    const heading = showHeading('setup', 'Start');
    await jest.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(heading);
  });

  it('does not take the focus from where the admin has moved it meanwhile', async () => {
    const show = createPage();
    show(at('/google/dashboard'));
    show(at('/google/reports'));
    tabs()[3]?.focus();
    showHeading('reports', 'Reports');
    await jest.advanceTimersByTimeAsync(headingLimit);
    expect(document.activeElement).toBe(tabs()[3]);
  });

  it('is not the same screen with other parameters', async () => {
    const show = createPage();
    show(at('/google/reports'));
    const heading = showHeading('reports', 'Reports');
    show(at('/google/reports', { reportKey: 'products' }));
    heading.textContent = 'Products';
    await jest.advanceTimersByTimeAsync(headingLimit);
    expect(document.activeElement).toBe(document.body);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
