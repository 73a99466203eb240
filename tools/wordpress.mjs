/**
 * `npm run wordpress -- zip`: the plugin for WordPress, `dist/listings-and-ads-VERSION.zip`, `…-LANGUAGE.zip`, `…-all.zip`.
 * `npm run wordpress -- texts`: its template of texts and its catalogues, written anew from the PHP files.
 * `npm run wordpress -- screenshots`: the README's pictures, taken anew inside such a WordPress (`docs/wordpress`).
 * `npm run wordpress -- figures [--write]`: requests, bytes and times of the screens there; `--write` puts them into the
 * plugin's README.
 * `npm run wordpress -- try [--scenario NAME] [--prefix /blog] [--plain]`: a WordPress of its own with it, Debian's, whose
 * store is simulated by an embedded store server; in a folder that is removed afterwards. `--plain` is a site without
 * clean addresses. On a machine without the packages it only prints a line, unless REQUIRE_WORDPRESS=1. `WORDPRESS_PATH`
 * names another folder of WordPress.
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';

const root = dirname(import.meta.dirname);

const usage = `npm run wordpress -- zip
npm run wordpress -- texts
npm run wordpress -- screenshots
npm run wordpress -- figures [--write]
npm run wordpress -- try [--scenario NAME] [--prefix /blog] [--plain]`;

async function zip(log) {
  await ensureBuilt({ log });
  const { writePluginZips } = await import('./wordpress/plugin-zip.mjs');
  for (const { path, bytes, languages, withoutBrotli } of writePluginZips()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const size = `${(bytes.length / 1e6).toFixed(2)} MB  ${['en', ...languages].join(' ')}`;
    const left = withoutBrotli === 0 ? '' : `  ${withoutBrotli} scripts without Brotli`;
    console.log(`${relative(root, path)}  ${size}  sha256 ${sha256}${left}`);
  }
}

async function texts() {
  const { textFindings, writeTexts } = await import('./wordpress/plugin-texts.mjs');
  writeTexts(root);
  for (const line of textFindings(root)) console.log(line);
}

/** Runs a script of `e2e/wordpress` that drives the browser inside a WordPress. */
async function drive(name, args, log) {
  const { ensureWordPress } = await import('./wordpress/find.mjs');
  if ((await ensureWordPress(log)) === null) return log('There is no WordPress here (REQUIRE_WORDPRESS=1 insists).');
  await ensureBuilt({ log });
  const script = join(root, `e2e/wordpress/${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.once('close', resolve));
}

/** The embedded store server; ends with this process. */
function startStore(scenario) {
  const folder = mkdtempSync(join(tmpdir(), 'listings-wordpress-store-'));
  const [password, token] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
  const args = ['--port', '0', '--data-dir', folder, '--admin-token', token, '--app-password', password];
  const command = [join(root, 'tools/start.mjs'), ...args, ...(scenario ? ['--scenario', scenario] : [])];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () =>
    new Promise((done) => {
      child.once('close', () => done(rmSync(folder, { recursive: true, force: true })));
      child.kill('SIGINT');
    });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const url = /^ready (http:\/\/\S+)$/m.exec(text)?.[1];
      if (url !== undefined) resolve({ url, password, token, stop });
    });
    child.once('exit', (code) => reject(new Error(`The store server ended with ${code}.`)));
  });
}

/** A store server that already runs, or one of its own. */
const storeOf = ({ store, scenario }) =>
  store === undefined ? startStore(scenario) : { ...JSON.parse(store), stop: () => undefined };

async function tryOut(values, log) {
  const { ensureWordPress } = await import('./wordpress/find.mjs');
  const programs = await ensureWordPress(log);
  if (programs === null) return log('There is no WordPress here: nothing was started. REQUIRE_WORDPRESS=1 insists.');
  await ensureBuilt({ log });
  const ended = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  const { startWordPress, users } = await import('./wordpress/site.mjs');
  const store = await storeOf(values);
  const site = await startWordPress(programs, {
    store,
    prefix: values.prefix,
    permalinks: values.plain ? '' : '/%postname%/',
  }).catch(async (error) => {
    await store.stop();
    throw error;
  });
  log(`Sign in at ${site.url}/wp-login.php as ${Object.keys(users).join(', ')}: the password is the name.`);
  log(`ready ${site.url}`);
  await ended;
  await site.stop();
  await store.stop();
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    prefix: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    // A store server that runs already: JSON of url, password and token.
    store: { type: 'string' },
  },
});
const verbs = {
  zip: () => zip(console.log),
  texts,
  screenshots: () => drive('screenshots', [], console.log),
  figures: () => drive('figures', values.write ? ['--write'] : [], console.log),
  try: () => tryOut(values, console.log),
};
const verb = Object.hasOwn(verbs, positionals[0] ?? '') ? verbs[positionals[0]] : null;
if (verb === null) {
  console.error(usage);
  process.exitCode = 1;
} else await verb();
