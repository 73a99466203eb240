import type { FastifyRateLimitOptions, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '../db/tables';

/** Number of calls of a key within a window, and the time until its end (milliseconds from now). */
interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Counters of calls, by key. */
export interface RateCounters {
  readonly add: (key: string, windowMs: number) => Promise<Count>;
  readonly read: (key: string) => Promise<Count>;
}

/** The window has ended, or was begun before the clock was set back. */
const isOver = (at: number, windowMs: number) =>
  sql<boolean>`(counter.resets_at <= ${at} or counter.resets_at > ${at + windowMs})`;

interface Row {
  readonly hits: number;
  readonly resets_at: number;
}

/** Keys that are remembered; the one that was not heard of for longest goes first. */
const MOST_KEYS = 20_000;

/** Counters of this process alone, by a clock that nobody sets. */
export const countersInMemory = (now: () => number = () => performance.now()): RateCounters => {
  const counted = new Map<string, { readonly current: number; readonly endsAt: number }>();
  const alive = (key: string) => {
    const count = counted.get(key);
    return count && count.endsAt > now() ? count : undefined;
  };
  return {
    add: async (key, windowMs) => {
      const { current, endsAt } = alive(key) ?? { current: 0, endsAt: now() + windowMs };
      counted.delete(key);
      counted.set(key, { current: current + 1, endsAt });
      const [oldest] = counted.keys();
      if (counted.size > MOST_KEYS && oldest !== undefined) counted.delete(oldest);
      return { current: current + 1, ttl: endsAt - now() };
    },
    read: async (key) => {
      const { current, endsAt } = alive(key) ?? { current: 0, endsAt: now() };
      return { current, ttl: endsAt - now() };
    },
  };
};

/**
 * Counters in PostgreSQL, which all processes on one database share. A count that a power failure takes away harms nobody, so the statement does not wait for the
 * disk: it switches that off for itself.
 */
export const countersOf = (db: Database, now: () => number): RateCounters => ({
  add: async (key, windowMs) => {
    const at = now();
    const { rows } = await sql<Row>`
      with quick as materialized (select set_config('synchronous_commit', 'off', true) as setting)
      insert into rate_counters as counter (key, hits, resets_at)
      select cast(${key} as text), 1, cast(${at + windowMs} as bigint) from quick where setting = 'off'
      on conflict (key) do update set
        hits = case when ${isOver(at, windowMs)} then 1 else counter.hits + 1 end,
        resets_at = case when ${isOver(at, windowMs)} then excluded.resets_at else counter.resets_at end
      returning hits, resets_at`.execute(db);
    const [row] = rows;
    return { current: row?.hits ?? 1, ttl: (row?.resets_at ?? at + windowMs) - at };
  },
  read: async (key) => {
    const row = await db.selectFrom('rate_counters').selectAll().where('key', '=', key).executeTakeFirst();
    const at = now();
    return row && row.resets_at > at ? { current: row.hits, ttl: row.resets_at - at } : { current: 0, ttl: 0 };
  },
});

export const forgetOldCounts = async (db: Database, now: number): Promise<void> => {
  await db.deleteFrom('rate_counters').where('resets_at', '<=', now).execute();
};

type Callback = (error: Error | null, count?: Count) => void;

/** The counters as the rate limit plugin wants its store. */
class CounterStore {
  readonly #counters: RateCounters;
  readonly #windowMs: number;

  constructor(counters: RateCounters, { timeWindow }: { readonly timeWindow?: unknown }) {
    this.#counters = counters;
    this.#windowMs = Number(timeWindow);
  }

  incr(key: string, callback: Callback): void {
    this.#counters.add(key, this.#windowMs).then((count) => callback(null, count), callback);
  }

  read(key: string, callback: Callback): void {
    this.#counters.read(key).then((count) => callback(null, count), callback);
  }

  child(options: { readonly timeWindow?: unknown }): CounterStore {
    return new CounterStore(this.#counters, options);
  }
}

/** The plugin makes its store itself, from a class. */
export const counterStoreClass = (counters: RateCounters): FastifyRateLimitStoreCtor =>
  class extends CounterStore {
    constructor(options: FastifyRateLimitOptions) {
      super(counters, options);
    }
  } as FastifyRateLimitStoreCtor;
