/** Faults of catalogs: what is missing, unused, changed since it was translated, or has other places than its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogIds,
  familyOf,
  hashOf,
  languagesOf,
  pluralOf,
  readSources,
  readTexts,
  sourceLanguage,
  strayIds,
  wantedKeys,
} from './catalogs.mjs';

/** Places of values, tags and nested texts; how often each stands there does not count. */
const placesIn = (text) => {
  const found = text.match(/\{\{[^}]*\}\}|<\/?[\w-]+\s*\/?>|\$t\([^)]*\)/g) ?? [];
  return [...new Set(found.map((place) => place.replaceAll(/\s/g, '')))].sort().join(' ');
};

/** A plural may leave its number out ("One day"). */
const samePlaces = (key, text, original) => {
  if (placesIn(text) === placesIn(original)) return true;
  const without = (words) => placesIn(words.replaceAll(/\{\{\s*count\s*\}\}/g, ''));
  return pluralOf(key) !== undefined && without(text) === without(original);
};

/** Faults of one language, one line each. */
function languageFaults(root, language) {
  const stray = strayIds(root, language).map(
    (id) => `${language} ${id}: there is no such catalog in ${sourceLanguage}`,
  );
  const faults = catalogIds(root).flatMap((id) => {
    const source = readTexts(root, id, sourceLanguage);
    const own = readTexts(root, id, language);
    const translatedFrom = readSources(root, id, language);
    const wanted = wantedKeys(source, language);
    const say = (key, what) => `${language} ${id}: ${key} ${what}`;
    const missing = [...wanted.keys()].filter((key) => !own.has(key)).map((key) => say(key, 'is missing'));
    const rest = [...own].flatMap(([key, text]) => {
      const original = source.get(wanted.get(key) ?? key);
      if (original === undefined) return [say(key, 'is not used')];
      if (translatedFrom[key] !== hashOf(original)) return [say(key, 'was translated from another text')];
      if (samePlaces(key, text, original)) return [];
      return [say(key, `has other places: ${placesIn(text)} for ${placesIn(original)}`)];
    });
    return [...missing, ...rest];
  });
  return [...stray, ...faults];
}

/** Texts that are more than 1.6 times as long as their source, where that is more than a word. */
export const longTexts = (root, language) =>
  catalogIds(root).flatMap((id) => {
    const source = readTexts(root, id, sourceLanguage);
    const wanted = wantedKeys(source, language);
    return [...readTexts(root, id, language)].flatMap(([key, text]) => {
      const original = source.get(wanted.get(key) ?? key) ?? text;
      const isLong = original.length >= 12 && text.length > original.length * 1.6;
      return isLong ? [`${language} ${id}: ${key} is ${(text.length / original.length).toFixed(1)} times as long`] : [];
    });
  });

const skipped = new Set(['node_modules', 'dist', 'messages', '.tsout', 'recordings']);

function wordsOfCode(folder, words) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !skipped.has(entry.name)) wordsOfCode(path, words);
    if (!/(?<!\.test)\.tsx?$/.test(entry.name) || entry.isDirectory()) continue;
    const code = readFileSync(path, 'utf8');
    for (const [word] of code.matchAll(/[\w-]+/g)) words.add(word);
    // The end of a key that is put together: `${kind}Unknown`.
    for (const [end] of code.matchAll(/\}[\w-]+(?=`)/g)) words.add(end);
    // Its beginning: `causes.${id}.title`.
    for (const [start] of code.matchAll(/[\w-]+\.(?=\$\{)/g)) words.add(start);
  }
  return words;
}

/** Texts of the source language whose key no code names: neither whole nor, where keys are put together, by its last name. */
function unusedTexts(root) {
  const words = wordsOfCode(root, new Set());
  const ends = [...words].filter((word) => word.startsWith('}')).map((word) => word.slice(1));
  const isNamed = (key) => {
    const path = familyOf(key).split('.');
    const name = path.at(-1).split('/').at(-1);
    if (path.some((part) => words.has(`${part}.`))) return true;
    return words.has(name) || ends.some((end) => end.length > 3 && name.endsWith(end));
  };
  return catalogIds(root).flatMap((id) =>
    [...readTexts(root, id, sourceLanguage).keys()]
      .filter((key) => !isNamed(key))
      .map((key) => `${sourceLanguage} ${id}: ${key} is not used`),
  );
}

/** Texts of the source language that name another text: the reader does not put it in. */
const nestingTexts = (root) =>
  catalogIds(root).flatMap((id) =>
    [...readTexts(root, id, sourceLanguage)]
      .filter(([, text]) => text.includes('$t('))
      .map(([key]) => `${sourceLanguage} ${id}: ${key} names another text, which is not read`),
  );

/** Faults that no tree may have: of the source language, and of each language that is complete. */
export const gravestFaults = (root, complete) => [
  ...unusedTexts(root),
  ...nestingTexts(root),
  ...complete.flatMap((language) => languageFaults(root, language)),
];

/** All faults: of the source language, and of every language that has a folder. */
export const allFaults = (root) => [
  ...unusedTexts(root),
  ...nestingTexts(root),
  ...languagesOf(root).flatMap((language) => languageFaults(root, language)),
];
