import type { ContractDocument } from '@listings/shared-api/contract-document';
import { releaseName, type Release } from '../compose/release';
import { Ledger, type Change, type LedgerEntry, type PlacedPart, type Placement, type Recorded } from './ledger';
import { composeLive, faultsOf, reboundAddresses, withPart, type Trial } from './live-map';
import { lostContent, readPart, type LivePart } from './live-part';
import { DeployRefused } from './refused';
import { contractName, parseContract } from './checks/build-requirements';
import type { FileClaim } from './signing/statement';
import type { ObjectStore } from './stores/object-store';
import { isLater } from './version';

const days = 24 * 60 * 60 * 1000;
/** Milliseconds that the files of a replaced map are kept; open pages go on with them [D-9]. */
export const keptFor = 14 * days;

/** Fields of an entry beside the map itself: author, action and reason of the change. */
export type Deed = Pick<LedgerEntry, 'action' | 'by' | 'envelope' | 'nonce' | 'reason' | 'overridden'>;

const placedIn = ({ builds, canaries, previews }: Placement) =>
  [builds, canaries, previews].flatMap((each) => Object.values(each));

/** The ledger, the records and the map of one place: `release.json` is always what the ledger's last entry says. */
export class Environment {
  readonly ledger: Ledger;
  private readonly parts = new Map<string, LivePart>();

  constructor(
    readonly objects: ObjectStore,
    readonly now: () => number,
  ) {
    this.ledger = new Ledger(objects);
  }

  /** Placement at a revision, without previews that have expired. */
  placementOf({ builds, canaries, previews }: LedgerEntry): Placement {
    const open = Object.entries(previews).filter(([, { expires }]) => Date.parse(expires) > this.now());
    return { builds, canaries, previews: Object.fromEntries(open) };
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
    const parts = await this.partsOf(Object.values(next.builds));
    const lost = (await Promise.all(parts.map((part) => lostContent(this.objects, part)))).flat();
    if (lost.length > 0) throw new DeployRefused('gone', lost);
    const rebound = reboundAddresses(parts, await this.servedParts());
    if (rebound.length > 0) throw new DeployRefused('unfit', rebound);
    const server = await this.serverContract();
    const before = await this.faultsIn(this.placementOf(head.entry), server);
    const faults = (await this.faultsIn(next, server)).filter((fault) => !before.includes(fault));
    if (faults.length > 0 && !isOverridden) throw new DeployRefused('unfit', faults);
    return faults;
  }

  /** Faults of the live map, then those that it has only with a candidate or a preview in its place. */
  private async faultsIn(
    { builds, canaries, previews }: Placement,
    server: ContractDocument | null,
  ): Promise<string[]> {
    const parts = await this.partsOf(Object.values(builds));
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
  async commit(deed: Deed, head: Recorded | null, next: Placement): Promise<Recorded> {
    const before = head?.entry ?? { builds: {}, canaries: {}, previews: {} };
    const entry: LedgerEntry = {
      revision: (head?.entry.revision ?? 0) + 1,
      at: new Date(this.now()).toISOString(),
      prev: head?.hash ?? null,
      ...deed,
      changes: changesBetween(before, next),
      ...next,
      highest: highestOf(head?.entry.highest ?? {}, next),
    };
    await this.releaseOf(entry);
    const made = await this.ledger.append(entry);
    await this.settle();
    return made;
  }

  /** Writes `release.json` as the ledger has it: after each change, and at a start that follows a crash. */
  async settle(): Promise<void> {
    for (let written = 0; ;) {
      const head = await this.ledger.head();
      if (head === null || head.entry.revision === written) return;
      const release = await this.releaseOf(head.entry);
      await this.objects.replace(releaseName, Buffer.from(`${JSON.stringify(release)}\n`));
      written = head.entry.revision;
    }
  }

  /** Says what the server of this place answers; kept for deploys that go past the server. Gives what does not fit the map. */
  async serve(contract: ContractDocument): Promise<string[]> {
    const bytes = Buffer.from(JSON.stringify(contract));
    if (!(await this.objects.read(contractName))?.equals(bytes)) await this.objects.replace(contractName, bytes);
    const head = await this.ledger.head();
    return head === null ? [] : faultsOf(await this.partsOf(Object.values(head.entry.builds)), contract);
  }

  /** Every build that somebody may have open: those of the last days, and of the map before them. */
  async servedParts(): Promise<LivePart[]> {
    const since = this.now() - keptFor;
    let isOver = false;
    const entries = await this.ledger.backwards((entry) => {
      if (isOver) return false;
      isOver = Date.parse(entry.at) <= since;
      return true;
    });
    return this.partsOf(entries.flatMap(placedIn));
  }

  private async serverContract(): Promise<ContractDocument | null> {
    const bytes = await this.objects.read(contractName);
    return bytes === null ? null : parseContract(bytes.toString('utf8'));
  }

  private async releaseOf(entry: LedgerEntry): Promise<Release> {
    const parts = await this.partsOf(Object.values(entry.builds));
    const { canaries, previews } = this.placementOf(entry);
    const trials: Trial[] = [];
    for (const { part, share } of Object.values(canaries)) trials.push({ part: await this.part(part), share });
    for (const [word, { part, expires }] of Object.entries(previews))
      trials.push({ part: await this.part(part), preview: { word, expires } });
    return composeLive({ parts, trials, kept: await this.servedParts() }, entry.revision);
  }

  private async partsOf(placed: readonly { readonly part: string }[]): Promise<LivePart[]> {
    return Promise.all([...new Set(placed.map(({ part }) => part))].map((hash) => this.part(hash)));
  }

  /** A record never changes: its name is its hash. */
  private async part(hash: string): Promise<LivePart> {
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
    if (preview === undefined || Object.hasOwn(before.previews, word)) return [];
    return [{ app: preview.app, from: null, to: preview.version, previewUntil: preview.expires }];
  });
  return [...live, ...tried, ...shown];
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
