import { resolve } from 'node:path';
import { expectationsOf, failureText, sentenceOf, type AnyModel, type Step } from '@listings/shared-machines/models';
import { goneNames, namesIn, namesNow, successorOf } from '../../edit/rename';
import { fingerprint } from '../../recordings/fingerprint';
import {
  keptRecordings,
  recordingOfFile,
  type FiledRecording,
  type KeptRecording,
} from '../../recordings/recording-files';
import { replay as replayed } from '../../replay/replay';
import { concerned } from '../../search/requirements-at';
import {
  count,
  exit,
  Misuse,
  modelNamed,
  modelsNamed,
  shardOf,
  shardOption,
  type Command,
  type Terminal,
  type Typed,
  type Workplace,
} from '../command';
import { isAddress, named } from '../names';
import { places, replayOnScreens } from '../replay-on-screen';

const tookOf = ({ took }: Step): string => (took === undefined ? '' : ` (after ${took / 1000} s)`);

const stepsOf = ({ recording }: KeptRecording): readonly string[] => {
  const moments = expectationsOf(recording);
  return recording.steps.map(
    (step, index) =>
      `      ${index + 1}. ${sentenceOf(step)} → ${moments[index + 1]?.state.join(' + ')}${tookOf(step)}`,
  );
};

/** The recordings of a model whose file or name has the word. */
function chosen(all: readonly FiledRecording[], word: string, { id }: AnyModel): readonly FiledRecording[] {
  const found = named(
    word,
    all.map(({ file }) => file),
  );
  if (typeof found === 'string') return all.filter(({ file }) => file === found);
  const byName = all.filter(({ file, recording }) => file.includes(word) || recording.name.includes(word));
  if (byName.length > 0) return byName;
  throw new Misuse(`${id} has no recording ${word}. It has ${all.map(({ file }) => file).join(', ') || 'none'}.`);
}

/** A recording that the machine no longer does. */
interface FailedRecording {
  readonly model: AnyModel;
  readonly kept: KeptRecording;
}

function replayOne(model: AnyModel, kept: KeptRecording, showsSteps: boolean, { print }: Terminal): boolean {
  const { file, recording } = kept;
  const verdict = replayed(model, recording);
  const isOld = recording.fingerprint !== fingerprint(model.machine);
  print(
    `  ${verdict.ok ? '✓' : '✗'} ${file}: ${recording.name}, ${count(recording.steps.length, 'step')}${isOld ? ' (the chart has changed since)' : ''}`,
  );
  if (showsSteps) for (const line of stepsOf(kept)) print(line);
  if (verdict.ok) return true;
  const requirements = concerned(model, recording, verdict.at);
  const lines = [failureText(recording, verdict), ...(requirements === null ? [] : [`  ${requirements}`])];
  print(lines.join('\n').replaceAll(/^/gm, '    '));
  return false;
}

/** Names of failed recordings that nothing has any more, with what gives them the new one. */
function renamingsFor(model: AnyModel, at: Workplace): readonly string[] {
  const { id } = model;
  const recorded = namesIn(keptRecordings(at.recordings, id).map(({ recording }) => recording));
  const quoted = (name: string): string => (/^[\w.]+$/.test(name) ? name : `"${name}"`);
  return goneNames(recorded, namesNow(model)).map(([kind, name]) => {
    const next = successorOf(kind, name, recorded, model);
    return `${id} has no ${kind} ${name} any more. Renamed? \`npm run model -- rename ${id} ${quoted(name)} ${next === null ? 'NEW' : quoted(next)}\` renames it in its recordings, and replays them.`;
  });
}

/** What to do about recordings that failed, by the name `diff` and `minimise` know the first of them by. */
function adviceFor(
  [{ model, kept }, ...others]: readonly [FailedRecording, ...FailedRecording[]],
  file: string | null,
) {
  const ids = [...new Set([model, ...others.map((each) => each.model)].map(({ id }) => id))].join(' ');
  return [
    `Not meant? Mend the machine. \`npm run model -- minimise ${file ?? `${model.id}/${kept.file}`}\` shows the steps it takes.`,
    ...(file === null
      ? [
          `Meant? Read \`npm run model -- diff ${ids}\`, then write it down as right with \`generate\`, \`screens\` and \`mutate --write\` (model-testing/README.md).`,
        ]
      : []),
  ].join('\n');
}

/** The recording of a file with its model; the word beside it can only name the same model. */
function ofFile(path: string, [word, second]: readonly string[], at: Workplace): readonly [AnyModel, FiledRecording] {
  if (second !== undefined) throw new Misuse(`Either --file or the recording ${second}, not both.`);
  const kept = recordingOfFile(path);
  const model = modelNamed(kept.recording.model, at);
  if (word !== undefined && modelNamed(word, at) !== model)
    throw new Misuse(`${path} is a recording of ${model.id}, not of ${modelNamed(word, at).id}.`);
  return [model, kept];
}

function selected(typed: Typed, at: Workplace): readonly (readonly [AnyModel, readonly KeptRecording[]])[] {
  const { words } = typed;
  const path = typed.text('file');
  if (path !== null) {
    const [model, kept] = ofFile(path, words, at);
    return [[model, [kept]]];
  }
  const [first, second] = words;
  if (first === undefined || second === undefined)
    return shardOf(modelsNamed(words, at), typed).map((model) => [model, keptRecordings(at.recordings, model.id)]);
  const model = modelNamed(first, at);
  return [[model, chosen(keptRecordings(at.recordings, model.id), second, model)]];
}

/** The walks through screens, or one recording of a model. */
function onScreens(where: 'jsdom' | 'chromium', typed: Typed, at: Workplace, terminal: Terminal): Promise<number> {
  const [word, second] = typed.words;
  const path = typed.text('file');
  if (typed.has('steps')) throw new Misuse('--steps is for a replay on the machine: without --on.');
  const ofPath = path === null ? null : ofFile(path, typed.words, at);
  const models = ofPath === null ? shardOf(modelsNamed(word === undefined ? [] : [word], at), typed) : [ofPath[0]];
  const [model] = models;
  const ofWord = second !== undefined && model ? chosen(keptRecordings(at.recordings, model.id), second, model) : null;
  const traces = typed.text('trace');
  const front = typed.text('front');
  if (front !== null && !(where === 'chromium' && isAddress(front)))
    throw new Misuse('--front takes the sign-in link of a front end, with --on chromium.');
  const run = { traces: traces === null ? null : resolve(traces), tracesAll: traces !== null, front };
  return replayOnScreens(where, models, ofPath === null ? ofWord : [ofPath[1]], run, at, terminal);
}

/** Options of a replay on a screen alone, with the screens they are for. */
const screenOptions = { trace: 'jsdom or chromium', front: 'chromium' } as const;

function refuseScreenOptions(typed: Typed): void {
  for (const [option, screens] of Object.entries(screenOptions))
    if (typed.text(option) !== null) throw new Misuse(`--${option} is for a replay on a screen: --on ${screens}.`);
}

/** Replays recordings on their machines. */
export const replay: Command = {
  name: 'replay',
  words: '[MODEL [RECORDING]]',
  summary: 'Replays recordings on their machines, with a clock and a server that follow the script.',
  details: [
    'A step fails when anything is not as recorded: state, what can be done, what is said, what is asked, or when something',
    'happens a millisecond before its time. Ends with 1 when a recording fails. Steps are named as in the report.',
  ],
  examples: [
    'replay',
    'replay phone --steps',
    'replay phone arrows-1',
    'replay phone --on jsdom',
    'replay --file a.json',
    'replay --file a.json --on chromium',
  ],
  options: {
    steps: { type: 'boolean', help: 'every step with the state it leads to; on the machine alone' },
    on: {
      type: 'string',
      oneOf: places,
      default: 'machine',
      help: 'the machine, its screen in jsdom, or its screen in a browser on the built application',
    },
    trace: {
      type: 'string',
      value: 'DIR',
      help: 'each step of every walk for `report --screens DIR`, not of those that fail alone; with --on',
    },
    shard: shardOption,
    front: {
      type: 'string',
      value: 'LINK',
      help: 'the sign-in link of a front end that is deployed, to replay against in a browser',
    },
    file: { type: 'string', value: 'FILE', help: 'the recording of this file instead; it names its model itself' },
  },
  run: (typed, at, terminal) => {
    if (typed.words.length > 2) throw new Misuse('replay takes one model and one recording, or none.');
    const where = typed.text('on');
    if (where === 'jsdom' || where === 'chromium') return onScreens(where, typed, at, terminal);
    refuseScreenOptions(typed);
    let passed = 0;
    const failed: FailedRecording[] = [];
    for (const [model, all] of selected(typed, at)) {
      terminal.print(`${model.id}${all.length === 0 ? ': no recordings' : ''}`);
      for (const kept of all)
        if (replayOne(model, kept, typed.has('steps'), terminal)) passed += 1;
        else failed.push({ model, kept });
    }
    const [first, ...others] = failed;
    if (first === undefined) {
      terminal.print(`${count(passed, 'recording')} replayed.`);
      return exit.fine;
    }
    terminal.print(`${failed.length} of ${count(passed + failed.length, 'recording')} failed.`);
    if (typed.text('file') === null)
      for (const model of new Set(failed.map((each) => each.model)))
        for (const line of renamingsFor(model, at)) terminal.print(line);
    terminal.print(adviceFor([first, ...others], typed.text('file')));
    return exit.found;
  },
};
