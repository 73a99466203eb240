import type { AnyModel } from '@listings/shared-machines/models';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../statechart/statechart';
import { keptRecordings } from '../../recordings/recording-files';
import { count, exit, inColumns, modelNamed, noMoreThan, type Command, type Workplace } from '../command';

const none = '–';

const sentencesOf = ({ answers, reports = {} }: AnyModel): readonly string[] =>
  Object.entries({ ...answers, ...reports }).flatMap(([src, named]) =>
    Object.keys(named).map((sentence) => `${src}: ${sentence}`),
  );

function row(name: string, machine: AnyStateMachine, model: AnyModel | null, recordings: string): string[] {
  const { states, arrows } = chartOf(machine);
  return [
    name,
    `${states.length - 1}`,
    `${arrows.filter(({ isPlumbing }) => !isPlumbing).length}`,
    model === null ? none : `${Object.keys(model.moves).length}`,
    model === null ? none : `${sentencesOf(model).length}`,
    model === null ? none : `${keptRecordings(recordings, model.id).length}`,
  ];
}

const titles = ['model', 'states', 'arrows', 'moves', 'answers', 'recordings'];

/** Every model, and machines that have none. */
function listAll({ models, machines, recordings }: Workplace): string {
  const bare = Object.entries(machines).filter(([, machine]) => models.every((model) => model.machine !== machine));
  const rows = [
    ...models.map((model) => row(model.id, model.machine, model, recordings)),
    ...bare.map(([name, machine]) => row(name, machine, null, recordings)),
  ];
  return inColumns([titles, ...rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'))]);
}

const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function show(model: AnyModel, { recordings }: Workplace): string {
  const { states, arrows } = chartOf(model.machine);
  const kept = keptRecordings(recordings, model.id);
  return [
    model.id,
    ...block(
      'States',
      states
        .filter(({ path }) => path !== '(root)')
        .map(({ path, tags }) => [path, ...tags.map((tag) => `#${tag}`)].join(' ')),
    ),
    ...block(
      'Arrows',
      arrows
        .filter(({ isPlumbing }) => !isPlumbing)
        .map(({ key, target }) => `${key} → ${target?.join(', ') ?? 'stays'}`),
    ),
    ...block('Starts', Object.keys(model.starts ?? {})),
    ...block('Moves', Object.keys(model.moves)),
    ...block('Answers', sentencesOf(model)),
    ...block('Always true', Object.keys(model.invariants)),
    ...block('Can be reached', Object.keys(model.goals ?? {})),
    ...block(
      'Recordings',
      kept.map(({ file, recording }) => `${file}: ${recording.name}, ${count(recording.steps.length, 'step')}`),
    ),
  ].join('\n');
}

/** Lists what there is to test. */
export const list: Command = {
  name: 'list',
  words: '[MODEL]',
  summary: 'Names every model, or everything that one of them has: states, arrows, moves, answers, recordings.',
  details: ['A part of a name is enough, here and everywhere.'],
  examples: ['list', 'list phone'],
  options: {},
  run: (typed, at, { print }) => {
    noMoreThan(1, typed);
    const [word] = typed.words;
    print(word === undefined ? listAll(at) : show(modelNamed(word, at), at));
    return exit.fine;
  },
};
