import { isList } from '../build/integrity-list';
import type { Look } from '../load/load-check';
import type { DeployPlace } from './deploy-place';
import type { Figures, FiguresOf } from './figures';
import { flagStatusOf, type FlagStatus } from './flag-status';
import type { Recorded } from './ledger';
import type { LivePart } from './live-part';
import type { Placing } from './placing';
import { buildBefore } from './way-back';
import { leakedKeyOf, readKeyring, teamOf } from './signing/keyring';
import type { Source } from './signing/statement';

/** A version of a build as people ask about it. */
export interface VersionStatus {
  readonly version: string;
  readonly team?: string;
  readonly source?: Source;
  /** ISO moment. */
  readonly builtAt: string;
  readonly files: number;
  readonly bytes: number;
  readonly figures: Figures | null;
  /** What was done with an application before it stood in a map. */
  readonly looked?: Look;
  /** Key that was taken back with what it signed, this version among it. */
  readonly leakedKey?: string;
}

/** A build of the map with what stands beside it, or one that previews alone show. */
export interface BuildStatus extends VersionStatus {
  readonly app: string;
  /** False of a build that previews alone show: it has the facts of one of them. Absent of what the map has. */
  readonly isLive?: false;
  /** Null where it has stood there longer than revisions tell. */
  readonly placed: Placing | null;
  /** Version that it can be returned to; null when there is none, or it was returned to itself. */
  readonly before: string | null;
  readonly candidate: (VersionStatus & { readonly share: number }) | null;
  readonly previews: readonly (VersionStatus & {
    readonly expires: string;
    readonly link: string;
    readonly word: string;
  })[];
  /** Old version of a library beside this one; absent where nobody needs it. */
  readonly kept?: KeptVersion;
  /** Flags of an application; absent where it has none, and none is set. */
  readonly flags?: readonly FlagStatus[];
}

/** Old version of a library, and the applications that it is kept for. */
export interface KeptVersion {
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
  readonly users: readonly {
    readonly app: string;
    readonly team: string;
    /** ISO moment. */
    readonly since: string;
    /** True once that is longer than a transition takes. */
    readonly isLate: boolean;
  }[];
}

/** Milliseconds after which an application is late to leave the old version of a library. */
const transition = 14 * 24 * 60 * 60 * 1000;

export interface StatusOptions {
  readonly figuresOf: FiguresOf;
  /** Origin of the pages; empty where it is not known. */
  readonly site: string;
}

/** Size of a build: what browsers are given of it, but for the lists of its own integrity. */
export function sizeOf({ stored }: Pick<LivePart, 'stored'>): { readonly files: number; readonly bytes: number } {
  const files = Object.entries(stored).flatMap(([path, file]) => (isList(path) ? [] : [file]));
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Size of a build on a page, which has the scripts of one language. */
function sizeInOneLanguage({ stored, manifest: { languages = {} } }: LivePart): ReturnType<typeof sizeOf> {
  const others = new Set(Object.values(languages).flatMap((scripts) => Object.values(scripts)));
  return sizeOf({ stored: Object.fromEntries(Object.entries(stored).filter(([path]) => !others.has(path))) });
}

/** Link that shows a preview. */
export const previewLink = (site: string, address: string, word: string): string => `${site}${address}?preview=${word}`;

/** The status of every build of the map, and of those that previews alone show, by name. */
export async function statusOf(
  place: DeployPlace,
  { entry }: Recorded,
  { figuresOf, site }: StatusOptions,
): Promise<BuildStatus[]> {
  const placement = place.placementOf(entry);
  const { builds, canaries, previews } = placement;
  const keyring = await readKeyring(place.objects);
  const versionStatus = async (app: string, hash: string): Promise<VersionStatus> => {
    const part = await place.part(hash);
    const { version, team, source, builtAt, looked } = part;
    const leaked = leakedKeyOf(keyring, part.signed);
    const leakedKey = leaked === null ? {} : { leakedKey: leaked.id };
    const whose = { ...(team === undefined ? {} : { team }), ...(source === undefined ? {} : { source }) };
    const before = looked === undefined ? {} : { looked };
    const figures = await figuresOf(app, version);
    return { version, ...whose, builtAt, ...sizeOf(part), ...before, ...leakedKey, figures };
  };
  const previewsOf = async (app: string) =>
    Promise.all(
      Object.entries(previews)
        .filter(([, preview]) => preview.app === app)
        .map(async ([word, { part, expires }]) => {
          const link = previewLink(site, await place.addressOf(entry, app, part), word);
          return { ...(await versionStatus(app, part)), expires, link, word };
        }),
    );
  const placingAt = async (made: number): Promise<Placing> => {
    const { revision, at, by, reason } = (await place.ledger.at(made)).entry;
    return { revision, at, by: by.map(({ person }) => person), ...(reason === undefined ? {} : { reason }) };
  };
  const placingOf = async (app: string): Promise<Pick<BuildStatus, 'placed' | 'before'>> => {
    const since = entry.since?.[app];
    if (since === undefined) return { placed: null, before: null };
    const earlier = await buildBefore(place.ledger, entry, app);
    return { placed: await placingAt(since), before: earlier?.version ?? null };
  };
  const keptOf = async (app: string): Promise<Pick<BuildStatus, 'kept'>> => {
    const held = entry.held?.[app];
    if (held === undefined) return {};
    const users = Object.entries(held.apps).map(([user, { since }]) => {
      const isLate = place.now() - Date.parse(since) > transition;
      return { app: user, team: teamOf(keyring, user), since, isLate };
    });
    return { kept: { version: held.version, ...sizeInOneLanguage(await place.part(held.part)), users } };
  };
  const flagsOf = async (app: string): Promise<Pick<BuildStatus, 'flags'>> => {
    const declared = await place.declaredOf(placement, app);
    const flags = await flagStatusOf({ declared, set: entry.flags?.[app] ?? {}, now: place.now(), placingAt });
    return flags.length === 0 ? {} : { flags };
  };
  const shown = Object.fromEntries(Object.values(previews).map(({ app, part }) => [app, part]));
  const names = [...new Set([...Object.keys(builds), ...Object.keys(shown)])].sort();
  return Promise.all(
    names.map(async (app) => {
      const [live, candidate] = [builds[app], canaries[app]];
      return {
        app,
        ...(live === undefined ? { isLive: false as const } : {}),
        ...(await versionStatus(app, live?.part ?? shown[app] ?? '')),
        ...(await placingOf(app)),
        candidate:
          candidate === undefined ? null : { ...(await versionStatus(app, candidate.part)), share: candidate.share },
        previews: await previewsOf(app),
        ...(await keptOf(app)),
        ...(await flagsOf(app)),
      };
    }),
  );
}
