/** `npm start`: installs what is missing, builds what changed, serves. Runs before anything is installed, on the Node.js that `run.mjs` finds. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INTERRUPTED, interruptible } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { isCurrent } from './node/current-node.mjs';

const root = dirname(import.meta.dirname);
const server = join(root, 'store-server/dist/main.mjs');

/** Flags and variables that name a file or folder: relative to where the command was typed, not to this folder. */
const pathFlags = ['--catalog', '--data-dir'];
const pathVariables = ['CATALOG', 'DATA_DIR', 'DEPLOY_DIR', 'RELEASE_DIR'];

const absolute = (path, from) => (path === '' || isAbsolute(path) ? path : resolve(from, path));

function withAbsolutePaths(args, from) {
  return args.map((arg, index) => {
    if (pathFlags.includes(args[index - 1])) return arg.startsWith('--') ? arg : absolute(arg, from);
    const flag = pathFlags.find((name) => arg.startsWith(`${name}=`));
    return flag === undefined ? arg : `${flag}=${absolute(arg.slice(flag.length + 1), from)}`;
  });
}

function environment(from) {
  const env = { ...process.env };
  for (const name of pathVariables) if (env[name] !== undefined) env[name] = absolute(env[name], from);
  return env;
}

/** True for a server that takes deploys: what it starts with is copied to where releases are kept. */
const takesDeploys = (args, env) =>
  [...args, ...Object.keys(env).filter((name) => env[name] !== '')].some((word) => /^(--deploy-|DEPLOY_)/.test(word));

async function prepare(signal, isFast) {
  if (!isCurrent(process.versions.node)) throw new Error('Start it by npm start, which brings a current Node.js.');
  await ensureInstalled({ isComplete: false });
  const { compressLater, ensureBuilt } = await import('./build.mjs');
  await ensureBuilt({ log: console.log, signal, isFast });
  if (!existsSync(server)) throw new Error('The build left no server behind: store-server/dist/main.mjs is missing.');
  compressLater();
}

const { signal, release } = interruptible();
try {
  await prepare(signal, !takesDeploys(process.argv.slice(2), process.env));
} catch (error) {
  if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error));
  process.exit(signal.aborted ? INTERRUPTED : 1);
}
release();
const from = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
const { run } = await import(pathToFileURL(server).href);
process.exit(await run(withAbsolutePaths(process.argv.slice(2), from), environment(from)));
