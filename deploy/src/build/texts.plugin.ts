import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { BuildMaps, MovedText } from '../maps/build-maps';
import { completed, literalOf, sourceLanguage, type Catalog } from './catalogs';
import { isScript } from './describe-file';

/** Rule by which catalogs are modules; the plugin makes their source. */
export const catalogRule = { test: /[\\/]messages[\\/]en[\\/][\w-]+\.json$/, type: 'javascript/auto' } as const;

/** Stands in a script for a catalog until everything else is minified: an unknown function, so it is left as it is. */
const PLACE = /__texts__\((["'`])([^"'`]+)\1\)/g;
/** What an object may follow without being taken for a block. */
const EXPRESSION = /(?:[^=!<>]=|[,:([?])$/;

/** Facts about an emitted script, in webpack's asset information. */
interface TextFacts {
  /** Catalogs in it, in their order. */
  readonly texts?: readonly string[];
  /** Language of the texts, and the script in the source language that it takes the place of. */
  readonly inLanguage?: { readonly language: string; readonly of: string; readonly moved: readonly MovedText[] };
}

const readCatalog = (file: string): Catalog => JSON.parse(readFileSync(file, 'utf8')) as Catalog;

/** Languages that have catalogs beside this one of the source language. */
export function languagesBeside(catalog: string): string[] {
  const folder = dirname(dirname(catalog));
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== sourceLanguage);
}

/** The file of the same catalog in another language. */
const inLanguage = (catalog: string, language: string): string =>
  join(dirname(dirname(catalog)), language, basename(catalog));

interface TranslatedScript {
  readonly content: string;
  readonly moved: readonly MovedText[];
}

/** The script in another language, or null when none of its catalogs has that language. */
function translatedScript(script: string, catalogs: readonly string[], language: string): TranslatedScript | null {
  if (!catalogs.some((catalog) => existsSync(inLanguage(catalog, language)))) return null;
  let done = 0;
  let out = '';
  const moved: MovedText[] = [];
  for (const catalog of catalogs) {
    const source = readCatalog(catalog);
    const literal = literalOf(source);
    const at = script.indexOf(literal, done);
    if (at < 0) throw new Error(`the texts of ${catalog} are not where they were put`);
    const file = inLanguage(catalog, language);
    out += script.slice(done, at);
    const own = existsSync(file) ? literalOf(completed(source, readCatalog(file))) : literal;
    // A literal has no line breaks.
    const [line, column] = [out.split('\n').length - 1, out.length - out.lastIndexOf('\n') - 1];
    moved.push({ line, column, length: own.length, was: literal.length });
    out += own;
    done = at + literal.length;
  }
  return { content: out + script.slice(done), moved };
}

/** Emitted scripts of each language: script in the source language → the one in its place. */
export function scriptsByLanguage(compilation: Compilation): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { name, info } of compilation.getAssets()) {
    const { inLanguage: about } = info as TextFacts;
    if (about !== undefined) found[about.language] = { ...found[about.language], [about.of]: name };
  }
  return found;
}

/** Scripts of other languages with what their texts moved in them. */
export function translatedScripts(compilation: Compilation): BuildMaps['languages'] {
  const found = compilation.getAssets().flatMap(({ name, info }) => {
    const { inLanguage: about } = info as TextFacts;
    return about === undefined ? [] : [[name, { of: about.of, moved: about.moved }] as const];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Puts the texts into scripts, after everything else is done to them, and emits every script that has texts once more for
 * each language: same code, other texts. A page in German loads the German scripts in the place of the others, so that a
 * language costs neither requests nor a byte of another one.
 */
export class TextsPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: Stages, NormalModule, sources } = webpack;
    compiler.hooks.compilation.tap('Texts', (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap('Texts', (result, module) => {
        if (!catalogRule.test.test(module.resource)) return result;
        const id = relative(this.root, module.resource).replaceAll('\\', '/');
        // As long as its texts: which modules are put into a file of their own depends on their sizes.
        const weight = ' '.repeat(literalOf(readCatalog(module.resource)).length);
        return [`export default /*#__PURE__*/ __texts__(${JSON.stringify(id)})${weight};`, result[1], result[2]];
      });
    });
    compiler.hooks.thisCompilation.tap('Texts', (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: 'Texts', stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, () => {
        for (const { name } of compilation.getAssets()) if (isScript(name)) this.fill(compilation, name);
      });
      processAssets.tap({ name: 'Texts', stage: Stages.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        for (const { name, info } of compilation.getAssets()) {
          const { texts = [] } = info as TextFacts;
          const script = compilation.assets[name]?.source().toString() ?? '';
          for (const language of new Set(texts.flatMap(languagesBeside))) {
            const translated = translatedScript(script, texts, language);
            if (translated === null) continue;
            const { content, moved } = translated;
            const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
            const own = name.replace(/\.[\da-f]+\.js$/, `.${language}.${hash}.js`);
            const facts: TextFacts = { inLanguage: { language, of: name, moved } };
            compilation.emitAsset(own, new sources.RawSource(content), { immutable: true, minimized: true, ...facts });
          }
        }
      });
    });
  }

  /** Puts the texts of the source language into one script. */
  private fill(compilation: Compilation, name: string): void {
    const source = compilation.assets[name];
    if (source === undefined) return;
    const script = source.source().toString();
    const texts: string[] = [];
    // Keeps the source map of everything else.
    const filled = new webpack.sources.ReplaceSource(source);
    for (const { 0: place, 2: id = '', index: at } of script.matchAll(PLACE)) {
      const catalog = join(this.root, id);
      const literal = literalOf(readCatalog(catalog));
      texts.push(catalog);
      compilation.contextDependencies.add(dirname(dirname(catalog)));
      for (const language of languagesBeside(catalog)) {
        const file = inLanguage(catalog, language);
        (existsSync(file) ? compilation.fileDependencies : compilation.missingDependencies).add(file);
      }
      const isExpression = EXPRESSION.test(script.slice(Math.max(0, at - 2), at));
      filled.replace(at, at + place.length - 1, isExpression ? literal : `(${literal})`);
    }
    if (texts.length === 0) return;
    const facts: TextFacts = { texts };
    compilation.updateAsset(name, filled, (info) => ({ ...info, ...facts }));
  }
}
