import type { Manifest } from '../build/manifest';
import type { FirstReads } from '../build/package-build';
import type { RouteModules } from './brought-routes';
import { targetFor, urlOf, type PageMap } from './page-map';
import type { Part } from './parts';

/** Adds a script and everything it imports statically, through the import map or by relative path. */
function walk(url: string, map: PageMap, into: Set<string>): void {
  const found = map.files.get(url);
  if (into.has(url) || found === undefined) return;
  into.add(url);
  for (const specifier of found.about.imports) {
    const { manifest } = found;
    const target = specifier.startsWith('./')
      ? urlOf(manifest, specifier.slice(2))
      : targetFor(map, manifest.name, specifier);
    if (target !== undefined) walk(target, map, into);
  }
}

function walkEntry(manifest: Manifest, entry: string, map: PageMap, into: Set<string>): void {
  for (const file of manifest.entries[entry]?.initial ?? []) walk(urlOf(manifest, file), map, into);
}

/** The scripts of an application's first screen on a route: its entry, and the lazy parts it names for the route. */
function walkApplication(specifier: string, path: string, map: PageMap, into: Set<string>): void {
  const provider = map.providers.get(specifier);
  if (provider === undefined) return;
  const { manifest } = provider;
  const entry = manifest.specifiers[specifier] ?? '';
  walkEntry(manifest, entry, map, into);
  for (const file of (manifest.firstChunks[path] ?? []).flatMap((request) => manifest.chunks[request] ?? [])) {
    walk(urlOf(manifest, file), map, into);
  }
}

/** Steps of a route and screens below it, as the builds name them: `/setup?step=audience`, `/settings?subpath=/alerts`. */
const viewsOf = (path: string, keys: Readonly<Record<string, unknown>> = {}): string[] =>
  Object.keys(keys).filter((key) => key.startsWith(`${path}?`));

/** What a step of a route, or a screen below it, needs beyond the route's own list. */
function viewLists(
  path: string,
  specifiers: readonly string[],
  map: PageMap,
  known: ReadonlySet<string>,
): (readonly [string, string[]])[] {
  return specifiers.flatMap((specifier) =>
    viewsOf(path, map.providers.get(specifier)?.manifest.firstChunks).map((view) => {
      const urls = new Set<string>();
      walkApplication(specifier, view, map, urls);
      return [view, [...urls].filter((url) => !known.has(url))] as const;
    }),
  );
}

/**
 * Scripts to fetch at once, by route: the imports of the shell and the first screen, and nothing else; by step of a route or
 * screen below it those that come on top.
 */
export function preloadLists(shell: Part, modules: RouteModules, map: PageMap): Record<string, string[]> {
  const { manifest } = shell;
  if (manifest.page === undefined) return {};
  const everyPage = new Set<string>();
  walkEntry(manifest, manifest.page.entry, map, everyPage);
  const routes = Object.entries(modules).flatMap(([path, specifiers]) => {
    const urls = new Set(everyPage);
    for (const specifier of specifiers) walkApplication(specifier, path, map, urls);
    return [[path, [...urls]] as const, ...viewLists(path, specifiers, map, urls)];
  });
  return { '*': [...everyPage], ...Object.fromEntries(routes) };
}

/** Reads of each route, its steps and the screens below it that its application names: a build names them only for the routes that lead to it. */
export function firstReads(modules: RouteModules, map: PageMap): Record<string, FirstReads> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([path, [specifier = '']]) => {
      const named = map.providers.get(specifier)?.manifest.firstReads ?? {};
      return [path, ...viewsOf(path, named)].flatMap((key) => {
        const reads = named[key];
        return reads === undefined ? [] : [[key, reads] as const];
      });
    }),
  );
}
