import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { LivePart } from '@listings/deploy/live';
import { isIntegrityOf } from '@listings/deploy/integrity';
import { isLaterStyle } from '@listings/deploy/later-style';
import { heldName, type Release, type ReleaseFile, type ReleasePlan } from '@listings/deploy/release';
import { planOf } from '@listings/deploy/release-variant';
import type { FastifyRequest } from 'fastify';
import { isObject } from '../base/is-object';
import { EXIT, StartError } from '../base/start-error';
import { readSessionCookie } from '../http/session-cookie';
import { ReleaseGate, versionOf, type ReleaseWatch } from './release-gate';
import { declaredIn, flagsFor, flagsIn } from './page-flags';
import { bucketOf, choosePage, pageId, wordsIn, type ServedPage } from './served-page';

export interface ReleaseSource {
  /** Plan of this visitor's page now: read again when a build or a deploy wrote a new release. */
  readonly pageFor: (request: FastifyRequest) => Promise<ServedPage>;
  /** Id of the page that this visitor would get now. It tells nothing: anybody may ask. */
  readonly idFor: (request: FastifyRequest) => Promise<string>;
  /** The file behind an address of this release or of an earlier one: pages that are open go on with it [D-9]. */
  readonly fileOf: (url: string) => Promise<(ReleaseFile & { readonly path: string }) | null>;
  /** Texts of a page's style sheets that are printed into it: one request less before it can be seen. */
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

/**
 * Opens the release directory; throws a `StartError` when there is no release in it. With a watch, a release that the
 * ledger did not record is not served: the last good one stays.
 */
export const openRelease = async (
  releaseDir: string,
  now: () => number = Date.now,
  watch: ReleaseWatch | null = null,
): Promise<ReleaseSource> => {
  const root = await realpath(releaseDir).catch(() => resolve(releaseDir));
  const place = join(root, 'release.json');
  const files = new Map<string, ReleaseFile & { readonly path: string }>();
  const pages = new Map<string, ReleasePlan['apps']>();
  const remember = (id: string, { apps }: ReleasePlan): void => {
    pages.set(id, apps);
    const [oldest] = pages.keys();
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
  };
  const remind = (url: string, file: ReleaseFile) => files.set(url, { ...file, path: pathInside(root, file.file) });
  const recalled = new Set<string>();
  /** Reads the records of earlier versions of a build, each once: open pages ask for their files. */
  const recall = async (app: string): Promise<void> => {
    const records = (kept?.release.kept?.[app] ?? []).filter((record) => !recalled.has(record));
    const found = await Promise.all(
      records.map((record) => readRecord(pathInside(root, `parts/${record}.json`), record)),
    );
    for (const { version, stored } of found)
      // An old version of a library beside the live one has a folder of its own.
      for (const folder of [app, heldName(app, version)])
        for (const [path, file] of Object.entries(stored))
          if (!files.has(`/assets/${folder}/${path}`)) remind(`/assets/${folder}/${path}`, file);
    for (const record of records) recalled.add(record);
  };
  const gate = new ReleaseGate(place, watch);
  const load = async (): Promise<Kept> => {
    const version = await versionOf(place);
    if (kept && (kept.version === version || gate.isRefused(version))) return kept;
    const bytes = await readFile(place);
    const fault = await gate.faultIn(bytes, version);
    if (fault !== null && kept) return kept;
    if (fault !== null) throw new StartError(`${place} is not served: ${fault}`, EXIT.failed);
    const release = releaseOf(JSON.parse(bytes.toString('utf8')), place);
    for (const [url, file] of Object.entries(release.files)) remind(url, file);
    for (const plan of [release, ...(release.variants ?? []).map((variant) => planOf(release, variant))])
      remember(pageId(plan), plan);
    return { version, release };
  };
  const styleOf = styleReader((url) => files.get(url)?.path ?? join(root, url));
  let kept: Kept | undefined;
  try {
    kept = await load();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`There is no build in ${releaseDir}: run npm run build`, EXIT.badInput, { cause: error });
  }
  const first = kept;
  /** The release with the builds of working trees that an address names. */
  const withLocal = async (release: Release, words: readonly string[]): Promise<Release> => {
    const named = words.length === 0 || watch === null ? [] : await watch.localBuilds(words);
    if (named.length === 0) return release;
    for (const [url, file] of named.flatMap((local) => Object.entries(local.files))) remind(url, file);
    return { ...release, variants: [...(release.variants ?? []), ...named.map(({ variant }) => variant)] };
  };
  const choose = async (request: FastifyRequest, isOwner: boolean): Promise<ServedPage> => {
    // A build may be writing at this moment: what was served before is still good.
    kept = await load().catch(() => kept);
    const { release } = kept ?? first;
    const session = readSessionCookie(request);
    const bucket = session === null ? null : bucketOf(session);
    const asked = wordsIn(new URL(request.url, 'http://localhost').searchParams);
    // For everybody else such a word shows nothing, as one that no build declares, and the link counts as over.
    const shownFlags = isOwner ? await declaredIn(flagsIn(asked), watch) : [];
    const words = asked.filter((word) => !shownFlags.some((shown) => shown.word === word));
    const page = choosePage(isOwner ? await withLocal(release, words) : release, { bucket, words }, now());
    if (!pages.has(page.id)) remember(page.id, page);
    return { ...page, flags: flagsFor(release, session, shownFlags), shownFlags };
  };
  return {
    pageFor: (request) => choose(request, request.caller?.kind === 'session' && request.person?.role === 'owner'),
    idFor: async (request) => (await choose(request, true)).id,
    fileOf: async (url) => {
      const [, app] = /^\/assets\/([^/@]+)[^/]*\//.exec(url) ?? [];
      if (!files.has(url) && app !== undefined) await recall(app);
      return files.get(url) ?? null;
    },
    stylesOf: ({ styles }) => Promise.all(styles.filter(({ url }) => !isLaterStyle(url)).map(styleOf)),
    appsOf: (page) => pages.get(page) ?? null,
  };
};

/** Reads style sheets, each once; bytes that are not those of the release are not printed. */
const styleReader = (pathOf: (url: string) => string) => {
  const styles = new Map<string, string>();
  return async ({ url, integrity }: ReleasePlan['styles'][number]): Promise<string> => {
    const known = styles.get(integrity);
    if (known !== undefined) return known;
    const bytes = await readFile(pathOf(url));
    if (!isIntegrityOf(integrity, bytes)) throw new Error(`${url} is not the style sheet of the release`);
    styles.set(integrity, bytes.toString('utf8'));
    return bytes.toString('utf8');
  };
};

/** Files of an earlier build by their names, as its record states them; none of one that is not what its name says. */
const readRecord = async (place: string, hash: string): Promise<Pick<LivePart, 'version' | 'stored'>> => {
  const bytes = await readFile(place).catch(() => null);
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) return { version: '', stored: {} };
  return JSON.parse(bytes.toString('utf8')) as Pick<LivePart, 'version' | 'stored'>;
};

const PARTS = ['imports', 'integrity', 'preload', 'files', 'shell'] as const;

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
