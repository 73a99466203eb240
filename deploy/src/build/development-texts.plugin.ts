import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { completed, literalOf, type Catalog } from './catalogs';
import { catalogRule, languagesBeside } from './texts.plugin';

const readCatalog = (file: string): Catalog => JSON.parse(readFileSync(file, 'utf8')) as Catalog;

/** A module with the catalog in every language, of which the page takes its own. */
function moduleOf(catalog: string, files: Readonly<Record<string, string>>): string {
  const source = readCatalog(catalog);
  const others = Object.entries(files).filter(([, file]) => existsSync(file));
  const texts = others.map(([language, file]) => {
    return `${JSON.stringify(language)}: ${literalOf(completed(source, readCatalog(file)))}`;
  });
  return `const texts = { ${texts.join(',\n')} };\nexport default texts[document.documentElement.lang] ?? ${literalOf(source)};`;
}

/**
 * Puts the texts of all languages into the module of each catalog: while a page is developed its modules are replaced one
 * by one, and a text is changed like any other source.
 */
export class DevelopmentTextsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DevelopmentTexts', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('DevelopmentTexts', (result, module) => {
        const { resource, buildInfo } = module;
        if (!catalogRule.test.test(resource)) return result;
        const folder = dirname(dirname(resource));
        const inLanguage = (language: string) => join(folder, language, basename(resource));
        const files = Object.fromEntries(languagesBeside(resource).map((language) => [language, inLanguage(language)]));
        for (const file of Object.values(files)) buildInfo?.fileDependencies?.add(file);
        return [moduleOf(resource, files), result[1], result[2]];
      });
    });
  }
}
