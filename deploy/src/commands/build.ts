import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages, type BuildProgress } from '../build/build-packages';
import { composeRelease, publishBuild } from '../compose/compose';
import { ReleaseRefused } from '../compose/page-map';
import { compressBest, type Compression } from '../compose/publish-assets';
import { releaseName, type Release } from '../compose/release';
import { verifyRelease } from '../compose/verify-release';
import { findStale, releaseDir } from '../state/build-state.mjs';
import { printer } from './print';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const { line: say, complaint: complain } = printer;

/** Tells of each build on a line of its own. */
export function createProgress(): BuildProgress {
  let count = 0;
  let total = 0;
  const position = () => `${String((count += 1)).padStart(String(total).length)}/${total}`;
  return {
    planned(builds) {
      total = builds;
    },
    started: (name, why) => say(`  …  ${name}: ${why}`),
    finished: (name, milliseconds, { outputs }) => {
      const bytes = Object.values(outputs).reduce((sum, size) => sum + size, 0);
      say(`${position()}  ${name} built in ${(milliseconds / 1000).toFixed(1)} s, ${kilobytes(bytes)}`);
    },
    failed: (name, error) => {
      const text = error instanceof Error ? error.message : String(error);
      complain(`${position()}  ${text.startsWith(name) ? '' : `${name}: `}${text}`);
    },
  };
}

/** Puts the release together when it is out of date; false, with the reasons told, when that cannot be. */
async function compose(root: string, isWhole: boolean, compression: Compression): Promise<boolean> {
  const why = findStale(root).release;
  if (why === undefined) return true;
  try {
    const { files } = await composeRelease(root, compression);
    say(`release composed (${why}): ${Object.keys(files).length} files`);
    return true;
  } catch (error) {
    // The last good build of what failed may be of a day when manifests said less: the failure is the news, not that.
    if (!(error instanceof ReleaseRefused)) {
      if (isWhole) throw error;
    } else error.reasons.forEach(complain);
    return false;
  }
}

/** Builds what is out of date and composes the release, with the last good build of what failed. The last line says how it went. */
export async function build(root: string, compression: Compression): Promise<number> {
  const start = performance.now();
  const publish = (out: string) => publishBuild(root, out, compression);
  const failed = await buildPackages(root, findStale(root).stale, createProgress(), publish);
  const composed = await compose(root, failed.length === 0, compression);
  // What was composed at a first start, and is not composed anew, is made as small as what is.
  if (compression === 'best') await compressBest(root);
  if (failed.length > 0) complain(`build failed: ${failed.join(', ')}`);
  else if (!composed) complain('release refused: the builds do not fit together');
  else say(`build finished in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return failed.length > 0 || !composed ? 1 : 0;
}

/** Compresses the rest of a release that a first start composed. */
export async function compress(root: string): Promise<number> {
  say(`${await compressBest(root)} files compressed`);
  return 0;
}

export async function check(root: string): Promise<number> {
  const dir = join(root, releaseDir);
  const release = JSON.parse(await readFile(join(dir, releaseName), 'utf8')) as Release;
  const wrong = await verifyRelease(release, dir);
  wrong.forEach(complain);
  if (wrong.length === 0) say(`${Object.keys(release.files).length} files are as stated`);
  return wrong.length === 0 ? 0 : 1;
}
