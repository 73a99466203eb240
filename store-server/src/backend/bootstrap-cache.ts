import type { EndpointKey } from '@listings/shared-api/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { BackendClient } from './backend-client';
import { ALL_PARTS, PARTS, type Part, type PartValues } from './bootstrap-parts';

/** Known values of the parts; a missing one could not be read. */
export type KnownParts = Partial<PartValues>;

interface KeptPart {
  readonly value: PartValues[Part];
  /** Milliseconds since 1970. */
  readonly takenAt: number;
}

/** Known parts as they are saved over a restart. */
export type KeptParts = Partial<Record<Part, KeptPart>>;

export interface BootstrapCacheOptions {
  readonly client: BackendClient;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Parts saved by an earlier process. */
  readonly kept: KeptParts;
  /** Called when a known value has changed. */
  readonly keep: (parts: KeptParts) => void;
}

export interface BootstrapCache {
  /**
   * Known values at once; waits only for needed parts that are unknown or older than `AT_ONCE_MS`. Parts that are not
   * fresh are read in the background.
   */
  readonly atOnce: (needed: readonly Part[]) => Promise<KnownParts>;
  /** Values after all parts that are not fresh were read again; a part that could not be read keeps its last value. */
  readonly now: () => Promise<KnownParts>;
  /** A mutation that makes these reads stale begins, or has ended. */
  readonly mutated: (key: EndpointKey, reads: readonly string[]) => void;
}

/** Milliseconds during which an answer is not read again. */
const FRESH_MS = 5000;
/** Milliseconds after which a value is read again before it is shown; it still counts when it cannot be read. */
const AT_ONCE_MS = 12 * 60 * 60 * 1000;
/** Longest wait for a document. */
const LONGEST_WAIT_MS = 4000;

/** The last good values of the bootstrap object's parts. The store has one admin: they are the same for everybody. */
export const createBootstrapCache = ({ client, log, now, kept, keep }: BootstrapCacheOptions): BootstrapCache => {
  const known: KeptParts = { ...kept };
  const running = new Map<Part, Promise<void>>();
  /** Counts how often a part was invalidated: an answer to an earlier request is ignored. */
  const turns = new Map<Part, number>();

  const store = (part: Part, value: PartValues[Part]) => {
    const isNews = JSON.stringify(known[part]?.value) !== JSON.stringify(value);
    known[part] = { value, takenAt: now() };
    if (isNews) keep({ ...known });
  };
  const drop = (part: Part) => {
    delete known[part];
    keep({ ...known });
  };
  const ask = async (part: Part): Promise<void> => {
    const turn = turns.get(part);
    const answer = await askPart(client, log, part);
    if (turn !== turns.get(part)) return;
    if (answer.kind === 'value') store(part, answer.value);
    // A part that the store no longer offers keeps its last known value.
    else if (answer.kind === 'absent') known[part] ??= { value: answer.value, takenAt: now() };
  };
  const refresh = (part: Part): Promise<void> => {
    const earlier = running.get(part);
    if (earlier) return earlier;
    const asking = ask(part).finally(() => {
      if (running.get(part) === asking) running.delete(part);
    });
    running.set(part, asking);
    return asking;
  };
  const isYounger = (part: Part, ms: number) => {
    const age = now() - (known[part]?.takenAt ?? -Infinity);
    // What was taken later than now was taken before the clock was set back.
    return age >= 0 && age < ms;
  };

  const valuesWithin = async (awaited: readonly Promise<void>[]): Promise<KnownParts> => {
    await withinWait(awaited);
    return Object.fromEntries(ALL_PARTS.flatMap((part) => (known[part] ? [[part, known[part].value]] : [])));
  };
  const old = () => ALL_PARTS.filter((part) => !isYounger(part, PARTS[part].freshMs ?? FRESH_MS));

  return {
    atOnce(needed) {
      const awaited = needed.filter((part) => !isYounger(part, AT_ONCE_MS)).map(refresh);
      // The awaited reads go first: a small shop answers few calls at a time.
      void Promise.all(awaited).then(() => old().map(refresh));
      return valuesWithin(awaited);
    },
    now: () => valuesWithin(old().map(refresh)),
    mutated(key, reads) {
      for (const part of ALL_PARTS) {
        const { read, decidedBy = [] } = PARTS[part];
        if (read === undefined || !reads.includes(read)) continue;
        turns.set(part, (turns.get(part) ?? 0) + 1);
        running.delete(part);
        const last = known[part];
        if (last === undefined) continue;
        if (decidedBy.some((one) => one === key)) drop(part);
        else known[part] = { ...last, takenAt: 0 };
      }
    },
  };
};

const withinWait = async (awaited: readonly Promise<void>[]): Promise<void> => {
  if (awaited.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([Promise.all(awaited), patience]);
  clearTimeout(timer);
};

type PartAnswer =
  { readonly kind: 'value' | 'absent'; readonly value: PartValues[Part] } | { readonly kind: 'unknown' };

/** One read of one part. Never rejects: what cannot be read is unknown. */
const askPart = async (client: BackendClient, log: FastifyBaseLogger, part: Part): Promise<PartAnswer> => {
  const { path, query = '', parse, absent } = PARTS[part];
  try {
    const { status, body } = await client({ method: 'GET', path, query });
    const value = status === 200 ? parse(body) : undefined;
    if (value !== undefined) return { kind: 'value', value };
    log.warn({ event: 'backend.bootstrap', part, status }, 'a part of the bootstrap object could not be read');
    if (absent !== undefined && status >= 400 && status < 500) return { kind: 'absent', value: absent };
  } catch (error) {
    log.warn({ event: 'backend.bootstrap', part, err: error }, 'a part of the bootstrap object could not be read');
  }
  return { kind: 'unknown' };
};
