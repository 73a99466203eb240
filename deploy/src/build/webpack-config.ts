import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type ExternalItemFunctionData, type Module, type RuleSetRule } from 'webpack';
import { isApplication } from '../live/applications';
import { CompileHintPlugin } from './compile-hint.plugin';
import { PartialNamespaceGuard, SingletonGuard } from './guards.plugin';
import { leftOut, modernForms, replaced } from './left-out';
import type { Manifest } from './manifest';
import { ManifestPlugin } from './manifest.plugin';
import { MapsPlugin } from './maps.plugin';
import type { BrowserBuild, EntryFile, PackageBuild, ServerBuild, VendorBuild } from './package-build';
import { ServerPartsPlugin } from './server-parts.plugin';
import { developmentSpecifiers, laterSpecifiers, sharedSpecifiers } from './singletons';
import { StylesPlugin } from './styles.plugin';
import { DevelopmentTextsPlugin } from './development-texts.plugin';
import { catalogRule, TextsPlugin } from './texts.plugin';
import { vendorEntry } from './vendor-entry';
import { WholeNamespacesPlugin } from './whole-namespaces.plugin';

/** Folders of a build. Paths are absolute. */
export interface BuildPlace {
  /** The repository. */
  readonly root: string;
  /** The package, with its `build.config.ts`. */
  readonly packageDir: string;
  readonly packageName: string;
  /** Emitted files go here. */
  readonly out: string;
  /** Readable, with everything that libraries say in development, and replaceable while the page runs. */
  readonly development?: boolean;
}

type External = (data: ExternalItemFunctionData, done: (error?: null, external?: string) => void) => void;

const hashed = '[name].[contenthash:10].js';

/**
 * Fetches a part of a build, in place of `import` in what webpack writes: the page does so once it knows the integrity of
 * the script, which documents do not carry for every part (`root-config/src/page/part-integrity.ts`).
 */
const IMPORT = '(self.loadPart?.bind(import.meta)??(u=>import(u)))';

const typescript = (test: RegExp, tsx: boolean, development = false): RuleSetRule => ({
  test,
  // Our own packages are sources where they are installed, too.
  exclude: /node_modules[\\/](?!@listings[\\/])/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

const common = (name: string, place: BuildPlace): Configuration => ({
  name,
  mode: place.development === true ? 'development' : 'production',
  context: place.packageDir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: { rules: [typescript(/\.ts$/, false, place.development), typescript(/\.tsx$/, true, place.development)] },
  experiments: { outputModule: true },
  performance: false,
  stats: false,
  cache: false,
});

type Minify = (...args: Parameters<typeof TerserPlugin.swcMinify>) => ReturnType<typeof TerserPlugin.swcMinify>;

/**
 * Hash in a script, before it is that of the content: with source maps it is another one in another folder. No name of a
 * property: a minifier may write those without quotes.
 */
const passingHash = /(?<=")[\da-f]{10}(?="(?!\s*[:\]]))/g;

/** The short names that are chosen depend on each letter of a script: hashes that do not stay are counted meanwhile. */
const minify: Minify = async (input, ...rest) => {
  const [[name, code] = ['', '']] = Object.entries(input);
  const hashes: string[] = [];
  const counted = code.replaceAll(passingHash, (hash) => `zq${String(hashes.push(hash)).padStart(6, '0')}qz`);
  const result = await TerserPlugin.swcMinify({ [name]: counted }, ...rest);
  const restored = result.code?.replaceAll(/zq(\d{6})qz/g, (found, at: string) => hashes[Number(at) - 1] ?? found);
  return restored === undefined ? result : { ...result, code: restored };
};

const minimizer = () =>
  new TerserPlugin({
    minify,
    parallel: false,
    extractComments: false,
    terserOptions: { module: true, compress: { passes: 4 }, mangle: true, format: { comments: false } },
  });

/** An ES module that asks for React by `require`: without it an exception is thrown, and caught, on every page. */
const lifecycleHelper: RuleSetRule = { test: /[\\/]single-spa-react[\\/]lib[\\/]/, type: 'javascript/auto' };

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

/** False for what comes later than the page: in the entry it would be fetched for parts that do not name it, too. */
const mayBeCommon = (module: Module): boolean =>
  !(module instanceof webpack.ExternalModule && laterSpecifiers.has(module.userRequest));

/**
 * Puts modules that many lazy parts share into the entry instead of a copy in each: a file of their own would be one more
 * request of each. A package that one part alone needs stays in its file.
 */
const commonParts = ({
  commonFrom,
  entries,
}: BrowserBuild): Pick<NonNullable<Configuration['optimization']>, 'splitChunks'> =>
  commonFrom === undefined
    ? {}
    : {
        splitChunks: {
          cacheGroups: {
            defaultVendors: false,
            common: {
              name: () => Object.keys(entries)[0],
              test: mayBeCommon,
              chunks: 'async',
              minChunks: commonFrom,
              enforce: true,
              priority: 10,
            },
          },
        },
      };

/**
 * Builds that say the integrity of their parts in lists: the shell and the applications. Of libraries every part may be
 * imported by anybody: documents name them all.
 */
const hasLists = ({ name, page }: BrowserBuild): boolean => page !== undefined || isApplication(name);

/** ES modules for the browser: shared modules stay outside, every other one is inside, names carry content hashes. */
function libraryConfig(build: BrowserBuild, place: BuildPlace, offers: Manifest['offers'] = {}): Configuration {
  const own = Object.keys(build.specifiers);
  const shared = [...sharedSpecifiers, ...(place.development === true ? developmentSpecifiers : [])];
  const outside = new Set<string>(shared.filter((specifier) => !own.includes(specifier)));
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
    // For readable stacks of errors: `MapsPlugin` keeps the maps apart from what is served.
    devtool: 'hidden-nosources-source-map',
    resolve: {
      ...base.resolve,
      alias: {
        ...modernForms,
        ...leftOut(build.leaveOut ?? [], place.packageDir),
        ...replaced(build.replace ?? {}, place.packageDir),
      },
    },
    module: { rules: [...(base.module?.rules ?? []), eagerEntries(build, place), catalogRule, lifecycleHelper] },
    target: ['web', 'es2022'],
    entry: Object.fromEntries(entries) as Configuration['entry'] & object,
    output: {
      path: place.out,
      uniqueName: build.name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      ...(hasLists(build) && place.development !== true ? { importFunctionName: IMPORT } : {}),
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
      place.development === true ? new DevelopmentTextsPlugin() : new TextsPlugin(place.root),
      ...(place.development === true ? [] : [new CompileHintPlugin()]),
      new SingletonGuard(build.name, place.root),
      new WholeNamespacesPlugin(),
      new PartialNamespaceGuard(),
      new ManifestPlugin({ build, package: place.packageName, offers, withLists: hasLists(build) }),
      ...(place.development === true ? [] : [new MapsPlugin(place.packageName)]),
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
    leaveOut: build.leaveOut ?? [],
  };
  // Nobody looks for a fault in their sources.
  return { ...libraryConfig(library, place, offers), devtool: false };
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
        typescript(/\.ts$/, false),
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
