import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { brotliForms, packedLanguages, pluginFiles, productVersion } from './plugin-files.mjs';

const root = dirname(dirname(import.meta.dirname));

/** The oldest time that a zip can hold: the same plugin has the same bytes whenever it is packed. */
const mtime = new Date(1980, 0, 1);
const isPacked = (name) => name.endsWith('.br');

/** The bytes of the archive that WordPress installs: one folder, its files in the order of their names. */
const zipOf = (files) =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, bytes]) => [
        `listings-and-ads/${name}`,
        [bytes, { mtime, level: isPacked(name) ? 0 : 9, os: 3, attrs: 0o100644 << 16 }],
      ]),
    ),
  );

/** Default limit of PHP for an upload, in bytes. */
const largestUpload = 2 * 1024 * 1024;

/** Bytes that an entry of the archive has beside its content: two headers, its name in both, its line in the plan. */
const entryBytes = 320;

/** The archive with English and, where one is named, another language; Brotli forms as long as they fit into an upload. */
function archiveOf(language) {
  const languages = language === null ? [] : [language];
  let room = largestUpload - zipOf(pluginFiles({ languages, hasBrotli: () => false })).length;
  const taken = new Set();
  const forms = brotliForms(language);
  for (const { url, bytes } of forms) {
    if (bytes + entryBytes > room) continue;
    room -= bytes + entryBytes;
    taken.add(url);
  }
  const bytes = zipOf(pluginFiles({ languages, hasBrotli: (url) => taken.has(url) }));
  const name = language ?? 'English';
  if (bytes.length > largestUpload)
    throw new Error(
      `The plugin in ${name} has ${bytes.length} bytes; PHP takes uploads of ${largestUpload} unless it is told otherwise.`,
    );
  return { languages, bytes, withoutBrotli: forms.length - taken.size };
}

/**
 * Archives of the plugin: English, English with each of the complete languages, and all of them together for who installs
 * it otherwise than by an upload. `withoutBrotli` is how many files had no room for their Brotli form.
 */
function pluginArchives() {
  const languages = packedLanguages();
  const base = `listings-and-ads-${productVersion()}`;
  return [
    { name: `${base}.zip`, ...archiveOf(null) },
    ...languages.map((language) => ({ name: `${base}-${language}.zip`, ...archiveOf(language) })),
    { name: `${base}-all.zip`, languages, bytes: zipOf(pluginFiles({ languages })), withoutBrotli: 0 },
  ];
}

/** Writes the archives into `dist`; gives the path of each, what is in it, and its bytes. */
export function writePluginZips() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  return pluginArchives().map((archive) => {
    const path = join(root, 'dist', archive.name);
    writeFileSync(path, archive.bytes);
    return { ...archive, path };
  });
}
