/** Files of the plugin for WordPress: the loader in `host-wordpress`, and the built release. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { moOf, readPo } from './gettext.mjs';

const root = dirname(dirname(import.meta.dirname));
const loader = join(root, 'host-wordpress');
const release = join(root, 'dist/release');

/** Files for developers, which are not shipped. */
const notShipped = /^(testing\/|README\.md$|release\.htaccess$)/;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

let facts;
const readFacts = () =>
  (facts ??= JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tools/wordpress/facts.ts')], {
      cwd: root,
      encoding: 'utf8',
    }),
  ));

const readRelease = () => ({ languages: {}, ...JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) });

/** Script of a page in another language → that language. */
const translatedScripts = (languages) =>
  new Map(
    Object.entries(languages).flatMap(([language, { scripts }]) =>
      Object.values(scripts).map((url) => [url, language]),
    ),
  );

/** Addresses of the lists of integrity: documents of this host say themselves what is in them. */
const listsOf = ({ lists, languages }) =>
  new Set([lists, ...Object.values(languages).map((own) => own.lists)].flatMap((own) => Object.values(own ?? {})));

/** A language of the release without its lists. */
const withoutLists = ({ lists: _lists, ...language }) => language;

/**
 * The parts of the release that a page is printed from; when it was built is none of them.
 * `languages` are those that go in beside English, all where nothing is said; `hasBrotli` says of an address whether its
 * file has its Brotli form beside it. What has none is compressed by web servers themselves.
 */
function planOf({ languages: wanted, hasBrotli }) {
  const built = readRelease();
  const { imports, integrity, entry, styles, preload, shell, languages, files } = built;
  const lists = listsOf(built);
  const isIn = (language) => language === undefined || wanted === undefined || wanted.includes(language);
  const translated = translatedScripts(languages);
  return {
    imports,
    integrity,
    entry,
    styles,
    preload,
    shell,
    languages: Object.fromEntries(
      Object.entries(languages)
        .filter(([language]) => isIn(language))
        .map(([language, own]) => [language, withoutLists(own)]),
    ),
    files: Object.fromEntries(
      Object.entries(files)
        .filter(([url]) => isIn(translated.get(url)) && !lists.has(url))
        .map(([url, file]) => [
          url,
          { ...file, encodings: file.encodings.filter((encoding) => encoding === 'br' && hasBrotli(url)) },
        ]),
    ),
    facts: readFacts(),
  };
}

/** The files of the release that are given out, with their precompressed forms. */
const releasedFiles = (files) =>
  Object.values(files).flatMap(({ file, encodings }) => [file, ...encodings.map((name) => `${file}.${name}`)]);

/** The version that the loader says it has; a loader of another version than the product's is not packed. */
function checkVersion(text, version) {
  const [, own] = /^ \* Version:\s+(\S+)$/m.exec(text) ?? [];
  if (own !== version) throw new Error(`host-wordpress/listings-and-ads.php says version ${own}; this is ${version}.`);
}

export const productVersion = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** Languages beside English that the release has, and whose texts are all there. */
export function packedLanguages() {
  const { languages } = readRelease();
  return readFacts().completeLanguages.filter((language) => language in languages);
}

/**
 * The Brotli forms of an archive, those that its readers need most first: of the scripts in its language, of what has no
 * texts, of the English scripts. Each as its address and its size in bytes.
 */
export function brotliForms(language) {
  const { languages, files } = readRelease();
  const translated = translatedScripts(languages);
  const english = new Set(Object.values(languages).flatMap(({ scripts }) => Object.keys(scripts)));
  const rank = (url) => (translated.has(url) ? 0 : english.has(url) ? 2 : 1);
  return Object.entries(files)
    .filter(([url, { encodings }]) => encodings.includes('br') && (translated.get(url) ?? language) === language)
    .map(([url, { file }]) => ({ url, rank: rank(url), bytes: statSync(join(release, `${file}.br`)).size }))
    .sort((a, b) => a.rank - b.rank || (a.url < b.url ? -1 : 1));
}

/**
 * Path below the plugin's folder → bytes, in the order of the paths. Needs a build. Without options: all languages of the
 * release, and Brotli forms of everything.
 */
export function pluginFiles({ languages, hasBrotli = () => true } = {}) {
  const all = new Map();
  for (const path of filesBelow(loader)) {
    const name = relative(loader, path);
    if (notShipped.test(name)) continue;
    const bytes = readFileSync(path);
    all.set(name, bytes);
    if (name.endsWith('.po')) all.set(name.replace(/\.po$/, '.mo'), moOf(readPo(bytes.toString('utf8'))));
  }
  checkVersion(all.get('listings-and-ads.php').toString('utf8'), productVersion());
  const shipped = planOf({ languages, hasBrotli });
  for (const file of releasedFiles(shipped.files)) all.set(`release/${file}`, readFileSync(join(release, file)));
  all.set('release/release.json', Buffer.from(JSON.stringify(shipped)));
  all.set('release/.htaccess', readFileSync(join(loader, 'release.htaccess')));
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
