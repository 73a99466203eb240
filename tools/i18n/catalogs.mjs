/** Catalogs of all packages: `<package>/src/messages/<language>/<part>.json`, in the JSON format of i18next. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const sourceLanguage = 'en';
/** Beside the catalogs of a language: what each of its texts was translated from. */
const sourcesName = 'sources.json';

const PLURAL = /_(zero|one|two|few|many|other)$/;
export const pluralOf = (key) => PLURAL.exec(key)?.[1];
export const familyOf = (key) => key.replace(PLURAL, '');

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const packagesOf = (root) => foldersOf(root).filter((name) => existsSync(join(root, name, 'src/messages')));

/** Languages that any package has, the source language left out. */
export const languagesOf = (root) => {
  const found = packagesOf(root).flatMap((name) => foldersOf(join(root, name, 'src/messages')));
  return [...new Set(found)].filter((name) => name !== sourceLanguage).sort();
};

/** Texts by dotted key. A dot within a key is written `\.`. */
const flat = (catalog, before = '') =>
  Object.entries(catalog).flatMap(([name, value]) => {
    const key = before + name.replaceAll('.', '\\.');
    return typeof value === 'string' ? [[key, value]] : flat(value, `${key}.`);
  });

/** The catalog of texts by dotted key. */
function nested(texts) {
  const catalog = {};
  for (const [key, text] of texts) {
    const path = key.split(/(?<!\\)\./).map((name) => name.replaceAll('\\.', '.'));
    const last = path.pop();
    let at = catalog;
    for (const name of path) at = at[name] ??= {};
    at[last] = text;
  }
  return catalog;
}

/** A short name of a text, which another text does not have. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const fileOf = (root, id, language) => {
  const [name, part] = id.split('/');
  return join(root, name, 'src/messages', language, `${part}.json`);
};

/** Names of all catalogs, `package/part`. */
export const catalogIds = (root) =>
  packagesOf(root).flatMap((name) => {
    const folder = join(root, name, 'src/messages', sourceLanguage);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
    return files.sort().map((file) => `${name}/${file.slice(0, -5)}`);
  });

/** Names of catalogs of a language that the source language does not have. */
export const strayIds = (root, language) => {
  const known = new Set(catalogIds(root));
  return packagesOf(root).flatMap((name) => {
    const folder = join(root, name, 'src/messages', language);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file !== sourcesName) : [];
    return files.map((file) => `${name}/${file.replace(/\.json$/, '')}`).filter((id) => !known.has(id));
  });
};

/** Texts of one catalog by dotted key, in the order of the file. */
export const readTexts = (root, id, language) => new Map(flat(readJson(fileOf(root, id, language))));

/** Hash of the source text by dotted key, as it was when each text was translated. */
export const readSources = (root, id, language) => {
  const [name, part] = id.split('/');
  return readJson(join(root, name, 'src/messages', language, sourcesName))[part] ?? {};
};

const writeJson = (file, value) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Writes a catalog, and what its texts were translated from. */
export function writeTexts(root, id, language, texts, sources) {
  writeJson(fileOf(root, id, language), nested(texts));
  const [name, part] = id.split('/');
  const file = join(root, name, 'src/messages', language, sourcesName);
  const all = { ...readJson(file), [part]: sources };
  writeJson(file, Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Plural categories that whole numbers have in a language, and the one of fractions. */
const categoriesOf = (language) => {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...Array.from({ length: 201 }, (_, count) => rules.select(count)), 'other'])];
};

/**
 * Keys that a language has to have for the keys of the source: each plural in every category of the language. The value is
 * the key of the source that it is translated from.
 */
export function wantedKeys(source, language) {
  const wanted = new Map();
  for (const key of source.keys()) {
    const form = pluralOf(key);
    if (form === undefined || form === 'zero') {
      wanted.set(key, key);
      continue;
    }
    const family = familyOf(key);
    const other = source.has(`${family}_other`) ? `${family}_other` : key;
    for (const category of categoriesOf(language)) {
      const own = `${family}_${category}`;
      if (!wanted.has(own)) wanted.set(own, source.has(own) ? own : other);
    }
  }
  return wanted;
}
