import type { ContractDocument } from '@listings/shared-api/contract-document';
import { releaseName, type Release, type ReleaseVariant } from '../compose/release';
import { Ledger, type Change, type LedgerEntry, type PlacedPart, type Placement, type Recorded } from './ledger';
import { asHeld } from '../compose/held-parts';
import { neededOf } from './held-versions';
import { flagChanges, type Declared } from './place-flag';
import { composeLive, faultsOf, reboundAddresses, variantOfParts, withPart, type Trial } from './live-map';
import { mapsName, type BuildMaps } from '../maps/build-maps';
import { lostContent, readMaps, readPart, type LivePart } from './live-part';
import { DeployRefused, refuseUnless } from './refused';
import { keptAfter, placedBuilds } from './kept-builds';
import { ReleaseCheck, releaseHash } from './release-check';
import { keptFor, readSnapshot, writeSnapshot, type Snapshot } from './snapshot';
import { contractName, parseContract } from './checks/build-requirements';
import { limits, type FileClaim } from './signing/statement';
import type { ObjectStore } from './stores/object-store';
import { isLater } from './version';

/** Fields of an entry beside the map itself: author, action and reason of the change. */
export type Deed = Pick<
  LedgerEntry,
  'action' | 'by' | 'envelope' | 'nonce' | 'reason' | 'overridden' | 'published' | 'flags'
>;

const nothing: Placement = { builds: {}, canaries: {}, previews: {} };

const releaseBytes = (release: Release): Buffer => Buffer.from(`${JSON.stringify(release)}\n`);

const tooLarge = (bytes: number): string =>
  `the map would have ${bytes} bytes, more than ${limits.releaseBytes}: take candidates and previews away first`;

/** The ledger, the records and the map of one place: `release.json` is always what the ledger's last entry says. */
export class DeployPlace {
  readonly ledger: Ledger;
  readonly releases: ReleaseCheck;
  private readonly parts = new Map<string, LivePart>();
  private snapshot: Snapshot | null = null;

  constructor(
    readonly objects: ObjectStore,
    readonly now: () => number,
  ) {
    this.ledger = new Ledger(objects);
    this.releases = new ReleaseCheck(this.ledger, async ({ entry }) => releaseBytes(await this.releaseOf(entry)));
  }

  /** Placement at a revision, without previews that have expired. */
  placementOf({ builds, canaries, previews, held }: LedgerEntry): Placement {
    const open = Object.entries(previews).filter(([, { expires }]) => Date.parse(expires) > this.now());
    return { builds, canaries, previews: Object.fromEntries(open), ...(held === undefined ? {} : { held }) };
  }

  /** Builds that everybody's page is made of, with the old versions of libraries beside the live ones. */
  async liveParts({ builds, held = {} }: Pick<Placement, 'builds' | 'held'>): Promise<LivePart[]> {
    const olds = Object.values(held).map(async ({ part, apps }) => {
      const versions = Object.entries(apps).map(([app, { version }]) => [app, version] as const);
      return asHeld(await this.part(part), Object.fromEntries(versions));
    });
    return [...(await this.partsOf(Object.values(builds))), ...(await Promise.all(olds))];
  }

  /** True when a placed build was made of exactly these files. */
  async isMadeOf(placed: PlacedPart | undefined, files: readonly FileClaim[]): Promise<boolean> {
    if (placed === undefined) return false;
    const { claims } = await this.part(placed.part);
    const nameOf = ({ path, sha384 }: FileClaim) => `${sha384} ${path}`;
    const [own, others] = [claims, files].map((each) => each.map(nameOf).sort().join('\n'));
    return own === others;
  }

  /**
   * Looks at a whole map before anything is said about it [D-6], with each candidate and preview in its place. Throws
   * DeployRefused, or gives the faults that the map has and the live one has not: a signed word lets those pass.
   */
  async check(next: Placement, head: Recorded, isOverridden: boolean): Promise<string[]> {
    const parts = await this.liveParts(next);
    const lost = (await Promise.all(parts.map((part) => lostContent(this.objects, part)))).flat();
    if (lost.length > 0) throw new DeployRefused('gone', lost);
    // Addresses of what stands there already were looked at when it came.
    const isNew = ([app, { part }]: [string, PlacedPart]) => head.entry.builds[app]?.part !== part;
    const names = new Set(
      Object.entries(next.builds)
        .filter(isNew)
        .map(([app]) => app),
    );
    const others = await this.servedParts((app) => names.has(app));
    const rebound = reboundAddresses(
      parts.filter(({ manifest }) => names.has(manifest.name)),
      others,
    );
    if (rebound.length > 0) throw new DeployRefused('unfit', rebound);
    const server = await this.serverContract();
    const before = await this.faultsIn(this.placementOf(head.entry), server);
    const faults = (await this.faultsIn(next, server)).filter((fault) => !before.includes(fault));
    if (faults.length > 0 && !isOverridden) throw new DeployRefused('unfit', faults);
    return faults;
  }

  /** Faults of the live map, then those that it has only with a candidate or a preview in its place. */
  private async faultsIn(placement: Placement, server: ContractDocument | null): Promise<string[]> {
    const { builds, canaries, previews } = placement;
    const parts = await this.liveParts(placement);
    const live = faultsOf(parts, server);
    const trials = [
      ...Object.entries(canaries).map(([app, placed]) => ({ ...placed, app, as: 'candidate' })),
      ...Object.values(previews).map((placed) => ({ ...placed, as: 'preview' })),
    ].filter(({ app, part }) => builds[app]?.part !== part);
    const found = trials.map(async ({ app, part, version, as }) =>
      faultsOf(withPart(parts, await this.part(part)), server)
        .filter((fault) => !live.includes(fault))
        .map((fault) => `with the ${as} ${version} of ${app}: ${fault}`),
    );
    return [...live, ...(await Promise.all(found)).flat()];
  }

  /** Makes the next revision. Throws `stale` when another took its number. */
  async commit({ flags: set, ...deed }: Deed, head: Recorded | null, placement: Placement): Promise<Recorded> {
    const { held: asked, ...placed } = placement;
    const flags = set ?? head?.entry.flags ?? {};
    const before: Placement & Pick<LedgerEntry, 'since'> = head?.entry ?? { ...nothing, since: {} };
    const held = asked && neededOf(asked, await this.liveParts({ ...placed, held: asked }));
    const next = { ...placed, ...(held === undefined ? {} : { held }) };
    const revision = (head?.entry.revision ?? 0) + 1;
    const entry: LedgerEntry = {
      revision,
      at: new Date(this.now()).toISOString(),
      prev: head?.hash ?? null,
      ...deed,
      changes: [...changesBetween(before, next), ...flagChanges(head?.entry.flags ?? {}, flags)],
      ...next,
      ...(Object.keys(flags).length === 0 ? {} : { flags }),
      highest: highestOf(head?.entry.highest ?? {}, next),
      since: sinceOf(before, next, revision),
    };
    if (head !== null) await this.snapshotAt(head);
    const bytes = releaseBytes(await this.releaseOf(entry));
    refuseUnless(bytes.length <= limits.releaseBytes, 'unfit', tooLarge(bytes.length));
    const made = await this.ledger.append({ ...entry, release: releaseHash(bytes) });
    await this.settle({ hash: made.hash, bytes });
    return made;
  }

  /** Writes `release.json` as the ledger has it: after each change, with the bytes it recorded, and at a start. */
  async settle(made?: { readonly hash: string; readonly bytes: Buffer }): Promise<void> {
    for (let written = 0; ;) {
      const head = await this.ledger.head();
      if (head === null || head.entry.revision === written) return;
      const bytes = made?.hash === head.hash ? made.bytes : releaseBytes(await this.releaseOf(head.entry));
      this.releases.wrote(head.entry.revision, bytes);
      await this.objects.replace(releaseName, bytes);
      await writeSnapshot(this.objects, await this.snapshotAt(head));
      written = head.entry.revision;
    }
  }

  /** Answers that all is there; a deploy that was cut off behind its revision may have left the map as it was. */
  async unchanged({ entry: { revision } }: Recorded, isDry = false) {
    if (!isDry) await this.settle();
    return { outcome: 'applied', revision, changes: [] } as const;
  }

  /** Says what the server of this place answers; kept for deploys that go past the server. Gives what does not fit the map. */
  async serve(contract: ContractDocument): Promise<string[]> {
    const bytes = Buffer.from(JSON.stringify(contract));
    if (!(await this.objects.read(contractName))?.equals(bytes)) await this.objects.replace(contractName, bytes);
    const head = await this.ledger.head();
    return head === null ? [] : faultsOf(await this.liveParts(head.entry), contract);
  }

  /** Builds that somebody may have open, of some applications: those of the map, and those of the last days. */
  async servedParts(isWanted: (app: string) => boolean = () => true): Promise<LivePart[]> {
    const head = await this.ledger.head();
    if (head === null) return [];
    const { kept } = await this.snapshotAt(head);
    const placed = placedBuilds(head.entry).filter(([, app]) => isWanted(app));
    const earlier = Object.entries(kept).filter(([, { app, until }]) => isWanted(app) && until > this.now());
    return this.partsOf([...placed, ...earlier].map(([part]) => ({ part })));
  }

  /** The page at a revision with a build in the place of the live one. */
  async variantOf({ entry }: Recorded, trial: Trial): Promise<ReleaseVariant> {
    return variantOfParts(await this.liveParts(entry), trial);
  }

  /** Builds of the live map with one of them in another version. */
  async partsWith(part: LivePart): Promise<LivePart[]> {
    const head = await this.ledger.head();
    return withPart(await this.liveParts(head?.entry ?? nothing), part);
  }

  /** Source maps of a version that somebody may have open; null where it came without them. */
  async mapsOf(app: string, version: string): Promise<BuildMaps | null> {
    const parts = await this.servedParts((name) => name === app);
    const claim = parts.find((part) => part.version === version)?.claims.find(({ path }) => path === mapsName);
    return claim === undefined ? null : readMaps(this.objects, claim);
  }

  /** The snapshot at the last revision: the one that was written, with what came since; made of the entries where none is fit. */
  private async snapshotAt(head: Recorded): Promise<Snapshot> {
    if (this.snapshot?.hash === head.hash) return this.snapshot;
    const stored = this.snapshot ?? (await readSnapshot(this.objects));
    const noted =
      stored !== null && stored.revision <= head.entry.revision ? await this.ledger.at(stored.revision) : null;
    // What was replaced before the last days is over, whoever noted it.
    const since = this.now() - keptFor;
    const near = noted?.hash === stored?.hash && Date.parse(noted?.entry.at ?? '') > since ? stored : null;
    const from = near?.revision ?? (await this.ledger.firstAfter(since)) - 1;
    let kept = near?.kept ?? {};
    let before = from === 0 ? nothing : (await this.ledger.at(from)).entry;
    for (const { entry } of await this.ledger.since(from + 1)) {
      kept = keptAfter(kept, before, entry);
      before = entry;
    }
    return (this.snapshot = { revision: head.entry.revision, hash: head.hash, kept });
  }

  private async serverContract(): Promise<ContractDocument | null> {
    const bytes = await this.objects.read(contractName);
    return bytes === null ? null : parseContract(bytes.toString('utf8'));
  }

  private async releaseOf(entry: LedgerEntry): Promise<Release> {
    const parts = await this.liveParts(entry);
    const { canaries, previews } = this.placementOf(entry);
    const { kept } = entry.revision === 1 ? { kept: {} } : await this.keptAt(entry);
    const trials: Trial[] = [];
    for (const { part, share } of Object.values(canaries)) trials.push({ part: await this.part(part), share });
    for (const [word, { part, expires }] of Object.entries(previews))
      trials.push({ part: await this.part(part), preview: { word, expires } });
    return composeLive({ parts, trials, kept, flags: entry.flags ?? {} }, entry.revision);
  }

  /** Kept builds as of a revision that is about to be made, or was made last. */
  private async keptAt(entry: LedgerEntry): Promise<Pick<Snapshot, 'kept'>> {
    const head = await this.ledger.head();
    if (head === null) return { kept: {} };
    const snapshot = await this.snapshotAt(head);
    if (snapshot.revision === entry.revision) return snapshot;
    return { kept: keptAfter(snapshot.kept, head.entry, entry) };
  }

  /** Declarations of flags that pages may have of an application: of its live build, its candidate and its previews. */
  async declaredOf({ builds, canaries, previews }: Placement, app: string): Promise<Declared> {
    const own = Object.values(previews).filter((preview) => preview.app === app);
    const placed = [builds[app], canaries[app], ...own].flatMap((each) => each ?? []);
    return (await this.partsOf(placed)).map(({ manifest }) => manifest.flags ?? {});
  }

  /** Address of the first screen of a build, which may bring its route; the shell's first one for what has none. */
  async addressOf({ builds }: Placement, app: string, part: string): Promise<string> {
    const parts = await this.partsOf(Object.values(builds));
    const routes = Object.entries(parts.find(({ manifest }) => manifest.page)?.manifest.page?.routes ?? {});
    const own = routes.find(([, specifiers]) => specifiers.includes(`@listings/${app}`));
    const [brought] = Object.keys((await this.part(part)).manifest.routes ?? {});
    return own?.[0] ?? brought ?? routes[0]?.[0] ?? '/';
  }

  private async partsOf(placed: readonly { readonly part: string }[]): Promise<LivePart[]> {
    return Promise.all([...new Set(placed.map(({ part }) => part))].map((hash) => this.part(hash)));
  }

  /** A record never changes: its name is its hash. */
  async part(hash: string): Promise<LivePart> {
    const part = this.parts.get(hash) ?? (await readPart(this.objects, hash));
    this.parts.set(hash, part);
    return part;
  }
}

const keysOf = (...records: readonly object[]): string[] => [...new Set(records.flatMap(Object.keys))].sort();

function changesBetween(before: Placement, after: Placement): Change[] {
  const live = keysOf(before.builds, after.builds)
    .filter((app) => before.builds[app]?.part !== after.builds[app]?.part)
    .map((app) => ({ app, from: before.builds[app]?.version ?? null, to: after.builds[app]?.version ?? null }));
  const tried = keysOf(before.canaries, after.canaries).flatMap((app): Change[] => {
    const [was, is] = [before.canaries[app], after.canaries[app]];
    if (was?.part === is?.part && was?.share === is?.share) return [];
    // A candidate that became the live build is listed as that build.
    if (is === undefined && after.builds[app]?.part === was?.part) return [];
    return [{ app, from: was?.version ?? null, to: is?.version ?? null, share: is?.share ?? 0 }];
  });
  const shown = keysOf(after.previews).flatMap((word): Change[] => {
    const preview = after.previews[word];
    if (preview === undefined || before.previews[word]?.expires === preview.expires) return [];
    return [{ app: preview.app, from: null, to: preview.version, previewUntil: preview.expires }];
  });
  return [...live, ...tried, ...shown, ...heldChanges(before.held ?? {}, after.held ?? {})];
}

function heldChanges(before: NonNullable<Placement['held']>, after: NonNullable<Placement['held']>): Change[] {
  return keysOf(before, after).flatMap((app): Change[] => {
    const [was, is] = [before[app], after[app]];
    const kept =
      was?.part === is?.part
        ? keysOf(is?.apps ?? {}).filter((each) => was?.apps[each] === undefined)
        : keysOf(is?.apps ?? {});
    const left =
      was?.part === is?.part
        ? keysOf(was?.apps ?? {}).filter((each) => is?.apps[each] === undefined)
        : keysOf(was?.apps ?? {});
    const stays = (version: string) => ({ app, from: version, to: version });
    return [
      ...(was === undefined || left.length === 0 ? [] : [{ ...stays(was.version), leftBy: left }]),
      ...(is === undefined || kept.length === 0 ? [] : [{ ...stays(is.version), keptFor: kept }]),
    ];
  });
}

function sinceOf(
  before: Pick<LedgerEntry, 'builds' | 'since'>,
  { builds }: Placement,
  revision: number,
): Record<string, number> {
  const known = before.since ?? {};
  return Object.fromEntries(
    Object.entries(builds).flatMap(([app, { part }]): [string, number][] => {
      if (before.builds[app]?.part !== part) return [[app, revision]];
      const since = known[app];
      return since === undefined ? [] : [[app, since]];
    }),
  );
}

function highestOf(before: LedgerEntry['highest'], { builds, canaries, previews }: Placement): Record<string, string> {
  const highest: Record<string, string> = { ...before };
  const placed = [
    ...Object.entries(builds),
    ...Object.entries(canaries),
    ...Object.values(previews).map((preview) => [preview.app, preview] as const),
  ];
  for (const [app, { version }] of placed) {
    const known = highest[app];
    if (known === undefined || isLater(version, known)) highest[app] = version;
  }
  return highest;
}
