import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { pluginFiles, productVersion } from './plugin-files.mjs';

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

/** Writes `dist/listings-and-ads-VERSION.zip`; gives its path and size. */
export function writePluginZip() {
  const path = join(root, `dist/listings-and-ads-${productVersion()}.zip`);
  const bytes = zipOf(pluginFiles());
  if (bytes.length > largestUpload)
    throw new Error(
      `The plugin has ${bytes.length} bytes; PHP takes uploads of ${largestUpload} unless it is told otherwise.`,
    );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return { path, bytes };
}
