import type { AnyModel, Recording } from '@listings/shared-machines/models';
import { keep, keepInsteadOf, keptRecordings, type KeptRecording } from '../../recordings/recording-files';
import { walkAgain } from '../../recordings/record-walk';
import { textOf } from '../../recordings/recording-text';
import { isTourOf, recordTours } from '../../tours/record-tours';
import type { Cover } from '../../tours/tours';
import { count, exit, Misuse, modelsNamed, type Command } from '../command';

function again(model: AnyModel, recording: Recording, file: string): Recording {
  try {
    return walkAgain(model, recording);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${model.id}/${file} can no longer be walked: ${reason} Nothing was written for it.`, {
      cause: error,
    });
  }
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
    'hand or from sessions are left alone; generated ones of the same kind are written anew.',
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
  run: (typed, at, { print, progress }) => {
    const cover = typed.text('cover') as Cover;
    const folder = typed.text('folder') ?? at.recordings;
    const max = typed.number('max');
    for (const model of modelsNamed(typed.words, at)) {
      if (typed.has('again')) {
        const kept = keptRecordings(folder, model.id);
        const now = kept.map(({ file, recording }) => ({ file, recording: again(model, recording, file) }));
        for (const each of now) keep(folder, each);
        print(`${model.id}: ${count(kept.length, 'recording')} walked again, ${changedOf(kept, now)}`);
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
    return exit.fine;
  },
};
