import { diffOf, diffText } from '../../diff/diff';
import { edited, type StepChange } from '../../edit/edit';
import { WalkEnds } from '../../recordings/record-walk';
import { count, exit, Misuse, type Command, type Typed } from '../command';
import { keepBeside, recordingNamed, type NamedRecording } from '../recording-named';
import { stepsFrom } from '../steps';

const range = /^(\d+)(?:-(\d+))?$/;

/** The step with that number; throws where there is none. */
function numberIn(text: string, most: number, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Misuse(`--${option} is a step from 1 up to ${most}; not “${text}”.`);
}

function removed(typed: Typed, steps: number): StepChange['remove'] {
  const text = typed.text('remove');
  if (text === null) return null;
  const [, first, last] = range.exec(text) ?? [];
  if (first === undefined) throw new Misuse(`--remove is a step such as 4, or 4-7; not “${text}”.`);
  const from = numberIn(first, steps, 'remove');
  const to = numberIn(last ?? first, steps, 'remove');
  if (to < from) throw new Misuse(`--remove ends before it begins: ${text}.`);
  return [from, to];
}

function changeFrom(typed: Typed, { model, recording }: NamedRecording): StepChange {
  const steps = recording.steps.length;
  const remove = removed(typed, steps);
  const text = typed.text('insert');
  const insert = text === null ? [] : stepsFrom(text, model);
  if (remove === null && insert.length === 0)
    throw new Misuse('Nothing to change: --insert "STEPS", --remove N, or both.');
  const before = typed.text('before');
  return {
    remove,
    insert,
    before: before === null ? (remove?.[0] ?? steps + 1) : numberIn(before, steps + 1, 'before'),
  };
}

/** The name it is kept under; what `generate` writes is kept under another one. */
function nameFor(typed: Typed, { recording }: NamedRecording): string {
  const name = typed.text('name');
  if (name !== null) return name;
  if (recording.origin.how !== 'generated') return recording.name;
  throw new Misuse('`generate` would write over it: keep the changed one under a name of its own, --name "TEXT".');
}

/** Changes the steps of a recording. */
export const edit: Command = {
  name: 'edit',
  words: 'RECORDING',
  summary: 'Inserts or removes steps of a recording, walks it again and tells what is no longer as it was.',
  details: [
    'A recording is a file, or MODEL/RECORDING; `replay MODEL RECORDING --steps` shows the numbers of its steps. Both options',
    'together replace. Where the machine does not take a step any more nothing is written, and it ends with 1.',
  ],
  examples: [
    'edit phone/no-code-arrives-1 --remove 4-5',
    'edit phone/arrows-1 --insert "types a valid number; 60 s" --before 3 --name "waits in between"',
  ],
  options: {
    remove: { type: 'string', value: 'N|N-M', help: 'the step, or the steps, to remove' },
    insert: { type: 'string', value: 'STEPS', help: 'steps between semicolons, as `record` takes them' },
    before: {
      type: 'string',
      value: 'N',
      help: 'where they go: before this step; else where one was removed, or at the end',
    },
    name: {
      type: 'string',
      value: 'TEXT',
      help: 'keeps it under this name beside the recording, which stays as it is',
    },
  },
  run: (typed, at, { print }) => {
    const [word, extra] = typed.words;
    if (word === undefined || extra !== undefined)
      throw new Misuse('edit takes one recording: a file, or MODEL/RECORDING such as phone/arrows-1.');
    const found = recordingNamed(word, at);
    const { model, recording, path } = found;
    const change = changeFrom(typed, found);
    const name = nameFor(typed, found);
    try {
      const now = edited(model, recording, name, change);
      const to = keepBeside(path, now, name === recording.name);
      print(diffText(diffOf(recording, now)));
      print(`${to}: ${count(now.steps.length, 'step')}`);
      return exit.fine;
    } catch (error) {
      if (!(error instanceof WalkEnds)) throw error;
      print(`Nothing is written. Of the changed walk ${error.message}`);
      return exit.found;
    }
  },
};
