import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { loadConfig } from '../build/build-packages';
import { isScript } from '../build/describe-file';
import { manifestName, type Manifest } from '../build/manifest';
import { buildTime, compile } from '../build/run-build';
import { composeParts } from '../compose/compose';
import { lifecycles } from '../compose/contract-check';
import { builtPackages } from '../state/build-state.mjs';
import { applicationFile, applicationsOf, monolithConfig, pageConfig, type SourceBuild } from './monolith-config';

/** Every build of the repository, from the sources. */
async function sourcesOf(root: string): Promise<SourceBuild[]> {
  const folders = builtPackages(root);
  const builds = await Promise.all(folders.map((folder) => loadConfig(root, folder)));
  return builds.flatMap((list, index) => list.map((build) => ({ build, folder: join(root, folders[index] ?? '') })));
}

/** Lazy import → files, with the folder of the package that imports it: packages may write the same name. */
function chunksByFolder(compilation: Compilation, root: string): Manifest['chunks'] {
  const chunks: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    for (const { module, request } of group.origins) {
      const file = module instanceof webpack.NormalModule ? module.resource : '';
      const folder = file.startsWith(root) ? (file.slice(root.length + 1).split('/')[0] ?? '') : '';
      chunks[`${folder} ${request}`] = group.getFiles().filter(isScript);
    }
  }
  return chunks;
}

/** Route, or a step of it → the lazy imports of its application, which itself is one of the shell. */
function firstChunksOf(sources: readonly SourceBuild[], routes: Readonly<Record<string, readonly string[]>>) {
  const entries = applicationsOf(sources).flatMap((source) => {
    const [specifier = ''] = Object.keys(source.build.specifiers);
    const folder = source.folder.split('/').at(-1) ?? '';
    // The loader of applications has no file: no folder imports them.
    const own = ` ${applicationFile(source)}`;
    const named = Object.entries(source.build.firstChunks ?? {}).map(
      ([path, requests]) => [path, requests.map((request) => `${folder} ${request}`)] as const,
    );
    const paths = Object.keys(routes).filter((path) => routes[path]?.includes(specifier));
    const first = paths.map((path) => {
      const more = named.find(([other]) => other === path)?.[1] ?? [];
      return [path, [own, ...more]] as const;
    });
    return [...named.filter(([path]) => !paths.includes(path)), ...first];
  });
  return Object.fromEntries(entries);
}

/** The manifest of the one build, as the release of the applications would have it. */
function manifestOf(built: Manifest, chunks: Manifest['chunks'], sources: readonly SourceBuild[]): Manifest {
  const applications = applicationsOf(sources);
  const entry = built.page?.entry ?? '';
  return {
    ...built,
    specifiers: Object.fromEntries(
      applications.flatMap(({ build }) => Object.keys(build.specifiers).map((specifier) => [specifier, entry])),
    ),
    chunks,
    firstChunks: firstChunksOf(sources, built.page?.routes ?? {}),
    firstReads: Object.assign({}, ...applications.map(({ build }) => build.firstReads ?? {})) as NonNullable<
      Manifest['firstReads']
    >,
  };
}

/**
 * Builds everything that browsers get as one, to measure what it costs that it is several builds: the release of it is put
 * into `dir`, and a server with RELEASE_DIR serves it. Nothing of it is published anywhere.
 */
export async function buildMonolith(root: string, dir: string): Promise<void> {
  const sources = await sourcesOf(root);
  const out = join(dir, 'build');
  const config = monolithConfig(sources, { root, packageName: 'root-config', out });
  const compilation = await compile('monolith', config);
  const text = await readFile(join(out, manifestName), 'utf8');
  const manifest = manifestOf(JSON.parse(text) as Manifest, chunksByFolder(compilation, root), sources);
  const hash = createHash('sha256').update(text).digest('hex');
  const part = { manifest, version: '1.0.0', builtAt: buildTime(), hash, dir: out };
  // It starts applications from inside, so that its entry has no need to export what they do.
  const tolerated = Object.keys(manifest.specifiers).map((name) => `${name} does not export ${lifecycles.join(', ')}`);
  await composeParts([part], join(dir, 'release'), 'best', tolerated);
}

/** Builds one script with all that it imports, as the product's are built; answers with its path. */
export async function buildScript(entry: string, out: string): Promise<string> {
  const packageDir = dirname(entry);
  const place = { root: packageDir, packageDir, packageName: 'page', out };
  const compilation = await compile('page', pageConfig(entry, place));
  const [file = ''] = compilation.entrypoints.get('page')?.getFiles() ?? [];
  return join(out, file);
}
