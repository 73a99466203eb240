import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from './package-build';

/** A catalog of texts in the JSON format of i18next: texts by key, nested, plurals as `key_one`, `key_other`, … */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

/** The language the catalogs are written in first; its texts stand in for those that another language lacks. */
export const sourceLanguage = 'en';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const isCatalog = (value: string | Catalog | undefined): value is Catalog => typeof value === 'object';

/**
 * The texts of a language, those it lacks in the source language. Plurals count as one text: a language has other forms,
 * and none of English is put between them.
 */
export function completed(source: Catalog, translated: Catalog): Catalog {
  const families = new Set(Object.keys(translated).map((key) => key.replace(PLURAL, '')));
  const lacking = Object.entries(source).filter(
    ([key]) => !(key in translated) && !families.has(key.replace(PLURAL, '')),
  );
  const own = Object.entries(translated).map(([key, value]) => {
    const original = source[key];
    return [key, isCatalog(value) && isCatalog(original) ? completed(original, value) : value] as const;
  });
  return Object.fromEntries([...own, ...lacking]);
}

const quoted = (text: string): string => {
  const double = JSON.stringify(text);
  if (!text.includes('"')) return double;
  const inside = double.slice(1, -1).replaceAll('\\"', '"');
  if (!text.includes("'")) return `'${inside}'`;
  return text.includes('`') || text.includes('${') ? double : `\`${inside}\``;
};

const NAME = /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,8})$/;

/** The catalog as an expression of JavaScript, as short as a minifier writes it. */
export const literalOf = (value: string | Catalog): string =>
  isCatalog(value)
    ? `{${Object.entries(value)
        .map(([key, text]) => `${NAME.test(key) && key !== '__proto__' ? key : JSON.stringify(key)}:${literalOf(text)}`)
        .join(',')}}`
    : quoted(value);

/**
 * A catalog in every other language that has a folder in `messages`, a path below the repository's root: language → texts,
 * completed by those of the source.
 * For texts without plurals: every key of the source is there.
 */
export function translationsOf<C extends Catalog>(source: C, messages: string, part: string): Record<string, C> {
  const found: Record<string, C> = {};
  for (const entry of readdirSync(messages, { withFileTypes: true })) {
    const file = join(messages, entry.name, `${part}.json`);
    if (!entry.isDirectory() || entry.name === sourceLanguage || !existsSync(file)) continue;
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Catalog;
    found[entry.name] = { ...source, ...completed(source, translated) };
  }
  return found;
}

/**
 * One text of a package's catalog in every language that has it, for what a manifest says in words.
 *
 * @param folder of the package, absolute: `import.meta.dirname` of its `build.config.ts`
 * @param part name of the catalog, such as `reports` of `src/messages/en/reports.json`
 * @param key of the text; levels are parted by dots
 * @throws Error where the source language has no such text
 */
export function wordsOf(folder: string, part: string, key: string): Words {
  const messages = join(folder, 'src/messages');
  const found: Record<string, string> = {};
  for (const language of readdirSync(messages).sort()) {
    const file = join(messages, language, `${part}.json`);
    if (!existsSync(file)) continue;
    let text: string | Catalog | undefined = JSON.parse(readFileSync(file, 'utf8')) as Catalog;
    for (const step of key.split('.')) text = isCatalog(text) ? text[step] : undefined;
    if (typeof text === 'string') found[language] = text;
  }
  const { [sourceLanguage]: en } = found;
  if (en === undefined) throw new Error(`${messages}/${sourceLanguage}/${part}.json has no text ${key}`);
  return { ...found, en };
}
