import type { ContractDocument } from '@listings/shared-api/contract-document';
import type { FlagValue } from '@listings/shared-values/flags';
import { manifestName } from '../build/manifest';
import { mapsName, type BuildMaps } from '../maps/build-maps';
import { mapEach } from '../compose/map-each';
import type { Part } from '../compose/parts';
import { refuseOutOfScope, openEnvelope, type Verified } from './signing/envelope';
import { platformTeam, readKeyring, teamOf } from './signing/keyring';
import { AnnouncedFiles } from './announced-files';
import { leakedKeyAt, refuseLeaked, signingOf } from './leaked-builds';
import type { Change, Ledger, PlacedPart, Placement, Recorded } from './ledger';
import { isDeclared, placeFlag } from './place-flag';
import { heldWith } from './held-versions';
import { movedBuild, placeCandidate, shareCandidate } from './place-candidate';
import { keepPart, readCandidate, storeContent, type Content } from './live-part';
import { DeployPlace, type Deed } from './deploy-place';
import { FirstLoads, type FirstLook } from './first-loads';
import type { LoadCheck, Look } from '../load/load-check';
import { DeployRefused, refuseUnless } from './refused';
import type { ReleaseVerdict } from './release-check';
import { contractName } from './checks/build-requirements';
import type { ObjectStore } from './stores/object-store';
import {
  limits,
  type CanaryStatement,
  type FileClaim,
  type FlagStatement,
  type LocalStatement,
  type PruneStatement,
  type PublishStatement,
  type RollbackStatement,
} from './signing/statement';
import { previewLink, sizeOf, statusOf, type BuildStatus } from './build-status';
import type { FiguresOf } from './figures';
import { LocalBuilds, localVersion, type LocalBuild } from './local-builds';
import { readLive, type ReadAnswer } from './read-live';
import { isThereAlready, shownAlready } from './same-bytes';
import { isLater } from './version';
import { rolledBack, watchedFor, wayBack, type WayBack } from './way-back';

/** Outcome of a statement. */
export type Answer =
  | { readonly outcome: 'files-needed'; readonly files: readonly FileClaim[] }
  | {
      readonly outcome: 'applied';
      readonly revision: number;
      readonly changes: readonly Change[];
      /** Link of a preview; without its origin where the place does not know its pages. */
      readonly link?: string;
      /** What was done with an application before. */
      readonly looked?: Look;
    }
  | { readonly outcome: 'fits'; readonly revision: number; readonly looked?: Look }
  /** A build of a working tree is shown by this link, until this ISO moment. */
  | { readonly outcome: 'shown'; readonly link: string; readonly until: string }
  | ReadAnswer;

export interface LiveOptions {
  readonly now?: () => number;
  /** Loads an application before it may go live; without it nobody does. */
  readonly load?: LoadCheck | null;
  /** Figures of a version; without it nobody counts. */
  readonly figuresOf?: FiguresOf;
  /** Origin of the pages, such as `https://shop.example`; empty where it is not known. */
  readonly site?: () => string;
}

/** Changes that teams may make to the map of one place, each by a signed statement. */
export class LiveReleases {
  private readonly place: DeployPlace;
  private readonly locals: LocalBuilds;
  private readonly firstLoads: FirstLoads;
  private readonly about: { readonly figuresOf: FiguresOf; readonly site: () => string };
  private readonly announced: AnnouncedFiles;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly objects: ObjectStore,
    { now = Date.now, load = null, figuresOf = async () => null, site = () => '' }: LiveOptions = {},
  ) {
    this.about = { figuresOf, site };
    this.place = new DeployPlace(objects, now);
    this.announced = new AnnouncedFiles(objects, now);
    this.locals = new LocalBuilds(now);
    this.firstLoads = new FirstLoads(this.place, load);
  }

  get ledger(): Ledger {
    return this.place.ledger;
  }

  /** Carries a signed statement out, one after the other. Throws DeployRefused. */
  async deliver(envelope: unknown): Promise<Answer> {
    const early = await this.opened(envelope);
    if (early.statement.action === 'publish') await this.refuseReplay(early.statement.nonce);
    const look = await this.firstLoads.lookAt(early);
    return this.inTurn(async () => {
      // Opened anew: loading takes seconds, in which a key may be taken back.
      const verified = await this.opened(envelope);
      const { statement } = verified;
      if (statement.action === 'read') return readLive(this.place, statement, () => this.status());
      await this.refuseReplay(statement.nonce);
      const head = await this.head();
      if (statement.action === 'local') return this.showLocal(statement, verified, head);
      if (statement.action === 'publish') return this.publish(statement, verified, head, look);
      if (statement.action === 'canary') return this.canary(statement, verified, head);
      if (statement.action === 'rollback') return this.rollback(statement, verified, head);
      if (statement.action === 'flag') return this.flag(statement, verified, head);
      return this.prune(statement, verified, head);
    });
  }

  /** Takes the bytes of an announced file. Their own hash is their name. */
  readonly putFile = (bytes: Uint8Array): Promise<void> => this.announced.put(bytes);

  /** Makes the first revision from builds of this place itself; nothing when there is one. */
  async start(
    parts: readonly Part[],
    contract: ContractDocument,
    contentOf: (part: Part, path: string) => Promise<Content>,
    mapsOf: (part: Part) => Promise<Uint8Array | null> = async () => null,
  ): Promise<void> {
    if ((await this.ledger.lastRevision()) > 0) return;
    const builds: Record<string, PlacedPart> = {};
    for (const part of parts) {
      const keep = (path: string, content: Content) => storeContent(this.objects, path, content);
      const files = await mapEach(Object.keys(part.manifest.files), async (path) =>
        keep(path, await contentOf(part, path)),
      );
      for (const [path, value] of Object.entries({ [manifestName]: part.manifest, [contractName]: contract }))
        files.push(await keep(path, { bytes: Buffer.from(JSON.stringify(value)) }));
      const maps = await mapsOf(part);
      if (maps !== null) files.push(await keep(mapsName, { bytes: maps }));
      const { version, builtAt } = part;
      const own = { app: part.manifest.name, version, builtAt, files, isOwn: true };
      const candidate = await readCandidate(this.objects, own);
      builds[part.manifest.name] = { part: await keepPart(this.objects, candidate), version };
    }
    await this.place.commit({ action: 'start', by: [] }, null, { builds, canaries: {}, previews: {} });
  }

  /**
   * Takes a version away: the place does so by itself, and says why. A candidate at any time, a live version that was
   * published at most `within` milliseconds ago; false when there is no such version, or nothing to go back to.
   */
  withdraw(app: string, version: string, reason: string, within = watchedFor): Promise<boolean> {
    return this.inTurn(async () => {
      const head = await this.head();
      const way = await this.wayBack(head, app, version, within);
      if (way === null) return false;
      if (way.action === 'rollback') await this.place.check({ ...way.next, canaries: {}, previews: {} }, head, false);
      await this.place.commit({ action: way.action, by: [], reason }, head, way.next);
      return true;
    });
  }

  /** Version that everybody would get in place of this one; null when nothing better is known. */
  async fallbackOf(app: string, version: string): Promise<string | null> {
    return (await this.wayBack(await this.head(), app, version, watchedFor))?.next.builds[app]?.version ?? null;
  }

  private async wayBack({ entry }: Recorded, app: string, version: string, within: number): Promise<WayBack | null> {
    const unwanted = { app, version, now: this.place.now(), within };
    const way = await wayBack(this.ledger, entry, this.place.placementOf(entry), unwanted);
    const target = way?.action === 'rollback' ? way.next.builds[app] : undefined;
    return (await leakedKeyAt(this.place, target)) === null ? way : null;
  }

  /** The status of every build of the map. */
  async status(): Promise<BuildStatus[]> {
    return statusOf(this.place, await this.head(), { ...this.about, site: this.about.site() });
  }

  /** Builds of working trees that owners may show now: those with some words, or all. */
  readonly localBuilds = (words?: readonly string[]): Promise<LocalBuild[]> =>
    this.locals.shown(async (part, preview) => this.place.variantOf(await this.head(), { part, preview }), words);

  /** True when a build that pages may have declares the flag, and the value fits it. */
  async declaresFlag(app: string, name: string, value: FlagValue): Promise<boolean> {
    const placement = this.place.placementOf((await this.head()).entry);
    const declared = [...(await this.place.declaredOf(placement, app)), ...this.locals.declaredOf(app)];
    return isDeclared(declared, name, value);
  }

  /** Source maps of a version of a build that somebody may have open; null where it came without. */
  readonly mapsOf = (app: string, version: string): Promise<BuildMaps | null> => this.place.mapsOf(app, version);

  readonly serve = (contract: ContractDocument): Promise<string[]> => this.place.serve(contract);
  readonly settle = (): Promise<void> => this.place.settle();

  /** What the ledger says of bytes that stand as `release.json`. */
  readonly verdictOf = (release: Buffer): Promise<ReleaseVerdict> => this.place.releases.verdictOf(release);

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => {});
    return result;
  }

  private async opened(envelope: unknown): Promise<Verified> {
    return openEnvelope(envelope, await readKeyring(this.objects), this.place.now());
  }

  private async head(): Promise<Recorded> {
    const head = await this.ledger.head();
    refuseUnless(head !== null, 'gone', 'nothing is live here yet');
    return head;
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

  private async publish(
    statement: PublishStatement,
    verified: Verified,
    head: Recorded,
    { faults: unloaded, seen }: FirstLook,
  ): Promise<Answer> {
    const { app, version, override, previewUntil, source } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    refuseUnlessHead(statement.prev, head);
    const highest = head.entry.highest[app];
    const isRising = highest === undefined || isLater(version, highest);
    refuseUnless(isRising, 'downgraded', `version: ${version} is not later than ${highest}, which ${app} had`);
    const placement = this.place.placementOf(head.entry);
    const unchanged = () => this.place.unchanged(head, statement.dryRun);
    if (previewUntil === undefined && (await isThereAlready(this.place, statement, head.entry))) return unchanged();
    const shown = await shownAlready(this.place, statement, placement);
    const word = shown?.word ?? statement.nonce;
    const linkTo = async ({ part }: { readonly part: string }) =>
      previewLink(this.about.site(), await this.place.addressOf(placement, app, part), word);
    const isLonger = previewUntil !== undefined && Date.parse(previewUntil) > Date.parse(shown?.expires ?? '0');
    if (shown !== null && !isLonger) return { ...(await unchanged()), link: await linkTo(shown) };
    const named = { ...statement, nonce: word };
    const now = this.place.now();
    const held = heldWith(statement, placement, placement.held ?? {}, now);
    await refuseLeaked(this.place, held, placement.held);
    const check = (placed: PlacedPart) => placeCandidate(named, placed, { ...placement, held }, now);
    check({ part: '', version });
    const needed = await this.announced.needed(statement);
    if (needed.length > 0) return { outcome: 'files-needed', files: needed };
    const before = placement.builds[app];
    const known = before && (await this.place.part(before.part)).critical;
    const lastCritical = statement.critical === true ? version : known;
    const stated = { ...statement, lastCritical, signed: signingOf(verified) };
    const candidate = { ...(await readCandidate(this.objects, stated)), ...seen };
    const placed = shown ?? { part: await keepPart(this.objects, candidate), version };
    const next = check({ part: placed.part, version: placed.version });
    // A candidate or a preview is looked at as if it were live.
    const asLive = { ...next, builds: { ...placement.builds, [app]: placed } };
    const unfit = await this.place.check(asLive, head, override !== undefined);
    if (unloaded.length > 0 && override === undefined) throw new DeployRefused('unfit', unloaded);
    if (statement.dryRun === true) return { outcome: 'fits', revision: head.entry.revision, ...seen };
    const reason = override ?? statement.reason;
    const published = { ...sizeOf(candidate), ...seen, ...(source === undefined ? {} : { source }) };
    const told = { overridden: [...unfit, ...unloaded], published, ...(reason === undefined ? {} : { reason }) };
    const answer = { ...(await this.change(verified, head, next, told)), ...seen };
    return previewUntil === undefined ? answer : { ...answer, link: await linkTo(placed) };
  }

  /** The same look as at what is published, and nothing in the ledger: it is gone when nobody signs for it any more. */
  private async showLocal(statement: LocalStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, word, exp } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    const needed = await this.announced.needed(statement);
    if (needed.length > 0) return { outcome: 'files-needed', files: needed };
    const part = await readCandidate(this.objects, { ...statement, version: localVersion });
    const placement = this.place.placementOf(head.entry);
    const placed = { part: await keepPart(this.objects, part), version: localVersion };
    await this.place.check({ ...placement, builds: { ...placement.builds, [app]: placed } }, head, false);
    const by = verified.signers.map(({ person }) => person);
    this.locals.keep(statement, part, by);
    const link = previewLink(this.about.site(), await this.place.addressOf(placement, app, placed.part), word);
    return { outcome: 'shown', link, until: new Date(exp * 1000).toISOString() };
  }

  private async canary(statement: CanaryStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, share, reason, override } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    refuseUnlessHead(statement.prev, head);
    const placement = this.place.placementOf(head.entry);
    const next = shareCandidate(statement, placement);
    // Each step is looked at with the map of its moment, as if it were live.
    const { part, version } = movedBuild(statement, placement);
    if (share > 0) await refuseLeaked(this.place, { [app]: { part, version } });
    const asLive = { ...next, builds: { ...placement.builds, [app]: { part, version } } };
    const overridden = share > 0 ? await this.place.check(asLive, head, override !== undefined) : [];
    const why = override ?? reason;
    return this.change(verified, head, next, { overridden, ...(why === undefined ? {} : { reason: why }) });
  }

  private async rollback(statement: RollbackStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, to, reason } = statement;
    const owner = app === undefined ? platformTeam : teamOf(await readKeyring(this.objects), app);
    refuseOutOfScope(verified, owner, app ?? 'the map');
    refuseUnlessHead(statement.prev, head);
    const before = this.place.placementOf(head.entry);
    const placement = rolledBack(before, (await this.ledger.at(to)).entry, app);
    await refuseLeaked(this.place, placement.builds, before.builds);
    await refuseLeaked(this.place, placement.held, before.held);
    // What is broken for those who look at a preview does not keep the page of everybody else broken.
    await this.place.check({ ...placement, canaries: {}, previews: {} }, head, false);
    return this.change(verified, head, placement, reason === undefined ? {} : { reason });
  }

  /** No build changes, so nothing of the map is looked at. */
  private async flag(statement: FlagStatement, verified: Verified, head: Recorded): Promise<Answer> {
    const { app, reason } = statement;
    refuseOutOfScope(verified, teamOf(await readKeyring(this.objects), app), app);
    refuseUnlessHead(statement.prev, head);
    const [{ revision, flags: before = {} }, placement] = [head.entry, this.place.placementOf(head.entry)];
    const flags = placeFlag(statement, before, await this.place.declaredOf(placement, app), revision + 1);
    if (flags === before) return this.place.unchanged(head);
    return this.change(verified, head, placement, { flags, ...(reason === undefined ? {} : { reason }) });
  }

  private async prune(statement: PruneStatement, verified: Verified, head: Recorded): Promise<Answer> {
    refuseUnless(statement.team === platformTeam, 'out-of-scope', 'team: only the platform takes files away');
    refuseUnlessHead(statement.prev, head);
    const parts = await this.place.servedParts();
    const kept = parts.flatMap(({ claims }) => claims.map(({ sha384 }) => sha384));
    const served = new Set([...kept, ...this.announced.hashes()]);
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
    { reason, overridden = [], published, flags }: Pick<Deed, 'reason' | 'overridden' | 'published' | 'flags'>,
  ): Promise<Extract<Answer, { outcome: 'applied' }>> {
    const isChange = statement.action !== 'read' && statement.action !== 'local';
    refuseUnless(isChange, 'malformed', 'action: changes nothing');
    const by = signers.map(({ id, team, person }) => ({ key: id, team, person }));
    const told = { ...(reason === undefined ? {} : { reason }), ...(overridden.length > 0 ? { overridden } : {}) };
    const made = { ...(published === undefined ? {} : { published }), ...(flags === undefined ? {} : { flags }) };
    const deed = { action: statement.action, by, envelope, nonce: statement.nonce, ...told, ...made };
    const { entry } = await this.place.commit(deed, head, next);
    return { outcome: 'applied', revision: entry.revision, changes: entry.changes };
  }
}

function refuseUnlessHead(prev: string, head: Recorded): void {
  refuseUnless(prev === head.hash, 'stale', `prev: the map has moved on to revision ${head.entry.revision}`);
}
