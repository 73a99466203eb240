import type { AnyModel } from '@listings/shared-machines/models';
import { keep, keepInsteadOf, keptRecordings, type KeptRecording } from '../../recordings/recording-files';
import { walkAgain, WalkEnds } from '../../recordings/record-walk';
import { textOf } from '../../recordings/recording-text';
import { isScreenTour } from '../../screen/screen-tours';
import { isTourOf, recordTours } from '../../tours/record-tours';
import type { Cover } from '../../tours/tours';
import { count, exit, modelsNamed, type Command, type Terminal } from '../command';

/** What writes a recording anew that cannot be walked any more. */
function remedyFor({ id }: AnyModel, { file, recording }: KeptRecording): string {
  if (recording.origin.how !== 'generated')
    return `\`edit ${id}/${file}\` changes its steps; take the file away where it tells nothing any more.`;
  if (isScreenTour({ file, recording })) return `\`screens ${id}\` writes it anew.`;
  if (/^mutants-\d+$/.test(file)) return `\`mutate ${id} --write\` writes it anew.`;
  const [, cover] = /^(situations|edges)-\d+$/.exec(file) ?? [];
  return `\`generate ${id}${cover === undefined ? '' : ` --cover ${cover}`}\` writes it anew.`;
}

/** Walks all recordings of a model again, and keeps what the machine does now; false where one cannot be walked. */
function again(model: AnyModel, folder: string, { print }: Terminal): boolean {
  const kept = keptRecordings(folder, model.id);
  const now: KeptRecording[] = [];
  const stuck: string[] = [];
  for (const each of kept)
    try {
      now.push({ file: each.file, recording: walkAgain(model, each.recording) });
    } catch (error) {
      if (!(error instanceof WalkEnds)) throw error;
      stuck.push(
        `  ${model.id}/${each.file} can no longer be walked and was left as it is: ${error.message}`,
        `    ${remedyFor(model, each)}`,
      );
    }
  for (const each of now) keep(folder, each);
  print([`${model.id}: ${count(now.length, 'recording')} walked again, ${changedOf(kept, now)}`, ...stuck].join('\n'));
  return stuck.length === 0;
}

/** Number of recordings that differ from the files before, as text. */
function changedOf(before: readonly KeptRecording[], after: readonly KeptRecording[]): string {
  const texts = new Map(before.map(({ file, recording }) => [file, textOf(recording)]));
  const changed = after.filter(({ file, recording }) => texts.get(file) !== textOf(recording)).length;
  return changed === 0 ? 'as before' : `${changed} changed`;
}

/** Writes tours as recordings. */
export const generate: Command = {
  name: 'generate',
  words: '[MODEL…]',
  summary: 'Writes recordings: few, long walks that together cross everything of a kind.',
  details: [
    'What a machine does now is written down as right: look at `diff` before, and at the files after. Recordings made by',
    'hand or from sessions are left alone; generated ones of the same kind are written anew. With --again it ends with 1 where',
    'a recording can no longer be walked.',
  ],
  examples: ['generate phone', 'generate phone --again', 'generate merchant --cover edges --max 80 --folder /tmp/long'],
  options: {
    cover: {
      type: 'string',
      oneOf: ['arrows', 'situations', 'edges'],
      default: 'arrows',
      help: 'arrows (and guards, moves, answers), situations, or every step from every situation',
    },
    max: { type: 'string', value: 'N', default: '60', from: 1, help: 'most steps of a walk' },
    again: {
      type: 'boolean',
      help: 'walk the steps of all kept recordings again, whoever made them, and write down what the machine does now',
    },
    folder: { type: 'string', value: 'DIR', help: 'another folder than that of the committed recordings' },
  },
  run: (typed, at, terminal) => {
    const { print, progress } = terminal;
    let isWhole = true;
    const cover = typed.text('cover') as Cover;
    const folder = typed.text('folder') ?? at.recordings;
    const max = typed.number('max');
    for (const model of modelsNamed(typed.words, at)) {
      if (typed.has('again')) {
        isWhole = again(model, folder, terminal) && isWhole;
        continue;
      }
      progress(`${model.id}: walks`);
      const made = recordTours(model, { cover, max });
      const before = keptRecordings(folder, model.id).filter((old) => isTourOf(cover, old));
      keepInsteadOf(before, folder, made);
      const steps = made.reduce((sum, { recording }) => sum + recording.steps.length, 0);
      const bytes = made.reduce((sum, { recording }) => sum + textOf(recording).length, 0);
      print(
        `${model.id}: ${count(made.length, 'recording')}, ${count(steps, 'step')}, ${Math.ceil(bytes / 1000)} kB, ${changedOf(before, made)}`,
      );
    }
    return isWhole ? exit.fine : exit.found;
  },
};
