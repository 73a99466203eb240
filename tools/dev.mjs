/**
 * `npm run dev -- PACKAGE [--from URL] [--port 4100]`: one application from the working tree, everything else from a root
 * that runs; without `--from` a store of this checkout is started for it. `npm run dev -- PACKAGE --to URL --key FILE`: on
 * the page of a place of releases, for its owners.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);
const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : 4100;
const children = [];

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
  const store = start(['tools/start.mjs', '--port', '0', '--scenario', 'ads-complete']);
  return new Promise((resolve) => {
    store.stdout.on('data', (text) => {
      const [, link] = /sign in \S+?(\/sign-in\S*)/.exec(text) ?? [];
      if (link !== undefined) console.log(`sign in http://localhost:${port}${link} once it is ready`);
      const [, url] = /^ready (\S+)$/m.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
await ensureInstalled();
// Under the page of a place of releases nothing else is started.
const from = args.includes('--from') || args.includes('--to') ? [] : ['--from', await ownRoot()];
start(['--import', 'tsx', join(root, 'deploy/src/cli.ts'), 'dev', ...args, ...from]).stdout.pipe(process.stdout);
