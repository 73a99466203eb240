/**
 * A WordPress of its own, in a folder that goes afterwards: Debian's WordPress and MariaDB behind Apache with PHP, this
 * plugin from its zip, and the test plugin that simulates the store plugin with an embedded store server.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.mjs';
import { apacheConfig } from './apache-config.mjs';
import { pluginFiles } from './plugin-files.mjs';

const root = dirname(dirname(import.meta.dirname));
const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

async function until(isReady, what) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isReady()) return;
    await wait(100);
  }
  throw new Error(`${what} did not get ready.`);
}

/** A program that runs until it is stopped, in a process group of its own: Apache ends its whole group. */
function keepRunning(program, args, options) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, ...options });
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startDatabase(programs, folder) {
  const data = join(folder, 'database');
  const socket = join(folder, 'mysql.sock');
  mkdirSync(data);
  const user = isRoot ? ['--user=mysql'] : [];
  if (isRoot) await run('chown', ['mysql', data, folder]);
  // Temporary tables have the same names in every database that starts.
  const env = { ...process.env, TMPDIR: folder };
  const installing = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve', ...user];
  await run(programs.databaseInstaller, ['--no-defaults', `--datadir=${data}`, ...installing], { env });
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M', '--skip-log-bin'];
  const args = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...quick, ...user];
  const database = keepRunning(programs.database, args, { env });
  await until(() => existsSync(socket), 'MariaDB');
  return { ...database, socket };
}

/** WordPress's own files; Debian's links into other packages become files. */
function copyWordPress({ wordpress }, site) {
  cpSync(wordpress, site, { recursive: true, dereference: true });
  rmSync(join(site, 'wp-config.php'), { force: true });
}

function writePlugins(site) {
  const plugins = join(site, 'wp-content/plugins');
  for (const [name, bytes] of pluginFiles()) {
    const path = join(plugins, 'listings-and-ads', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  // By the name that the store plugin has.
  const played = join(plugins, 'google-listings-and-ads');
  cpSync(join(root, 'host-wordpress/testing/played-store'), played, { recursive: true });
}

const phpText = (text) => `'${text.replaceAll(/['\\]/g, (character) => `\\${character}`)}'`;

function writeConfig(site, { url, socket, constants }) {
  const own = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    DISABLE_WP_CRON: 'true',
    AUTOMATIC_UPDATER_DISABLED: 'true',
    WP_HTTP_BLOCK_EXTERNAL: 'true',
    WP_ACCESSIBLE_HOSTS: '127.0.0.1',
    WP_DEBUG: '',
    ...Object.fromEntries(
      ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
        [`${name}_KEY`, randomBytes(32).toString('hex')],
        [`${name}_SALT`, randomBytes(32).toString('hex')],
      ]),
    ),
    ...constants,
  };
  const lines = Object.entries(own).map(([name, value]) => `define( ${phpText(name)}, ${phpText(value)} );`);
  const text = ['<?php', ...lines, "$table_prefix = 'wp_';", "require __DIR__ . '/wp-settings.php';", ''].join('\n');
  writeFileSync(join(site, 'wp-config.php'), text);
}

async function install(programs, site, env) {
  const script = join(root, 'tools/wordpress/install.php');
  await run(programs.php, ['-d', 'display_errors=stderr', script, site], { env: { ...process.env, ...env } });
}

/** The user names of the site; each is its own password. */
export const users = { admin: 'administrator', manager: 'shop_manager', editor: 'editor' };

/**
 * Starts a WordPress. `store` is the embedded store server (`url`, `password` for the API, `token` to sign in); `prefix`
 * the folder of the site below its origin (`/blog`), none for the origin itself. Gives `url`, the way to run PHP in it
 * and the way to end it.
 */
export async function startWordPress(programs, { store, prefix = '', permalinks = '/%postname%/' }) {
  const folder = mkdtempSync(join(tmpdir(), 'listings-wordpress-'));
  chmodSync(folder, 0o755);
  const running = [];
  const stop = async () => {
    for (const program of running.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}${prefix}`;
    const webRoot = join(folder, 'web');
    const site = join(webRoot, prefix);
    mkdirSync(webRoot);
    copyWordPress(programs, site);
    writePlugins(site);
    const database = await startDatabase(programs, folder);
    running.push(database);
    const constants = {
      PLAYED_STORE_URL: store.url,
      PLAYED_STORE_PASSWORD: store.password,
      PLAYED_STORE_TOKEN: store.token,
      // A place of releases of a test is on this machine.
      LISTINGS_AND_ADS_ALLOW_LOOPBACK: 'true',
    };
    writeConfig(site, { url, socket: database.socket, constants });
    const env = { HTTP_HOST: `127.0.0.1:${port}`, SITE_USERS: JSON.stringify(users), SITE_PERMALINKS: permalinks };
    await install(programs, site, env);
    const config = join(folder, 'apache.conf');
    writeFileSync(config, apacheConfig({ programs, folder, webRoot, prefix, port }));
    if (isRoot) await run('chown', ['-R', 'www-data', webRoot]);
    running.push(keepRunning(programs.apache, ['-f', config, '-DFOREGROUND']));
    await until(
      () =>
        fetch(`${url}/wp-login.php`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'Apache',
    );
    const php = async (code) =>
      (
        await run(programs.php, ['-r', `require ${phpText(join(site, 'wp-load.php'))}; ${code}`], {
          env: { ...process.env, ...env },
        })
      ).stdout;
    return { url, site, php, log: () => readFileSync(join(folder, 'error.log'), 'utf8'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
