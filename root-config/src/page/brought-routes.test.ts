import { routes } from '@listings/shared-machines/routes';
import { createShellTexts } from '../messages/texts';
import { createNavigation } from '../navigation/navigation.service';
import { createScreen } from '../screen/screen';
import { registerApplications } from '../slots/register-applications';
import type { PageProps } from '../slots/page-props';
import { recordedNavigation, showAddress, showMarkup } from '../testing/page';
import { takeBrought } from './brought-routes';
import { ids, slotId } from './ids';
import { pageBody } from './skeleton';

const words = { title: 'Abzeichen', tab: 'Marken', '/sizes': 'Maße', '/alerts': 'Meine' };
const brought = {
  '/google/badges': {
    app: 'badges',
    layout: 'tabs',
    title: 'title',
    tab: 'tab',
    subpaths: ['/sizes', '/alerts'],
    words,
  },
};
const own = Object.keys(routes);

/** Starts the page as the server prints it, with routes that applications brought. */
function showPage() {
  showMarkup(`${pageBody}<script type="application/json" id="routes">${JSON.stringify(brought)}</script>`);
  takeBrought(document);
}

const arrivedAt = (href: string) => {
  showAddress(href);
  const navigation = createNavigation(recordedNavigation());
  navigation.start();
  return [location.pathname + location.search, navigation.current().params ?? {}];
};

it('has the routes of the shell alone where none is brought', () => {
  showMarkup(pageBody);
  takeBrought(document);
  expect(Object.keys(routes)).toEqual(own);
  expect(arrivedAt('/google/badges')).toEqual(['/google/dashboard', {}]);
});

it('opens a route that an application brought, and its sub-paths', () => {
  showPage();
  const sizes = '/google/badges?subpath=/sizes&x=1';
  expect(arrivedAt(sizes)).toEqual([sizes, { subpath: '/sizes', x: '1' }]);
  expect(arrivedAt('/google/badges?subpath=/none')).toEqual(['/google/badges', {}]);
});

it('shows its words: the tab behind the others, the title of the document', () => {
  showPage();
  const text = createShellTexts('en', { provider: 'Google' });
  window.scrollTo = jest.fn();
  const facts = { enableReports: true, hostNavigation: false };
  const show = createScreen({ window, isLedHere: false, text, facts, warm: jest.fn(), hrefOf: ({ path }) => path });
  // Written where the application itself knows the path (`BroughtRoutes`).
  const path = '/google/badges' as string as '/google/start';
  show({ path });
  const tabs = [...document.querySelectorAll(`#${ids.tabs} a`)];
  const shown = tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);
  expect(shown.slice(-2)).toEqual([
    ['Settings', '/google/settings', null],
    ['Marken', '/google/badges', 'page'],
  ]);
  const { dataset } = document.documentElement;
  expect([document.title, dataset['header']]).toEqual(['Abzeichen · Google Listings & Ads', 'tabs']);
  show({ path, params: { subpath: '/sizes' } });
  expect([document.title, dataset['header']]).toEqual(['Maße · Google Listings & Ads', 'title']);
  show({ path: '/google/settings', params: { subpath: '/alerts' } });
  expect(document.title).toBe('Alerts · Google Listings & Ads');
});

it('makes a place for an application that the markup has none for', () => {
  showPage();
  const before = document.getElementById(slotId('reports'));
  registerApplications({
    document,
    text: createShellTexts('en', {}),
    props: {} as PageProps,
    named: (url) => url,
    reloadPage: () => {},
    keepFocus: () => {},
    load: () => new Promise(() => {}),
  });
  const slot = document.getElementById(slotId('badges'));
  expect([slot?.parentElement?.id, slot?.className, slot?.hidden]).toEqual([ids.apps, 'shell-slot', true]);
  expect(document.querySelectorAll(`[id="${slotId('reports')}"]`)).toHaveLength(1);
  expect(document.getElementById(slotId('reports'))).toBe(before);
});
