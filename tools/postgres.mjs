/**
 * `npm run postgres [-- NAME…]`: the tests of the store server on a PostgreSQL of their own, Debian's, in a directory
 * that is removed afterwards. On a machine without it, it only prints a line, unless REQUIRE_POSTGRES=1.
 */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { interruptible, runChild } from './children.mjs';
import { freePort } from './free-port.mjs';

const root = dirname(import.meta.dirname);
const isRequired = process.env.REQUIRE_POSTGRES === '1';
const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Tests that concern only the embedded store, its file and its processes. */
const ofSqlite = [
  '/durability/(crash|power-cut|two-processes|full-disk)',
  '/backup/',
  '/cli/',
  '/db/(sqlite|free-space|local-disk)',
];

/**
 * Names for jest: the tests that reach what opens the database. No other file reads `TEST_DATABASE_URL`, so that all others are
 * the same here as on SQLite.
 */
export const postgresTests = ['--findRelatedTests', 'store-server/src/testing/engines.ts'];

/** Folder of PostgreSQL's programs: the newest of Debian's, or null. */
export function findPostgres() {
  const found = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  return found.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

async function install(log) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  log('installing PostgreSQL (Debian package)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['update', '-q'], { env });
  await runChild('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { env });
}

/** The user that runs the server: PostgreSQL refuses to be root. */
function serverUser() {
  if (!isRoot) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) throw new Error('There is no user postgres to run the database as.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Runs one of PostgreSQL's programs to its end as the server's user. */
function runAs(user, program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} failed:\n${output}`))));
  });
}

async function untilReady(bin, user, args) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await runAs(user, join(bin, 'pg_isready'), ['-q', ...args]);
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not get ready.');
}

/** Starts a PostgreSQL of its own; gives its address and the way to end it. */
export async function startPostgres(bin) {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'listings-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // Texts sort by a language here, as on many servers: what has to sort by its characters has to say so.
  const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8', '-E', 'UTF8'];
  await runAs(user, join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', ...locale]);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: '200' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGQUIT'));
  try {
    await untilReady(bin, user, ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL's programs, installed when they are required; null where there are none. */
export async function ensurePostgres(log) {
  const found = findPostgres();
  if (found !== null || !isRequired) return found;
  await install(log);
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is required and cannot be installed here.');
  return installed;
}

/**
 * Arguments of jest that leave out what is about SQLite alone. A test that fails before it stops its servers must not keep the
 * run from ending.
 */
export const postgresArguments = [
  '--forceExit',
  '--selectProjects',
  'store-server',
  '--testPathIgnorePatterns',
  ...ofSqlite,
];

async function main() {
  interruptible();
  const bin = await ensurePostgres(console.log);
  if (bin === null) return console.log('There is no PostgreSQL here: nothing was tested. REQUIRE_POSTGRES=1 insists.');
  const database = await startPostgres(bin);
  try {
    const asked = process.argv.slice(2);
    const names = asked.length > 0 ? asked : postgresTests;
    const args = ['node_modules/jest/bin/jest.js', ...names, ...postgresArguments];
    const onText = (text) => process.stdout.write(text);
    const { code } = await runChild(process.execPath, args, {
      cwd: root,
      env: { TEST_DATABASE_URL: database.url },
      onText,
    });
    process.exitCode = code;
  } finally {
    await database.stop();
  }
}

// Not awaited here: who tests what is exported loads this as a script.
if (import.meta.filename === process.argv[1])
  main().catch((error) => {
    console.error(error);
    process.exit(1);
  });
