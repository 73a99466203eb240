import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Release, ReleaseFile } from '@listings/deploy/release';
import { EXIT, StartError } from '../cli/start-error';

/** A release with the name that pages and the server call it by: the same parts have the same. */
export interface ServedRelease extends Release {
  readonly id: string;
}

export interface ReleaseSource {
  /** The release of this moment: read again when a build or a deploy wrote a new one. */
  readonly current: () => Promise<ServedRelease>;
  /** The file behind an address of this release or of an earlier one: pages that are open go on with it [D-9]. */
  readonly fileOf: (url: string) => Promise<(ReleaseFile & { readonly path: string }) | null>;
}

interface Kept {
  readonly version: string;
  readonly release: ServedRelease;
}

/** Opens the release directory; throws a `StartError` when there is no release in it. */
export const openRelease = async (releaseDir: string): Promise<ReleaseSource> => {
  const root = await realpath(releaseDir).catch(() => resolve(releaseDir));
  const place = join(root, 'release.json');
  const files = new Map<string, ReleaseFile & { readonly path: string }>();
  const load = async (): Promise<Kept> => {
    const { mtimeMs, size } = await stat(place);
    const version = `${mtimeMs} ${size}`;
    if (kept?.version === version) return kept;
    const release = releaseOf(JSON.parse(await readFile(place, 'utf8')), place);
    for (const [url, file] of Object.entries({ ...release.kept, ...release.files }))
      files.set(url, { ...file, path: pathInside(root, file.file) });
    return { version, release: { ...release, id: idOf(release) } };
  };
  let kept: Kept | undefined;
  try {
    kept = await load();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`There is no build in ${releaseDir}: run npm run build`, EXIT.badInput, { cause: error });
  }
  const first = kept;
  return {
    current: async () => {
      // A build may be writing at this moment: what was served before is still good.
      kept = await load().catch(() => kept);
      return (kept ?? first).release;
    },
    fileOf: async (url) => files.get(url) ?? null,
  };
};

const idOf = ({ imports, integrity, entry, styles, shell }: Release): string =>
  createHash('sha256').update(JSON.stringify({ imports, integrity, entry, styles, shell })).digest('hex').slice(0, 16);

const PARTS = ['imports', 'integrity', 'preload', 'files', 'shell'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const releaseOf = (value: unknown, place: string): Release => {
  const isRelease =
    isObject(value) &&
    PARTS.every((part) => isObject(value[part])) &&
    typeof value['entry'] === 'string' &&
    Array.isArray(value['styles']);
  if (!isRelease) throw new StartError(`${place} is not a release of this version: run npm run build`, EXIT.badInput);
  // The file is made by this project's own build; its parts were just looked at.
  return value as object as Release;
};

/** The names come from our own build; still, none leads out of the release directory. */
const pathInside = (root: string, file: string): string => {
  const path = resolve(root, file);
  if (!path.startsWith(root + sep))
    throw new StartError(`The release names a file outside of it: ${file}`, EXIT.badInput);
  return path;
};
