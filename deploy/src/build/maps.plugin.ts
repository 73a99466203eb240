import webpack, { type Compilation, type Compiler } from 'webpack';
import { mapsName, type BuildMaps } from '../maps/build-maps';
import { translatedScripts } from './texts.plugin';

type Maps = BuildMaps['scripts'];

/** `webpack://mfe-a/../shared-ui/src/a.ts` and `webpack://mfe-a/./src/a.ts` as paths of the repository. */
const pathOf = (source: string, folder: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, `${folder}/`)
    .replace(/^(?:\.\.\/)+/, '');

/** Takes the maps that webpack made out of what is emitted: none of them is a file of its own. */
function takeMaps(compilation: Compilation, folder: string): Maps {
  const found: Record<string, Maps[string]> = {};
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.map')) continue;
    const { sources, names, mappings } = JSON.parse(source.source().toString()) as Maps[string];
    found[name.slice(0, -'.map'.length)] = {
      version: 3,
      sources: sources.map((each) => pathOf(each, folder)),
      names,
      mappings,
    };
    compilation.deleteAsset(name);
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes `maps.json`: the source maps of all scripts, for whoever reads a stack of a browser. No script names it, and no
 * manifest: browsers are never given it.
 */
export class MapsPlugin {
  /** `folder` is that of the package. */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('Maps', (compilation) => {
      let scripts: Maps = {};
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: 'Maps', stage: Stages.PROCESS_ASSETS_STAGE_ANALYSE + 1 }, () => {
        scripts = takeMaps(compilation, this.folder);
      });
      processAssets.tap({ name: 'Maps', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1 }, () => {
        if (Object.keys(scripts).length === 0) return;
        const maps: BuildMaps = { scripts, languages: translatedScripts(compilation) };
        compilation.emitAsset(mapsName, new sources.RawSource(`${JSON.stringify(maps)}\n`));
      });
    });
  }
}
