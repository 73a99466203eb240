import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 30_000;

/** A program that runs beside the tests, in a home directory of its own that goes with it. */
export interface Program {
  readonly home: string;
  /** Output printed so far. */
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts a program with `args`, which may name its home directory. */
export function startProgram(
  path: string,
  args: (home: string) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Program {
  const home = mkdtempSync(join(tmpdir(), 'e2e-browser-'));
  const child = spawn(path, args(home), { env: { ...process.env, HOME: home, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  return {
    home,
    output: () => output,
    async stop() {
      child.kill();
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A port that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Tries until it works, for as long as a browser may take to start on a busy machine. */
export async function started<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw new Error(`${what} did not start within ${START_MS} ms`, { cause: error });
      await wait(50);
    }
  }
}
