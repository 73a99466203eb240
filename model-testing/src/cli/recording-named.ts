import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyModel, Recording } from '@listings/shared-machines/models';
import { keptRecordings, recordingOfFile, slugOf, type FiledRecording } from '../recordings/recording-files';
import { textOf } from '../recordings/recording-text';
import { Misuse, modelNamed, type Workplace } from './command';
import { named } from './names';

/** A recording that was read, with its model. */
export interface NamedRecording extends FiledRecording {
  readonly model: AnyModel;
}

/** A recording by the path of its file, or as MODEL/RECORDING. */
export function recordingNamed(word: string, at: Workplace): NamedRecording {
  if (existsSync(word) || word.endsWith('.json')) {
    const kept = recordingOfFile(word);
    return { ...kept, model: modelNamed(kept.recording.model, at) };
  }
  const [modelWord = '', fileWord = ''] = word.split('/');
  const model = modelNamed(modelWord, at);
  const all = keptRecordings(at.recordings, model.id);
  if (fileWord === '')
    throw new Misuse(`Which recording of ${model.id}? It has ${all.map(({ file }) => file).join(', ') || 'none'}.`);
  const found = named(
    fileWord,
    all.map(({ file }) => file),
  );
  const kept = all.find(({ file }) => file === found);
  if (kept !== undefined) return { ...kept, model };
  throw new Misuse(
    `${model.id} has no recording ${fileWord}. It has ${all.map(({ file }) => file).join(', ') || 'none'}.`,
  );
}

/** The part of a recording's name that its file is named after; throws where there is none. */
export function fileNamed(name: string): string {
  const slug = slugOf(name);
  if (slug === '') throw new Misuse('A recording needs a name: --name "a wrong code".');
  return slug;
}

/** Throws where a file is there that a new recording would replace. */
export function refuseTaken(path: string): void {
  if (existsSync(path)) throw new Misuse(`${path} is there already: another --name.`);
}

/** Writes a recording into the folder of another, named after it, or in its place; answers the path. */
export function keepBeside(path: string, recording: Recording, inPlace = false): string {
  const to = inPlace ? path : join(dirname(path), `${fileNamed(recording.name)}.json`);
  if (!inPlace) refuseTaken(to);
  writeFileSync(to, textOf(recording));
  return to;
}
