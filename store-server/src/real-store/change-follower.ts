import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { AskStore } from '../backend/ask-store';
import type { CallFollower } from '../backend/call-follower';
import { keepSeen } from '../calls/changes.store';
import type { OpenContext } from '../calls/opened-store';
import type { EndpointCall } from '../calls/responder';
import type { Database } from '../db/tables';
import { besideTransaction, refuseInsideTransaction } from '../db/transaction-scope';
import { recordActivity, type ChangeAuthor } from '../domain/activity/activity.store';
import { changesBetween } from '../domain/activity/observed-changes.rules';
import type { ObservedObject } from '../domain/activity/observed-object.rules';
import { keepSeenObjects, seenObjects } from '../domain/activity/seen-objects.store';
import {
  askChange,
  authorOfCall,
  changeIsDone,
  forgetChange,
  madeChanges,
  openActions,
  takeAway,
  trimAskedChanges,
  type AskedChange,
  type Author,
} from './asked-changes.store';
import { toldByCall } from './call-changes.rules';
import { firstChanges } from './first-change.rules';
import {
  askGroup,
  groupShownBy,
  groupsChangedBy,
  kindsOf,
  objectsFrom,
  readsOf,
  realGroups,
  type RealGroup,
} from './real-objects.rules';

/** Milliseconds after a change until it is looked at what it has done: several in a row are looked at together. */
const SETTLE_MS = 300;

/** Who changed what nobody here asked for. */
const THE_STORE: Author = { person: null, source: { from: 'store', reference: null } };

/** Calls that lead to the provider's, and the group in which it is seen that somebody came back. */
const leadsAway: Readonly<Partial<Record<EndpointKey, RealGroup>>> = {
  startHostingConnection: 'hosting',
  startProviderConnection: 'provider',
};

/** After these nothing that they took along can be brought back. */
const resets: ReadonlySet<EndpointKey> = new Set(['disconnectMerchant', 'disconnectAll', 'disconnectAds']);

type Dependencies = Pick<OpenContext, 'store' | 'log' | 'now'>;

/**
 * Tells the activity of what changes at a real store: what is asked for here, by what is another afterwards; and what the
 * store, or somebody in its own admin, has changed, when it is seen. What was asked for is kept before it is sent, so that
 * a kill loses none of it.
 */
export class ChangeFollower implements CallFollower {
  readonly #ask: AskStore;
  readonly #dependencies: Dependencies;
  readonly #ids = new WeakMap<EndpointCall, number>();
  /** Counts the changes of each group: an answer to an earlier read says nothing of what is there now. */
  readonly #turns = new Map<RealGroup, number>();
  /** What was last seen of a group, as text: the same is not looked at twice. */
  readonly #last = new Map<RealGroup, string>();
  #working: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(ask: AskStore, dependencies: Dependencies) {
    this.#ask = ask;
    this.#dependencies = dependencies;
  }

  readonly reading = (call: EndpointCall): ReturnType<CallFollower['reading']> => {
    if (leadsAway[call.key]) return () => this.#later(this.#goesAway(call));
    const group = groupShownBy(call.key);
    const turn = group && this.#turns.get(group);
    return ({ text }) => {
      if (group === null || turn !== this.#turns.get(group) || this.#last.get(group) === text) return;
      const definition: EndpointDefinition = endpoints[call.key];
      const parsed = definition.answers[200]?.safeParse(JSON.parse(text));
      if (parsed?.success !== true) return;
      const objects = objectsFrom(group, parsed.data, { currency: null, billing: null });
      this.#later(
        this.#seen(group, objects).then(() => {
          this.#last.set(group, text);
        }),
      );
    };
  };

  readonly changing = async (call: EndpointCall): Promise<void> => {
    const groups = groupsChangedBy(call.key);
    if (groups.length === 0) return;
    const { store, now } = this.#dependencies;
    // Each change has an entry of its own: what the one before it did is looked at before the next one is sent.
    if ((await openActions(store.db)).some((action) => this.#share(action, groups))) await this.settle();
    for (const name of groups) {
      this.#turns.set(name, (this.#turns.get(name) ?? 0) + 1);
      this.#last.delete(name);
    }
    this.#ids.set(call, await store.transaction((db) => askChange(db, call, now())));
  };

  readonly changed: CallFollower['changed'] = async (db, call, outcome) => {
    const told = outcome === 'done' ? toldByCall(call, this.#dependencies.now()) : null;
    if (told) await recordActivity(db, { ...authorOfCall(call), at: this.#dependencies.now() }, told);
    const id = this.#ids.get(call);
    if (id === undefined) return;
    if (outcome === 'refused') return void (await forgetChange(db, id));
    await changeIsDone(db, id);
    besideTransaction(() => this.#settleSoon());
  };

  /** Looks at what the changes that were asked for have done. */
  async settle(): Promise<void> {
    refuseInsideTransaction('What was changed at the store is noted in transactions of its own');
    this.#working = this.#working.catch(() => undefined).then(() => this.#settleAll());
    return this.#working;
  }

  /** Looks at some groups for what nobody here has asked for. */
  async look(groups: readonly RealGroup[] = realGroups): Promise<void> {
    await this.settle();
    for (const name of groups) {
      const turn = this.#turns.get(name);
      const objects = await askGroup(this.#ask, name);
      if (objects !== null && turn === this.#turns.get(name)) await this.#seen(name, objects);
    }
    const { store, now } = this.#dependencies;
    await store.transaction((db) => trimAskedChanges(db, now()));
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working.catch(() => undefined);
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#later(this.settle()), SETTLE_MS);
    this.#timer.unref();
  }

  async #settleAll(): Promise<void> {
    const { store, now } = this.#dependencies;
    for (const change of await madeChanges(store.db, now())) await this.#settle(change);
  }

  async #settle(change: AskedChange): Promise<void> {
    const { store, now } = this.#dependencies;
    const groups = new Map<RealGroup, readonly ObservedObject[]>();
    for (const name of groupsChangedBy(change.action)) {
      const objects = await askGroup(this.#ask, name);
      // A store that does not answer now is asked again with the next look.
      if (objects === null) return;
      groups.set(name, objects);
    }
    await store.transaction(async (db) => {
      if (!(await forgetChange(db, change.id))) return;
      for (const [name, objects] of groups) {
        this.#last.delete(name);
        await this.#note(db, name, objects, change);
      }
      await keepSeen(db, [], now());
      await store.changes.announce(db);
    });
  }

  /** Notes what is another at the store, unless a change that was asked for here is not looked at yet. */
  async #seen(name: RealGroup, objects: readonly ObservedObject[]): Promise<void> {
    const { store, now } = this.#dependencies;
    await store.transaction(async (db) => {
      if ((await openActions(db)).some((action) => this.#share(action, [name]))) return;
      const isNews = await this.#note(db, name, objects, null);
      if (!isNews) return;
      await keepSeen(db, readsOf(name), now());
      await store.changes.announce(db);
    });
  }

  /** Tells of what is another than it was seen last, and keeps how it is; says whether anything is. */
  async #note(
    db: Database,
    name: RealGroup,
    objects: readonly ObservedObject[],
    asked: AskedChange | null,
  ): Promise<boolean> {
    const kinds = kindsOf(name);
    const before = await seenObjects(db, name, kinds);
    const after = await keepSeenObjects(db, name, kinds, objects);
    const unseen = asked === null ? [] : firstChanges(asked, [...after.values()]);
    const changes = before === null ? unseen : changesBetween(before, after);
    if (changes.length === 0) return false;
    const author = asked ? { ...asked.author, at: asked.at } : await this.#whoWasAway(db, name);
    const isReset = asked !== null && resets.has(asked.action);
    for (const change of changes) await recordActivity(db, author, isReset ? { ...change, canUndo: false } : change);
    return true;
  }

  #share(action: EndpointKey, groups: readonly RealGroup[]): boolean {
    return groupsChangedBy(action).some((name) => groups.includes(name));
  }

  async #whoWasAway(db: Database, name: RealGroup): Promise<ChangeAuthor> {
    const at = this.#dependencies.now();
    const keys = Object.keys(leadsAway) as EndpointKey[];
    const action = keys.find((key) => leadsAway[key] === name);
    const author = action === undefined ? null : await takeAway(db, action, at);
    return { ...(author ?? THE_STORE), at };
  }

  async #goesAway(call: EndpointCall): Promise<void> {
    const { store, now } = this.#dependencies;
    await store.transaction((db) => askChange(db, call, now(), 'away'));
  }

  /** Work that nobody waits for. */
  #later(work: Promise<unknown>): void {
    work.catch((err: unknown) =>
      this.#dependencies.log.error({ event: 'backend.activity', err }, 'a change was not looked at'),
    );
  }
}
