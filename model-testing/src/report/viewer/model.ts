import { expectationsOf } from '@listings/shared-machines/models';
import type { ReportModel, ReportRecording, SeenItem, Share } from '../report-data';
import { chart, type Highlight } from './chart';
import { el, link, mark, table } from './dom';
import { finder } from './finder';
import { goTo } from './navigate';
import { toModel, toStep } from './routes';
import { requirementShare, shareBar, shareOf } from './shares';

/** A step that goes through something. */
interface Passage {
  readonly file: string;
  readonly step: number;
  readonly sentence: string;
}

const stepOf = ({ file, sentences }: ReportRecording, step: number): Passage => ({
  file,
  step,
  sentence: step === 0 ? 'the start' : (sentences[step - 1] ?? ''),
});

const isWithin = (leaf: string, path: string): boolean => leaf === path || leaf.startsWith(`${path}.`);

/** The first step of each recording that takes an arrow, or is in a state. */
function passages(model: ReportModel, key: string): readonly Passage[] {
  const arrow = model.arrows.findIndex((each) => each.key === key);
  return model.recordings.flatMap((each) => {
    const step =
      arrow >= 0
        ? each.taken.findIndex((taken) => taken.includes(arrow))
        : expectationsOf(each.recording).findIndex(({ state }) => state.some((leaf) => isWithin(leaf, key)));
    return step < 0 ? [] : [stepOf(each, step)];
  });
}

const coverageText = ({ times, explained }: SeenItem): string => {
  if (times > 0) return times === 1 ? 'once' : `${times} times`;
  return explained === null ? 'never' : `never: ${explained}`;
};

/** Item picked in the chart: a state or an arrow, with the steps that go through it. */
function picked(model: ReportModel, key: string): HTMLElement {
  const item = [...model.states, ...model.arrows].find((each) => each.key === key);
  if (item === undefined) return el('p', {}, `There is no ${key} in this chart.`);
  const found = passages(model, key);
  return el(
    'section',
    { class: 'picked', 'aria-label': 'Picked in the chart' },
    el('h2', {}, key),
    el('p', {}, `Seen ${coverageText(item)}.`, ...item.ids.map((id) => el('span', { class: 'chip' }, id))),
    found.length === 0
      ? el('p', { class: 'faint' }, 'No recording goes through here.')
      : el(
          'ul',
          {},
          ...found.map(({ file, step, sentence }) =>
            el('li', {}, link(toStep(model.id, file, step), `${file}, step ${step}`), ` ${sentence}`),
          ),
        ),
  );
}

/** Arrows of the machine itself, which no line shows. */
const fromAnywhere = ({ id, arrows, views }: ReportModel): readonly HTMLElement[] => {
  const lines = views.at(-1)?.lines ?? [];
  const found = arrows.filter((_, at) => lines[at] === null);
  if (found.length === 0) return [];
  const links = found.map(({ key, to }) =>
    link(toModel(id, key), `${key.replace('(root) / ', '')} → ${to || 'stays'}`, { class: 'chip' }),
  );
  return [el('p', {}, 'From anywhere: ', ...links)];
};

const share = (name: string, of: Share): HTMLElement =>
  el('div', { class: 'total' }, el('dt', {}, name), el('dd', {}, shareBar(of)));

const recordingRow = (id: string, each: ReportRecording) => [
  [
    mark(each.verdict.ok && each.onScreen?.ok !== false),
    ' ',
    link(toStep(id, each.file, each.verdict.ok ? 0 : each.verdict.at), each.recording.name),
  ],
  each.file,
  `${each.recording.steps.length}`,
  each.recording.origin.how,
  [
    each.recording.begins ?? '',
    ...(each.isOld ? [el('span', { class: 'chip warn' }, 'the chart has changed since')] : []),
  ],
];

const seenRow = (id: string, { key, times, explained, ids }: SeenItem, more: string) => [
  link(toModel(id, key), key),
  more,
  el(
    'span',
    { class: times > 0 ? '' : explained === null ? 'bad' : 'faint' },
    times > 0 ? `${times}` : (explained ?? 'never'),
  ),
  ids.join(' '),
];

const sentences = (title: string, all: readonly string[]): readonly HTMLElement[] =>
  all.length === 0 ? [] : [el('h3', {}, title), el('ul', {}, ...all.map((each) => el('li', {}, each)))];

const fold = (title: string, isOpen: boolean, ...children: readonly HTMLElement[]): HTMLElement =>
  el('details', { open: isOpen }, el('summary', {}, title), ...children);

/** One machine: its chart, its recordings, what they cover and what may happen. */
export function modelPage(model: ReportModel, key: string | null): readonly HTMLElement[] {
  const { id, states, arrows, guards, recordings } = model;
  const highlight: Highlight = { states: key === null ? [] : [key], arrows: key === null ? [] : [key] };
  const open = [...states, ...arrows, ...guards].filter(({ times, explained }) => times === 0 && explained === null);
  return [
    el('h1', {}, id),
    el(
      'dl',
      { class: 'totals' },
      share('States', shareOf(states)),
      share('Arrows', shareOf(arrows)),
      share('Guards, both ways', shareOf(guards)),
      share('Requirements', requirementShare(model)),
    ),
    ...(open.length === 0
      ? []
      : [el('h2', {}, 'Not covered'), el('ul', { class: 'bad' }, ...open.map((each) => el('li', {}, each.key)))]),
    finder([model]),
    chart(model, highlight, (picking) => {
      goTo(toModel(id, picking));
    }),
    ...fromAnywhere(model),
    key === null
      ? el('p', { class: 'faint' }, 'Pick a state or an arrow to see which steps go through it.')
      : picked(model, key),
    el('h2', {}, 'Recordings'),
    recordings.length === 0
      ? el('p', {}, `None yet: npm run model -- generate ${id}`)
      : table(
          ['Recording', 'File', 'Steps', 'Origin', 'Begins'],
          recordings.map((each) => recordingRow(id, each)),
        ),
    el('h2', {}, 'Coverage'),
    fold(
      `Arrows (${arrows.length})`,
      false,
      table(
        ['Arrow', 'Leads to', 'Taken', 'Requirements'],
        arrows.map((each) => seenRow(id, each, each.to || 'stays')),
      ),
    ),
    fold(
      `States (${states.length})`,
      false,
      table(
        ['State', 'Tags', 'Seen', 'Requirements'],
        states.map((each) => seenRow(id, each, each.tags.join(' '))),
      ),
    ),
    fold(
      `Guards (${guards.length})`,
      false,
      table(
        ['Guard', 'Turned out so'],
        guards.map(({ key: side, times, explained }) => [side, times > 0 ? `${times} times` : (explained ?? 'never')]),
      ),
    ),
    el('h2', {}, 'What may happen'),
    fold(
      'Moves, starts, and what always holds',
      false,
      ...sentences('Moves', model.moves),
      ...sentences('Starts', model.starts),
      ...sentences('Always true', model.invariants),
      ...sentences('Can be reached', model.goals),
    ),
    fold(
      `Answers (${model.answers.length})`,
      false,
      table(
        ['Call', 'Answer', 'As it travels'],
        model.answers.map(({ call, sentence, travels }) => [call, sentence, el('code', {}, travels)]),
      ),
    ),
  ];
}
