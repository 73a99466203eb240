import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Recording } from '@listings/shared-machines/models';
import { recordingFrom, textOf } from './recording-text';

/** A recording with the name of its file, without the ending. */
export interface KeptRecording {
  readonly file: string;
  readonly recording: Recording;
}

/** A recording that was read, with the path of its file. */
export interface FiledRecording extends KeptRecording {
  readonly path: string;
}

const ending = '.json';

/** The part of a name that a file may carry: `every arrow, 1` is `every-arrow-1`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');

/** The folder of a model: `phoneVerification` is in `phone-verification`, as its capability is. */
const folderOf = (folder: string, model: string): string =>
  join(
    folder,
    model.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );

/** A file that holds no recording, or is not there. */
export class UnreadableRecording extends Error {}

/** The recording of a file; throws `UnreadableRecording` with the path and the reason. */
export function recordingOfFile(path: string): FiledRecording {
  if (!existsSync(path)) throw new UnreadableRecording(`There is no file ${path}.`);
  try {
    return { path, file: basename(path, ending), recording: recordingFrom(readFileSync(path, 'utf8')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableRecording(`${path}: ${reason}`, { cause: error });
  }
}

/** The recording of a file in the folder of a model; throws where it is of another one. */
function ownRecording(path: string, model: string): FiledRecording {
  const filed = recordingOfFile(path);
  const { model: other } = filed.recording;
  if (other === model) return filed;
  throw new UnreadableRecording(`${path}: is of ${other}, not of ${model}: move it, or mend "model".`);
}

/** The recordings of a model in a folder of recordings, by the name of their file. */
export function keptRecordings(folder: string, model: string): readonly FiledRecording[] {
  const own = folderOf(folder, model);
  if (!existsSync(own)) return [];
  const files = readdirSync(own).filter((name) => name.endsWith(ending));
  return files
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => ownRecording(join(own, name), model));
}

/** Path of the file that a recording of a model is written to. */
export const pathOf = (folder: string, model: string, file: string): string =>
  join(folderOf(folder, model), `${file}${ending}`);

/** Writes a recording under the name of its file, and answers the path. */
export function keep(folder: string, kept: KeptRecording): string {
  const path = pathOf(folder, kept.recording.model, kept.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, textOf(kept.recording));
  return path;
}

/** Writes recordings in place of older ones, whose files are taken away where none is written anew. */
export function keepInsteadOf(old: readonly FiledRecording[], folder: string, made: readonly KeptRecording[]): void {
  const written = new Set(made.map((each) => keep(folder, each)));
  for (const { path } of old) if (!written.has(path)) rmSync(path);
}
