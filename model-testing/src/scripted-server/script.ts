import type { EndpointKey } from '@listings/shared-api/contract';
import type { WireReply } from '@listings/shared-machines/models';
import type { WireRequest } from './requests.rules';

/** Fate of a request: it is answered, it gets no answer, or another server answers it. */
export type Fate = WireReply | 'dropped' | 'passed on';

type Replies = Readonly<Partial<Record<EndpointKey, WireReply>>>;

/** Pending requests by held endpoint. */
export type IsHeld = (request: WireRequest) => boolean;

interface Waiting {
  readonly request: WireRequest;
  readonly settle: (fate: Fate) => void;
}

/** Number of tries of the client when no answer arrives, the first one included. */
const triesOfClient = 3;

/**
 * A server that keeps every request it is told to hold waiting until it is said what to answer. What it does not hold it
 * answers from its scenery, or passes on.
 */
export class Script {
  private readonly held = new Set<EndpointKey>();
  private isHeld: IsHeld = () => true;
  private readonly scenery = new Map<EndpointKey, WireReply>();
  private queue: Waiting[] = [];
  /** Answers given ahead, in the order they were given; 'dropped' where nothing is to arrive. */
  private readonly ahead = new Map<EndpointKey, Fate[]>();
  /** Requests that go unanswered as soon as they come: the further tries of a call that was dropped. */
  private readonly dropping = new Map<EndpointKey, number>();

  /**
   * Starts again: holds these calls, of them the requests `isHeld` selects, and answers those of the scenery at once.
   */
  begin(held: readonly EndpointKey[], scenery: Replies = {}, isHeld: IsHeld = () => true): void {
    for (const { settle } of this.queue) settle('dropped');
    this.queue = [];
    this.held.clear();
    this.scenery.clear();
    this.dropping.clear();
    this.ahead.clear();
    this.isHeld = isHeld;
    for (const key of held) this.held.add(key);
    this.set(scenery);
  }

  /** Changes what is answered at once. */
  set(scenery: Replies): void {
    for (const [key, reply] of Object.entries(scenery) as [EndpointKey, WireReply][]) this.scenery.set(key, reply);
  }

  /** From now on requests of these calls wait, too. */
  hold(keys: readonly EndpointKey[]): void {
    for (const key of keys) this.held.add(key);
  }

  /** Takes a request in. */
  take(request: WireRequest): Promise<Fate> {
    const left = this.dropping.get(request.key) ?? 0;
    if (left > 0) {
      this.dropping.set(request.key, left - 1);
      return Promise.resolve('dropped');
    }
    const given = this.ahead.get(request.key)?.shift();
    if (given !== undefined) return Promise.resolve(given);
    if (this.held.has(request.key) && this.isHeld(request))
      return new Promise((settle) => {
        this.queue.push({ request, settle });
      });
    return Promise.resolve(this.scenery.get(request.key) ?? 'passed on');
  }

  /** Requests that wait for an answer. */
  waiting(): readonly WireRequest[] {
    return this.queue.map(({ request }) => request);
  }

  /** The browser has given a request up. */
  forget(request: WireRequest): void {
    for (const { settle } of this.queue.filter((waiting) => waiting.request === request)) settle('dropped');
    this.queue = this.queue.filter((waiting) => waiting.request !== request);
  }

  /** Answers one waiting request of each of these calls. Throws when one was not sent. */
  answer(replies: Replies): void {
    for (const [key, reply] of Object.entries(replies) as [EndpointKey, WireReply][])
      this.waitingFor(key).settle(reply);
  }

  /** Answers all that waits of these calls, and what is asked from now on. */
  release(replies: Replies): void {
    this.set(replies);
    for (const [key, reply] of Object.entries(replies) as [EndpointKey, WireReply][]) {
      this.held.delete(key);
      for (const { request, settle } of this.queue) if (request.key === key) settle(reply);
      this.queue = this.queue.filter(({ request }) => request.key !== key);
    }
  }

  /** Says what the next request of each of these calls is answered; nothing arrives for a mere list of calls. */
  next(replies: Replies | readonly EndpointKey[]): void {
    const fates: readonly (readonly [string, Fate])[] = Array.isArray(replies)
      ? replies.map((key: EndpointKey) => [key, 'dropped'] as const)
      : Object.entries(replies as Record<string, WireReply>);
    for (const [name, fate] of fates) {
      const key = name as EndpointKey;
      if (this.queue.some(({ request }) => request.key === key)) this.waitingFor(key).settle(fate);
      else this.ahead.set(key, [...(this.ahead.get(key) ?? []), fate]);
    }
  }

  /** Lets the waiting requests of these calls, and the tries that follow, go unanswered. */
  drop(keys: readonly EndpointKey[]): void {
    const waiting = keys.filter((key) => this.queue.some(({ request }) => request.key === key));
    if (waiting.length === 0) this.waitingFor(keys[0] as EndpointKey);
    for (const key of waiting) {
      this.dropping.set(key, triesOfClient - 1);
      this.waitingFor(key).settle('dropped');
    }
  }

  /** True while tries are expected of a call that was dropped. */
  isDropping(): boolean {
    return [...this.dropping.values()].some((left) => left > 0);
  }

  /** The client has stopped to try: what is asked from now on waits again. */
  endDropping(): void {
    this.dropping.clear();
  }

  private waitingFor(key: EndpointKey): Waiting {
    const at = this.queue.findIndex(({ request }) => request.key === key);
    const [found] = at < 0 ? [] : this.queue.splice(at, 1);
    if (found !== undefined) return found;
    const others = this.queue.map(({ request }) => request.key).join(', ');
    throw new Error(`the screen did not send ${key}; waiting: ${others || 'nothing'}`);
  }
}
