import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TriedFlaw } from './screen-flaws';
import { runOnly, type Run } from './screen-tours';

/** Result of another tool's run, with its output. */
export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

const root = process.cwd();

function run(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

const sources = /^(mfe-[^/]+|shared-sections)$/;

/** The test beside the screen that leads it through the recordings of a model: folder of its package, and file. */
function tourTestOf(model: string): { readonly folder: string; readonly file: string } {
  for (const folder of readdirSync(root).filter((name) => sources.test(name)))
    for (const file of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.tour.test.tsx')) continue;
      const text = readFileSync(join(root, folder, 'src', file), 'utf8');
      if (text.includes(`replayTours('${model}'`)) return { folder, file };
    }
  throw new Error(`no screen is led through the recordings of ${model}`);
}

/** Replays the walks of a model, or one recording of a file, on its screen in jsdom. */
export function replayInJsdom(only: Run): Promise<Ended> {
  const { folder, file } = tourTestOf(only.model);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  return run([jest, '-w', '1', '--selectProjects', folder, '--', file], runOnly(only));
}

/** Leads a screen through its walks in jsdom with one flaw at a time. Throws when the run fails. */
export async function tryFlawsInJsdom(model: string): Promise<readonly TriedFlaw[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flaws-'));
  const flaws = join(folder, 'flaws.json');
  try {
    const { output } = await replayInJsdom({ model, flaws });
    if (!existsSync(flaws)) throw new Error(output);
    return JSON.parse(readFileSync(flaws, 'utf8')) as readonly TriedFlaw[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replays them in a browser on the built application, which is built first where it changed. */
export const replayInChromium = (only: Run): Promise<Ended> =>
  run([join(root, 'tools/test.mjs'), '--only', 'e2e', 'model-tours'], runOnly(only));
