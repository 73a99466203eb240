import type { FastifyBaseLogger } from 'fastify';
import { isSuspect, releaseFault } from './release-fault.rules';
import type { SlotCounts } from './slot-counts';

export interface JudgeDependencies {
  readonly counts: SlotCounts;
  /** Takes a failing version away; null where no deploys are taken. */
  readonly withdraw: ((app: string, version: string, reason: string) => Promise<boolean>) | null;
  /** Version that everybody would get in place of this one; null when nothing better is known. */
  readonly fallbackOf: ((app: string, version: string) => Promise<string | null>) | null;
}

/** Compares versions with those they stand beside or in place of, by what all processes counted, and takes bad ones away. */
export const createJudge = ({ counts, withdraw, fallbackOf }: JudgeDependencies, log: FastifyBaseLogger) => {
  /** What was counted everywhere; where the database does not answer, what was counted here decides. */
  const share = async (): Promise<void> => {
    await counts.share().catch((error: unknown) => {
      log.warn({ event: 'deploy.unshared', err: error }, 'counts of releases were not shared');
    });
  };

  /** `isBad`: it did something that may be one time too many, with what other processes counted. */
  const judge = async (name: string, version: string, isBad: boolean): Promise<void> => {
    if (!withdraw || !fallbackOf || !(isBad || isSuspect(counts.evidenceOf(name, version)))) return;
    const known = await fallbackOf(name, version);
    if (known === null) return;
    // Only for a version that may be taken away: of all others they hear a moment later.
    await share();
    const tried = counts.evidenceOf(name, version);
    if (!isSuspect(tried)) return;
    // The same hours are compared; a version that went live for all has none beside it.
    const beside = counts.evidenceOf(name, known, version);
    const good = beside.starts + beside.pages > 0 ? beside : counts.evidenceOf(name, known);
    // What a screen waits for is the store as well: no other hour says anything of it.
    const reason = releaseFault(`${name} ${version}`, tried, { ...good, screens: beside.screens });
    if (reason === null) return;
    // Another deploy may take the same number at this moment: the next failure is judged again.
    const isGone = await withdraw(name, version, reason).catch((error: unknown) => {
      log.error({ event: 'deploy.kept', app: name, version, err: error }, 'a failing version is still there');
      return false;
    });
    if (!isGone) return;
    log.error({ event: 'deploy.returned', app: name, version, reason }, 'a failing version was taken away');
  };

  return { share, judge };
};
