import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesOf } from '../workspaces.mjs';
import { report } from './report.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Found twice in one page these break it: two Reacts, two schema libraries, two themes. */
const singletons = [
  'react',
  'react-dom',
  'single-spa',
  'xstate',
  '@xstate/react',
  '@tanstack/react-query',
  'axios',
  'zod',
  '@mui/material',
  '@emotion/react',
];

function entryFindings(path, entry, allowScripts) {
  const found = [];
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (entry.resolved !== undefined && /^[a-z+]+:/.test(entry.resolved)) found.push(`${path}: names a registry host`);
  if (entry.integrity === undefined) found.push(`${path}: has no integrity`);
  if (entry.hasInstallScript === true && !(name in allowScripts) && entry.optional !== true)
    found.push(`${path}: wants to run an install script that allowScripts does not mention`);
  return found;
}

function rangeFindings(folder, manifest, seen) {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return wanted.flatMap(([name, range]) => {
    const found = exact.test(range) ? [] : [`${folder}package.json: ${name} ${range} is not an exact version`];
    const earlier = seen.get(name);
    if (earlier !== undefined && earlier.range !== range)
      found.push(`${folder}package.json: ${name} ${range}, but ${earlier.folder}package.json has ${earlier.range}`);
    seen.set(name, { range, folder });
    return found;
  });
}

/** Faults of the lock file and its versions, one line each. */
export function lockfileFindings(root) {
  const manifest = readJson(join(root, 'package.json'));
  const { packages } = readJson(join(root, 'package-lock.json'));
  const installed = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
  const seen = new Map();
  return [
    ...installed.flatMap(([path, entry]) => entryFindings(path, entry, manifest.allowScripts ?? {})),
    ...rangeFindings('', manifest, seen),
    ...workspacesOf(root).flatMap((folder) =>
      rangeFindings(`${folder}/`, readJson(join(root, folder, 'package.json')), seen),
    ),
    ...singletons.flatMap((name) => {
      const copies = installed.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([path]) => path);
      return copies.length > 1 ? [`${name}: more than one copy (${copies.join(', ')})`] : [];
    }),
  ];
}

report(import.meta, lockfileFindings);
