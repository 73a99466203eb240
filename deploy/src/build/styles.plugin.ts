import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { StyleFile } from './package-build';

/** Comments and layout away; the text of the rules stays as written. */
export const minifyStyles = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

/** Emits each style sheet under a name that carries the hash of its content. */
export class StylesPlugin {
  constructor(private readonly styles: readonly StyleFile[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Styles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Styles', stage }, async () => {
        for (const { file: path, before = '' } of this.styles) {
          const file = resolve(compiler.context, path);
          compilation.fileDependencies.add(file);
          const css = minifyStyles(`${before}\n${await readFile(file, 'utf8')}`);
          const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
          const name = `${basename(file, '.css')}.${hash}.css`;
          compilation.emitAsset(name, new webpack.sources.RawSource(css));
        }
      });
    });
  }
}
