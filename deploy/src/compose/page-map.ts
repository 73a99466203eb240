import { isScript } from '../build/describe-file';
import { isList } from '../build/integrity-list';
import type { Manifest, ManifestFile } from '../build/manifest';
import type { Provider } from './offered-names';
import type { Part } from './parts';

/** Targets of the specifiers and files of all builds, as one page sees them. */
export interface PageMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  readonly providers: ReadonlyMap<string, Provider>;
  /** Application → specifiers of libraries that it has in an old version. */
  readonly held: ReadonlyMap<string, ReadonlyMap<string, Provider>>;
  readonly files: ReadonlyMap<
    string,
    { readonly manifest: Manifest; readonly name: string; readonly about: ManifestFile }
  >;
}

export const urlOf = (manifest: Pick<Manifest, 'name'>, file: string): string => `/assets/${manifest.name}/${file}`;

/** A release that cannot be: every reason, one to a line. */
export class ReleaseRefused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(['release refused', ...reasons].join('\n  '));
    this.name = 'ReleaseRefused';
  }
}

/** What a specifier leads to for the scripts of a build. */
export const providerFor = (map: PageMap, build: string, specifier: string): Provider | undefined =>
  map.held.get(build)?.get(specifier) ?? map.providers.get(specifier);

/** Address that a specifier leads to for the scripts of a build. */
export function targetFor(map: PageMap, build: string, specifier: string): string | undefined {
  const provider = providerFor(map, build, specifier);
  return provider && urlOf(provider.manifest, provider.file);
}

/** Scopes of the import map: the folder of an application → what its scripts have in the place of everybody's. */
export function scopesOf({ held }: PageMap): Record<string, Record<string, string>> {
  const scopes = [...held].map(([app, providers]) => {
    const targets = [...providers].map(
      ([specifier, { manifest, file }]) => [specifier, urlOf(manifest, file)] as const,
    );
    return [urlOf({ name: app }, ''), byKey(targets)] as const;
  });
  return byKey(scopes);
}

const byKey = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Scripts in other languages. */
const translated = ({ languages = {} }: Manifest): string[] => Object.values(languages).flatMap(Object.values);

/** Scripts that take the place of another one in a language, and are not like it but for their texts. */
function unlikeScripts(manifest: Manifest): string[] {
  const { files, languages = {} } = manifest;
  const faceOf = (name: string) => JSON.stringify([files[name]?.imports, files[name]?.exports]);
  return Object.values(languages).flatMap((scripts) =>
    Object.entries(scripts)
      .filter(([source, own]) => !(own in files) || faceOf(source) !== faceOf(own))
      .map(([source, own]) => `${manifest.name}: ${own} does not import and export what ${source} does`),
  );
}

/** Joins the manifests into one import map. Two builds that give the same name or specifier are refused. */
export function pageMap(parts: readonly Part[]): PageMap {
  const providers = new Map<string, Provider>();
  const apart = new Map<string, Map<string, Provider>>();
  const files = new Map<string, { manifest: Manifest; name: string; about: ManifestFile }>();
  const reasons: string[] = [];
  const names = new Set<string>();
  for (const { manifest, held } of parts) {
    if (names.has(manifest.name)) reasons.push(`two builds are named ${manifest.name}`);
    names.add(manifest.name);
    for (const [specifier, entry] of Object.entries(manifest.specifiers)) {
      const first = held === undefined ? providers.get(specifier) : undefined;
      if (first) reasons.push(`${first.manifest.name} and ${manifest.name} both provide ${specifier}`);
      const file = manifest.entries[entry]?.file;
      if (file === undefined) reasons.push(`${manifest.name} has no entry ${entry} for ${specifier}`);
      else if (held === undefined) providers.set(specifier, { manifest, file });
      else
        for (const app of Object.keys(held.apps))
          apart.set(app, (apart.get(app) ?? new Map<string, Provider>()).set(specifier, { manifest, file }));
    }
    reasons.push(...unlikeScripts(manifest));
    for (const [name, about] of Object.entries(manifest.files))
      files.set(urlOf(manifest, name), { manifest, name, about });
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  // A page in the source language needs no hash of another one's.
  const others = new Set(parts.flatMap(({ manifest }) => translated(manifest).map((name) => urlOf(manifest, name))));
  // A list says by its name what its bytes are.
  const scripts = [...files].filter(([url, { name }]) => isScript(name) && !isList(name) && !others.has(url));
  return {
    imports: byKey([...providers].map(([specifier, { manifest, file }]) => [specifier, urlOf(manifest, file)])),
    integrity: byKey(scripts.map(([url, { about }]) => [url, about.integrity])),
    providers,
    held: apart,
    files,
  };
}
