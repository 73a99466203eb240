import { routes, type RouteDefinition, type RoutePath } from '@listings/shared-machines/routes';
import type { ShellTextKey } from '../messages/texts';
import { ids } from './ids';

/** What `start-watch.ts` names a sub-path by; every other place is named by its path. */
const SUB_PLACE = 'sub';

/** Outline of a place before its application shows it. */
interface PaintedPlace {
  readonly place: RoutePath | typeof SUB_PLACE;
  /** `wide`: figures and tables. `form`: cards beneath a way back. `plain`: cards alone. */
  readonly kind: 'wide' | 'form' | 'plain';
  /** Title as the application will show it; a bar stands for one that only the application knows. */
  readonly title?: ShellTextKey;
  /** Panels, by the size of what they will hold. */
  readonly panels: readonly ('strip' | 'card' | 'table')[];
}

const places: readonly PaintedPlace[] = [
  { place: '/google/start', kind: 'plain', panels: ['table', 'card'] },
  { place: '/google/setup-mc', kind: 'form', title: 'titles.setupMc', panels: ['strip', 'card', 'card'] },
  { place: '/google/setup-ads', kind: 'form', panels: ['strip', 'card', 'card'] },
  { place: '/google/dashboard', kind: 'wide', title: 'titles.dashboard', panels: ['strip', 'card', 'table'] },
  { place: '/google/reports', kind: 'wide', title: 'titles.reports', panels: ['strip', 'strip', 'table'] },
  { place: '/google/product-feed', kind: 'wide', title: 'titles.productFeed', panels: ['card', 'card', 'table'] },
  { place: '/google/settings', kind: 'wide', title: 'titles.settings', panels: ['strip', 'strip', 'card'] },
  { place: SUB_PLACE, kind: 'form', panels: ['card', 'card'] },
];

/**
 * Tabs as markup. The document's own script marks tab and outline of the address with `data-now` before the first frame
 * (`start-watch.ts`); style shows them until the shell writes tabs of its own, and an application is there.
 */
export const paintedTabs = (text: (key: ShellTextKey) => string): string =>
  Object.entries<RouteDefinition>(routes)
    .flatMap(([path, { tab }]) =>
      tab === undefined ? [] : `<a data-paint="${path}">${text(`tabs.${tab}` as ShellTextKey)}</a>`,
    )
    .join('');

/** The outline of each place as markup. */
export const paintedPlaces = (text: (key: ShellTextKey) => string): string => {
  const outlines = places.map(({ place, kind, title, panels }) => {
    const bar = kind === 'plain' ? '' : '<p class="shell-bar"></p>';
    const heading = title === undefined ? bar : `<p>${text(title)}</p>`;
    return `<div data-paint="${place}" data-kind="${kind}">${heading}${panels.map((size) => `<i data-size="${size}"></i>`).join('')}</div>`;
  });
  return `<div id="${ids.painted}" aria-hidden="true">${outlines.join('')}</div>`;
};

/** Takes the outlines away: an application, or the message in its place, is there. */
export const endPainted = (document: Document): void => document.getElementById(ids.painted)?.remove();
