import { listsIn } from '../build/integrity-list';
import type { Manifest } from '../build/manifest';
import type { RouteModules } from './brought-routes';
import { urlOf } from './page-map';
import type { Part } from './parts';
import type { ReleasePlan } from './release';

/** Nothing but a part itself has to be known before it is fetched: what it imports, the document has. */
const isAlone = ({ manifest }: Part): boolean =>
  !Object.values(manifest.files).some(({ imports }) => imports.some((specifier) => specifier.startsWith('./')));

/** A build, and its lists by language. */
export interface ListedPart extends Pick<Part, 'manifest'> {
  readonly lists: ReadonlyMap<string | null, string>;
}

/**
 * Builds whose scripts a document may leave out: the shell and the applications of routes. Libraries stay in it, since
 * anybody's parts import them. None where the shell itself has no list: it does not know what to do with those of others.
 */
export function listedParts(shell: Part, routes: RouteModules, parts: readonly Part[]): readonly ListedPart[] {
  const shown = new Set(Object.values(routes).flat());
  const isShown = ({ manifest }: Part) => Object.keys(manifest.specifiers).some((specifier) => shown.has(specifier));
  const listed = parts
    .filter((part) => (part === shell || isShown(part)) && isAlone(part))
    .map(({ manifest }) => ({ manifest, lists: listsIn(manifest) }))
    .filter(({ lists }) => lists.has(null));
  return listed.some(({ manifest }) => manifest === shell.manifest) ? listed : [];
}

/** The lists of these builds in a language, null for that of the sources: where a build has no scripts in it, these. */
export function listsOf(parts: readonly ListedPart[], language: string | null): Pick<ReleasePlan, 'lists'> {
  if (parts.length === 0) return {};
  const lists = parts.map(({ manifest, lists: own }) => {
    const list = own.get(language) ?? own.get(null) ?? '';
    return [manifest.name, urlOf(manifest, list)] as const;
  });
  return { lists: Object.fromEntries(lists) };
}

const isBelow = (view: string): boolean => view.includes('?subpath=');

/** Scripts of a build that nothing but the screens below its routes needs. */
function filesBelow({ chunks, firstChunks }: Manifest): string[] {
  const requests = (below: boolean) =>
    Object.entries(firstChunks).flatMap(([view, named]) => (isBelow(view) === below ? named : []));
  const others = new Set(requests(false));
  const own = new Set(requests(true).filter((request) => !others.has(request)));
  const files = (below: boolean) =>
    Object.entries(chunks).flatMap(([request, found]) => (own.has(request) === below ? found : []));
  const shared = new Set(files(false));
  return [...new Set(files(true))].filter((file) => !shared.has(file));
}

/** Scripts of these builds that come when somebody opens a screen below a route: what their lists say is known by then. */
export function partsBelow(parts: readonly ListedPart[]): Pick<ReleasePlan, 'below'> {
  const below = parts.flatMap(({ manifest }) => filesBelow(manifest).map((file) => urlOf(manifest, file)));
  return below.length === 0 ? {} : { below };
}
