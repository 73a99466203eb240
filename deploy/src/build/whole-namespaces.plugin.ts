import webpack, { type Compiler } from 'webpack';

const { Unknown, Unused } = webpack.UsageState;

/**
 * Lets scripts use the namespace of a shared module as it is. Where webpack knows the names in use it writes an object with a
 * getter for each in front of it: half a kilobyte in each application, and a call in between at every use.
 */
export class WholeNamespacesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WholeNamespaces', (compilation) => {
      const unused = () =>
        [...compilation.modules]
          .filter((module) => module instanceof webpack.ExternalModule)
          .map((module) => compilation.moduleGraph.getExportsInfo(module).otherExportsInfo)
          .filter((others) => others.getUsed(undefined) === Unused);
      let changed: ReturnType<typeof unused> = [];
      compilation.hooks.beforeCodeGeneration.tap('WholeNamespaces', () => {
        changed = unused();
        for (const others of changed) others.setUsed(Unknown, undefined);
      });
      // Only what is written depends on it: the manifest goes on saying the names in use.
      compilation.hooks.afterCodeGeneration.tap('WholeNamespaces', () => {
        for (const others of changed) others.setUsed(Unused, undefined);
      });
    });
  }
}
