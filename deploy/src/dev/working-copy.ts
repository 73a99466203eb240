import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { isScript } from '../build/describe-file';
import { integrityOf } from '../build/integrity';
import { manifestName, type Manifest } from '../build/manifest';
import type { PackageBuild } from '../build/package-build';
import { messagesOf } from '../build/run-build';
import type { BuildPlace } from '../build/webpack-config';
import { developmentConfig, specifiersOf } from './development-config';

/** A build as its sources stand now. */
export interface WorkingCopy {
  readonly name: string;
  readonly manifest: Manifest;
  /** webpack's hash of it, by which what runs on a page knows whether it is the newest. */
  readonly hash: string;
  /** File → its bytes, of this version and those before: an open page asks for what it started with. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Script of this version → `sha256-…`. */
  integrity(): Readonly<Record<string, string>>;
}

/** Result of a compilation. */
export type Compiled =
  { readonly copy: WorkingCopy; readonly milliseconds: number } | { readonly errors: readonly string[] };

/** The last argument of a call of `fs`: what is to be called with its outcome. */
const callbackOf = (args: readonly unknown[]): ((error: Error | null) => void) =>
  args.at(-1) as (error: Error | null) => void;

/** A disk that keeps nothing: what is built is served from memory. */
const keepsNothing = (...args: readonly unknown[]): void => callbackOf(args)(null);
const hasNothing = (...args: readonly unknown[]): void =>
  callbackOf(args)(Object.assign(new Error('nothing is kept'), { code: 'ENOENT' }));
const noDisk = { mkdir: keepsNothing, writeFile: keepsNothing, stat: hasNothing, readFile: hasNothing };

/** Bytes of every emitted file; nothing is written. */
export function emittedFiles(compiler: Compiler): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  compiler.outputFileSystem = noDisk;
  compiler.hooks.assetEmitted.tap('WorkingCopy', (file, { content }) => {
    files.set(file, content);
  });
  return files;
}

function copyOf(build: PackageBuild, hash: string, files: ReadonlyMap<string, Buffer>): WorkingCopy {
  const manifest = JSON.parse(String(files.get(manifestName))) as Manifest;
  return {
    name: build.name,
    manifest: { ...manifest, specifiers: specifiersOf(build, manifest.specifiers) },
    hash,
    files,
    integrity() {
      const scripts = Object.keys(manifest.files).filter(isScript);
      return Object.fromEntries(scripts.map((file) => [file, integrityOf(files.get(file) ?? Buffer.alloc(0))]));
    },
  };
}

/** A package of the working tree. */
export interface WatchedPackage {
  readonly root: string;
  readonly folder: string;
}

/** Folders of a build that is kept in memory: the package's `dist/` is left alone. */
export async function placeFor(
  build: PackageBuild,
  { root, folder }: WatchedPackage,
  kind: 'dev' | 'local',
): Promise<BuildPlace> {
  const out = join(root, 'node_modules/.cache/listings', kind, build.name);
  await mkdir(out, { recursive: true });
  return { root, packageDir: join(root, folder), packageName: folder, out };
}

/**
 * Builds a part of the page in development mode, now and at each change of a file it reads, into a folder of its own: the
 * package's `dist/` is left alone. Resolves with the function that ends it.
 */
export async function watchWorkingCopy(
  build: PackageBuild,
  watched: WatchedPackage,
  onCompiled: (compiled: Compiled) => void,
): Promise<() => Promise<void>> {
  const compiler = webpack(developmentConfig(build, await placeFor(build, watched, 'dev')));
  const files = emittedFiles(compiler);
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error !== null || stats === undefined) return onCompiled({ errors: [error?.message ?? 'nothing was built'] });
    if (stats.hasErrors()) return onCompiled({ errors: messagesOf(stats) });
    const milliseconds = stats.endTime - stats.startTime;
    onCompiled({ copy: copyOf(build, stats.hash ?? '', files), milliseconds });
  });
  return () =>
    new Promise((done) => {
      watching?.close(() => compiler.close(() => done()));
    });
}
