import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from './children.mjs';
import { npmCommand } from './node/current-node.mjs';

const root = dirname(import.meta.dirname);
const FETCH_PAUSE_MS = 5000;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Names one state of node_modules: the lock file, what native modules were compiled for, and whether what only development needs is there. */
const stampOf = (lock, isComplete) =>
  createHash('sha256')
    .update(`${lock} ${process.platform} ${process.arch} ${process.versions.modules}${isComplete ? '' : ' run'}`)
    .digest('hex');

/** Packages of the lock file that this machine takes: all but those for another system. */
const expectedPackages = (lock, isComplete) =>
  Object.entries(JSON.parse(lock).packages).filter(
    ([path, entry]) =>
      path.includes('node_modules/') &&
      !entry.link &&
      !entry.optional &&
      (isComplete || !(entry.dev || entry.devOptional)),
  );

/** True when every package the lock file asks for here was put there by an install run by hand. */
function installedByHand(lock, installed, isComplete) {
  const there = JSON.parse(installed).packages;
  return expectedPackages(lock, isComplete).every(([path, { version }]) => there[path]?.version === version);
}

function nativeModuleLoads(folder) {
  try {
    const Database = createRequire(join(folder, 'store-server/package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Reason why `npm ci` is needed; null when the installed packages match the lock file, or are more than is asked for. */
function missingInstall(folder, isComplete) {
  const lock = read(join(folder, 'package-lock.json'));
  if (lock === null) throw new Error('package-lock.json is missing.');
  const modules = join(folder, 'node_modules');
  const installed = read(join(modules, '.package-lock.json'));
  if (installed === null) return 'nothing is installed yet';
  const stamp = read(join(modules, '.install-stamp'));
  if (stamp === stampOf(lock, true) || (!isComplete && stamp === stampOf(lock, false))) return null;
  if (installedByHand(lock, installed, isComplete) && nativeModuleLoads(folder)) {
    writeFileSync(join(modules, '.install-stamp'), stampOf(lock, isComplete));
    return null;
  }
  if (stamp === stampOf(lock, false)) return 'what development needs is not installed yet';
  return stamp === null ? 'the last install was not finished' : 'the lock file or Node.js changed';
}

/** Counts the packages npm has fetched by its log and says so: one line that is rewritten, or a line every ten seconds. */
function progress(total, log) {
  let fetched = 0;
  let pending = '';
  const started = Date.now();
  let last = started;
  const line = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    // npm says nothing while install scripts run: what is left when the fetching has ended.
    const isFetching = Date.now() - last < FETCH_PAUSE_MS || fetched < total * 0.9;
    const doing = isFetching ? `fetched ${fetched} of about ${total} packages` : 'unpacking';
    return `installing: ${doing}, ${seconds} s`;
  };
  const rewrite = process.stdout.isTTY;
  const timer = setInterval(
    () => (rewrite ? process.stdout.write(`\r${line()}\u001B[K`) : log(line())),
    rewrite ? 250 : 10_000,
  );
  return {
    take(text) {
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      const arrived = lines.filter((each) => /npm http (fetch|cache) .*\.tgz/.test(each)).length;
      if (arrived > 0) last = Date.now();
      fetched = Math.min(total, fetched + arrived);
    },
    end() {
      clearInterval(timer);
      if (rewrite) process.stdout.write('\r\u001B[K');
    },
  };
}

const lastError = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !line.includes('A complete log'))
    .slice(0, 12)
    .join('\n');

/**
 * Installs what is missing with `npm ci`: every package, or, not `isComplete`, those that building and serving need.
 * Resolves with true when it installed. Throws one clear sentence.
 */
export async function ensureInstalled({ folder = root, log = console.log, isComplete = true } = {}) {
  const why = missingInstall(folder, isComplete);
  if (why === null) return false;
  log(`installing packages: ${why}`);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const show = progress(expectedPackages(lock, isComplete).length, log);
  const started = Date.now();
  const [command, ...args] = npmCommand();
  const omitted = isComplete ? [] : ['--omit=dev'];
  const options = ['--loglevel=http', '--no-audit', '--no-fund', ...omitted];
  const { code, output } = await runChild(command, [...args, 'ci', ...options], {
    cwd: folder,
    env: { NODE_ENV: '' },
    onText: (text) => show.take(text),
  }).finally(() => show.end());
  if (code !== 0) {
    log(lastError(output));
    throw new Error(`Packages could not be installed: npm ci ended with ${code}.`);
  }
  writeFileSync(join(folder, 'node_modules/.install-stamp'), stampOf(lock, isComplete));
  log(`installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return true;
}
