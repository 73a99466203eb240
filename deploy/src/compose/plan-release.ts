import type { PageDescription } from '../build/package-build';
import { broughtRoutes, routeModules } from './brought-routes';
import { brokenContracts } from './contract-check';
import { listedParts, listsOf, partsBelow, type ListedPart } from './integrity-lists';
import { sourceLanguage } from './in-language';
import { pageMap, ReleaseRefused, scopesOf, urlOf, type PageMap } from './page-map';
import type { Part } from './parts';
import { firstReads, preloadLists } from './preload';
import type { ReleaseApp, ReleasePlan } from './release';

const appOf = ({ manifest, version, team, builtAt, critical, hash }: Part): ReleaseApp => ({
  package: manifest.package,
  version,
  ...(team === undefined ? {} : { team }),
  builtAt,
  ...(critical === undefined ? {} : { critical }),
  hash,
});

const shellOf = ({ title, body, watch, namesCountries }: PageDescription): ReleasePlan['shell'] => ({
  title,
  body,
  ...(watch === undefined ? {} : { watch }),
  ...(namesCountries === undefined ? {} : { namesCountries }),
});

/** Languages that any of the builds has: where one lacks it, its texts are those of the source language. */
function languagesOf(
  parts: readonly Part[],
  page: PageDescription,
  listed: readonly ListedPart[],
): Pick<ReleasePlan, 'languages'> {
  const tags = new Set(parts.flatMap(({ manifest }) => Object.keys(manifest.languages ?? {})));
  if (tags.size === 0) return {};
  const languages = [...tags].sort().map((language) => {
    const scripts: Record<string, string> = {};
    const integrity: Record<string, string> = {};
    for (const { manifest } of parts) {
      for (const [source, own] of Object.entries(manifest.languages?.[language] ?? {})) {
        scripts[urlOf(manifest, source)] = urlOf(manifest, own);
        integrity[urlOf(manifest, own)] = manifest.files[own]?.integrity ?? '';
      }
    }
    const { title, body } = page.languages?.[language] ?? page;
    const lists = listsOf(listed, language);
    return [
      language,
      { scripts, integrity, ...lists, shell: { title, body }, ...broughtRoutes(parts, language) },
    ] as const;
  });
  return { languages: Object.fromEntries(languages) };
}

/** The release that these builds make, without its files. Throws ReleaseRefused with every fault that is not tolerated. */
export function planRelease(
  parts: readonly Part[],
  tolerated: readonly string[] = [],
): ReleasePlan & { readonly map: PageMap } {
  const map = pageMap(parts);
  const broken = brokenContracts(parts, map).filter((fault) => !tolerated.includes(fault));
  const shell = parts.find((part) => part.manifest.page);
  const entry = shell?.manifest.entries[shell.manifest.page?.entry ?? ''];
  if (broken.length > 0 || !shell?.manifest.page || !entry) throw new ReleaseRefused(broken);
  const { manifest } = shell;
  const routes = routeModules(parts);
  const listed = listedParts(shell, routes, parts);
  return {
    map,
    imports: map.imports,
    ...(map.held.size === 0 ? {} : { scopes: scopesOf(map) }),
    integrity: map.integrity,
    ...listsOf(listed, null),
    ...partsBelow(listed),
    entry: urlOf(manifest, entry.file),
    styles: manifest.styles.map((name) => ({
      url: urlOf(manifest, name),
      integrity: manifest.files[name]?.integrity ?? '',
    })),
    preload: preloadLists(shell, routes, map),
    reads: firstReads(routes, map),
    ...broughtRoutes(parts, sourceLanguage),
    apps: Object.fromEntries(parts.map((part) => [part.manifest.name, appOf(part)])),
    shell: shellOf(shell.manifest.page),
    ...languagesOf(parts, shell.manifest.page, listed),
  };
}
