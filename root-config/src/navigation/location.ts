import {
  hrefOf,
  isRoutePath,
  routes,
  type AppLocation,
  type RouteDefinition,
  type RoutePath,
} from '@listings/shared-machines/routes';

/** Facts that decide the redirect of a URL without a screen of its own. */
export interface EntryFacts {
  readonly mcSetupComplete: boolean;
  readonly enableReports: boolean;
}

/** Those that applications brought stand in the table too (`page/brought-routes.ts`). */
export const definitionOf = (path: RoutePath): RouteDefinition =>
  (routes as Readonly<Record<string, RouteDefinition>>)[path] as RouteDefinition;

/** Parameters that belong to the page, not to a screen. `page` is the host's own. */
const pageParameters = ['page', 'path', '_locale'];

function paramsOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([key]) => !pageParameters.includes(key)));
}

const located = (path: RoutePath, params: Readonly<Record<string, string>>): AppLocation =>
  Object.keys(params).length === 0 ? { path } : { path, params };

/** The place an address of this page names, or null when it names none. */
export function locationOf(url: URL): AppLocation | null {
  return isRoutePath(url.pathname) ? located(url.pathname, paramsOf(url.searchParams)) : null;
}

/** The known sub-path a place shows, or undefined: then it shows the screen itself. */
export function subpathOf({ path, params }: AppLocation): string | undefined {
  const subpath = params?.['subpath'];
  return subpath !== undefined && definitionOf(path).subpaths?.includes(subpath) ? subpath : undefined;
}

const entryPath = (facts: EntryFacts): RoutePath => (facts.mcSetupComplete ? '/google/dashboard' : '/google/start');

const isOpen = (path: RoutePath, facts: EntryFacts) => path !== '/google/reports' || facts.enableReports;

/**
 * The place an address really leads to: the entry for `/google` and for unknown paths, the screen itself for an unknown
 * sub-path, the named screen for the host's form `?path=/google/…`.
 */
export function resolveLocation(url: URL, facts: EntryFacts): AppLocation {
  const named = (url.searchParams.get('path') ?? url.pathname).replace(/\/+$/, '');
  if (!isRoutePath(named) || !isOpen(named, facts)) return { path: entryPath(facts) };
  const { subpath, ...others } = paramsOf(url.searchParams);
  const place = located(named, subpath === undefined ? others : { ...others, subpath });
  return subpathOf(place) === undefined ? located(named, others) : place;
}

const inOrder = (params: AppLocation['params'] = {}) => JSON.stringify(Object.entries(params).sort());

/** The same path with the same parameters, in whatever order. */
export const sameLocation = (a: AppLocation, b: AppLocation): boolean =>
  a.path === b.path && inOrder(a.params) === inOrder(b.params);

/** The address to show instead of this one, or null when it is right as it is. */
export function redirectOf(url: URL, facts: EntryFacts): string | null {
  const shown = locationOf(url);
  const meant = resolveLocation(url, facts);
  const stays = shown !== null && !url.searchParams.has('path') && sameLocation(shown, meant);
  return stays ? null : hrefOf(meant);
}
