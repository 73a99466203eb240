import { join } from 'node:path';
import type { Configuration, EntryObject } from 'webpack';
import { developmentSpecifiers } from '../build/singletons';
import type { BrowserBuild, PackageBuild, VendorBuild } from '../build/package-build';
import { webpackConfig, type BuildPlace } from '../build/webpack-config';
import { RefreshPlugin } from './refresh.plugin';

const pageFolder = join(import.meta.dirname, 'page');

/** What runs in the page under development beside its builds: overlay, replacing of modules. */
export const clientBuild: BrowserBuild = {
  name: 'dev-client',
  entries: { client: join(pageFolder, 'client.ts') },
  specifiers: {},
};

const inlineModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** Tells the client of the build that it is part of. */
const introduction = (name: string): string =>
  inlineModule(
    `import { addPageBuild } from ${JSON.stringify(join(pageFolder, 'page-builds.ts'))};
    addPageBuild(window, { name: ${JSON.stringify(name)}, hot: import.meta.webpackHot, hash: () => __webpack_hash__ });`,
  );

/** Entries that start a webpack runtime of their own say so; the others belong to one that does. */
function introduced(entries: EntryObject, name: string): EntryObject {
  const all = Object.entries(entries).map(([key, entry]) => {
    if (typeof entry === 'string' || Array.isArray(entry) || !('import' in entry)) return [key, entry] as const;
    if (entry.dependOn !== undefined) return [key, entry] as const;
    return [key, { ...entry, import: [introduction(name), ...[entry.import].flat()] }] as const;
  });
  return Object.fromEntries(all);
}

const isPlatform = (build: VendorBuild): boolean => 'react-dom' in build.modules;

/** With React's development build and what replaces modules, in front of it. */
function withRefresh(entries: EntryObject): EntryObject {
  const refresh = JSON.stringify(join(pageFolder, 'refresh.ts'));
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      if (typeof entry === 'string' || Array.isArray(entry) || typeof entry.import !== 'string') return [key, entry];
      const own = JSON.stringify(entry.import);
      const all = `export * from ${refresh}; export * from ${own}; export { default } from ${own};`;
      return [key, { ...entry, import: inlineModule(all) }];
    }),
  );
}

const entriesOf = (build: PackageBuild, config: Configuration): EntryObject => {
  const entries = config.entry as EntryObject;
  if (build.target === 'vendor') return isPlatform(build) ? withRefresh(entries) : entries;
  return build === clientBuild ? entries : introduced(entries, build.name);
};

/** The platform under development also has what JSX becomes then, and what replaces modules. */
function inDevelopment(build: PackageBuild): PackageBuild {
  if (build.target !== 'vendor' || !isPlatform(build)) return build;
  const modules: VendorBuild['modules'] = { ...build.modules, 'react/jsx-dev-runtime': '*' };
  return { ...build, modules };
}

/** The build as a page under development has it. */
export function developmentConfig(build: PackageBuild, place: BuildPlace): Configuration {
  const config = webpackConfig(inDevelopment(build), { ...place, development: true });
  const isReplaceable = build.target !== 'vendor' && build !== clientBuild;
  return {
    ...config,
    entry: entriesOf(build, config),
    devtool: 'cheap-module-source-map',
    // A failed build leaves what runs as it is.
    optimization: { emitOnErrors: false, minimize: false, splitChunks: config.optimization?.splitChunks ?? false },
    plugins: [...(config.plugins ?? []), ...(isReplaceable ? [new RefreshPlugin(pageFolder)] : [])],
    cache: { type: 'memory' },
  };
}

/** Specifiers of a build in the import map of a page under development. */
export const specifiersOf = (build: PackageBuild, all: Readonly<Record<string, string>>): Record<string, string> =>
  build.target === 'vendor' && isPlatform(build)
    ? { ...all, ...Object.fromEntries(developmentSpecifiers.map((specifier) => [specifier, build.name])) }
    : all;
