import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const importOf = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const extensions = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts'];

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file behind an import of a workspace's source, or undefined for installed packages. */
function resolveSource(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return extensions.map((extension) => resolve(dirname(from), specifier + extension)).find(isFile);
  }
  const [, folder, door = ''] = /^@listings\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (folder === undefined) return undefined;
  const place = join(root, folder, 'package.json');
  // A checkout of one package has the others installed: the lock file says which.
  if (!existsSync(place)) return undefined;
  const description = JSON.parse(readFileSync(place, 'utf8')) as { exports: Record<string, string> };
  const target = description.exports[`.${door}`];
  return target === undefined ? undefined : join(root, folder, target);
}

/** The files a source reads: itself and, through its imports, every source of this repository. */
export function sourceClosure(root: string, entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.[cm]?tsx?$/.test(file)) return;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importOf)) {
      const target = resolveSource(root, file, specifier);
      if (target !== undefined) visit(target);
    }
  };
  visit(entry);
  return [...found];
}

/** Path relative to the repository, with `/` on every system. */
export const inRoot = (root: string, path: string): string => relative(root, path).split(sep).join('/');

const ours = (root: string, path: string) => {
  const name = inRoot(root, path);
  return name !== '' && !name.startsWith('..') && !name.includes('node_modules') && !name.startsWith('/');
};

/** Those of the paths that lie in this repository, outside `node_modules`. */
export const ownPaths = (root: string, paths: Iterable<string>): string[] =>
  [...new Set(paths)].filter((path) => ours(root, path)).sort();

/** Path relative to the repository → sha256 of the bytes. */
export function hashFiles(root: string, files: Iterable<string>): Record<string, string> {
  const entries = [...files].filter(isFile).map((file) => {
    return [inRoot(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sources in a folder of the tool itself, without tests. */
export function toolSources(root: string, folder: string): string[] {
  const dir = join(root, 'deploy/src', folder);
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => join(dir, name));
}

/** Sources of the contract by which builds are compared; empty when there is none. */
export function contractSources(root: string): string[] {
  const entry = join(root, 'shared-api/src/contract/contract-document.ts');
  return existsSync(entry) ? sourceClosure(root, entry) : [];
}

/** Inputs of every build: the lock file and the code that builds. */
export const buildCode = (root: string): string[] => [join(root, 'package-lock.json'), ...toolSources(root, 'build')];
