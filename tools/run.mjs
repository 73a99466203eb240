/**
 * `node tools/run.mjs [--tsx | --install=all|run] SCRIPT [ARGUMENT…]`: runs a script of the project on a current Node.js: in this
 * process where it is one, else in one that is fetched from the registry (`node/current-node.mjs`). `--install`: the script
 * begins by installing all packages, or those to run with: where nothing is installed yet that goes on while Node.js is fetched.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { interruptible, INTERRUPTED } from './children.mjs';
import { currentNode, isCurrent, withNode } from './node/current-node.mjs';

const root = dirname(import.meta.dirname);
const [first, ...others] = process.argv.slice(2);
const isTypeScript = first === '--tsx';
const [, install] = /^--install=(all|run)$/.exec(first ?? '') ?? [];
const [script, ...args] = isTypeScript || install ? others : [first, ...others];

/** Installs what the script would, where nothing is installed yet. */
async function installMeanwhile() {
  if (install === undefined || existsSync(join(root, 'node_modules/.package-lock.json'))) return;
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled({ isComplete: install === 'all' });
}

async function nodeToUse() {
  const { signal, release } = interruptible();
  try {
    // Each comes to its end, so that no process is left behind when the other fails.
    const [node, installed] = await Promise.allSettled([currentNode({ root }), installMeanwhile()]);
    for (const { status, reason } of [node, installed]) if (status === 'rejected') throw reason;
    return node.value;
  } catch (error) {
    if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error));
    process.exit(signal.aborted ? INTERRUPTED : 1);
  } finally {
    release();
  }
}

/** Runs the script in a process of its own that gets this one's signals, and ends as it ends. */
function runWith(node, env) {
  const command = [...(isTypeScript ? ['--import', 'tsx'] : []), script, ...args];
  const child = spawn(node, command, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

if (script === undefined) {
  console.error('Name a script: node tools/run.mjs [--tsx | --install=all|run] SCRIPT [ARGUMENT…]');
  process.exit(2);
} else if (!isCurrent(process.versions.node)) {
  const node = await nodeToUse();
  runWith(node, withNode(node));
} else if (isTypeScript) runWith(process.execPath, process.env);
else {
  process.argv.splice(1, process.argv.length - 1, resolve(script), ...args);
  await import(pathToFileURL(process.argv[1]).href);
}
