import type { Recording } from '@listings/shared-machines/models';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keptRecordings, type KeptRecording } from '../recordings/recording-files';
import { recordingFrom } from '../recordings/recording-text';
import type { FrontSession } from './front-session';

/** Folder of the committed recordings. */
const recordingsFolder = join(process.cwd(), 'model-testing/recordings');

/** Walks through a screen are kept beside the others, under names of their own. */
export const isScreenTour = ({ file }: KeptRecording): boolean => file.startsWith('screen-');

/** Set for a run that replays one recording of a file, or the recordings of one model, instead of all. */
const only = {
  recording: 'MODEL_RECORDING',
  model: 'MODEL_TOURS',
  traces: 'MODEL_TRACES',
  all: 'MODEL_TRACES_ALL',
  flaws: 'MODEL_FLAWS',
  front: 'MODEL_FRONT',
} as const;

/** Subject of such a run. */
export interface Run {
  readonly model: string;
  /** A file with a recording. */
  readonly recording?: string | null;
  /** A folder for the traces of walks that fail. */
  readonly traces?: string | null;
  /** Traces the walks that do not fail, too. */
  readonly tracesAll?: boolean;
  /** A front end to replay against, in a browser, instead of a store of its own. */
  readonly front?: FrontSession | null;
  /** A file for what became of the flaws that the screen was given; without it there are none. */
  readonly flaws?: string | null;
}

/** The environment of such a run. */
export const runOnly = ({
  model,
  recording,
  traces,
  tracesAll: all,
  flaws,
  front,
}: Run): Readonly<Record<string, string>> => ({
  [only.model]: model,
  ...(recording ? { [only.recording]: recording } : {}),
  ...(traces ? { [only.traces]: traces } : {}),
  ...(all === true ? { [only.all]: '1' } : {}),
  ...(front ? { [only.front]: JSON.stringify(front) } : {}),
  ...(flaws ? { [only.flaws]: flaws } : {}),
});

/** File for what became of the flaws of screens; null where they are given none. */
export const flawsFile = (): string | null => process.env[only.flaws] ?? null;

/** The front end that walks are led over in a browser; null for a store of their own. */
export const frontOfRun = (): FrontSession | null => {
  const { [only.front]: front } = process.env;
  return front === undefined ? null : (JSON.parse(front) as FrontSession);
};

/** Folder for traces; null where this run names none. */
export const tracesFolder = (): string | null => process.env[only.traces] ?? null;

/** True where walks are traced that do not fail. */
export const tracesAll = (): boolean => process.env[only.all] !== undefined;

/** The walks that a model's screen is led through, by the name of their file: those that are committed, or the one this run is about. */
export function screenToursOf(id: string): readonly (readonly [string, Recording])[] {
  const { [only.model]: model = id, [only.recording]: file } = process.env;
  if (model !== id) return [];
  if (file !== undefined) return [[basename(file, '.json'), recordingFrom(readFileSync(file, 'utf8'))]];
  return keptRecordings(recordingsFolder, id)
    .filter(isScreenTour)
    .map(({ file: name, recording }) => [name, recording]);
}
