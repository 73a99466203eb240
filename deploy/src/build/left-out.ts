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

/** Aliases that put an empty module in the place of each file. A file that is not there (any more) is an error. */
export function leftOut(files: readonly string[], packageDir: string): Record<string, false> {
  const entries = files.map((file) => {
    const found = findFile(file, packageDir);
    if (found === undefined) throw new Error(`${file} is to be left out but is not there`);
    return [found, false] as const;
  });
  return Object.fromEntries(entries);
}
