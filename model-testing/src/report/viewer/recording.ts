import { expectationsOf, type Difference, type Expectation, type Verdict } from '@listings/shared-machines/models';
import { differenceLines } from '../../diff/diff';
import { differences } from '../../replay/differences';
import { inWords } from '../../trace/in-words';
import type { ReportModel, ReportRecording } from '../report-data';
import { chart } from './chart';
import { el, link, mark, table, valueText } from './dom';
import { goTo } from './navigate';
import { toComparison, toModel, toStep } from './routes';
import { pages, stepTrace } from './step-trace';
import { timeLine } from './time-line';

const chips = (all: readonly string[], kind = ''): HTMLElement =>
  el('span', {}, ...(all.length === 0 ? ['none'] : all.map((each) => el('span', { class: `chip ${kind}` }, each))));

const without = (all: readonly string[], others: readonly string[]): readonly string[] =>
  all.filter((each) => !others.includes(each));

/** Items that a step added to a list, and items it removed. */
const gainsAndLosses = (before: readonly string[], after: readonly string[]): readonly HTMLElement[] => [
  ...without(after, before).map((each) => el('span', { class: 'chip good' }, `+ ${each}`)),
  ...without(before, after).map((each) => el('span', { class: 'chip bad' }, `− ${each}`)),
];

const row = (name: string, ...value: readonly (HTMLElement | string)[]): HTMLElement =>
  el('div', { class: 'fact' }, el('dt', {}, name), el('dd', {}, ...value));

const whole = (name: string, value: unknown): HTMLElement =>
  el('details', {}, el('summary', {}, name), el('pre', {}, JSON.stringify(value, null, 2)));

const contextChanges = (before: Expectation, after: Expectation): readonly string[] =>
  differenceLines(differences(before, after).filter(({ facet }) => facet === 'shows')).map((line) =>
    line.replace('shows.', ''),
  );

/** State after a step, with its changes. */
function facts(before: Expectation | null, after: Expectation): HTMLElement {
  const last = before ?? { ...after, offers: [], tags: [], shows: after.shows };
  const changes = contextChanges(last, after);
  return el(
    'dl',
    { class: 'facts' },
    row('State', chips(after.state, 'state')),
    row('Tags', chips(after.tags)),
    row(
      'Can be done',
      ...(before === null
        ? [chips(after.offers)]
        : [
            el('span', {}, ...gainsAndLosses(last.offers, after.offers)),
            ...(after.offers.length === 0 ? ['nothing'] : []),
          ]),
      ...(before === null || after.offers.length === 0
        ? []
        : [el('details', {}, el('summary', {}, `${after.offers.length} in all`), chips(after.offers))]),
    ),
    row(
      'Calls in flight',
      ...(after.asks.length === 0
        ? ['none']
        : after.asks.map(({ call, with: input }) =>
            el('div', {}, el('b', {}, call), ' ', el('code', {}, input === undefined ? '' : valueText(input))),
          )),
    ),
    row(
      'Says',
      ...(after.says.length === 0
        ? ['nothing']
        : after.says.map((said) => el('code', { class: 'said' }, valueText(said)))),
    ),
    row(
      'Context',
      ...(changes.length === 0 ? ['as before'] : changes.map((change) => el('code', { class: 'said' }, change))),
      whole('all of it', after.shows),
    ),
  );
}

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A value of a difference: names as chips, those the other side does not have standing out. */
const sideOf = (value: unknown, other: unknown, kind: 'good' | 'bad'): HTMLElement => {
  if (!areNames(value) || !areNames(other)) return el('code', {}, valueText(value));
  if (value.length === 0) return el('span', { class: 'faint' }, 'none');
  return el(
    'span',
    {},
    ...value.map((each) => el('span', { class: other.includes(each) ? 'chip' : `chip ${kind}` }, each)),
  );
};

const differenceTable = (found: readonly Difference[]): HTMLElement =>
  table(
    ['Not as recorded', 'Expected', 'Seen'],
    found.map(({ facet, expected, seen }) => [facet, sideOf(expected, seen, 'good'), sideOf(seen, expected, 'bad')]),
  );

const failure = (verdict: Verdict | null, step: number, where: string): readonly HTMLElement[] =>
  verdict === null || verdict.ok || verdict.at !== step
    ? []
    : [
        el(
          'div',
          { class: 'failure', role: 'status' },
          el('h3', {}, `Fails here ${where}: ${verdict.sentence}`),
          ...verdict.differences.flatMap(inWords).map((words) => el('p', {}, words)),
          differenceTable(verdict.differences),
        ),
      ];

function stepList(
  { id }: ReportModel,
  { file, sentences, verdict, onScreen, screenshots }: ReportRecording,
  step: number,
): HTMLElement {
  const failsAt = [verdict, onScreen].flatMap((each) => (each !== null && !each.ok ? [each.at] : []));
  const item = (at: number, sentence: string): HTMLElement =>
    el(
      'li',
      { class: failsAt.includes(at) ? 'fails' : '' },
      link(
        toStep(id, file, at),
        el(
          'span',
          {},
          el('span', { class: 'number' }, `${at}`),
          ` ${sentence}`,
          ...(screenshots[at] === undefined ? [] : [' ▣']),
          ...(failsAt.includes(at) ? [' ', mark(false)] : []),
        ),
        at === step ? { 'aria-current': 'step' } : {},
      ),
    );
  return el(
    'ol',
    { class: 'steps', start: '0' },
    item(0, 'the start'),
    ...sentences.map((sentence, index) => item(index + 1, sentence)),
  );
}

/** A recording, step by step. */
export function recordingPage(model: ReportModel, each: ReportRecording, step: number): readonly HTMLElement[] {
  const { file, recording, sentences, verdict, onScreen, taken, trace } = each;
  const moments = expectationsOf(recording);
  const before = moments[step - 1] ?? null;
  const after = moments[step] ?? recording.start;
  const sentence =
    step === 0
      ? `the start${recording.begins === undefined ? '' : `: ${recording.begins}`}`
      : (sentences[step - 1] ?? '');
  const last = recording.steps.length;
  const took = recording.steps[step - 1]?.took;
  const other = model.recordings.find((one) => one.file !== file) ?? each;
  const arrows = (taken[step] ?? []).flatMap((at) => model.arrows[at]?.key ?? []);
  return [
    el('p', { class: 'path' }, link(toModel(model.id), model.id), ' / ', file),
    el('h1', {}, mark(verdict.ok && onScreen?.ok !== false), ' ', recording.name),
    el(
      'p',
      { class: 'faint' },
      `${last} steps, ${recording.origin.how} (${recording.origin.detail})${recording.screen === undefined ? '' : ` on ${recording.screen}`}${each.isOld ? '; the chart has changed since' : ''} `,
      link(toComparison(`${model.id}/${file}`, `${model.id}/${other.file}`), 'Compare with another'),
    ),
    ...(trace === null ? [] : [timeLine(model, each, trace, step)]),
    el(
      'div',
      { class: 'recording' },
      el('nav', { 'aria-label': 'Steps' }, stepList(model, each, step)),
      el(
        'section',
        { class: 'step', 'aria-label': 'Step' },
        el(
          'div',
          { class: 'step-head' },
          el('h2', {}, `${step}. ${sentence}`),
          took === undefined ? null : el('span', { class: 'faint' }, `after ${took / 1000} s`),
          el(
            'div',
            { class: 'step-tools' },
            step > 0 ? link(toStep(model.id, file, step - 1), '← before', { class: 'button' }) : null,
            step < last ? link(toStep(model.id, file, step + 1), 'next →', { class: 'button' }) : null,
            link(toStep(model.id, file, step), 'Link to this step', { class: 'button' }),
          ),
        ),
        ...failure(verdict, step, 'on the machine'),
        ...failure(onScreen, step, 'on the screen'),
        ...pages(each, step, sentence),
        ...(trace === null ? [] : stepTrace(trace, step)),
        facts(before, after),
        ...(arrows.length === 0
          ? []
          : [el('p', {}, 'Arrows: ', ...arrows.map((key) => link(toModel(model.id, key), key, { class: 'chip' })))]),
        chart(model, { states: after.state, arrows }, (key) => {
          goTo(toModel(model.id, key));
        }),
      ),
    ),
  ];
}
