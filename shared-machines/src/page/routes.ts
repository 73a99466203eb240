/** The route table as data: root-config registers from it, and from what applications bring; applications link by it. Source: S2.02–S2.09, O2.01–O2.05, O2.48. */

/** `tabs`: title and tab bar. `plain`: title only. `fullPage`: a wizard with its own top bar. */
export type Layout = 'tabs' | 'plain' | 'fullPage';

export interface RouteDefinition {
  /** The application that shows it, `@listings/mfe-<app>` in the import map. */
  readonly app: string;
  /** Key of the page title in the shell's catalog. */
  readonly title: string;
  readonly layout: Layout;
  /** Label key of the tab that leads here; absent where no tab does. */
  readonly tab?: string;
  /** Values of the query parameter `subpath` for this route; each is shown in a layout of its own, without tabs. */
  readonly subpaths?: readonly string[];
}

const ownPaths = [
  '/google/start',
  '/google/setup-mc',
  '/google/setup-ads',
  '/google/dashboard',
  '/google/reports',
  '/google/product-feed',
  '/google/settings',
] as const;

/** Paths of the table as it is written, without those that applications bring. Each is an application of its own. */
export const routePaths: readonly string[] = ownPaths;

export const routes = {
  '/google/start': { app: 'get-started', title: 'start', layout: 'plain' },
  '/google/setup-mc': { app: 'setup', title: 'setupMc', layout: 'fullPage' },
  '/google/setup-ads': { app: 'ads-setup', title: 'setupAds', layout: 'fullPage' },
  '/google/dashboard': {
    app: 'dashboard',
    title: 'dashboard',
    layout: 'tabs',
    tab: 'dashboard',
    subpaths: ['/free-listings/edit', '/campaigns/edit', '/campaigns/create'],
  },
  '/google/reports': { app: 'reports', title: 'reports', layout: 'tabs', tab: 'reports' },
  '/google/product-feed': { app: 'product-feed', title: 'productFeed', layout: 'tabs', tab: 'productFeed' },
  '/google/settings': {
    app: 'settings',
    title: 'settings',
    layout: 'tabs',
    tab: 'settings',
    subpaths: [
      '/edit-phone-number',
      '/edit-store-address',
      '/reconnect-wpcom-account',
      '/reconnect-google-account',
      '/alerts',
      '/activity',
      '/api-keys',
    ],
  },
} as const satisfies Record<(typeof ownPaths)[number], RouteDefinition>;

/**
 * Paths of routes that applications bring with their builds (`routes` of `build.config.ts`). Each application names its own, so
 * that links to them compile there.
 *
 * @example
 * declare module '@listings/shared-machines/routes' {
 *   interface BroughtRoutes {
 *     '/google/store-badges': true;
 *   }
 * }
 */
export interface BroughtRoutes {}

// oxlint-disable-next-line typescript/no-redundant-type-constituents -- empty until an application names its routes
export type RoutePath = keyof typeof routes | keyof BroughtRoutes;

/** Sub-paths of a route of this table. */
export type SubpathOf<P extends keyof typeof routes> = (typeof routes)[P] extends {
  readonly subpaths: readonly (infer S)[];
}
  ? S
  : never;

/** The applications of this table. */
export type AppName = (typeof routes)[keyof typeof routes]['app'];

/** A place inside the application: path and query parameters (`subpath`, `guide`, `programId`, …). */
export interface AppLocation {
  readonly path: RoutePath;
  readonly params?: Readonly<Record<string, string>>;
}

/** The views of the settings at which a lost connection is mended. */
const reconnectViews: readonly string[] = ['/reconnect-wpcom-account', '/reconnect-google-account'];

/** The place is one at which a lost connection is mended. */
export const isReconnecting = ({ path, params }: AppLocation): boolean =>
  path === '/google/settings' && reconnectViews.includes(params?.['subpath'] ?? '');

/** The path is one of this table, into which the shell puts those that applications bring. */
export const isRoutePath = (path: string): path is keyof typeof routes => Object.hasOwn(routes, path);

/** The address of a location, parameters in the order given; `/` in values stays readable. */
export function hrefOf({ path, params }: AppLocation): string {
  const query = Object.entries(params ?? {})
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
