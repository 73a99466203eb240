import { routes, type AppLocation, type RouteDefinition, type RoutePath } from '@listings/shared-machines/routes';
import type { ShellText, ShellTextKey } from '../messages/texts';
import { definitionOf, subpathOf } from '../navigation/location';

export interface TabFacts {
  readonly enableReports: boolean;
  /** The host shows the screens in a navigation of its own. */
  readonly hostNavigation: boolean;
}

export interface TabLink {
  readonly path: RoutePath;
  readonly label: string;
}

/** The tabs of the application, in the order of the route table. */
export function tabsOf(facts: TabFacts): TabLink[] {
  const all = Object.entries(routes) as [RoutePath, RouteDefinition][];
  return all.flatMap(([path, { tab }]) =>
    tab === undefined || (path === '/google/reports' && !facts.enableReports) ? [] : [{ path, label: tab }],
  );
}

/** Tabs stand above the screens of layout `tabs`, not above their sub-paths, and not beside the host's own navigation. */
const showsTabs = (location: AppLocation, facts: TabFacts): boolean =>
  !facts.hostNavigation && definitionOf(location.path).layout === 'tabs' && subpathOf(location) === undefined;

export interface TabOptions {
  readonly facts: TabFacts;
  readonly text: ShellText;
  readonly warm: (path: string) => void;
  readonly hrefOf: (place: AppLocation) => string;
}

export interface TabBar {
  /** Marks the shown screen; answers whether the tabs stand above it. */
  update(location: AppLocation): boolean;
}

/** Fills the tab bar: links that lead to the bare screen, the shown one marked, each warmed when it is pointed at. */
export function createTabBar(nav: HTMLElement, options: TabOptions): TabBar {
  const { facts, text, warm, hrefOf } = options;
  const links = tabsOf(facts).map(({ path, label }) => {
    const link = nav.ownerDocument.createElement('a');
    link.href = hrefOf({ path });
    link.textContent = text(`tabs.${label}` as ShellTextKey);
    for (const event of ['pointerenter', 'focusin'] as const) link.addEventListener(event, () => warm(path));
    return { path, link };
  });
  nav.setAttribute('aria-label', text('tabs.label'));
  nav.replaceChildren(...links.map(({ link }) => link));
  let inView: string | undefined;
  return {
    update(location) {
      nav.hidden = !showsTabs(location, facts);
      for (const { path, link } of links) {
        if (path !== location.path) link.removeAttribute('aria-current');
        else link.setAttribute('aria-current', 'page');
        // Not for each change of the address within a screen: the browser would have to lay out the page for it.
        if (path === location.path && inView !== path && !nav.hidden)
          link.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      }
      inView = nav.hidden ? undefined : location.path;
      return !nav.hidden;
    },
  };
}
