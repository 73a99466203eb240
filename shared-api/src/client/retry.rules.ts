import type { ApiError, EndpointDefinition } from '../contract';

/** Tries of one call, the first included. */
export const maxTries = 3;
const baseDelayMs = 500;
const maxDelayMs = 30_000;
const minServerDelayMs = 1_000;
const transientStatuses: readonly number[] = [408, 429, 502, 503, 504];

/**
 * True when another try may succeed: no answer arrived, or a transient status that the endpoint does not declare as its
 * own answer.
 */
export function isWorthAnotherTry(error: ApiError, definition: EndpointDefinition): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return (
    error.kind === 'http' && transientStatuses.includes(error.status) && definition.errors?.[error.status] === undefined
  );
}

/** Reads `Retry-After`, seconds or an HTTP date, as milliseconds from 1 s on; null when there is none that can be read. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  const words = value?.trim() ?? '';
  if (words === '') return null;
  const wait = /^\d+(\.\d+)?$/.test(words) ? Number(words) * 1000 : Date.parse(words) - now;
  return Number.isNaN(wait) ? null : Math.max(wait, minServerDelayMs);
}

/**
 * True when the server asks for a longer wait than people have for a screen: WordPress says ten minutes during each update of
 * a plugin. They are told at once, and a change is not sent when it may be of the past.
 */
export const isTooLong = (serverDelay: number | null): boolean => (serverDelay ?? 0) > maxDelayMs;

/** Milliseconds before the next try: what the server asked for, else a random part of a ceiling that doubles with each try. */
export function retryDelay(triesSoFar: number, serverDelay: number | null, random: () => number): number {
  return serverDelay ?? random() * Math.min(maxDelayMs, baseDelayMs * 2 ** triesSoFar);
}

/** Keeps retries to a tenth of all calls, with a reserve for the first ones, so that a failing server is not flooded. */
export interface RetryBudget {
  /** Counts a new call. */
  earn(): void;
  /** Takes one retry out; false when nothing is left. */
  spend(): boolean;
}

const reserve = 10;

export function createRetryBudget(): RetryBudget {
  // Counted in tenths of a retry, to stay with whole numbers.
  let tenths = reserve * 10;
  return {
    earn() {
      tenths = Math.min(tenths + 1, reserve * 10);
    },
    spend() {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}
