import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryShelf, LiveReleases, startFromRelease } from '@listings/deploy/live';
import { contractDocument } from '@listings/shared-api/contract-document';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config';
import { EXIT, StartError } from '../base/start-error';
import { buildDeployListener } from './deploy-listener';

/** The releases that teams publish to this server. */
export interface Deploys {
  /** Folder of the served release: the ledger's last map. */
  readonly releaseDir: string;
  readonly listener: FastifyInstance;
  /** Version that everybody would get in place of this one; null when nothing better is known. */
  readonly fallbackOf: (app: string, version: string) => Promise<string | null>;
  /** Withdraws a failing candidate, or a live version in its first hour. */
  readonly withdraw: (app: string, version: string, reason: string) => Promise<boolean>;
}

/** Opens the folder of the releases; an empty one starts with the output of the build. */
export const openDeploys = async (config: ServerConfig, log: Logger, now: () => number): Promise<Deploys> => {
  const releaseDir = config.deployDir ?? join(config.dataDir, 'releases');
  await mkdir(releaseDir, { recursive: true, mode: 0o700 });
  const live = new LiveReleases(directoryShelf(releaseDir), { now });
  const faults = await live.ledger.faults();
  if (faults.length > 0) throw new StartError(`The ledger of ${releaseDir} is broken: ${faults[0]}`, EXIT.failed);
  if ((await live.ledger.lastRevision()) === 0) {
    await startFromRelease(live, config.releaseDir).catch((error: unknown) => {
      throw new StartError(`There is no build in ${config.releaseDir}: run npm run build`, EXIT.badInput, {
        cause: error,
      });
    });
  }
  await live.settle();
  const unfit = await live.serve(contractDocument());
  // The map was made for an older server: what breaks is said, and the teams of those parts can mend it.
  if (unfit.length > 0)
    log.warn({ event: 'deploy.unfit', reasons: unfit }, 'the published map does not fit this server');
  const listener = await buildDeployListener(live, log);
  return {
    releaseDir,
    listener,
    fallbackOf: async (...failing) => live.fallbackOf(...failing),
    withdraw: async (...failing) => live.withdraw(...failing),
  };
};
