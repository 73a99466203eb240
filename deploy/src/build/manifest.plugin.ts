import * as lexer from 'es-module-lexer';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { describeFile, isScript, sorted } from './describe-file';
import { withInlineScript } from './inline-script';
import { integrityLists } from './integrity-list';
import { manifestName, type Manifest } from './manifest';
import type { BrowserBuild } from './package-build';
import { scriptsByLanguage } from './texts.plugin';

export interface ManifestOptions {
  readonly build: Pick<
    BrowserBuild,
    'name' | 'specifiers' | 'firstChunks' | 'firstReads' | 'routes' | 'flags' | 'page'
  >;
  readonly package: string;
  readonly offers: Manifest['offers'];
  readonly withLists: boolean;
}

/** Names used of each shared module: exact, because webpack knows which exports survive. */
function usesOf(compilation: Compilation): Manifest['uses'] {
  const uses: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    if (!(module instanceof webpack.ExternalModule) || typeof module.request !== 'string') continue;
    const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    const names = used === true || used === null ? ['*'] : used === false ? [] : [...used];
    uses[module.request] = sorted([...(uses[module.request] ?? []), ...names]);
  }
  return uses;
}

function chunksOf(compilation: Compilation): Manifest['chunks'] {
  const chunks: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    // What a part shares with others may stand in the entry, which is there when a part is asked for.
    const files = group.chunks.filter((chunk) => !chunk.hasRuntime()).flatMap((chunk) => [...chunk.files]);
    for (const origin of group.origins) {
      chunks[origin.request] = sorted([...(chunks[origin.request] ?? []), ...files.filter(isScript)]);
    }
  }
  return chunks;
}

function entriesOf(compilation: Compilation): Manifest['entries'] {
  return Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => {
      const file = [...entry.getEntrypointChunk().files].find(isScript);
      if (file === undefined) throw new Error(`entry ${name} has no file`);
      return [name, { file, initial: entry.getFiles().filter(isScript) }];
    }),
  );
}

const sortKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Emits the lists that pages may fetch, so that their documents need not carry the integrity of every script. */
function withLists(manifest: Manifest, compilation: Compilation): Manifest {
  const lists = integrityLists(manifest).map(({ name, source }) => {
    // The minimizer would make other bytes of it than its name says.
    compilation.emitAsset(name, new webpack.sources.RawSource(source), { minimized: true });
    return [name, describeFile(name, Buffer.from(source))] as const;
  });
  return { ...manifest, files: sortKeys({ ...manifest.files, ...Object.fromEntries(lists) }) };
}

/** Writes `manifest.json`: all that a release needs to know of this build. */
export class ManifestPlugin {
  constructor(private readonly options: ManifestOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Manifest', stage }, async () => {
        await lexer.init;
        if (compilation.errors.length > 0) return;
        const described = this.describe(compilation);
        const manifest = this.options.withLists ? withLists(described, compilation) : described;
        const text = `${JSON.stringify(manifest, null, 1)}\n`;
        compilation.emitAsset(manifestName, new webpack.sources.RawSource(text));
      });
    });
  }

  private describe(compilation: Compilation): Manifest {
    const { build } = this.options;
    const languages = scriptsByLanguage(compilation);
    const files = compilation.getAssets().map(({ name, source }) => {
      const content = source.buffer();
      return [name, describeFile(name, content)] as const;
    });
    return {
      name: build.name,
      package: this.options.package,
      entries: entriesOf(compilation),
      specifiers: build.specifiers,
      offers: sortKeys(this.options.offers),
      chunks: sortKeys(chunksOf(compilation)),
      firstChunks: build.firstChunks ?? {},
      ...(build.firstReads ? { firstReads: build.firstReads } : {}),
      ...(build.routes ? { routes: build.routes } : {}),
      ...(build.flags ? { flags: build.flags } : {}),
      uses: sortKeys(usesOf(compilation)),
      styles: files.map(([name]) => name).filter((name) => name.endsWith('.css')),
      ...(build.page ? { page: withInlineScript(build.page, compilation.compiler.context) } : {}),
      ...(Object.keys(languages).length === 0 ? {} : { languages: sortKeys(languages) }),
      files: sortKeys(Object.fromEntries(files)),
    };
  }
}
