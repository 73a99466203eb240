import type { Manifest, ManifestFile } from '../build/manifest';
import type { Part } from './parts';

/** Targets of the specifiers and files of all builds, as one page sees them. */
export interface PageMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  readonly providers: ReadonlyMap<string, { readonly manifest: Manifest; readonly file: string }>;
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
  const providers = new Map<string, { manifest: Manifest; file: string }>();
  const files = new Map<string, { manifest: Manifest; name: string; about: ManifestFile }>();
  const reasons: string[] = [];
  const names = new Set<string>();
  for (const { manifest } of parts) {
    if (names.has(manifest.name)) reasons.push(`two builds are named ${manifest.name}`);
    names.add(manifest.name);
    for (const [specifier, entry] of Object.entries(manifest.specifiers)) {
      const first = providers.get(specifier);
      if (first) reasons.push(`${first.manifest.name} and ${manifest.name} both provide ${specifier}`);
      const file = manifest.entries[entry]?.file;
      if (file === undefined) reasons.push(`${manifest.name} has no entry ${entry} for ${specifier}`);
      else providers.set(specifier, { manifest, file });
    }
    reasons.push(...unlikeScripts(manifest));
    for (const [name, about] of Object.entries(manifest.files))
      files.set(urlOf(manifest, name), { manifest, name, about });
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  // A page in the source language needs no hash of another one's.
  const others = new Set(parts.flatMap(({ manifest }) => translated(manifest).map((name) => urlOf(manifest, name))));
  const scripts = [...files].filter(([url]) => url.endsWith('.js') && !others.has(url));
  return {
    imports: byKey([...providers].map(([specifier, { manifest, file }]) => [specifier, urlOf(manifest, file)])),
    integrity: byKey(scripts.map(([url, { about }]) => [url, about.integrity])),
    providers,
    files,
  };
}
