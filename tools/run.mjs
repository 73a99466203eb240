/**
 * `node tools/run.mjs [--tsx] SCRIPT [ARGUMENT…]`: runs a script of the project on a current Node.js: in this process where
 * it is one, else in one that is fetched from the registry (`node/current-node.mjs`).
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { interruptible, INTERRUPTED } from './children.mjs';
import { currentNode, isCurrent, withNode } from './node/current-node.mjs';

const root = dirname(import.meta.dirname);
const [first, ...others] = process.argv.slice(2);
const isTypeScript = first === '--tsx';
const [script, ...args] = isTypeScript ? others : [first, ...others];

async function nodeToUse() {
  const { signal, release } = interruptible();
  try {
    return await currentNode({ root });
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
  console.error('Name a script: node tools/run.mjs [--tsx] SCRIPT [ARGUMENT…]');
  process.exit(2);
} else if (!isCurrent(process.versions.node)) {
  const node = await nodeToUse();
  runWith(node, withNode(node));
} else if (isTypeScript) runWith(process.execPath, process.env);
else {
  process.argv.splice(1, process.argv.length - 1, resolve(script), ...args);
  await import(pathToFileURL(process.argv[1]).href);
}
