import type { Manifest } from '../build/manifest';

/** A build, and the file of it that a specifier leads to. */
export interface Provider {
  readonly manifest: Manifest;
  readonly file: string;
}

const everyPage = '*';

/** Names that can be had of a specifier: what its file exports, as far as the build offers it. */
function offeredNames({ manifest, file }: Provider, specifier: string): readonly string[] {
  const exported = manifest.files[file]?.exports ?? [];
  const offered = manifest.offers[specifier];
  return offered === undefined ? exported : offered.filter((name) => exported.includes(name));
}

/** Names that are used of a specifier and that it does not have. `__esModule` is webpack's own question. */
export function missingOf(names: readonly string[], provider: Provider, specifier: string): string[] {
  const had = offeredNames(provider, specifier);
  return names.filter((name) => name !== everyPage && name !== '__esModule' && !had.includes(name));
}
