import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure } from './figure';

export interface BuildTimes {
  readonly allSeconds: number;
  readonly oneSeconds: number;
  readonly unchangedSeconds: number;
}

interface Manifest {
  readonly name: string;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** True for sources: leaves out packages, and build output and caches, so that the build is cold. */
const isSource = (path: string) => !/\/(node_modules|dist|\.tsout|\.cache|artifacts)(\/|$)/.test(path);

/**
 * Installed packages as links to the same files: links to folders would lead out of the copy, where builds do not look for
 * the files of packages that they replace.
 */
function linkPackages(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-al', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages were not linked: ${stderr}`);
}

/** A copy of the sources with the packages that are installed here, so that the build of this checkout stays as it is. */
function copySources(root: string): string {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // On the disk of the packages.
  const copy = mkdtempSync(join(root, 'dist/bench-build-'));
  // The Node.js that was brought here is a package too.
  const workspaces = readdirSync(root).filter(
    (folder) => !folder.startsWith('.') && existsSync(join(root, folder, 'package.json')),
  );
  for (const name of [...workspaces, 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => isSource(path.slice(root.length)),
    });
  mkdirSync(join(copy, 'node_modules/@listings'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@listings' && !name.startsWith('.cache'))
      linkPackages(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const folder of workspaces) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules', manifestOf(join(root, folder)).name));
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) linkPackages(own, join(copy, folder, 'node_modules'));
  }
  return copy;
}

function secondsOfBuild(folder: string): number {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed: ${stderr}${stdout}`);
  return (performance.now() - start) / 1000;
}

/** Wall time of the production build: everything, one application, nothing. */
export function measureBuildTimes(root: string): BuildTimes {
  const copy = copySources(root);
  try {
    const allSeconds = secondsOfBuild(copy);
    rmSync(join(copy, 'mfe-dashboard/dist'), { recursive: true });
    const oneSeconds = secondsOfBuild(copy);
    return { allSeconds, oneSeconds, unchangedSeconds: secondsOfBuild(copy) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export const buildFigures = ({ allSeconds, oneSeconds, unchangedSeconds }: BuildTimes): readonly Figure[] => [
  atMost('production build, everything', 's', 15, allSeconds),
  atMost('production build, one application', 's', 2, oneSeconds),
  atMost('production build, nothing changed', 's', 1, unchangedSeconds),
];
