import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, ExternalItemFunctionData, RuleSetRule } from 'webpack';
import { PartialNamespaceGuard, SingletonGuard } from './guards.plugin';
import { leftOut, replaced } from './left-out';
import type { Manifest } from './manifest';
import { ManifestPlugin } from './manifest.plugin';
import type { BrowserBuild, EntryFile, PackageBuild, ServerBuild, VendorBuild } from './package-build';
import { ServerPartsPlugin } from './server-parts.plugin';
import { sharedSpecifiers } from './singletons';
import { StylesPlugin } from './styles.plugin';
import { catalogRule, TextsPlugin } from './texts.plugin';
import { vendorEntry } from './vendor-entry';

/** Folders of a build. Paths are absolute. */
export interface BuildPlace {
  /** The repository. */
  readonly root: string;
  /** The package, with its `build.config.ts`. */
  readonly packageDir: string;
  readonly packageName: string;
  /** Emitted files go here. */
  readonly out: string;
}

type External = (data: ExternalItemFunctionData, done: (error?: null, external?: string) => void) => void;

const hashed = '[name].[contenthash:10].js';

const typescript = (test: RegExp, tsx: boolean, target: string): RuleSetRule => ({
  test,
  // Our own packages are sources where they are installed, too.
  exclude: /node_modules[\\/](?!@listings[\\/])/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target,
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
});

const common = (name: string, place: BuildPlace): Configuration => ({
  name,
  mode: 'production',
  context: place.packageDir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: { rules: [typescript(/\.ts$/, false, 'es2022'), typescript(/\.tsx$/, true, 'es2022')] },
  experiments: { outputModule: true },
  performance: false,
  stats: false,
  cache: false,
});

const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { module: true, compress: { passes: 4 }, mangle: true, format: { comments: false } },
  });

const inlineModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

const fileOf = ({ import: files }: EntryFile): string =>
  typeof files === 'string' ? files : inlineModule(files.map((file) => `export * from '${file}';`).join('\n'));

const asEntry = (entry: string | EntryFile): EntryFile => (typeof entry === 'string' ? { import: entry } : entry);

/**
 * Puts the lazy imports of an entry file into the same file: they are needed as soon as the entry is used, so this
 * saves a request. In every other file a lazy import stays lazy.
 */
const eagerEntries = (build: BrowserBuild, place: BuildPlace): RuleSetRule => ({
  test: Object.values(build.entries)
    .flatMap((entry) => asEntry(entry).import)
    .filter((file) => file.startsWith('.'))
    .map((file) => resolve(place.packageDir, file)),
  parser: { dynamicImportMode: 'eager' },
});

/** Puts modules that many lazy parts share into one file instead of a copy in each. */
const commonParts = ({ commonFrom }: BrowserBuild): Pick<NonNullable<Configuration['optimization']>, 'splitChunks'> =>
  commonFrom === undefined
    ? {}
    : {
        splitChunks: {
          cacheGroups: {
            common: { name: 'common', chunks: 'async', minChunks: commonFrom, enforce: true, priority: 10 },
          },
        },
      };

/** ES modules for the browser: shared modules stay outside, every other one is inside, names carry content hashes. */
function libraryConfig(build: BrowserBuild, place: BuildPlace, offers: Manifest['offers'] = {}): Configuration {
  const own = Object.keys(build.specifiers);
  const outside = new Set<string>(sharedSpecifiers.filter((specifier) => !own.includes(specifier)));
  const external: External = ({ request }, done) =>
    request !== undefined && outside.has(request) ? done(null, `module ${request}`) : done();
  const entries = Object.entries(build.entries).map(([name, entry]) => {
    const file = asEntry(entry);
    const dependOn = file.dependOn ? { dependOn: [...file.dependOn] } : {};
    return [name, { import: fileOf(file), library: { type: 'module' }, ...dependOn }];
  });
  const base = common(build.name, place);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: { ...leftOut(build.leaveOut ?? [], place.packageDir), ...replaced(build.replace ?? {}, place.packageDir) },
    },
    module: { rules: [...(base.module?.rules ?? []), eagerEntries(build, place), catalogRule] },
    target: ['web', 'es2022'],
    entry: Object.fromEntries(entries) as Configuration['entry'] & object,
    output: {
      path: place.out,
      uniqueName: build.name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: hashed,
      chunkFilename: hashed,
      publicPath: 'auto',
    },
    externalsType: 'module',
    externals: [external],
    optimization: {
      realContentHash: true,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [minimizer()],
      ...commonParts(build),
    },
    plugins: [
      new ServerPartsPlugin(build.serverParts),
      new StylesPlugin(build.styles ?? []),
      new TextsPlugin(place.root),
      new SingletonGuard(build.name, place.root),
      new PartialNamespaceGuard(),
      new ManifestPlugin({ build, package: place.packageName, offers }),
    ],
  };
}

/** One file for several kept packages, each of them a specifier. */
function vendorConfig(build: VendorBuild, place: BuildPlace): Configuration {
  const { source, offers } = vendorEntry(build.modules, resolve(place.packageDir, 'package.json'));
  const library: BrowserBuild = {
    name: build.name,
    entries: { [build.name]: inlineModule(source) },
    specifiers: Object.fromEntries(Object.keys(build.modules).map((specifier) => [specifier, build.name])),
  };
  return libraryConfig(library, place, offers);
}

/** One program for Node: what is linked from this repository is inside, installed packages are imported as they are. */
function serverConfig(build: ServerBuild, place: BuildPlace): Configuration {
  const external: External = ({ request }, done) =>
    /^(?:\.|\/|@listings\/)/.test(request) ? done() : done(null, `module ${request}`);
  return {
    ...common(build.name, place),
    target: 'node20',
    entry: { [build.name]: { import: build.entry, library: { type: 'module' } } },
    output: {
      path: place.out,
      module: true,
      chunkFormat: 'module',
      filename: '[name].mjs',
      chunkFilename: '[name].[contenthash:10].mjs',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    module: {
      rules: [
        { test: /\.[cm]?[jt]sx?$/, parser: { importMeta: false } },
        typescript(/\.ts$/, false, 'es2022'),
        { test: /\.(?:sql|csv)$/, type: 'asset/resource' },
      ],
    },
    externalsType: 'module',
    externals: [external],
    node: false,
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named' },
  };
}

/** The webpack configuration of one build. */
export function webpackConfig(build: PackageBuild, place: BuildPlace): Configuration {
  if (build.target === 'vendor') return vendorConfig(build, place);
  if (build.target === 'node') return serverConfig(build, place);
  return libraryConfig(build, place);
}
