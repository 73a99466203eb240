import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '@listings/shared-machines/models';
import { recordingOfFile, type KeptRecording } from '../recordings/recording-files';
import type { Trace } from '../trace/trace';

/** Files that a replay on the screen left for a recording. */
export interface ScreenTrace {
  readonly screenshots: Readonly<Record<string, string>>;
  readonly onScreen: Verdict | null;
  readonly trace: Trace | null;
}

const nothing: ScreenTrace = { screenshots: {}, onScreen: null, trace: null };

/** A file of a replay on the screen that was cut off, or is none. */
export class UnreadableTrace extends Error {}

function read<T>(folder: string, name: string): T | null {
  const path = join(folder, `${name}.json`);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    throw new UnreadableTrace(`${path}: no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Reads `<folder>/<model>/<recording>/`: pictures named after their step (`0.png` is the start), `verdict.json`, how the
 * replay ended, and `trace.json`, what happened around it.
 */
export function screenTrace(folder: string | null, model: string, file: string): ScreenTrace {
  const own = folder === null ? null : join(folder, model, file);
  if (own === null || !existsSync(own)) return nothing;
  const pictures = readdirSync(own).filter((name) => /^\d+\.png$/.test(name));
  const address = (name: string) => `data:image/png;base64,${readFileSync(join(own, name)).toString('base64')}`;
  return {
    screenshots: Object.fromEntries(pictures.map((name) => [name.slice(0, -'.png'.length), address(name)])),
    onScreen: read<Verdict>(own, 'verdict'),
    trace: read<Trace>(own, 'trace'),
  };
}

/** Recordings of a model that were replayed on the screen and come from elsewhere than the folder of recordings. */
export function tracedRecordings(
  folder: string | null,
  model: string,
  kept: readonly KeptRecording[],
): readonly KeptRecording[] {
  const own = folder === null ? null : join(folder, model);
  if (own === null || !existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => kept.every((each) => each.file !== file))
    .map((file) => ({ file, path: join(own, file, 'recording.json') }))
    .filter(({ path }) => existsSync(path))
    .map(({ file, path }) => ({ file, recording: recordingOfFile(path).recording }));
}
