import { expectationsOf, sentenceOf, type Action, type AnyModel } from '@listings/shared-machines/models';
import { keep, pathOf } from '../../recordings/recording-files';
import { recordWalk, takeStep } from '../../recordings/record-walk';
import { machineStage, type MachineStage } from '../../replay/stage';
import { textIn } from '../files';
import { importRecordings } from '../import-recordings';
import { fileNamed, refuseTaken } from '../recording-named';
import { count, exit, Misuse, modelNamed, type Command, type Terminal } from '../command';
import { stepFrom, stepsFrom } from '../steps';

/** Actions possible now, as they are typed. */
function offers(model: AnyModel, stage: MachineStage): readonly string[] {
  const { offers: moves, asks } = stage.observe();
  return [
    ...moves,
    ...asks.flatMap(({ call }) =>
      Object.keys({ ...model.answers[call], ...model.reports?.[call] }).map((answer) => `${call}: ${answer}`),
    ),
  ];
}

function show(model: AnyModel, stage: MachineStage, { print }: Terminal): readonly string[] {
  const { state, says } = stage.observe();
  const now = offers(model, stage);
  print(`\n${state.join(' + ')}`);
  for (const said of says) print(`  says ${JSON.stringify(said)}`);
  for (const [index, word] of now.entries()) print(`  ${index + 1}  ${word}`);
  return now;
}

/** Asks for one step after the other; an empty line ends. */
async function asked(model: AnyModel, begins: string | null, terminal: Terminal): Promise<readonly Action[]> {
  const stage = machineStage(model, begins);
  const actions: Action[] = [];
  terminal.print('A number, a part of a name, or a time such as `60 s`. An empty line ends.');
  for (;;) {
    const now = show(model, stage, terminal);
    const line = await terminal.ask(`${actions.length + 1}> `);
    if (line === null || line.trim() === '') break;
    try {
      const action = stepFrom(now[Number(line) - 1] ?? line, model);
      const done = takeStep(stage, action, stage.observe(), 'ends there');
      if (sentenceOf(done) !== sentenceOf(action)) terminal.print(`${sentenceOf(done)}, and something happens.`);
      actions.push(done);
    } catch (error) {
      terminal.print(error instanceof Error ? error.message : String(error));
    }
  }
  stage.stop();
  return actions;
}

/** The name at the prompt; a walk that was taken step by step is not lost to a name that another recording has. */
async function askedName(refuse: (name: string) => void, { ask, print }: Terminal): Promise<string> {
  for (;;) {
    const name = (await ask('Name: '))?.trim() ?? '';
    if (name === '') return name;
    try {
      refuse(name);
      return name;
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      print(error.message);
    }
  }
}

function startNamed(typed: string | null, model: AnyModel): string | null {
  if (typed === null) return null;
  const names = Object.keys(model.starts ?? {});
  const found = names.find((name) => name.startsWith(typed));
  if (found !== undefined) return found;
  throw new Misuse(`${model.id} has no start “${typed}”. It has ${names.join(' | ') || 'none'}.`);
}

/** Records a walk that somebody thought of. */
export const record: Command = {
  name: 'record',
  words: 'MODEL | import FILE',
  summary: 'Records a walk of your own: step by step at the prompt, or from what is written down.',
  details: [
    'Steps are moves, answers as `call: answer`, and times such as `60 s`, one a line or between semicolons; a part of a name',
    'is enough where it is the only one. What the machine does is written down as right: read it before you keep it.',
    '`record import FILE` takes a session that an admin downloaded from the settings (Get help).',
  ],
  examples: [
    'record phone',
    'record phone --name "a wrong code" --steps "types a valid number; sends the code; requestVerificationCode: code sent; 60 s"',
    'record merchant --from steps.txt --name "gives up after ten tries"',
    'record import recording.json --name "no code arrives"',
  ],
  options: {
    name: { type: 'string', value: 'TEXT', help: 'what it is called; the file is named after it' },
    steps: { type: 'string', value: 'TEXT', help: 'the steps, between semicolons' },
    from: { type: 'string', value: 'FILE', help: 'a file with the steps, one a line; # begins a remark' },
    start: { type: 'string', value: 'TEXT', help: 'one of the model’s starts' },
    folder: { type: 'string', value: 'DIR', help: 'another folder than that of the committed recordings' },
  },
  run: async (typed, at, terminal) => {
    const [word, ...more] = typed.words;
    const folder = typed.text('folder') ?? at.recordings;
    if (word === 'import') {
      const [path, extra] = more;
      if (path === undefined || extra !== undefined)
        throw new Misuse('record import takes one file: the one an admin downloaded.');
      return importRecordings(path, typed.text('name') ?? 'session', folder, terminal);
    }
    if (word === undefined || more.length > 0)
      throw new Misuse('record takes one model. `npm run model -- list` names them all.');
    const model = modelNamed(word, at);
    const refuse = (text: string): void => refuseTaken(pathOf(folder, model.id, fileNamed(text)));
    const given = typed.text('name');
    if (given !== null) refuse(given);
    const begins = startNamed(typed.text('start'), model);
    const file = typed.text('from');
    const text = typed.text('steps') ?? (file === null ? null : textIn(file));
    const actions = text === null ? await asked(model, begins, terminal) : stepsFrom(text, model);
    if (actions.length === 0) throw new Misuse('No steps: nothing is kept.');
    const name = given ?? (await askedName(refuse, terminal));
    const slug = fileNamed(name);
    const origin = { how: 'hand-written', detail: count(actions.length, 'step') } as const;
    let recording;
    try {
      recording = recordWalk(model, actions, { name, origin, begins });
    } catch (error) {
      throw new Misuse(error instanceof Error ? error.message : String(error), { cause: error });
    }
    const path = keep(folder, { file: slug, recording });
    terminal.print(
      `${path}: ${count(actions.length, 'step')}, ends in ${expectationsOf(recording).at(-1)?.state.join(' + ')}`,
    );
    return exit.fine;
  },
};
