/** Builds what is missing or changed. `npm run build`, and `ensureBuilt` for the verbs that need a built application. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fastMarks, findStale } from './build-state.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockDir = join(root, 'dist/.build-lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes the lock, or answers with the process that holds it. A lock whose process is gone is taken over. */
function takeLock() {
  const pidFile = join(lockDir, 'pid');
  try {
    mkdirSync(dirname(lockDir), { recursive: true });
    mkdirSync(lockDir);
    writeFileSync(pidFile, String(process.pid));
    return null;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(pidFile, 'utf8'));
    if (isAlive(holder)) return holder;
  } catch {
    return 'unknown';
  }
  rmSync(lockDir, { recursive: true, force: true });
  return takeLock();
}

/** Two builds at once would write the same files: the second waits, then looks again what is left to do. */
async function withLock(log, work) {
  const patience = Date.now() + 10 * 60 * 1000;
  let told = false;
  for (let holder = takeLock(); holder !== null; holder = takeLock()) {
    if (Date.now() > patience) throw new Error(`another build (process ${holder}) does not end; remove ${lockDir}`);
    if (!told) log(`waiting for another build (process ${holder})`);
    told = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

/** The line of what the builder complained about that says most: its own last word, else the name of a crash. */
const summaryOf = (lines) =>
  lines.findLast((line) => /^(build failed|release refused)/.test(line)) ??
  lines.find((line) => /^\w*Error\b/.test(line)) ??
  lines.at(-1);

/** Runs the builder, a line at a time to `log`. Rejects with one line that names what failed. */
function runBuilder(words, log, signal) {
  const args = ['--import', 'tsx', join(root, 'deploy/src/cli.ts'), ...words];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], signal });
  const complaints = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stderr && line.trim() !== '') complaints.push(line);
      log(line);
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, killer) => {
      if (code === 0) done();
      else fail(new Error(summaryOf(complaints) ?? `the build ended with ${killer ?? `code ${code}`}`));
    });
  });
}

const isUpToDate = ({ stale, release }) => stale.length === 0 && release === undefined;

/**
 * Sees to it that the application is built; `isFast` leaves the smallest form of its files to `compressLater`. Resolves with
 * true when something had to be built. Rejects with an Error of one clear line.
 * @param {{ log?: (line: string) => void, signal?: AbortSignal, isFast?: boolean }} options `log` is told of the progress.
 * @returns {Promise<boolean>}
 */
export async function ensureBuilt({ log = () => {}, signal, isFast = false } = {}) {
  const isBuilt = () => isUpToDate(findStale(root)) && (isFast || fastMarks(root).length === 0);
  if (isBuilt()) return false;
  return withLock(log, async () => {
    if (isBuilt()) return false;
    await runBuilder(['build', ...(isFast ? ['--fast'] : [])], log, signal);
    return true;
  });
}

/** Milliseconds in which a first page is shown before the rest is compressed. */
const COMPRESS_AFTER = 10_000;

/** Ends a process with those that it started. */
function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
}

/** Makes the files of a fast build as small as they can be, beside a server and after everything else; the next start does what is left. */
export function compressLater() {
  if (fastMarks(root).length === 0) return;
  const begin = () => {
    const args = [fileURLToPath(import.meta.url), '--compress'];
    const child = spawn(process.execPath, args, { stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const end = () => endGroup(child);
    process.on('exit', end);
    // Its number may be another process's by the time that the server ends.
    child.once('exit', () => process.off('exit', end));
  };
  setTimeout(begin, COMPRESS_AFTER).unref();
}

/** Compresses what a fast build left, and builds nothing: what is served while it runs stays what it is. */
async function compressRest() {
  await withLock(
    () => {},
    () => runBuilder(['compress'], () => {}),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (line) => process.stdout.write(`${line}\n`);
  try {
    if (process.argv[2] === '--compress') await compressRest();
    else if (!(await ensureBuilt({ log: say }))) say('everything is built');
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
