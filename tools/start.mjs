import { dirname, isAbsolute, resolve } from 'node:path';
import { existsSync } from 'node:fs';

const root = dirname(import.meta.dirname);
const MINIMUM = [20, 19];

/** Flags and variables that name a file or folder: relative to where the command was typed, not to this folder. */
const pathFlags = ['--catalog', '--data-dir'];
const pathVariables = ['CATALOG', 'DATA_DIR'];

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`Node.js ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

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

async function prepare() {
  const { interruptible } = await import('./children.mjs');
  const release = interruptible();
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt({ log: console.log });
  release();
}

checkNode();
try {
  await prepare();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const server = resolve(root, 'store-server/dist/main.mjs');
if (!existsSync(server)) fail('The build left no server behind: store-server/dist/main.mjs is missing.');
const from = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
const { run } = await import(server);
await run(withAbsolutePaths(process.argv.slice(2), from), environment(from));
