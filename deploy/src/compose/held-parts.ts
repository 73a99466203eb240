import type { Manifest } from '../build/manifest';
import { missingOf } from './offered-names';
import type { Part } from './parts';
import { heldName } from './release';

/** Libraries of which a page may have a second version for a while: they hold nothing that the page has once. */
const mayStandTwice: readonly string[] = ['shared-ui'];

/** Reason why a page has one version of a build at a time; null where it may have two. */
export function whyOnce(build: string): string | null {
  if (mayStandTwice.includes(build)) return null;
  if (build === 'shared-api') return 'the failures of the one client of the page are known by its classes';
  return `what the page has once is in it: of the builds that others import, only ${mayStandTwice.join(', ')} may stand twice`;
}

/**
 * A version of a library as it stands beside the live one. In a folder of its own: a script that both versions have would
 * be one for both, with what it has loaded for one of them. `apps` are those it is held for, each with its version then.
 */
export const asHeld = <P extends Part>(part: P, apps: Readonly<Record<string, string>>): P => ({
  ...part,
  manifest: { ...part.manifest, name: heldName(part.manifest.name, part.version) },
  held: { library: part.manifest.name, apps },
});

/** True where a library has every name that an application uses of either of its versions. */
function fits({ uses }: Manifest, library: Manifest, other: Manifest): boolean {
  const isOfLibrary = (specifier: string) =>
    Object.hasOwn(library.specifiers, specifier) || Object.hasOwn(other.specifiers, specifier);
  return Object.entries(uses)
    .filter(([specifier]) => isOfLibrary(specifier))
    .every(([specifier, names]) => {
      const file = library.entries[library.specifiers[specifier] ?? '']?.file;
      return file !== undefined && missingOf(names, { manifest: library, file }, specifier).length === 0;
    });
}

/**
 * An application stays at the old version with the build that it had then, and with a later one that does not fit the new
 * version.
 */
function staysWith({ manifest: old, held, version: oldVersion }: Part, parts: readonly Part[], app: string): boolean {
  const live = parts.find(({ manifest }) => manifest.name === held?.library);
  const user = parts.find(({ manifest }) => manifest.name === app);
  if (live === undefined || user === undefined || live.version === oldVersion) return false;
  if (user.version === held?.apps[app]) return true;
  return !fits(user.manifest, live.manifest, old) && fits(user.manifest, old, live.manifest);
}

/** The builds of a page, with old versions of libraries as far as somebody still needs them. */
export function withNeeded<P extends Part>(parts: readonly P[]): P[] {
  return parts.flatMap((part) => {
    if (part.held === undefined) return [part];
    const apps = Object.entries(part.held.apps).filter(([app]) => staysWith(part, parts, app));
    return apps.length === 0 ? [] : [{ ...part, held: { ...part.held, apps: Object.fromEntries(apps) } }];
  });
}
