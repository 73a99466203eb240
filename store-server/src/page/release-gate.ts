import { stat } from 'node:fs/promises';
import type { LocalBuild, ReleaseVerdict } from '@listings/deploy/live';
import type { FlagValue } from '@listings/shared-values/flags';
import type { Logger } from 'pino';

/** The ledger of the place that is served, and where to say what it does not know. */
export interface ReleaseWatch {
  readonly verdictOf: (release: Buffer) => Promise<ReleaseVerdict>;
  /** Builds of working trees with some words, for owners. */
  readonly localBuilds: (words?: readonly string[]) => Promise<readonly LocalBuild[]>;
  /** True when a build that pages may have declares the flag, and the value fits it. */
  readonly declaresFlag: (app: string, name: string, value: FlagValue) => Promise<boolean>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** What tells one version of a file from another without reading it. */
export const versionOf = async (place: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(place);
  return `${mtimeMs} ${size} ${ino}`;
};

/** Lets through what the ledger recorded; everything where there is no ledger. */
export class ReleaseGate {
  private refused: string | null = null;

  constructor(
    private readonly place: string,
    private readonly watch: ReleaseWatch | null,
  ) {}

  /** True for a version that was looked at and is not served. */
  isRefused(version: string): boolean {
    return this.refused === version;
  }

  /** Reason not to serve these bytes; null when there is none. A release of before ledgers held hashes passes, and is said. */
  async faultIn(bytes: Buffer, version: string): Promise<string | null> {
    if (this.watch === null) return null;
    const { verdictOf, log } = this.watch;
    const verdict = await verdictOf(bytes);
    if (verdict.is === 'unrecorded')
      log.warn({ event: 'deploy.unrecorded', revision: verdict.revision }, 'the ledger has no hash of this release');
    if (verdict.is !== 'other') return null;
    // A deploy may have replaced the file meanwhile: that one is looked at by the next request.
    if (!this.isRefused(version) && (await versionOf(this.place)) === version) {
      this.refused = version;
      log.error({ event: 'deploy.edited', reason: verdict.reason }, 'a release is not served');
    }
    return verdict.reason;
  }
}
