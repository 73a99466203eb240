import type { Manifest } from '../build/manifest';
import type { FirstReads } from '../build/package-build';
import { urlOf, type PageMap } from './page-map';
import type { Part } from './parts';

/** Adds a script and everything it imports statically, through the import map or by relative path. */
function walk(url: string, map: PageMap, into: Set<string>): void {
  const found = map.files.get(url);
  if (into.has(url) || found === undefined) return;
  into.add(url);
  for (const specifier of found.about.imports) {
    const target = specifier.startsWith('./') ? urlOf(found.manifest, specifier.slice(2)) : map.imports[specifier];
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

/** Scripts to fetch at once, by route: the imports of the shell and the first screen, and nothing else. */
export function preloadLists(shell: Part, map: PageMap): Record<string, string[]> {
  const { manifest } = shell;
  if (manifest.page === undefined) return {};
  const everyPage = new Set<string>();
  walkEntry(manifest, manifest.page.entry, map, everyPage);
  const routes = Object.entries(manifest.page.routes).map(([path, specifiers]) => {
    const urls = new Set(everyPage);
    for (const specifier of specifiers) walkApplication(specifier, path, map, urls);
    return [path, [...urls]] as const;
  });
  return { '*': [...everyPage], ...Object.fromEntries(routes) };
}

/** Reads of each route that its application names: a build names them only for the routes that lead to it. */
export function firstReads(shell: Part, map: PageMap): Record<string, FirstReads> {
  const routes = Object.entries(shell.manifest.page?.routes ?? {});
  return Object.fromEntries(
    routes.flatMap(([path, [specifier = '']]) => {
      const reads = map.providers.get(specifier)?.manifest.firstReads?.[path];
      return reads === undefined ? [] : [[path, reads] as const];
    }),
  );
}
