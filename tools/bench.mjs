/** `npm run bench [-- pages|build|start] [--write]`: measures the built application; `--write` puts the figures into README.md. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';

const root = dirname(import.meta.dirname);

await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt({ log: console.log });
const env = { ...process.env, CHROME_PATH: await ensureChromium() };
const command = ['--import', 'tsx', join(root, 'e2e/src/bench/bench.ts'), ...process.argv.slice(2)];
const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
