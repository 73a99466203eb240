import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';
import { namesIn, type BuildRecord } from '../state/build-state.mjs';
import { buildCode, hashFiles, inRoot, ownPaths } from './inputs';
import type { PackageBuild } from './package-build';
import { webpackConfig, type BuildPlace } from './webpack-config';

/** A build that failed, with the messages of webpack and of the guards. */
class BuildFailure extends Error {
  constructor(build: string, messages: readonly string[]) {
    super([`${build} does not build`, ...messages].join('\n'));
    this.name = 'BuildFailure';
  }
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null || stats === undefined) fail(error ?? new Error('webpack gave no statistics'));
        else done(stats);
      });
    });
  });
}

/** Names of the files below a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Messages of the errors, each with its module. */
export function messagesOf(stats: Stats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  return errors.map(({ moduleName, message }) => {
    const text = message.split('\n').slice(0, 8).join('\n');
    return moduleName === undefined ? text : `${moduleName}: ${text}`;
  });
}

/** Compiles what a configuration says; rejects with every message when there is one. */
export async function compile(name: string, config: Configuration): Promise<Compilation> {
  const stats = await run(config);
  if (stats.hasErrors()) throw new BuildFailure(name, messagesOf(stats));
  return stats.compilation;
}

/** Files that are printed into the page, which webpack does not read. */
const inlineFiles = (build: PackageBuild, { packageDir }: BuildPlace): readonly string[] =>
  'page' in build && build.page?.watch !== undefined ? [resolve(packageDir, build.page.watch)] : [];

/** Runs one build into its folder, removes files of an earlier one, and returns the record of its inputs. */
export async function runBuild(build: PackageBuild, place: BuildPlace): Promise<BuildRecord> {
  await mkdir(place.out, { recursive: true });
  const compilation = await compile(build.name, webpackConfig(build, place));
  const outputs = Object.fromEntries(compilation.getAssets().map(({ name, source }) => [name, source.size()]));
  for (const name of await filesBelow(place.out)) {
    if (!(name in outputs)) await rm(join(place.out, name));
  }
  // A folder counts as missing where a file was looked for: it is there all the same.
  const missing = ownPaths(place.root, compilation.missingDependencies).filter((path) => !existsSync(path));
  const inputs = ownPaths(place.root, [...compilation.fileDependencies, ...inlineFiles(build, place)]);
  // A new language is a new folder beside the others.
  const folders = ownPaths(place.root, compilation.contextDependencies);
  return {
    inputs: hashFiles(place.root, [...inputs, ...buildCode(place.root)]),
    absent: missing.map((path) => inRoot(place.root, path)),
    folders: Object.fromEntries(folders.map((path) => [inRoot(place.root, path), namesIn(path)])),
    outputs,
    builtAt: buildTime(),
  };
}

/** Now, or the moment given by SOURCE_DATE_EPOCH (seconds), so that a repeated build is the same to the byte. */
export function buildTime(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).toISOString();
}
