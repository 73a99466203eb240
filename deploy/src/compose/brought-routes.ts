import type { Manifest } from '../build/manifest';
import type { BuildRoute } from '../build/package-build';
import type { Part } from './parts';
import type { ReleaseRoute } from './release';

type Described = Pick<Part, 'manifest'>;

/** Route path → specifiers of the modules its first screen starts from. */
export type RouteModules = Readonly<Record<string, readonly string[]>>;

const appOf = ({ name }: Manifest): string => name.replace(/^mfe-/, '');

const shellRoutes = (parts: readonly Described[]): RouteModules =>
  Object.assign({}, ...parts.map(({ manifest }) => manifest.page?.routes ?? {})) as RouteModules;

/** Routes that a build itself needs an application for: those of its page, and those that it brings. */
export function routeModulesOf({ manifest }: Described): RouteModules {
  const brought = Object.keys(manifest.routes ?? {}).map((path) => [path, Object.keys(manifest.specifiers)] as const);
  return { ...manifest.page?.routes, ...Object.fromEntries(brought) };
}

/** All routes of a page: those of the shell, then those that applications bring. */
export const routeModules = (parts: readonly Described[]): RouteModules => ({
  ...shellRoutes(parts),
  ...(Object.assign({}, ...parts.map(routeModulesOf)) as RouteModules),
});

/** Paths that two builds claim: neither can be shown at both. */
export function doubleRoutes(parts: readonly Described[]): string[] {
  const owners = new Map(Object.keys(shellRoutes(parts)).map((path) => [path, 'the shell']));
  return parts.flatMap(({ manifest }) =>
    Object.keys(manifest.routes ?? {}).flatMap((path) => {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, manifest.name);
      return owner === undefined ? [] : [`${manifest.name} brings ${path}, which ${owner} has already`];
    }),
  );
}

function inWords(app: string, { layout, title, tab, subpaths = {} }: BuildRoute, language: string): ReleaseRoute {
  const all = { title, ...(tab === undefined ? {} : { tab }), ...subpaths };
  const words = Object.entries(all).map(([key, texts]) => [key, texts[language] ?? texts.en] as const);
  return {
    app,
    layout,
    title: 'title',
    ...(tab === undefined ? {} : { tab: 'tab' }),
    subpaths: Object.keys(subpaths),
    words: Object.fromEntries(words),
  };
}

/** Routes that the builds bring, in a language; nothing where there are none. */
export function broughtRoutes(
  parts: readonly Described[],
  language: string,
): { readonly routes?: Readonly<Record<string, ReleaseRoute>> } {
  const found = parts.flatMap(({ manifest }) =>
    Object.entries(manifest.routes ?? {}).map(
      ([path, route]) => [path, inWords(appOf(manifest), route, language)] as const,
    ),
  );
  return found.length === 0 ? {} : { routes: Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
