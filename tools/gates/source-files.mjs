import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'artifacts', 'coverage', 'fixtures']);

/** Every file of the repository that people write, as paths from its root with `/`; what is built or installed is left out. */
export function sourceFiles(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(join(folder, entry.name));
      } else if (entry.isFile()) found.push(relative(root, join(folder, entry.name)).split(sep).join('/'));
    }
  };
  walk(root);
  return found.sort();
}
