import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  directoryStore,
  LiveReleases,
  startFromRelease,
  type BuildStatus,
  type FiguresOf,
  type LedgerEntry,
  type LoadCheck,
  type LocalBuild,
  type ReleaseVerdict,
} from '@listings/deploy/live';
import { contractDocument } from '@listings/shared-api/contract-document';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config';
import { EXIT, StartError } from '../base/start-error';
import { buildDeployListener } from './deploy-listener';
import { createStackReader, type StackReader } from './stack-reader';

/** The releases that teams publish to this server. */
export interface Deploys {
  /** Folder of the served release: the ledger's last map. */
  readonly releaseDir: string;
  readonly listener: FastifyInstance;
  /** What the ledger says of bytes that stand as the served release. */
  readonly verdictOf: (release: Buffer) => Promise<ReleaseVerdict>;
  /** Version that everybody would get in place of this one; null when nothing better is known. */
  readonly fallbackOf: (app: string, version: string) => Promise<string | null>;
  /** Withdraws a failing candidate, or a live version in its first hour. */
  readonly withdraw: (app: string, version: string, reason: string) => Promise<boolean>;
  /** Returns a build to the version before at an owner's word, whenever it went live, or takes its candidate away. */
  readonly sendBack: (app: string, version: string, reason: string) => Promise<boolean>;
  /** Makes the stack of a browser readable, by the source maps that came with its builds. */
  readonly readStack: StackReader;
  /** Builds of working trees that owners may show now: those with some words, or all. */
  readonly localBuilds: (words?: readonly string[]) => Promise<readonly LocalBuild[]>;
  readonly declaresFlag: LiveReleases['declaresFlag'];
  /** Every build, with what stands beside it. */
  readonly status: () => Promise<readonly BuildStatus[]>;
  /** The last revisions, the newest first. */
  readonly lastRevisions: (count: number) => Promise<readonly LedgerEntry[]>;
}

export interface DeployOptions {
  readonly now: () => number;
  readonly figuresOf: FiguresOf;
  readonly load: LoadCheck | null;
  /** Origin of the pages. */
  readonly site: () => string;
}

/** Opens the folder of the releases; an empty one starts with the output of the build. */
export const openDeploys = async (config: ServerConfig, log: Logger, options: DeployOptions): Promise<Deploys> => {
  const releaseDir = config.deployDir ?? join(config.dataDir, 'releases');
  await mkdir(releaseDir, { recursive: true, mode: 0o700 });
  const live = new LiveReleases(directoryStore(releaseDir), options);
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
    verdictOf: live.verdictOf,
    fallbackOf: async (...failing) => live.fallbackOf(...failing),
    withdraw: async (...failing) => live.withdraw(...failing),
    sendBack: async (...unwanted) => live.withdraw(...unwanted, Infinity),
    readStack: createStackReader(live.mapsOf),
    localBuilds: live.localBuilds,
    declaresFlag: (app, name, value) => live.declaresFlag(app, name, value),
    status: async () => live.status(),
    lastRevisions: async (count) => {
      const last = await live.ledger.lastRevision();
      return (await live.ledger.since(Math.max(1, last - count + 1))).map(({ entry }) => entry).reverse();
    },
  };
};
