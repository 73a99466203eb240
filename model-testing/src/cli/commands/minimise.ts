import type { Recording } from '@listings/shared-machines/models';
import { minimised } from '../../edit/minimise';
import { WalkEnds } from '../../recordings/record-walk';
import { linesOf } from '../../recordings/recording-text';
import { count, exit, Misuse, type Command } from '../command';
import { keepBeside, recordingNamed, type NamedRecording } from '../recording-named';

/** The shortest recording that fails in the same way; throws where there is none to look for. */
function shortened({ model, recording }: NamedRecording): Recording {
  const title = `“${recording.name}” (${model.id})`;
  try {
    const short = minimised(model, recording);
    if (short !== null) return short;
  } catch (error) {
    if (!(error instanceof WalkEnds)) throw error;
    throw new Misuse(`${title} ends at ${error.message} There is nothing to shorten.`, { cause: error });
  }
  throw new Misuse(`${title} does not fail: there is nothing to shorten.`);
}

/** Shortens a recording that fails. */
export const minimise: Command = {
  name: 'minimise',
  words: 'RECORDING',
  summary: 'Leaves out every step of a failing recording that the failure does not need.',
  details: [
    'A recording is a file, or MODEL/RECORDING. What is left comes to the same situation before the step that fails, and fails',
    'there in the same way, on the machine. It is shown; --name keeps it as well. A recording that does not fail ends with 2.',
  ],
  examples: ['minimise phone/arrows-1', 'minimise ./session.json --name "no code after a reload"'],
  options: {
    name: { type: 'string', value: 'TEXT', help: 'keeps it under this name, in the folder of the recording' },
  },
  run: (typed, at, { print }) => {
    const [word, extra] = typed.words;
    if (word === undefined || extra !== undefined)
      throw new Misuse('minimise takes one recording: a file, or MODEL/RECORDING such as phone/arrows-1.');
    const found = recordingNamed(word, at);
    const { recording, path } = found;
    const name = typed.text('name');
    const short = shortened(found);
    const kept = { ...short, name: name ?? recording.name };
    print(`${count(recording.steps.length, 'step')} → ${kept.steps.length}`);
    for (const line of linesOf(kept)) print(`  ${line}`);
    if (name !== null) print(keepBeside(path, { ...kept, origin: { ...kept.origin, how: 'hand-written' } }));
    return exit.fine;
  },
};
