import { routes, type RouteDefinition, type RoutePath } from '@listings/shared-machines/routes';
import type { ShellTextKey } from '../messages/texts';
import { ids } from './ids';

/** What `start-watch.ts` names a sub-path by in `data-place`; every other place is named by its path. */
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

const placeIs = (place: string) => `[data-place='${place}']`;

/** Tabs and the outline of each place as markup; style shows the one of the address until an application is there. */
export const paintedTabs = (text: (key: ShellTextKey) => string): string =>
  Object.values<RouteDefinition>(routes)
    .flatMap(({ tab }) => (tab === undefined ? [] : `<a>${text(`tabs.${tab}` as ShellTextKey)}</a>`))
    .join('');

export const paintedPlaces = (text: (key: ShellTextKey) => string): string => {
  const outlines = places.map(({ place, kind, title, panels }) => {
    const bar = kind === 'plain' ? '' : '<p class="shell-bar"></p>';
    const heading = title === undefined ? bar : `<p>${text(title)}</p>`;
    return `<div data-paint="${place}" data-kind="${kind}">${heading}${panels.map((size) => `<i data-size="${size}"></i>`).join('')}</div>`;
  });
  return `<div id="${ids.painted}" aria-hidden="true">${outlines.join('')}</div>`;
};

const entries = Object.entries(routes) as [RoutePath, RouteDefinition][];
const tabPlaces = entries.flatMap(([path, { layout }]) => (layout === 'tabs' ? [placeIs(path)] : []));
const currentTabs = entries
  .filter(([, { tab }]) => tab !== undefined)
  .map(([path], index) => `html:not([data-header])${placeIs(path)} #${ids.tabs} a:nth-child(${index + 1})`);

/**
 * Style by `data-place`, which the document's own script writes before the body is there (`start-watch.ts`): the
 * outline of the place, and tabs where it has them. The shell's own `data-header` takes over when it has started.
 */
export const paintedStyle: string = [
  `${places.map(({ place }) => `${placeIs(place)} #${ids.painted} [data-paint='${place}']`).join()}{display:block}`,
  `html:not([data-header],${tabPlaces.join()}) #${ids.tabs}{display:none}`,
  `${currentTabs.join()}{color:var(--shell-primary);border-bottom-color:currentcolor}`,
  `@media (max-width:781.95px){html:not([data-header]):is(${tabPlaces.join()}){--shell-rows:2}}`,
].join('');

/** Takes the outlines away: an application, or the message in its place, is there. */
export const endPainted = (document: Document): void => document.getElementById(ids.painted)?.remove();
