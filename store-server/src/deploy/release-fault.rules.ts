import type { Tally } from './evidence.rules';
import { medianOf } from './slot-counts';

/** Fewer are chance. */
const LEAST = 3;
const LEAST_TIMES = 5;
/** As many times what the compared version shows, and a part more. */
const TIMES = 2;
const FAILURES_MORE = 0.01;
/** Part of the pages that would not be silent otherwise: one that is left at once is silent, too. */
const SILENCE_MORE = 0.3;
const MOST_SILENCE = 0.5;
const SLOWER_BY_MS = 1000;

const partOf = (count: number, all: number): number => (all === 0 ? 0 : Math.min(1, count / all));

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const isSlow = (times: readonly number[]): boolean => times.length >= LEAST_TIMES && medianOf(times) > SLOWER_BY_MS;

/** How long it takes, and how long it took, in words; null where that is not much slower, or too little is known. */
const slower = (tried: readonly number[], known: readonly number[]): string | null => {
  const [is, was] = [medianOf(tried), medianOf(known)];
  if (Math.min(tried.length, known.length) < LEAST_TIMES || is <= was * TIMES + SLOWER_BY_MS) return null;
  return `in ${seconds(is)}, the version it is compared with in ${seconds(was)}`;
};

/** True when it is worth comparing a version with another. */
export const isSuspect = ({ failures, silent, times, screens }: Tally): boolean =>
  failures >= LEAST || silent >= LEAST || isSlow(times) || isSlow(screens);

/** Reason not to serve a version any longer, compared with one that is known to be good; null when there is none [D-6]. */
export const releaseFault = (name: string, tried: Tally, known: Tally): string | null => {
  const failing = partOf(known.failures, known.starts) * TIMES + FAILURES_MORE;
  if (tried.failures >= LEAST && tried.failures > tried.starts * failing)
    return `${tried.failures} of ${tried.starts} starts of ${name} failed`;
  const usual = Math.min(MOST_SILENCE, partOf(known.silent, known.pages));
  if (tried.silent >= LEAST && tried.silent > tried.pages * (usual + (1 - usual) * SILENCE_MORE))
    return `${tried.silent} of ${tried.pages} pages with ${name} fell silent before they had started`;
  const starts = slower(tried.times, known.times);
  if (starts !== null) return `${name} starts ${starts}`;
  const screens = slower(tried.screens, known.screens);
  return screens === null ? null : `${name} shows its screens ${screens}`;
};
