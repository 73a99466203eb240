import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageName = /^(?:@[^/]+\/)?[^/]+/;

/** The file behind `axios/lib/adapters/xhr.js`, as a package in this folder would find it. */
function findFile(file: string, folder: string): string | undefined {
  const [name = ''] = packageName.exec(file) ?? [];
  if (existsSync(join(folder, 'node_modules', name))) {
    const found = join(folder, 'node_modules', file);
    return existsSync(found) ? found : undefined;
  }
  return dirname(folder) === folder ? undefined : findFile(file, dirname(folder));
}

function foundFile(file: string, packageDir: string, lot: string): string {
  const found = findFile(file, packageDir);
  if (found === undefined) throw new Error(`${file} is to be ${lot} but is not there`);
  return found;
}

/** Aliases that put an empty module in the place of each file. A file that is not there (any more) is an error. */
export const leftOut = (files: readonly string[], packageDir: string): Record<string, false> =>
  Object.fromEntries(files.map((file) => [foundFile(file, packageDir, 'left out'), false] as const));

/** Aliases that put a file of the package in the place of each file. */
export const replaced = (files: Readonly<Record<string, string>>, packageDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, own]) => [foundFile(file, packageDir, 'replaced'), join(packageDir, own)]),
  );

/** Aliases of packages that ship one form for browsers before 2017, by default, and one for those that pages are built for. */
export const modernForms: Readonly<Record<string, string>> = {
  'libphonenumber-js/min$': 'libphonenumber-js/min/es6',
};
