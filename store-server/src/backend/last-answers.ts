import type { EndpointKey } from '@listings/shared-api/contract';
import type { EndpointCall } from '../calls/responder';
import type { WireAnswer } from '../calls/answer-validation';

interface Kept {
  readonly answer: WireAnswer;
  readonly key: EndpointKey;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
}

/** A good answer of earlier, and how old it is. */
export interface LastAnswer {
  readonly answer: WireAnswer;
  readonly ageMs: number;
}

/** Last good answers of reads, in memory: what is shown while the store does not answer. */
export interface LastAnswers {
  /** Begins a read; the function keeps its answer, unless a mutation made it stale meanwhile. */
  readonly begin: (call: EndpointCall) => (answer: WireAnswer) => void;
  readonly find: (call: EndpointCall) => LastAnswer | null;
  /** Drops answers that no longer match the store. */
  readonly forget: (keys: readonly string[]) => void;
}

/** Answers that only the store itself may give: one-time addresses of other sites, and the status of the billing. */
const NEVER_KEPT: ReadonlySet<EndpointKey> = new Set([
  'startHostingConnection',
  'startProviderConnection',
  'getBillingStatus',
]);

const MOST_ANSWERS = 300;
/** Characters of the largest answer that is kept. */
const LARGEST = 512 * 1024;

const nameOf = ({ key, input }: EndpointCall): string => JSON.stringify([key, input.params, input.query]);

/** Keeps at most 300 answers of at most 512 Ki characters, each for `staleMs`. */
export const createLastAnswers = (now: () => number, staleMs: number): LastAnswers => {
  const kept = new Map<string, Kept>();
  /** Counts how often the answers of a read became stale. */
  const turns = new Map<string, number>();
  return {
    begin: (call) => {
      const { key } = call;
      const turn = turns.get(key);
      return (answer) => {
        if (turn !== turns.get(key) || NEVER_KEPT.has(key) || answer.text.length > LARGEST) return;
        const name = nameOf(call);
        kept.delete(name);
        kept.set(name, { answer, key, takenAt: now() });
        const [oldest] = kept.keys();
        if (kept.size > MOST_ANSWERS && oldest !== undefined) kept.delete(oldest);
      };
    },
    find: (call) => {
      const found = kept.get(nameOf(call));
      const ageMs = found === undefined ? Infinity : now() - found.takenAt;
      return found !== undefined && ageMs <= staleMs ? { answer: found.answer, ageMs } : null;
    },
    forget: (keys) => {
      for (const key of keys) turns.set(key, (turns.get(key) ?? 0) + 1);
      for (const [name, { key }] of kept) if (keys.includes(key)) kept.delete(name);
    },
  };
};
