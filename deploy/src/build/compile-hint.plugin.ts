import webpack, { type Compiler } from 'webpack';
import { isScript } from './describe-file';

/** Read by V8 in the first line of a script alone; a comment to other engines. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells browsers that an entry's functions are called as it loads: they compile them beside the main thread while the
 * script arrives. Without it each is skipped then, and compiled on the main thread when it is first called.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('CompileHint', (compilation) => {
      // After the minimizer, which takes comments away, and the texts; before source maps.
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
      compilation.hooks.processAssets.tap({ name: 'CompileHint', stage }, () => {
        const entries = [...compilation.chunks].filter((chunk) => chunk.canBeInitial());
        for (const name of new Set(entries.flatMap((chunk) => [...chunk.files])))
          if (isScript(name)) compilation.updateAsset(name, (source) => new sources.ConcatSource(compileHint, source));
      });
    });
  }
}
