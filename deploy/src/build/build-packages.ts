import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  configName,
  outOf,
  stateName,
  type BuildRecord,
  type PackageState,
  type StaleBuild,
} from '../state/build-state.mjs';
import { hashFiles, sourceClosure } from './inputs';
import type { PackageBuild } from './package-build';
import { buildTime, runBuild } from './run-build';

/** Callbacks at the start and the end of each build. */
export interface BuildProgress {
  /** Called first, with the number of builds. */
  planned(count: number): void;
  started(name: string, why: string): void;
  finished(name: string, milliseconds: number, record: BuildRecord): void;
  failed(name: string, error: unknown): void;
}

interface Job {
  readonly folder: string;
  readonly build: PackageBuild;
  readonly only: boolean;
  readonly why: string;
}

const atOnce = 2;

export async function loadConfig(root: string, folder: string): Promise<PackageBuild[]> {
  const url = pathToFileURL(join(root, folder, configName)).href;
  const { default: config } = (await import(url)) as { default: PackageBuild | PackageBuild[] };
  return [config].flat();
}

async function jobsOf(root: string, stale: readonly StaleBuild[]): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const folder of new Set(stale.map((item) => item.folder))) {
    const builds = await loadConfig(root, folder);
    for (const build of builds) {
      const reason = stale.find((item) => item.folder === folder && [undefined, build.name].includes(item.build));
      if (reason !== undefined) jobs.push({ folder, build, only: builds.length === 1, why: reason.why });
    }
  }
  return jobs;
}

function readState(file: string): PackageState | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageState) : undefined;
}

/** Writes a file in one step: whoever reads it meanwhile sees the old or the new one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Stands for a build that failed: never up to date. */
const failedRecord = (folder: string): BuildRecord => ({
  inputs: { [`${folder}/${configName}`]: 'failed' },
  absent: [],
  outputs: {},
  builtAt: buildTime(),
});

async function writeState(root: string, folder: string, done: Readonly<Record<string, BuildRecord>>): Promise<void> {
  const file = join(root, folder, 'dist', stateName);
  const before = readState(file)?.builds ?? {};
  const names = (await loadConfig(root, folder)).map((build) => build.name);
  const builds = names.map((name) => [name, done[name] ?? before[name] ?? failedRecord(folder)] as const);
  const config = hashFiles(root, sourceClosure(root, join(root, folder, configName)));
  const state: PackageState = { config, builds: Object.fromEntries(builds) };
  await mkdir(join(root, folder, 'dist'), { recursive: true });
  await writeWhole(file, `${JSON.stringify(state, null, 1)}\n`);
}

/**
 * Runs the builds that are out of date, two at a time. Answers with the names of those that failed. What `then` does with a
 * build's folder goes on beside the next builds.
 */
export async function buildPackages(
  root: string,
  stale: readonly StaleBuild[],
  progress: BuildProgress,
  then: (out: string) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const queue = await jobsOf(root, stale);
  const done: Record<string, Record<string, BuildRecord>> = {};
  const failed: string[] = [];
  const after: Promise<PromiseSettledResult<void>[]>[] = [];
  progress.planned(queue.length);
  const run = async ({ build, folder, only, why }: Job): Promise<void> => {
    const out = outOf(root, folder, build.name, only);
    const records = (done[folder] ??= {});
    progress.started(build.name, why);
    const start = performance.now();
    try {
      const record = await runBuild(build, { root, packageDir: join(root, folder), packageName: folder, out });
      records[build.name] = record;
      progress.finished(build.name, performance.now() - start, record);
      after.push(Promise.allSettled([then(out)]));
    } catch (error) {
      records[build.name] = failedRecord(folder);
      failed.push(build.name);
      progress.failed(build.name, error);
    }
  };
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ended = (await Promise.all(after)).flat();
  for (const [folder, records] of Object.entries(done)) await writeState(root, folder, records);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return failed;
}
