/**
 * `npm run bench [-- NAME…] [--write]`: measures the built application (e2e/src/bench/benches.ts); `--write` puts the figures into docs/figures.md.
 * `npm run bench -- activity`: a million entries of the activity; see store-server/src/bench/activity-bench.ts.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { ensureInstalled } from './install.mjs';

const root = dirname(import.meta.dirname);

function run(command, env = {}) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** Benches that open no page. */
const withoutBrowser = ['server', 'build', 'start'];

async function benchBuilt() {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt({ log: console.log });
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isSeen = names.length === 0 || names.some((name) => !withoutBrowser.includes(name));
  const env = isSeen ? { CHROME_PATH: await ensureBrowser('chromium') } : {};
  run(['--import', 'tsx', join(root, 'e2e/src/bench/bench.ts'), ...args], env);
}

await ensureInstalled();
if (process.argv[2] === 'activity') {
  run(['--import', 'tsx', join(root, 'store-server/src/bench/activity-bench.ts')]);
} else await benchBuilt();
