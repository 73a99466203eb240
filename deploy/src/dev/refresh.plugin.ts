import webpack, { type Compiler } from 'webpack';

/** Sources of this repository that may hold components or hooks. */
const source = /\.tsx?$/;
const kept = /[\\/]node_modules[\\/](?!@listings[\\/])/;

/**
 * Appended to a module: registers its components, remembers which hooks they call, and takes the place of its former
 * self. At the end, so that source maps stay as they are: imports and functions are hoisted.
 */
const footer = `
import { registerComponent as __register, hookSignature as __signature, replaceModule as __replace } from '@listings/refresh';
function $RefreshReg$(type, name) { __register(type, __webpack_module__.id + ' ' + name); }
function $RefreshSig$() { return __signature(); }
__replace(import.meta.webpackHot, __webpack_module__.id, __webpack_module__.exports);
`;

/** Lets the modules of a page under development be replaced with their state kept (React Fast Refresh). */
export class RefreshPlugin {
  /** Sources in this folder are the replacing itself. */
  constructor(private readonly ownFolder: string) {}

  apply(compiler: Compiler): void {
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    compiler.hooks.compilation.tap('Refresh', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('Refresh', (result, { resource }) => {
        const isOurs = source.test(resource) && !kept.test(resource) && !resource.startsWith(this.ownFolder);
        return isOurs ? [`${result[0].toString()}${footer}`, result[1], result[2]] : result;
      });
    });
  }
}
