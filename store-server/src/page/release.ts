import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Release, ReleaseFile, ReleasePlan } from '@listings/deploy/release';
import type { FastifyRequest } from 'fastify';
import { EXIT, StartError } from '../base/start-error';
import { readSessionCookie } from '../http/session-cookie';
import { bucketOf, choosePage, pageId, wordIn, type ServedPage } from './served-page';

export interface ReleaseSource {
  /** Plan of this visitor's page now: read again when a build or a deploy wrote a new release. */
  readonly pageFor: (request: FastifyRequest) => Promise<ServedPage>;
  /** The file behind an address of this release or of an earlier one: pages that are open go on with it [D-9]. */
  readonly fileOf: (url: string) => Promise<(ReleaseFile & { readonly path: string }) | null>;
  /** Texts of a page's style sheets, which are printed into it: one request less before it can be seen. */
  readonly stylesOf: (page: ServedPage) => Promise<readonly string[]>;
  /** The builds of a page of that name; null for pages that this process has not made lately. */
  readonly appsOf: (page: string) => ReleasePlan['apps'] | null;
}

interface Kept {
  readonly version: string;
  readonly release: Release;
}

/** Pages whose versions are remembered. */
const KEPT_PAGES = 100;

/** Opens the release directory; throws a `StartError` when there is no release in it. */
export const openRelease = async (releaseDir: string, now: () => number = Date.now): Promise<ReleaseSource> => {
  const root = await realpath(releaseDir).catch(() => resolve(releaseDir));
  const place = join(root, 'release.json');
  const files = new Map<string, ReleaseFile & { readonly path: string }>();
  const pages = new Map<string, ReleasePlan['apps']>();
  const remember = (plan: ReleasePlan): void => {
    pages.set(pageId(plan), plan.apps);
    const [oldest] = pages.keys();
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
  };
  const load = async (): Promise<Kept> => {
    const { mtimeMs, size, ino } = await stat(place);
    const version = `${mtimeMs} ${size} ${ino}`;
    if (kept?.version === version) return kept;
    const release = releaseOf(JSON.parse(await readFile(place, 'utf8')), place);
    for (const [url, file] of Object.entries({ ...release.kept, ...release.files }))
      files.set(url, { ...file, path: pathInside(root, file.file) });
    for (const plan of [release, ...(release.variants ?? [])]) remember(plan);
    return { version, release };
  };
  const styles = new Map<string, string>();
  /** Bytes that are not those of the release are not printed. */
  const styleOf = async ({ url, integrity }: ReleasePlan['styles'][number]): Promise<string> => {
    const known = styles.get(integrity);
    if (known !== undefined) return known;
    const bytes = await readFile(files.get(url)?.path ?? join(root, url));
    const isAsStated = `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;
    if (!isAsStated) throw new Error(`${url} is not the style sheet of the release`);
    styles.set(integrity, bytes.toString('utf8'));
    return bytes.toString('utf8');
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
    pageFor: async (request) => {
      // A build may be writing at this moment: what was served before is still good.
      kept = await load().catch(() => kept);
      const { release } = kept ?? first;
      const session = readSessionCookie(request);
      const bucket = session === null ? null : bucketOf(session);
      const word = wordIn(new URL(request.url, 'http://localhost').searchParams);
      return choosePage(release, { bucket, word }, now());
    },
    fileOf: async (url) => files.get(url) ?? null,
    stylesOf: (page) => Promise.all(page.styles.map(styleOf)),
    appsOf: (page) => pages.get(page) ?? null,
  };
};

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
