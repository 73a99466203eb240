import type { Recording } from '@listings/shared-machines/models';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(process.cwd(), 'model-testing/recordings');

/** Set for a run that replays one recording of a file, or the recordings of one model, instead of all. */
const only = { recording: 'MODEL_RECORDING', model: 'MODEL_TOURS' } as const;

/** The environment of such a run. */
export const runOnly = (model: string, recording: string | null): Readonly<Record<string, string>> => ({
  [only.model]: model,
  ...(recording === null ? {} : { [only.recording]: recording }),
});

const readRecording = (path: string): Recording => JSON.parse(readFileSync(path, 'utf8')) as Recording;

/** The walks that a model's screen is led through, by the name of their file: those that are committed, or the one this run is about. */
export function screenToursOf(id: string): readonly (readonly [string, Recording])[] {
  const { [only.model]: model = id, [only.recording]: file } = process.env;
  if (model !== id) return [];
  if (file !== undefined) return [[basename(file, '.json'), readRecording(file)]];
  const own = join(folder, id);
  const files = existsSync(own) ? readdirSync(own).filter((name) => /^screen-.*\.json$/.test(name)) : [];
  return files.sort().map((name) => [basename(name, '.json'), readRecording(join(own, name))]);
}
