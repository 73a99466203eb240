/** Files of the plugin for WordPress: the loader in `host-wordpress`, and the built release. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

const readFacts = () =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tools/wordpress/facts.ts')], {
      cwd: root,
      encoding: 'utf8',
    }),
  );

/**
 * Keeps only Brotli of the precompressed forms, and none of scripts in other languages than English: with more the archive
 * would exceed the 2 MB that PHP takes as an upload unless a host allows more. For the rest, web servers compress by
 * themselves.
 */
function withBrotliAlone(files, languages) {
  const translated = new Set(Object.values(languages).flatMap(({ scripts }) => Object.values(scripts)));
  return Object.fromEntries(
    Object.entries(files).map(([url, file]) => [
      url,
      { ...file, encodings: file.encodings.filter((encoding) => encoding === 'br' && !translated.has(url)) },
    ]),
  );
}

/** The parts of the release that a page is printed from; when it was built is none of them. */
function plan() {
  const { imports, integrity, entry, styles, preload, shell, languages, files } = JSON.parse(
    readFileSync(join(release, 'release.json'), 'utf8'),
  );
  return {
    imports,
    integrity,
    entry,
    styles,
    preload,
    shell,
    languages,
    files: withBrotliAlone(files, languages ?? {}),
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

/** Path below the plugin's folder → bytes, in the order of the paths. Needs a build. */
export function pluginFiles() {
  const all = new Map();
  for (const path of filesBelow(loader)) {
    const name = relative(loader, path);
    if (notShipped.test(name)) continue;
    const bytes = readFileSync(path);
    all.set(name, bytes);
    if (name.endsWith('.po')) all.set(name.replace(/\.po$/, '.mo'), moOf(readPo(bytes.toString('utf8'))));
  }
  checkVersion(all.get('listings-and-ads.php').toString('utf8'), productVersion());
  const shipped = plan();
  for (const file of releasedFiles(shipped.files)) all.set(`release/${file}`, readFileSync(join(release, file)));
  all.set('release/release.json', Buffer.from(JSON.stringify(shipped)));
  all.set('release/.htaccess', readFileSync(join(loader, 'release.htaccess')));
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
