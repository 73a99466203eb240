import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { integrityOf, isScript } from '../build/describe-file';
import { manifestName, type Manifest } from '../build/manifest';
import type { BrowserBuild } from '../build/package-build';
import { messagesOf } from '../build/run-build';
import { webpackConfig } from '../build/webpack-config';

/** An application as its sources stand now. */
export interface WorkingCopy {
  readonly name: string;
  readonly manifest: Manifest;
  /** File → its bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Script → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Result of a compilation. */
export type Compiled = { readonly copy: WorkingCopy } | { readonly errors: readonly string[] };

function copyOf(name: string, out: string, assets: readonly { readonly name: string }[]): WorkingCopy {
  const files = new Map(assets.map((asset) => [asset.name, readFileSync(join(out, asset.name))] as const));
  const manifest = JSON.parse(String(files.get(manifestName))) as Manifest;
  const scripts = [...files].filter(([file]) => isScript(file));
  return {
    name,
    manifest,
    files,
    integrity: Object.fromEntries(scripts.map(([file, bytes]) => [file, integrityOf(bytes)])),
  };
}

/**
 * Builds an application now and at each change of a file it reads, readable and with its sources, into a folder of its
 * own: the package's `dist/` is left alone. Resolves with the function that ends it.
 */
export async function watchWorkingCopy(
  build: BrowserBuild,
  { root, folder }: { readonly root: string; readonly folder: string },
  onCompiled: (compiled: Compiled) => void,
): Promise<() => Promise<void>> {
  const out = join(root, 'node_modules/.cache/listings/dev', build.name);
  await mkdir(out, { recursive: true });
  const place = { root, packageDir: join(root, folder), packageName: folder, out };
  const config = webpackConfig(build, place);
  const compiler = webpack({
    ...config,
    devtool: 'inline-source-map',
    cache: { type: 'memory' },
    optimization: { ...config.optimization, minimize: false },
  });
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error !== null || stats === undefined) return onCompiled({ errors: [error?.message ?? 'nothing was built'] });
    if (!stats.hasErrors()) return onCompiled({ copy: copyOf(build.name, out, stats.compilation.getAssets()) });
    onCompiled({ errors: messagesOf(stats) });
  });
  return () =>
    new Promise((done) => {
      watching?.close(() => compiler.close(() => done()));
    });
}
