/** Texts of the plugin for WordPress: found in its PHP, kept as a template (`.pot`) and a catalogue for each language (`.po`). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPo, writePo } from './gettext.mjs';

const domain = 'listings-and-ads';
const folderOf = (root) => join(root, 'host-wordpress');
const templateOf = (root) => join(folderOf(root), `languages/${domain}.pot`);

const comment = 'Texts of the loader. Licensed as the plugin, GPL-2.0-or-later.';
const header = (language) =>
  [
    'Project-Id-Version: Listings & Ads',
    ...(language === undefined ? [] : [`Language: ${language}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `X-Domain: ${domain}`,
    '',
  ].join('\n');

/** Calls that translate a text in single quotes, and the two lines of the plugin's own header that WordPress translates. */
const calls = new RegExp(`\\b(?:esc_html_|esc_attr_|_)_\\(\\s*'((?:[^'\\\\]|\\\\.)*)',\\s*'${domain}'\\s*\\)`, 'g');
const anyUse = new RegExp(`,\\s*'${domain}'\\s*\\)`, 'g');
const headerLines = /^ \* (?:Plugin Name|Description):\s+(.+)$/gm;

const phpBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.php'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('testing/'))
    .sort();

/** Texts of the PHP files: text → files that show it, in the order they are met. */
function textsInPhp(root) {
  const texts = new Map();
  const add = (text, file) => {
    const files = texts.get(text) ?? texts.set(text, []).get(text);
    if (!files.includes(file)) files.push(file);
  };
  for (const path of phpBelow(folderOf(root))) {
    const php = readFileSync(join(folderOf(root), path), 'utf8');
    if (path === `${domain}.php`) for (const [, text] of php.matchAll(headerLines)) add(text.trim(), path);
    const found = [...php.matchAll(calls)];
    if (found.length !== [...php.matchAll(anyUse)].length)
      throw new Error(
        `${path}: a text is translated in a form that is not read here (plain texts in single quotes are).`,
      );
    for (const [, text] of found) add(text.replaceAll(/\\(['\\])/g, '$1'), path);
  }
  return texts;
}

/** Language → path of its catalogue. */
const catalogues = (root) => {
  const folder = join(folderOf(root), 'languages');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.flatMap((name) => {
      const [, language] = new RegExp(`^${domain}-(\\w+)\\.po$`).exec(name) ?? [];
      return language === undefined ? [] : [[language, join(folder, name)]];
    }),
  );
};

const readKept = (path) => (existsSync(path) ? readPo(readFileSync(path, 'utf8')) : []);

/** Path → what should stand there: the template, and each catalogue with the translations it has. */
function expectedFiles(root) {
  const texts = [...textsInPhp(root)];
  const fileOf = (language, translate) =>
    writePo(comment, [
      { id: '', text: header(language), files: [] },
      ...texts.map(([id, files]) => ({ id, text: translate(id), files })),
    ]);
  const all = new Map([[templateOf(root), fileOf(undefined, () => '')]]);
  for (const [language, path] of catalogues(root)) {
    const kept = new Map(readKept(path).map(({ id, text }) => [id, text]));
    all.set(
      path,
      fileOf(language, (id) => kept.get(id) ?? ''),
    );
  }
  return all;
}

/** Writes the template and the catalogues anew; new texts stand there untranslated. */
export function writeTexts(root) {
  for (const [path, text] of expectedFiles(root)) writeFileSync(path, text);
}

const placeholders = (text) => [...text.matchAll(/%(?:\d+\$)?[sd]/g)].map(([name]) => name).sort();

/** Faults of the template and the catalogues, one line each. */
export function textFindings(root) {
  if (!existsSync(folderOf(root))) return [];
  const stale = [...expectedFiles(root)]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => `${relative(root, path)}: is not as the PHP files have it (npm run wordpress -- texts)`);
  const untranslated = [...catalogues(root).values()].flatMap((path) =>
    readKept(path).flatMap(({ id, text }) => {
      if (text === '') return [`${relative(root, path)}: "${id}" is not translated`];
      const same = id === '' || String(placeholders(id)) === String(placeholders(text));
      return same ? [] : [`${relative(root, path)}: "${id}" and its translation differ in placeholders`];
    }),
  );
  return [...stale, ...untranslated];
}
