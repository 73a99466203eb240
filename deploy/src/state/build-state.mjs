/**
 * Finds builds that are out of date. Plain JavaScript without dependencies: `npm start` runs it before anything else is
 * loaded.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const stateName = 'build-state.json';
export const configName = 'build.config.ts';
export const releaseDir = 'dist/release';

/** Ends the name of an empty file beside a compressed one that a first start made fast rather than small. */
export const fastMark = '.fast';

const hashes = (root) => {
  const known = new Map();
  return (path) => {
    if (!known.has(path)) {
      const file = join(root, path);
      known.set(path, existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'absent');
    }
    return known.get(path);
  };
};

/** @returns {Record<string, unknown> | undefined} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reason why a recorded build is out of date; undefined when it is not. */
function changedInput(inputs, hashOf) {
  const path = Object.keys(inputs).find((input) => hashOf(input) !== inputs[input]);
  if (path === undefined) return undefined;
  return inputs[path] === 'failed' ? 'failed before' : `${path} changed`;
}

/** Names of the folders in a folder, as one text; empty when there is none. */
export const namesIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
        .join(' ')
    : '';

/** Reason why a release is out of date whose packages are not those that are built now; undefined when they are. */
function otherPackages(packages = [], root) {
  const built = builtPackages(root);
  const found =
    built.find((folder) => !packages.includes(folder)) ?? packages.find((folder) => !built.includes(folder));
  return found === undefined ? undefined : `${found} is ${built.includes(found) ? 'new' : 'gone'}`;
}

function reasonOf(record, out, root, hashOf) {
  const changed = changedInput(record.inputs, hashOf);
  if (changed !== undefined) return changed;
  const appeared = record.absent.find((path) => existsSync(join(root, path)));
  if (appeared !== undefined) return `${appeared} appeared`;
  const other = Object.entries(record.folders ?? {}).find(([path, names]) => namesIn(join(root, path)) !== names);
  if (other !== undefined) return `${other[0]} has other folders`;
  for (const [name, bytes] of Object.entries(record.outputs)) {
    const file = join(out, name);
    if (!existsSync(file) || statSync(file).size !== bytes) return `${name} is missing or changed`;
  }
  return undefined;
}

/** Packages that are built: those with a `build.config.ts`. */
export const builtPackages = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, configName)))
    .map((entry) => entry.name)
    .sort();

/** The folder a build writes to: `dist` when it is the only one of its package, else a folder of its own below it. */
export const outOf = (root, folder, build, only) =>
  only ? join(root, folder, 'dist') : join(root, folder, 'dist', build);

function stalePackage(root, folder, hashOf) {
  const state = readJson(join(root, folder, 'dist', stateName));
  if (state === undefined) return [{ folder, why: 'not built yet' }];
  const why = changedInput(state.config, hashOf);
  if (why !== undefined) return [{ folder, why }];
  const names = Object.keys(state.builds);
  return names.flatMap((build) => {
    const out = outOf(root, folder, build, names.length === 1);
    const reason = reasonOf(state.builds[build], out, root, hashOf);
    return reason === undefined ? [] : [{ folder, build, why: reason }];
  });
}

/**
 * The builds that must run, each with its package and the reason; without a `build`, all of the package must. `release`
 * is the reason why the release must be composed again.
 */
export function findStale(root) {
  const hashOf = hashes(root);
  const stale = builtPackages(root).flatMap((folder) => stalePackage(root, folder, hashOf));
  const state = readJson(join(root, releaseDir, stateName));
  const release =
    state === undefined
      ? 'not composed yet'
      : (otherPackages(state.packages, root) ?? reasonOf(state, join(root, releaseDir), root, hashOf));
  return { stale, ...(release === undefined ? {} : { release }) };
}

/** Marks of the compressed files of the release that can be smaller, as paths. */
export function fastMarks(root) {
  const assets = join(root, releaseDir, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets, { recursive: true })
    .filter((name) => name.endsWith(fastMark))
    .map((name) => join(assets, name))
    .sort();
}
