import webpack from 'webpack';
import type { PackageBuild } from '../build/package-build';
import { messagesOf } from '../build/run-build';
import { webpackConfig } from '../build/webpack-config';
import { emittedFiles, placeFor, type WatchedPackage } from './working-copy';

/** Result of a build: everything it emitted so far, those of this version among them. */
export type LocalBuilt =
  | { readonly files: ReadonlyMap<string, Buffer>; readonly milliseconds: number }
  | { readonly errors: readonly string[] };

/**
 * Builds a part of the page as it is published, now and at each change of a file it reads, into memory. Resolves with the
 * function that ends it.
 */
export async function watchLocalBuild(
  build: PackageBuild,
  watched: WatchedPackage,
  onBuilt: (built: LocalBuilt) => void,
): Promise<() => Promise<void>> {
  const config = webpackConfig(build, await placeFor(build, watched, 'local'));
  const compiler = webpack({ ...config, cache: { type: 'memory' } });
  const files = emittedFiles(compiler);
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error !== null || stats === undefined) return onBuilt({ errors: [error?.message ?? 'nothing was built'] });
    if (stats.hasErrors()) return onBuilt({ errors: messagesOf(stats) });
    onBuilt({ files: new Map(files), milliseconds: stats.endTime - stats.startTime });
  });
  return () =>
    new Promise((done) => {
      watching?.close(() => compiler.close(() => done()));
    });
}
