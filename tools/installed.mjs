/** `node tools/run.mjs [--tsx] tools/installed.mjs SCRIPT [ARGUMENT…]`: runs a script that needs the packages of development, which `npm start` leaves out. */
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INTERRUPTED, interruptible } from './children.mjs';
import { ensureInstalled } from './install.mjs';

const { signal, release } = interruptible();
try {
  await ensureInstalled({ log: console.error });
} catch (error) {
  if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error));
  process.exit(signal.aborted ? INTERRUPTED : 1);
}
release();
const [, , script, ...args] = process.argv;
process.argv.splice(1, process.argv.length - 1, resolve(dirname(import.meta.dirname), script), ...args);
await import(pathToFileURL(process.argv[1]).href);
