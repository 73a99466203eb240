import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording, Verdict } from '@listings/shared-machines/models';
import type { KeptRecording } from '../recordings/recording-files';
import type { Trace } from '../trace/trace';

/** Files that a replay on the screen left for a recording. */
export interface ScreenTrace {
  readonly screenshots: Readonly<Record<string, string>>;
  readonly onScreen: Verdict | null;
  readonly trace: Trace | null;
}

const nothing: ScreenTrace = { screenshots: {}, onScreen: null, trace: null };

const read = <T>(folder: string, name: string): T | null => {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
};

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
    .flatMap((file) => {
      const recording = read<Recording>(join(own, file), 'recording');
      return recording === null ? [] : [{ file, recording }];
    });
}
