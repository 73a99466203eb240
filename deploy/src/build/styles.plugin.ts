import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { laterStyle } from './later-style';
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

const isLast = ({ isLater = false }: StyleFile): boolean => isLater;

/** Emits each style sheet, and all later ones as one, under a name that carries the hash of its content. */
export class StylesPlugin {
  constructor(private readonly styles: readonly StyleFile[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Styles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Styles', stage }, async () => {
        const emit = (name: string, css: string): void => {
          const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
          compilation.emitAsset(`${name}.${hash}.css`, new webpack.sources.RawSource(css));
        };
        const textOf = async ({ file: path, before = '' }: StyleFile): Promise<string> => {
          const file = resolve(compiler.context, path);
          compilation.fileDependencies.add(file);
          return minifyStyles(`${before}\n${await readFile(file, 'utf8')}`);
        };
        for (const style of this.styles.filter((each) => !isLast(each)))
          emit(basename(style.file, '.css'), await textOf(style));
        const later = await Promise.all(this.styles.filter(isLast).map(textOf));
        if (later.length > 0) emit(laterStyle, later.join(''));
      });
    });
  }
}
