import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { report } from './report.mjs';
import { sourceFiles } from './source-files.mjs';

/** Roles of files, written between name and extension: `phone-verification.machine.ts`. A new role is added here. */
const roles = new Set(
  `actors answers config contract d driver fixture handlers harness html machine migration modal model parts plugin reads routes
   rules screen section service spec step store stories table test texts tour types`.split(/\s+/),
);

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

/** Fault of the name of one file, or null. */
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
  const isHook = stem.startsWith('use-');
  if (folders.at(-1) === 'hooks' && !isHook) return 'a hook is named use-…';
  if (isHook && path.startsWith('mfe-') && !folders.includes('hooks'))
    return 'a hook of an application stands in its hooks/';
  return null;
}

/** Folders of `screens/` in which no file says that it is the screen. */
function screenlessFolders(paths) {
  const screens = new Map();
  for (const path of paths) {
    const [folder] = /^[^/]+\/src\/screens\/[^/]+(?=\/)/.exec(path) ?? [];
    if (folder !== undefined) screens.set(folder, screens.get(folder) === true || path.endsWith('.screen.tsx'));
  }
  return [...screens].filter(([, hasScreen]) => !hasScreen).map(([folder]) => `${folder}: has no .screen.tsx`);
}

/** Names of files and folders that break the rule, one line each. */
export function fileNameFindings(root) {
  const paths = sourceFiles(root);
  const faults = paths.flatMap((path) => {
    const fault = fileNameFault(path, (each) => doorsOf(root, each).includes(each));
    return fault === null ? [] : [`${path}: ${fault}`];
  });
  return [...faults, ...screenlessFolders(paths)];
}

report(import.meta, fileNameFindings);
