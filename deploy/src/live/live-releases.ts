import type { ContractDocument } from '@listings/shared-api/contract-document';
import { manifestName } from '../build/manifest';
import type { Part } from '../compose/parts';
import { refuseOutOfScope, openEnvelope, type Verified } from './signing/envelope';
import { platformTeam, readKeyring, teamOf } from './signing/keyring';
import type { Canary, Change, Ledger, LedgerEntry, PlacedPart, Placement, Recorded } from './ledger';
import { contentName, keepPart, readCandidate, sha384Of, storeContent, type Content } from './live-part';
import { Environment } from './environment';
import { refuseUnless } from './refused';
import { contractName } from './checks/build-requirements';
import type { ObjectStore } from './stores/object-store';
import {
  limits,
  type CanaryStatement,
  type FileClaim,
  type PruneStatement,
  type PublishStatement,
  type ReadStatement,
  type RollbackStatement,
} from './signing/statement';
import { isLater } from './version';
import { wayBack, type WayBack } from './way-back';

/** Outcome of a statement. */
export type Answer =
  | { readonly outcome: 'files-needed'; readonly files: readonly FileClaim[] }
  | { readonly outcome: 'applied'; readonly revision: number; readonly changes: readonly Change[] }
  | { readonly outcome: 'fits'; readonly revision: number }
  | { readonly outcome: 'ledger'; readonly head: Recorded | null; readonly entries: readonly Recorded[] };

export interface LiveOptions {
  readonly now?: () => number;
}

const longestPreview = 14 * 24 * 60 * 60 * 1000;

/** Changes that teams may make to the map of one place, each by a signed statement. */
export class LiveReleases {
  private readonly place: Environment;
  /** Bytes that a signed statement announced: nothing else is stored. */
  private readonly announced = new Map<string, { readonly path: string; readonly until: number }>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly objects: ObjectStore,
    { now = Date.now }: LiveOptions = {},
  ) {
    this.place = new Environment(objects, now);
  }

  get ledger(): Ledger {
    return this.place.ledger;
  }

  /** Carries a signed statement out, one after the other. Throws DeployRefused. */
  deliver(envelope: unknown): Promise<Answer> {
    return this.inTurn(async () => {
      const verified = openEnvelope(envelope, await readKeyring(this.objects), this.place.now());
      const { statement } = verified;
      if (statement.action === 'read') return this.read(statement);
      await this.refuseReplay(statement.nonce);
      const head = await this.head();
      if (statement.action === 'publish') return this.publish(statement, verified, head);
      if (statement.action === 'canary') return this.canary(statement, verified, head);
      if (statement.action === 'rollback') return this.rollback(statement, verified, head);
      return this.prune(statement, verified, head);
    });
  }

  /** Takes the bytes of an announced file. Their own hash is their name. */
  async putFile(bytes: Uint8Array): Promise<void> {
    const sha384 = sha384Of(bytes);
    const file = this.announced.get(sha384);
    const isExpected = file !== undefined && file.until > this.place.now();
    refuseUnless(isExpected, 'unsigned', 'no signed statement announced these bytes');
    await storeContent(this.objects, file.path, { bytes });
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
      const keep = async (path: string, content: Content) => {
        await storeContent(this.objects, path, content);
        files.push({ path, sha384: sha384Of(content.bytes), bytes: content.bytes.length });
      };
      for (const path of Object.keys(part.manifest.files)) await keep(path, await contentOf(part, path));
      for (const [path, value] of Object.entries({ [manifestName]: part.manifest, [contractName]: contract }))
        await keep(path, { bytes: Buffer.from(JSON.stringify(value)) });
      const { version, builtAt } = part;
      const candidate = await readCandidate(this.objects, { app: part.manifest.name, version, builtAt, files });
      builds[part.manifest.name] = { part: await keepPart(this.objects, candidate), version };
    }
    await this.place.commit({ action: 'start', by: [] }, null, { builds, canaries: {}, previews: {} });
  }

  /** Takes a failing version away: the place does so by itself, and says why. */
  withdraw(app: string, version: string, reason: string): Promise<boolean> {
    return this.inTurn(async () => {
      const head = await this.head();
      const way = await this.wayBack(head, app, version);
      if (way === null) return false;
      if (way.action === 'rollback') await this.place.check({ ...way.next, canaries: {}, previews: {} }, head, false);
      await this.place.commit({ action: way.action, by: [], reason }, head, way.next);
      return true;
    });
  }

  /** Version that everybody would get in place of this one; null when nothing better is known. */
  async fallbackOf(app: string, version: string): Promise<string | null> {
    return (await this.wayBack(await this.head(), app, version))?.next.builds[app]?.version ?? null;
  }

  private wayBack({ entry }: Recorded, app: string, version: string): Promise<WayBack | null> {
    return wayBack(this.ledger, this.place.placementOf(entry), { app, version, now: this.place.now() });
  }

  readonly serve = (contract: ContractDocument): Promise<string[]> => this.place.serve(contract);
  readonly settle = (): Promise<void> => this.place.settle();

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => {});
    return result;
  }

  private async head(): Promise<Recorded> {
    const head = await this.ledger.head();
    refuseUnless(head !== null, 'gone', 'nothing is live here yet');
    return head;
  }

  private async read({ from }: ReadStatement): Promise<Answer> {
    const entries = from === undefined ? [] : await this.ledger.since(from);
    return { outcome: 'ledger', head: await this.ledger.head(), entries };
  }

  /** A nonce is remembered longer than any statement lives. */
  private async refuseReplay(nonce: string): Promise<void> {
    const since = this.place.now() - 2 * limits.seconds * 1000;
    const recent = await this.ledger.backwards((entry) => Date.parse(entry.at) > since);
    refuseUnless(
      !recent.some((entry) => entry.nonce === nonce),
      'replayed',
      'nonce: this statement was carried out already',
    );
  }

  private async publish(statement: PublishStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, version, override } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    refuseUnlessHead(statement.prev, head);
    const highest = head.entry.highest[app];
    const isRising = highest === undefined || isLater(version, highest);
    refuseUnless(isRising, 'downgraded', `version: ${version} is not later than ${highest}, which ${app} had`);
    if (await this.isLiveAlready(statement, head))
      return { outcome: 'applied', revision: head.entry.revision, changes: [] };
    const placement = this.place.placementOf(head.entry);
    const check = (placed: PlacedPart) => placeCandidate(statement, placed, placement, this.place.now());
    check({ part: '', version });
    const needed = await this.neededFiles(statement);
    if (needed.length > 0) return { outcome: 'files-needed', files: needed };
    const placed = { part: await keepPart(this.objects, await readCandidate(this.objects, statement)), version };
    const next = check(placed);
    // A candidate or a preview is looked at as if it were live.
    const asLive = { ...next, builds: { ...placement.builds, [app]: placed } };
    const overridden = await this.place.check(asLive, head, override !== undefined);
    if (statement.dryRun === true) return { outcome: 'fits', revision: head.entry.revision };
    return this.change(verified, head, next, { overridden, ...(override ? { reason: override } : {}) });
  }

  /** The same bytes make no new version: nothing would be another for anybody. A preview is a link of its own. */
  private async isLiveAlready({ app, files, share, previewUntil }: PublishStatement, head: Recorded): Promise<boolean> {
    if (previewUntil !== undefined) return false;
    const isLive = await this.place.isMadeOf(head.entry.builds[app], files);
    refuseUnless(!isLive || share === undefined, 'malformed', `share: ${app} is live with these bytes already`);
    return isLive && head.entry.canaries[app] === undefined;
  }

  private async neededFiles({ files, exp }: PublishStatement): Promise<FileClaim[]> {
    const needed: FileClaim[] = [];
    for (const file of files) {
      if ((await this.objects.size(contentName(file.sha384, file.path))) !== null) continue;
      needed.push(file);
      this.announced.set(file.sha384, { path: file.path, until: exp * 1000 });
    }
    this.forgetAnnounced();
    return needed;
  }

  private forgetAnnounced(): void {
    for (const [hash, { until }] of this.announced) if (until <= this.place.now()) this.announced.delete(hash);
  }

  private async canary(statement: CanaryStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, share, reason, override } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    refuseUnlessHead(statement.prev, head);
    const { builds, canaries, previews } = this.place.placementOf(head.entry);
    const candidate = canaries[app];
    refuseUnless(candidate !== undefined, 'gone', `app: ${app} has no candidate`);
    const { part, version } = candidate;
    const others = without(canaries, app);
    if (share < 100) refuseExcessShares(others, share);
    const stays = share > 0 && share < 100;
    const next = {
      builds: share === 100 ? { ...builds, [app]: { part, version } } : builds,
      canaries: stays ? { ...others, [app]: { part, version, share } } : others,
      previews,
    };
    const overridden = share === 100 ? await this.place.check(next, head, override !== undefined) : [];
    const why = override ?? reason;
    return this.change(verified, head, next, { overridden, ...(why === undefined ? {} : { reason: why }) });
  }

  private async rollback(statement: RollbackStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, to, reason } = statement;
    const owner = app === undefined ? platformTeam : teamOf(await readKeyring(this.objects), app);
    refuseOutOfScope(verified, owner, app ?? 'the map');
    refuseUnlessHead(statement.prev, head);
    const { entry: target } = await this.ledger.at(to);
    const { builds, canaries, previews } = this.place.placementOf(head.entry);
    const placed = app === undefined ? undefined : target.builds[app];
    refuseUnless(app === undefined || placed !== undefined, 'gone', `revision ${to} has no ${app}`);
    const next = app === undefined || placed === undefined ? target.builds : { ...builds, [app]: placed };
    // A roll-back also drops newer candidates.
    const others = app === undefined ? {} : without(canaries, app);
    const placement = { builds: next, canaries: others, previews };
    // What is broken for those who look at a preview does not keep the page of everybody else broken.
    await this.place.check({ ...placement, canaries: {}, previews: {} }, head, false);
    return this.change(verified, head, placement, reason === undefined ? {} : { reason });
  }

  private async prune(statement: PruneStatement, verified: Verified, head: Recorded): Promise<Answer> {
    refuseUnless(statement.team === platformTeam, 'out-of-scope', 'team: only the platform takes files away');
    refuseUnlessHead(statement.prev, head);
    this.forgetAnnounced();
    const parts = await this.place.servedParts();
    const kept = parts.flatMap(({ claims }) => claims.map(({ sha384 }) => sha384));
    const served = new Set([...kept, ...this.announced.keys()]);
    const answer = await this.change(verified, head, this.place.placementOf(head.entry), {});
    for (const name of await this.objects.list('files')) {
      if (!served.has(name.split('.')[0] ?? '')) await this.objects.remove(`files/${name}`);
    }
    return answer;
  }

  private async change(
    { statement, signers, envelope }: Verified,
    head: Recorded,
    next: Placement,
    { reason, overridden = [] }: Pick<LedgerEntry, 'reason' | 'overridden'>,
  ): Promise<Answer> {
    refuseUnless(statement.action !== 'read', 'malformed', 'action: reads change nothing');
    const by = signers.map(({ id, team, person }) => ({ key: id, team, person }));
    const told = { ...(reason === undefined ? {} : { reason }), ...(overridden.length > 0 ? { overridden } : {}) };
    const deed = { action: statement.action, by, envelope, nonce: statement.nonce, ...told };
    const { entry } = await this.place.commit(deed, head, next);
    return { outcome: 'applied', revision: entry.revision, changes: entry.changes };
  }
}

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

function refuseUnlessHead(prev: string, head: Recorded): void {
  refuseUnless(prev === head.hash, 'stale', `prev: the map has moved on to revision ${head.entry.revision}`);
}

/** Each session gets one candidate at the most. */
function refuseExcessShares(others: Readonly<Record<string, Canary>>, share: number): void {
  const taken = Object.values(others).reduce((sum, candidate) => sum + candidate.share, 0);
  refuseUnless(taken + share <= 100, 'malformed', `share: ${taken} % of the sessions have another candidate already`);
}

/** Places a published build: in the map, for a share of the sessions, or behind a link. */
function placeCandidate(
  { app, share, previewUntil, nonce }: PublishStatement,
  placed: PlacedPart,
  { builds, canaries, previews }: Placement,
  now: number,
): Placement {
  const others = without(canaries, app);
  refuseUnless(share === undefined || previewUntil === undefined, 'malformed', 'share: does not go with previewUntil');
  if (previewUntil !== undefined) {
    const ahead = Date.parse(previewUntil) - now;
    refuseUnless(ahead > 0 && ahead <= longestPreview, 'malformed', 'previewUntil: is not within the next 14 days');
    return { builds, canaries, previews: { ...previews, [nonce]: { ...placed, app, expires: previewUntil } } };
  }
  if (share === undefined) return { builds: { ...builds, [app]: placed }, canaries: others, previews };
  refuseUnless(builds[app] !== undefined, 'malformed', `share: ${app} has no live version to go back to`);
  refuseExcessShares(others, share);
  return { builds, canaries: { ...others, [app]: { ...placed, share } }, previews };
}
