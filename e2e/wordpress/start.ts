import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Store } from '../src/store';

const READY_MS = 90_000;

/** `npm run wordpress -- try` in front of a store server, below a folder of its site: nothing may lean on the root. */
function startWordPress(store: Store): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const access = JSON.stringify({ url: store.url, ...store.access });
  const args = [join(process.cwd(), 'tools/wordpress.mjs'), 'try', '--prefix', '/blog', '--store', access];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGTERM'), READY_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        log += String(text);
        const url = /^ready (http:\/\/\S+)$/m.exec(log)?.[1];
        if (url === undefined) return;
        clearTimeout(late);
        resolve({ url, child });
      });
    child.once('exit', (code) => reject(new Error(`WordPress ended with ${code}:\n${log}`)));
  });
}

/** Starts a store server and a WordPress in front of it for all files; what stops them is left to `stop.ts`. */
export default async function start(): Promise<void> {
  const store = await Store.start();
  const { url, child } = await startWordPress(store);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.env['E2E_STORE_URL'] = store.url;
  process.env['E2E_WORDPRESS_URL'] = url;
  Object.assign(globalThis, {
    stopWordPress: async () => {
      child.kill('SIGINT');
      return [await ended, await store.stop()];
    },
  });
}
