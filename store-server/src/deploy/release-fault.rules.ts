import { medianOf, type Tally } from './slot-counts';

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

/** True when it is worth comparing a version with another. */
export const isSuspect = ({ failures, silent, times }: Tally): boolean =>
  failures >= LEAST || silent >= LEAST || (times.length >= LEAST_TIMES && medianOf(times) > SLOWER_BY_MS);

/** Reason not to serve a version any longer, compared with one that is known to be good; null when there is none [D-6]. */
export const releaseFault = (name: string, tried: Tally, known: Tally): string | null => {
  const failing = partOf(known.failures, known.starts) * TIMES + FAILURES_MORE;
  if (tried.failures >= LEAST && tried.failures > tried.starts * failing)
    return `${tried.failures} of ${tried.starts} starts of ${name} failed`;
  const usual = Math.min(MOST_SILENCE, partOf(known.silent, known.pages));
  if (tried.silent >= LEAST && tried.silent > tried.pages * (usual + (1 - usual) * SILENCE_MORE))
    return `${tried.silent} of ${tried.pages} pages with ${name} fell silent before they had started`;
  const [is, was] = [medianOf(tried.times), medianOf(known.times)];
  const isKnown = Math.min(tried.times.length, known.times.length) >= LEAST_TIMES;
  if (isKnown && is > was * TIMES + SLOWER_BY_MS)
    return `${name} starts in ${seconds(is)}, the version it is compared with in ${seconds(was)}`;
  return null;
};
