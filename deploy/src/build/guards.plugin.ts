import { relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { misplacedSingleton } from './singletons';

const partialNamespace = /NAMESPACE OBJECT \(decoupled\): external "([^"]+)"/g;

/**
 * Fails the build when webpack wrote a namespace object with only a part of a shared module's names: versions 5.108 to
 * 5.112.2 do so, without a word, when the namespace of an external is used as a value.
 */
export class PartialNamespaceGuard {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PartialNamespaceGuard', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'PartialNamespaceGuard', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const found = [...source.source().toString().matchAll(partialNamespace)].map((match) => match[1]);
          if (found.length === 0) continue;
          const names = [...new Set(found)].join(', ');
          compilation.errors.push(new webpack.WebpackError(`${file} holds a partial namespace of ${names}`));
        }
      });
    });
  }
}

/** Fails the build when it bundles a module that the page must have once. */
export class SingletonGuard {
  constructor(
    private readonly build: string,
    private readonly root: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SingletonGuard', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonGuard', (modules) => {
        const reported = new Set<string>();
        for (const module of modules) {
          const file = module.nameForCondition();
          const name = file === null ? undefined : misplacedSingleton(this.build, relative(this.root, file));
          if (name === undefined || reported.has(name)) continue;
          reported.add(name);
          const text = `${this.build} bundles ${name}, which the page has once (${relative(this.root, file ?? '')})`;
          compilation.errors.push(new webpack.WebpackError(text));
        }
      });
    });
  }
}
