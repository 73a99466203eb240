import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SingletonGuard } from '../build/guards.plugin';
import { leftOut, modernForms, replaced } from '../build/left-out';
import { MapsPlugin } from '../build/maps.plugin';
import type { BrowserBuild, PackageBuild, VendorBuild } from '../build/package-build';
import { ServerPartsPlugin } from '../build/server-parts.plugin';
import { webpackConfig, type BuildPlace } from '../build/webpack-config';
import { isApplication } from '../live/applications';

/** A build of the repository, with the absolute folder of its package. */
export interface SourceBuild {
  readonly folder: string;
  readonly build: PackageBuild;
}

type ForBrowsers = SourceBuild & { readonly build: BrowserBuild | VendorBuild };
type Library = SourceBuild & { readonly build: BrowserBuild };

const isForBrowsers = (source: SourceBuild): source is ForBrowsers => source.build.target !== 'node';
const isLibrary = (source: SourceBuild): source is Library => 'specifiers' in source.build;

/** Files of a build's entries that are one module each. */
const entryFiles = ({ folder, build }: Library): string[] =>
  Object.values(build.entries)
    .flatMap((entry) => (typeof entry === 'string' ? entry : entry.import))
    .filter((file) => file.startsWith('.'))
    .map((file) => resolve(folder, file));

/** Entry of an application: it has one. */
export const applicationFile = (source: Library): string => entryFiles(source)[0] ?? '';

/** The builds that are applications. */
export const applicationsOf = (sources: readonly SourceBuild[]): Library[] =>
  sources.filter(isLibrary).filter(({ build }) => isApplication(build.name));

const shellOf = (sources: readonly SourceBuild[]): Library => {
  const shell = sources.filter(isLibrary).find(({ build }) => build.page !== undefined);
  if (shell === undefined) throw new Error('no build describes the page');
  return shell;
};

/** A module in the place of the shell's own that imports applications through the import map. */
const loaderOf = (sources: readonly SourceBuild[]): string => {
  const cases = applicationsOf(sources).map((source) => {
    const [specifier = ''] = Object.keys(source.build.specifiers);
    return `case ${JSON.stringify(specifier.split('/mfe-')[1])}: return import(${JSON.stringify(applicationFile(source))});`;
  });
  return `export const importApplication = async (app) => { switch (app) { ${cases.join(' ')} } };`;
};

/** Where an alias leads that puts one build's file in the place of a specifier; none where a specifier is several files. */
const entryAliases = ({ folder, build }: Library): Record<string, string> =>
  Object.fromEntries(
    Object.entries(build.specifiers).flatMap(([specifier, name]) => {
      const entry = build.entries[name];
      return typeof entry === 'string' ? [[`${specifier}$`, resolve(folder, entry)] as const] : [];
    }),
  );

const aliasesOf = (sources: readonly SourceBuild[]): Record<string, string | false> =>
  Object.assign(
    { ...modernForms },
    ...sources.filter(isForBrowsers).map(({ folder, build }) => leftOut(build.leaveOut ?? [], folder)),
    ...sources.filter(isLibrary).map(({ folder, build }) => replaced(build.replace ?? {}, folder)),
    ...sources
      .filter(isLibrary)
      .filter(({ build }) => !isApplication(build.name))
      .map(entryAliases),
  ) as Record<string, string | false>;

/** Plugins that see to the bounds between builds, or are put in anew. */
const isLeftOut = (plugin: unknown): boolean =>
  [SingletonGuard, MapsPlugin, ServerPartsPlugin].some((kind) => plugin instanceof kind);

/** The configuration of a build with everything inside that others find in the page. */
function aloneConfig(build: BrowserBuild, place: BuildPlace): Configuration {
  const config = webpackConfig(build, place);
  const plugins = (config.plugins ?? []).filter((plugin) => !isLeftOut(plugin));
  return { ...config, devtool: false, externals: [], plugins };
}

/** Configuration of one page with one script, which needs nothing of the product. */
export const pageConfig = (entry: string, place: BuildPlace): Configuration =>
  aloneConfig({ name: 'page', entries: { page: entry }, specifiers: {} }, place);

/**
 * Configuration of one build of everything that browsers get: one entry, the shell's, and a part for each application, as
 * webpack splits it by itself. Nothing is shared through an import map.
 */
export function monolithConfig(sources: readonly SourceBuild[], place: Omit<BuildPlace, 'packageDir'>): Configuration {
  const shell = shellOf(sources);
  const config = aloneConfig(shell.build, { ...place, packageDir: shell.folder });
  const serverParts = sources
    .filter(isLibrary)
    .flatMap(({ folder, build: { serverParts: parts } }) =>
      parts === undefined ? [] : [new ServerPartsPlugin({ ...parts, folder: resolve(folder, parts.folder) })],
    );
  const loader = `data:text/javascript,${encodeURIComponent(loaderOf(sources))}`;
  const eager = sources.filter(isLibrary).flatMap(entryFiles);
  return {
    ...config,
    resolve: { ...config.resolve, alias: aliasesOf(sources) },
    module: { rules: [...(config.module?.rules ?? []), { test: eager, parser: { dynamicImportMode: 'eager' } }] },
    plugins: [
      ...(config.plugins ?? []),
      ...serverParts,
      new webpack.NormalModuleReplacementPlugin(/\/import-application$/, loader),
    ],
  };
}
