import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { report } from './report.mjs';
import { sourceFiles } from './source-files.mjs';

/** What a file may be, said between its name and its ending: `phone-verification.machine.ts`. A new role is added here. */
const roles = new Set(
  `actors answers button card chart columns config context contract d dialog en field fixture handlers header hook html import
   list machine migration modal page panel plugin provider records resource routes row rules schema screen section setup
   spec stepper store sweep table tables test types values xa`.split(/\s+/),
);

/** Roles a view file in `screens/` must have; everything else there would hide what it is. */
const screenRoles = new Set([
  'screen',
  'section',
  'modal',
  'card',
  'field',
  'table',
  'panel',
  'list',
  'row',
  'chart',
  'context',
]);

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'stuff', 'lib']);
const code = /\.(tsx?|[cm]?js|css|sql)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const testless = (parts) => parts.filter((part) => part !== 'test');

function doorsOf(root, path) {
  const folder = path.split('/')[0];
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return [];
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.values(exports).map((target) => join(folder, target));
}

/** What is wrong with the name of one file, or null. */
export function fileNameFault(path, isDoor = () => false) {
  const folders = dirname(path) === '.' ? [] : dirname(path).split('/');
  const badFolder = folders.find((folder) => !kebab.test(folder));
  if (badFolder !== undefined) return `folder "${badFolder}" is not kebab-case`;
  if (!code.test(path)) return null;
  const [stem, ...suffixes] = basename(path).replace(code, '').split('.');
  if (!kebab.test(stem)) return `"${stem}" is not kebab-case`;
  if (vague.has(stem)) return `"${stem}" says nothing about what is inside`;
  if (stem === 'index' && !isDoor(path)) return 'an index file that is not a door of its package';
  const unknown = suffixes.find((suffix) => !roles.has(suffix));
  if (unknown !== undefined) return `"${unknown}" is no known role (tools/gates/file-names.mjs)`;
  const own = testless(suffixes);
  if (own.length > 1) return `"${own.join('.')}" are two roles in one name`;
  if (path.endsWith('.tsx') && folders.includes('screens') && !screenRoles.has(own[0]))
    return 'a view in screens/ needs a role such as .screen or .section';
  if (folders.at(-1) === 'hooks' && !stem.startsWith('use-')) return 'a hook is named use-…';
  return null;
}

/** Names of files and folders that break the rule, one line each. */
export function fileNameFindings(root) {
  return sourceFiles(root).flatMap((path) => {
    const fault = fileNameFault(path, (each) => doorsOf(root, each).includes(each));
    return fault === null ? [] : [`${path}: ${fault}`];
  });
}

report(import.meta, fileNameFindings);
