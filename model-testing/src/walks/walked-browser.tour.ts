import { createApi, type Clock, type Transport } from '@listings/shared-api';
import { ApiError, isMutation, mayHaveTakenEffect, type Api, type MutationKey } from '@listings/shared-api/contract';
import { invalidateAfter, readsActor, type DecisionStore, type Readers } from '@listings/shared-machines';
import type { KillableStore } from '@listings/store-server/testing';
import { QueryClient } from '@tanstack/react-query';
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate';
import { VirtualClock } from '../replay/virtual-clock';
import { watchReads } from './watch-reads.tour';

/** Moment at which every walk begins. */
const beginning = Date.UTC(2026, 10, 20, 9);

/** Longest step of time: whatever is due within it is asked and answered before time goes on. */
const stepMs = 10_000;

/** Pauses between the tries of a client pass at once; its deadlines are real. */
const impatient: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms >= 10_000 ? ms : 0);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A change that a page asked for. `lost`: nobody knows whether it was made. */
export interface AskedChange {
  readonly key: MutationKey;
  readonly input: { readonly body?: unknown };
  readonly idempotencyKey: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  outcome: 'open' | 'acknowledged' | 'refused' | 'lost';
  output: unknown;
}

export interface BrowserOptions {
  readonly store: KillableStore;
  /** A part of idempotency keys that no other walk has. */
  readonly name: string;
  /** Changes what is sent, as a server with a mistake would take it. */
  readonly breaks?: (send: Transport) => Transport;
}

/** One browser of an admin: its tabs, what outlives a page in it, and the time, which is the server's as well. */
export class WalkedBrowser {
  readonly clock = new VirtualClock();
  readonly asked: AskedChange[] = [];
  /** What pages keep for later ones. */
  readonly kept = new Map<string, unknown>();
  readonly #pages = new Set<WalkedPage>();
  readonly #locks = new Map<string, WalkedPage>();
  #underWay = 0;
  #keys = 0;

  constructor(readonly options: BrowserOptions) {}

  get store(): KillableStore {
    return this.options.store;
  }

  readonly now = (): number => beginning + this.clock.now();
  readonly newKey = (): string => `${this.options.name}-${(this.#keys += 1)}`;

  /** Loads a scenario at the beginning of all walks. */
  async begin(scenario: string): Promise<void> {
    await this.store.call('POST', '/sandbox/v1/clock', { now: beginning });
    await this.store.call('POST', '/sandbox/v1/scenario', { name: scenario });
  }

  open(): WalkedPage {
    const page = new WalkedPage(this);
    this.#pages.add(page);
    return page;
  }

  close(page: WalkedPage): void {
    this.#pages.delete(page);
    for (const [name, holder] of this.#locks) if (holder === page) this.#locks.delete(name);
  }

  /** Runs the work unless another tab is at such work just now: null then. */
  async alone<T>(page: WalkedPage, name: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#locks.has(name)) return null;
    this.#locks.set(name, page);
    return work().finally(() => this.#locks.delete(name));
  }

  /** Makes what a change has made stale be read anew, in every tab. */
  readonly changed = (key: MutationKey): void => {
    for (const { queries } of this.#pages) invalidateAfter(queries, key);
  };

  /** Sends by the network, with the owner's password. */
  readonly transport: Transport = async ({ method, path, headers, body, signal }) => {
    this.#underWay += 1;
    try {
      const init = { method, headers: { ...headers, ...this.store.headers }, signal, redirect: 'error' } as const;
      const answer = await fetch(this.store.restRoot + path, body === undefined ? init : { ...init, body });
      const text = await answer.text();
      return {
        status: answer.status,
        header: (name) => answer.headers.get(name),
        readText: () => Promise.resolve(text),
      };
    } finally {
      this.#underWay -= 1;
    }
  };

  /** Resolves once nothing is on its way and everybody has heard of it. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      this.clock.advance(0);
      quiet = this.#underWay === 0 ? quiet + 1 : 0;
    }
  }

  /** Lets time pass, here and at the server. */
  async passes(ms: number): Promise<void> {
    await this.store.call('POST', '/sandbox/v1/clock', { advanceMs: ms });
    for (let left = ms; left > 0; left -= stepMs) {
      this.clock.advance(Math.min(stepMs, left));
      await this.idle();
    }
  }

  /** Kills the server at once and starts it on what it kept. */
  async crash(): Promise<void> {
    await this.idle();
    await this.store.kill();
    await this.store.begin();
  }

  /** Changes of a kind, oldest first. */
  readonly askedOf = (key: MutationKey): readonly AskedChange[] => this.asked.filter((change) => change.key === key);
}

/** A page of machines over the real client and the page's cache: what outlives it is the browser's. */
export class WalkedPage {
  readonly queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false, networkMode: 'always' } },
  });
  readonly api: Api;
  /** Address that a machine sent the browser to. */
  leaving: string | null = null;
  readonly #actors: { stop: () => unknown }[] = [];
  #isClosed = false;

  constructor(readonly browser: WalkedBrowser) {
    const { breaks = (send) => send } = browser.options;
    const send = breaks(browser.transport);
    const client = createApi({
      restRoot: '',
      nonce: () => '',
      transport: send,
      clock: impatient,
      random: () => 0.5,
      newKey: browser.newKey,
      onMutated: browser.changed,
    });
    this.api = this.#listenedTo(client);
  }

  /** Writes every change down that is asked for. After the page was left its answer reaches nobody. */
  #listenedTo(api: Api): Api {
    const { browser } = this;
    const listen =
      (key: MutationKey) =>
      async (input: object = {}, options: { idempotencyKey?: string } = {}) => {
        const { idempotencyKey = browser.newKey() } = options;
        const change: AskedChange = {
          key,
          input,
          idempotencyKey,
          at: browser.now(),
          outcome: 'open',
          output: null,
        };
        browser.asked.push(change);
        const call = api[key] as (given: object, more: object) => Promise<unknown>;
        const ended = await call(input, { ...options, idempotencyKey }).then(
          (output) => ({ output, error: null }),
          (error: unknown) => ({ output: null, error }),
        );
        if (this.#isClosed) {
          change.outcome = 'lost';
          return new Promise(() => undefined);
        }
        const { output, error } = ended;
        change.output = output;
        change.outcome = error === null ? 'acknowledged' : isLost(error, key) ? 'lost' : 'refused';
        if (error !== null) throw error as Error;
        return output;
      };
    const keys = Object.keys(api).filter((key): key is MutationKey => isMutation(key as keyof Api));
    return { ...api, ...Object.fromEntries(keys.map((key) => [key, listen(key)])) };
  }

  /** The reads that a machine follows. */
  reads(readers: Readers): ReturnType<typeof readsActor> {
    return readsActor(watchReads(this.api, this.queries), readers);
  }

  /** The browser's memory of decisions: a page that was left writes nothing into it. */
  get decisions(): DecisionStore {
    const { browser } = this;
    return {
      recall: () => browser.kept.get('decisions') ?? null,
      keep: (kept) => void (this.#isClosed || browser.kept.set('decisions', kept)),
      withLock: (work) => this.alone('campaign', work),
      newKey: browser.newKey,
      now: browser.now,
    };
  }

  readonly alone = <T>(name: string, work: () => Promise<T>): Promise<T | null> => this.browser.alone(this, name, work);

  /** Starts a machine of the page. */
  start<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): Actor<M> {
    const actor = createActor<AnyStateMachine>(machine, { input, clock: this.browser.clock });
    actor.on('leave', (event) => {
      this.leaving = (event as unknown as { url: string }).url;
    });
    this.#actors.push(actor);
    return actor.start() as unknown as Actor<M>;
  }

  close(): void {
    this.#isClosed = true;
    this.browser.close(this);
    for (const actor of this.#actors) actor.stop();
    this.queries.clear();
  }
}

const isLost = (error: unknown, key: MutationKey): boolean =>
  !(error instanceof ApiError) || mayHaveTakenEffect(error, key);
