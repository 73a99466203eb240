import type { AnyModel, Recording } from '@listings/shared-machines/models';
import { diffOf, diffText, isSame } from '../../diff/diff';
import { keptRecordings } from '../../recordings/recording-files';
import { walkAgain, WalkEnds } from '../../recordings/record-walk';
import { concerned } from '../../search/requirements-at';
import { count, exit, Misuse, modelsNamed, type Command, type Terminal, type Workplace } from '../command';
import { recordingNamed } from '../recording-named';

/** Walk of a machine along a recording as it is now. */
interface WalkNow {
  /** As far as it goes; null where it cannot begin. */
  readonly now: Recording | null;
  /** Reason why it ends early; null when it does not. */
  readonly ends: string | null;
}

function walkedNow(model: AnyModel, recording: Recording): WalkNow {
  try {
    return { now: walkAgain(model, recording), ends: null };
  } catch (error) {
    if (!(error instanceof WalkEnds)) throw error;
    if (error.step === 0) return { now: null, ends: error.message };
    const steps = recording.steps.slice(0, error.step - 1);
    return { now: walkAgain(model, { ...recording, steps }), ends: error.message };
  }
}

/** Compares a machine as it is now with its recordings; false when it differs. */
function compareWithNow(model: AnyModel, at: Workplace, { print }: Terminal): boolean {
  const changed = keptRecordings(at.recordings, model.id).filter(({ file, recording }) => {
    const { now, ends } = walkedNow(model, recording);
    const before = { ...recording, steps: recording.steps.slice(0, now?.steps.length) };
    const lines = now === null ? [] : diffOf(before, now);
    if (isSame(lines) && ends === null) return false;
    const first = lines.find((line) => line.before !== null && (line.after === null || line.differences.length > 0));
    const requirements = concerned(model, recording, first?.before ?? (now === null ? 0 : now.steps.length + 1));
    const text = [
      ...(now === null ? [] : [diffText(lines)]),
      ...(ends === null ? [] : [`  ends at ${ends}`]),
      ...(requirements === null ? [] : [`  ${requirements}`]),
    ];
    print([`${model.id}/${file}`, ...text].join('\n'));
    return true;
  });
  return changed.length === 0;
}

/** Compares recordings. */
export const diff: Command = {
  name: 'diff',
  words: '[MODEL… | RECORDING RECORDING]',
  summary: 'Shows what machines do now and did not when they were recorded, or what sets two recordings apart.',
  details: [
    'A recording is a file, or MODEL/RECORDING. Read this before `generate`: it writes down as right what is shown here.',
    'Ends with 1 when something differs.',
  ],
  examples: ['diff', 'diff phone', 'diff phone/arrows-1 phone/screen-01', 'diff phone/arrows-1 ./session.json'],
  options: {},
  run: ({ words }, at, terminal) => {
    const [first, second] = words;
    const areRecordings = words.length === 2 && words.every((word) => word.includes('/') || word.endsWith('.json'));
    if (areRecordings && first !== undefined && second !== undefined) {
      const lines = diffOf(recordingNamed(first, at).recording, recordingNamed(second, at).recording);
      terminal.print(isSame(lines) ? 'The same.' : diffText(lines));
      return isSame(lines) ? exit.fine : exit.found;
    }
    const recording = words.find((word) => word.includes('/') || word.endsWith('.json'));
    if (recording !== undefined)
      throw new Misuse(`diff takes two recordings, or models: ${recording} alone is neither.`);
    const models = modelsNamed(words, at);
    const changed = models.filter((model) => !compareWithNow(model, at, terminal)).length;
    terminal.print(
      changed === 0
        ? 'All as recorded.'
        : `${count(changed, 'model does', 'models do')} something else than was recorded.`,
    );
    return changed === 0 ? exit.fine : exit.found;
  },
};
