import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Figure } from './figure';
import { median } from './ratio';

const RUNS = 5;

/** Seconds from `npm start`'s command to the first answer, on a data directory that exists. */
async function once(root: string, dataDir: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs'), '--port', '0', '--data-dir', dataDir], {
    cwd: root,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const ready = /^ready (\S+)$/m.exec(text)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const answer = await fetch(`${url}/health`);
  const seconds = (performance.now() - start) / 1000;
  if (!answer.ok) throw new Error(`/health answered ${answer.status}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
  return seconds;
}

/** Median over five starts; the first, which makes the store, is not counted. */
export async function measureStartSeconds(root: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  try {
    await once(root, dataDir);
    const seconds: number[] = [];
    for (let run = 0; run < RUNS; run += 1) seconds.push(await once(root, dataDir));
    return median(seconds);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const startFigure = (value: number): Figure => atMost('npm start, built: first answer', 's', 1.5, value);
