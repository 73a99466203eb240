import type { ContractDocument } from '@listings/shared-api/contract-document';
import { manifestName } from '../build/manifest';
import { releaseName, type Release } from '../compose/release';
import type { Part } from '../compose/parts';
import { insistOnScope, openEnvelope, type Verified } from './envelope';
import { Ledger, type Change, type LedgerEntry, type PlacedPart, type Recorded } from './ledger';
import { composeLive, faultsOf, reboundAddresses } from './live-map';
import {
  contentName,
  keepPart,
  lostContent,
  readCandidate,
  readPart,
  sha384Of,
  storeContent,
  type Content,
  type LivePart,
} from './live-part';
import { platformTeam, readKeyring, teamOf } from './keyring';
import { DeployRefused, insist } from './refused';
import { contractName, parseContract } from './relies';
import type { Shelf } from './shelf';
import {
  limits,
  type FileClaim,
  type PruneStatement,
  type PublishStatement,
  type ReadStatement,
  type RollbackStatement,
} from './statement';
import { isLater } from './version';

/** What came of a statement. */
export type Answer =
  | { readonly outcome: 'files-needed'; readonly files: readonly FileClaim[] }
  | { readonly outcome: 'applied'; readonly revision: number; readonly changes: readonly Change[] }
  | { readonly outcome: 'ledger'; readonly head: Recorded | null; readonly entries: readonly Recorded[] };

export interface LiveOptions {
  readonly now?: () => number;
}

type Builds = LedgerEntry['builds'];

const days = 24 * 60 * 60 * 1000;
/** How long the files of a map stay after another took its place; open pages go on with them [D-9]. */
export const keptFor = 14 * days;

/** The live map of one place: its ledger, its files and `release.json`, which is always what the ledger's last entry says. */
export class LiveReleases {
  readonly ledger: Ledger;
  private readonly now: () => number;
  /** Bytes that a signed statement announced: nothing else is stored. */
  private readonly announced = new Map<string, { readonly path: string; readonly until: number }>();
  private readonly parts = new Map<string, LivePart>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shelf: Shelf,
    { now = Date.now }: LiveOptions = {},
  ) {
    this.ledger = new Ledger(shelf);
    this.now = now;
  }

  /** Carries a signed statement out, one after the other. Throws DeployRefused. */
  deliver(envelope: unknown): Promise<Answer> {
    return this.inTurn(async () => {
      const verified = openEnvelope(envelope, await readKeyring(this.shelf), this.now());
      const { statement } = verified;
      if (statement.action === 'read') return this.read(statement);
      await this.refuseReplay(statement.nonce);
      const head = await this.ledger.head();
      insist(head !== null, 'gone', 'nothing is live here yet');
      if (statement.action === 'publish') return this.publish(statement, verified, head);
      if (statement.action === 'rollback') return this.rollback(statement, verified, head);
      return this.prune(statement, verified, head);
    });
  }

  /** Takes the bytes of an announced file. Their own hash is their name. */
  async putFile(bytes: Uint8Array): Promise<void> {
    const sha384 = sha384Of(bytes);
    const file = this.announced.get(sha384);
    insist(file !== undefined && file.until > this.now(), 'unsigned', 'no signed statement announced these bytes');
    await storeContent(this.shelf, file.path, { bytes });
  }

  /** Makes the first revision from builds of this place itself; nothing when there is one. */
  async start(
    parts: readonly Part[],
    contract: ContractDocument,
    contentOf: (part: Part, path: string) => Promise<Content>,
  ): Promise<void> {
    if ((await this.ledger.lastRevision()) > 0) return;
    const builds: Record<string, PlacedPart> = {};
    for (const part of parts) {
      const files: FileClaim[] = [];
      for (const path of Object.keys(part.manifest.files)) {
        const content = await contentOf(part, path);
        await storeContent(this.shelf, path, content);
        files.push({ path, sha384: sha384Of(content.bytes), bytes: content.bytes.length });
      }
      for (const [path, value] of Object.entries({ [manifestName]: part.manifest, [contractName]: contract })) {
        const bytes = Buffer.from(JSON.stringify(value));
        await storeContent(this.shelf, path, { bytes });
        files.push({ path, sha384: sha384Of(bytes), bytes: bytes.length });
      }
      const { version, builtAt } = part;
      const candidate = await readCandidate(this.shelf, { app: part.manifest.name, version, builtAt, files });
      builds[part.manifest.name] = { part: await keepPart(this.shelf, candidate), version };
    }
    await this.commit({ action: 'start', by: [] }, null, builds);
  }

  /** Says what the server of this place answers; kept for deploys that go past the server. Gives what does not fit the map. */
  async serve(contract: ContractDocument): Promise<string[]> {
    const bytes = Buffer.from(JSON.stringify(contract));
    if (!(await this.shelf.read(contractName))?.equals(bytes)) await this.shelf.replace(contractName, bytes);
    const head = await this.ledger.head();
    return head === null ? [] : faultsOf(await this.partsOf([head.entry]), contract);
  }

  private async serverContract(): Promise<ContractDocument | null> {
    const bytes = await this.shelf.read(contractName);
    return bytes === null ? null : parseContract(bytes.toString('utf8'));
  }

  /** Writes `release.json` as the ledger has it: after each change, and at a start that follows a crash. */
  async settle(): Promise<void> {
    for (let written = 0; ;) {
      const head = await this.ledger.head();
      if (head === null || head.entry.revision === written) return;
      const release = await this.releaseOf(head.entry);
      await this.shelf.replace(releaseName, Buffer.from(`${JSON.stringify(release)}\n`));
      written = head.entry.revision;
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => {});
    return result;
  }

  private async read({ from }: ReadStatement): Promise<Answer> {
    const entries = from === undefined ? [] : await this.ledger.since(from);
    return { outcome: 'ledger', head: await this.ledger.head(), entries };
  }

  /** A nonce is remembered longer than any statement lives. */
  private async refuseReplay(nonce: string): Promise<void> {
    const since = this.now() - 2 * limits.seconds * 1000;
    const recent = await this.ledger.backwards((entry) => Date.parse(entry.at) > since);
    insist(!recent.some((entry) => entry.nonce === nonce), 'replayed', 'nonce: this statement was carried out already');
  }

  private async publish(statement: PublishStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, version } = statement;
    const keyring = await readKeyring(this.shelf);
    insistOnScope(verified, teamOf(keyring, app), app);
    insistOnHead(statement.prev, head);
    const highest = head.entry.highest[app];
    const isRising = highest === undefined || isLater(version, highest);
    insist(isRising, 'downgraded', `version: ${version} is not later than ${highest}, which ${app} had`);
    const needed = await this.neededFiles(statement);
    if (needed.length > 0) return { outcome: 'files-needed', files: needed };
    const candidate = await readCandidate(this.shelf, statement);
    const part = await keepPart(this.shelf, candidate);
    const builds = { ...head.entry.builds, [app]: { part, version } };
    const { override } = statement;
    return this.change({ action: 'publish', verified, ...(override === undefined ? {} : { override }) }, head, builds);
  }

  private async neededFiles({ files, exp }: PublishStatement): Promise<FileClaim[]> {
    const needed: FileClaim[] = [];
    for (const file of files) {
      if ((await this.shelf.size(contentName(file.sha384, file.path))) !== null) continue;
      needed.push(file);
      this.announced.set(file.sha384, { path: file.path, until: exp * 1000 });
    }
    this.forgetAnnounced();
    return needed;
  }

  private forgetAnnounced(): void {
    for (const [hash, { until }] of this.announced) if (until <= this.now()) this.announced.delete(hash);
  }

  private async rollback(statement: RollbackStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, to, reason } = statement;
    insistOnScope(
      verified,
      app === undefined ? platformTeam : teamOf(await readKeyring(this.shelf), app),
      app ?? 'the map',
    );
    insistOnHead(statement.prev, head);
    const { entry: target } = await this.ledger.at(to);
    const placed = app === undefined ? undefined : target.builds[app];
    insist(app === undefined || placed !== undefined, 'gone', `revision ${to} has no ${app}`);
    const builds = app === undefined || placed === undefined ? target.builds : { ...head.entry.builds, [app]: placed };
    return this.change({ action: 'rollback', verified, ...(reason === undefined ? {} : { reason }) }, head, builds);
  }

  private async prune(statement: PruneStatement, verified: Verified, head: Recorded): Promise<Answer> {
    insist(statement.team === platformTeam, 'out-of-scope', 'team: only the platform takes files away');
    insistOnHead(statement.prev, head);
    this.forgetAnnounced();
    const parts = await this.partsOf(await this.servedEntries());
    const content = parts.flatMap((part) => Object.values(part.stored).map(({ file }) => file.split('.')[0] ?? ''));
    const served = new Set([...content, ...[...this.announced.keys()].map((hash) => `files/${hash}`)]);
    const answer = await this.change({ action: 'prune', verified }, head, head.entry.builds);
    for (const name of await this.shelf.list('files')) {
      if (!served.has(`files/${name.split('.')[0]}`)) await this.shelf.remove(`files/${name}`);
    }
    return answer;
  }

  /** Looks at the whole map before anything is said about it, and makes it the next revision [D-6]. */
  private async change(
    what: { action: LedgerEntry['action']; verified: Verified; override?: string; reason?: string },
    head: Recorded,
    builds: Builds,
  ): Promise<Answer> {
    const { verified, override, reason = override } = what;
    const kept = await this.partsOf(await this.servedEntries());
    const parts = await this.partsOf([{ builds }]);
    const lost = (await Promise.all(parts.map((part) => lostContent(this.shelf, part)))).flat();
    if (lost.length > 0) throw new DeployRefused('gone', lost);
    const rebound = reboundAddresses({ parts, kept });
    if (rebound.length > 0) throw new DeployRefused('unfit', rebound);
    const server = await this.serverContract();
    const before = faultsOf(await this.partsOf([head.entry]), server);
    const faults = faultsOf(parts, server).filter((fault) => !before.includes(fault));
    if (faults.length > 0 && override === undefined) throw new DeployRefused('unfit', faults);
    const by = verified.signers.map(({ id, team, person }) => ({ key: id, team, person }));
    const { envelope, statement } = verified;
    const told = { ...(reason === undefined ? {} : { reason }), ...(faults.length > 0 ? { overridden: faults } : {}) };
    const { action } = what;
    const { entry } = await this.commit({ action, by, envelope, nonce: statement.nonce, ...told }, head, builds);
    return { outcome: 'applied', revision: entry.revision, changes: entry.changes };
  }

  private async commit(
    what: Pick<LedgerEntry, 'action' | 'by' | 'envelope' | 'nonce' | 'reason' | 'overridden'>,
    head: Recorded | null,
    builds: Builds,
  ): Promise<Recorded> {
    const before = head?.entry.builds ?? {};
    const entry: LedgerEntry = {
      revision: (head?.entry.revision ?? 0) + 1,
      at: new Date(this.now()).toISOString(),
      prev: head?.hash ?? null,
      ...what,
      changes: changesBetween(before, builds),
      builds,
      highest: highestOf(head?.entry.highest ?? {}, builds),
    };
    await this.releaseOf(entry);
    const made = await this.ledger.append(entry);
    await this.settle();
    return made;
  }

  private async releaseOf(entry: LedgerEntry): Promise<Release> {
    const parts = await this.partsOf([entry]);
    const kept = await this.partsOf(await this.servedEntries());
    // What stands in the ledger was let pass when it was written: a fault of then is no reason against it now.
    return composeLive({ parts, kept }, entry.revision, faultsOf(parts, null));
  }

  /** Entries whose maps somebody may still have open: those of the last days, and the one before them. */
  private async servedEntries(): Promise<LedgerEntry[]> {
    const since = this.now() - keptFor;
    let isOver = false;
    return this.ledger.backwards((entry) => {
      if (isOver) return false;
      isOver = Date.parse(entry.at) <= since;
      return true;
    });
  }

  private async partsOf(entries: readonly { readonly builds: Builds }[]): Promise<LivePart[]> {
    const hashes = new Set(entries.flatMap(({ builds }) => Object.values(builds).map(({ part }) => part)));
    return Promise.all([...hashes].map((hash) => this.part(hash)));
  }

  /** A record never changes: its name is its hash. */
  private async part(hash: string): Promise<LivePart> {
    const part = this.parts.get(hash) ?? (await readPart(this.shelf, hash));
    this.parts.set(hash, part);
    return part;
  }
}

function insistOnHead(prev: string, head: Recorded): void {
  insist(prev === head.hash, 'stale', `prev: the map has moved on to revision ${head.entry.revision}`);
}

function changesBetween(before: Builds, after: Builds): Change[] {
  const apps = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return apps
    .filter((app) => before[app]?.part !== after[app]?.part)
    .map((app) => ({ app, from: before[app]?.version ?? null, to: after[app]?.version ?? null }));
}

function highestOf(before: LedgerEntry['highest'], builds: Builds): Record<string, string> {
  const highest: Record<string, string> = { ...before };
  for (const [app, { version }] of Object.entries(builds)) {
    const known = highest[app];
    if (known === undefined || isLater(version, known)) highest[app] = version;
  }
  return highest;
}
