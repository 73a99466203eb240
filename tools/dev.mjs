/**
 * `npm run dev -- PACKAGE [--from URL] [--port 4100]`: one application from the working tree, everything else from a root
 * that runs; without `--from` a store of this checkout is started for it. `npm run dev -- PACKAGE --to URL --key FILE`: on
 * the page of a place of releases, for its owners.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { workspacesOf } from './workspaces.mjs';

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);
/** Address of the page to sign in on, in the store that is started. */
let signIn = '';
const children = [];

/** Exit code of a store whose data directory another process uses. */
const busy = 75;

const usage = `npm run dev -- PACKAGE                        the package from here, in a store that is started for it
npm run dev -- PACKAGE --from URL             in a store or shop that runs at an address
npm run dev -- PACKAGE --to URL --key FILE    on the page of a place that takes deploys, for its owners
  --port NUMBER                               where it is served (4100)`;

/** What is wrong with the command line, said before anything is installed, built or started; the rest is said by the command itself. */
function misuse() {
  const packages = workspacesOf(root).filter((name) => existsSync(join(root, name, 'build.config.ts')));
  const named = args.filter((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'));
  const strange = args.find((arg) => arg.startsWith('--') && !/^--(port|from|to|key|root)(=|$)/.test(arg));
  if (strange !== undefined) return `There is no flag ${strange}.`;
  if (named.length === 1 && packages.includes(named[0])) return null;
  const said = named.length === 1 ? `There is no package ${named[0]} with a build.` : 'Name one package.';
  return `${said} There are: ${packages.join(', ')}.`;
}

function start(command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  child.on('exit', (code) => end(code ?? 1));
  return child;
}

function end(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode ||= code;
}

/** A store of this checkout; resolves with its address once it answers. */
async function ownRoot() {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt({ log: console.log });
  // A directory of its own: what was done in the store of `npm start` stays, and both may run.
  const data = join(root, '.data/dev');
  const store = start(['tools/start.mjs', '--port', '0', '--data-dir', data, '--scenario', 'ads-complete']);
  store.on('exit', (code) => {
    if (code === busy)
      console.error('Another npm run dev has a store here: name that by --from, as it says after "all else from".');
  });
  return new Promise((resolve) => {
    store.stdout.on('data', (text) => {
      const [, link] = /sign in \S+?(\/sign-in\S*)/.exec(text) ?? [];
      if (link !== undefined) signIn = link;
      const [, url] = /^ready (\S+)$/m.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

/** Passes on what the command says, and behind its address the link of the store that was started. */
function passOn(text) {
  process.stdout.write(text);
  const [, url] = /^ready (\S+):/m.exec(text) ?? [];
  if (url !== undefined && signIn !== '') console.log(`sign in ${url}${signIn}`);
}

if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const wrong = misuse();
if (wrong !== null) {
  console.error(`${wrong}\n${usage}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
await ensureInstalled();
// Under the page of a place of releases nothing else is started.
const from = args.includes('--from') || args.includes('--to') ? [] : ['--from', await ownRoot()];
start(['--import', 'tsx', join(root, 'deploy/src/cli.ts'), 'dev', ...args, ...from]).stdout.on('data', (text) =>
  passOn(String(text)),
);
