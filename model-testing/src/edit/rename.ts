import type { Action, AnyModel, Expectation, Recording, Step } from '@listings/shared-machines/models';
import { withParents } from '../explore/leaves';
import { chartOf } from '../statechart/statechart';

/** What of a machine and its model a recording has the names of; an answer is named with its call, `call: answer`. */
export const nameKinds = ['state', 'move', 'call', 'answer'] as const;
export type NameKind = (typeof nameKinds)[number];

/** All names of each kind. */
export type Names = Readonly<Record<NameKind, ReadonlySet<string>>>;

/** A name of a kind that became another one. */
export interface Renaming {
  readonly kind: NameKind;
  readonly from: string;
  readonly to: string;
}

const answersIn = (calls: Readonly<Record<string, object>>): readonly string[] =>
  Object.entries(calls).flatMap(([call, named]) => Object.keys(named).map((answer) => `${call}: ${answer}`));

/** The names that a machine and its model have now. */
export function namesNow({ machine, moves, answers, reports = {} }: AnyModel): Names {
  const calls = { ...answers, ...reports };
  return {
    state: new Set(chartOf(machine).states.flatMap(({ path, parent }) => (parent === null ? [] : [path]))),
    move: new Set(Object.keys(moves)),
    call: new Set(Object.keys(calls)),
    answer: new Set(answersIn(calls)),
  };
}

const callOf = (step: Action): readonly [call: string, answer: string] | null => {
  if (step.by === 'server') return [step.call, step.answers];
  return step.by === 'machine' ? [step.of, step.reports] : null;
};

/** The names in recordings; of states, those around the leaves as well. */
export function namesIn(recordings: readonly Recording[]): Names {
  const names = {
    state: new Set<string>(),
    move: new Set<string>(),
    call: new Set<string>(),
    answer: new Set<string>(),
  };
  for (const { start, steps } of recordings) {
    for (const { state = [], offers = [], asks = [] } of [start, ...steps.map(({ then }) => then)]) {
      for (const path of state.flatMap(withParents)) names.state.add(path);
      for (const move of offers) names.move.add(move);
      for (const { call } of asks) names.call.add(call);
    }
    for (const step of steps) {
      if (step.by === 'user') names.move.add(step.does);
      const [call, answer] = callOf(step) ?? [];
      if (call === undefined) continue;
      names.call.add(call);
      names.answer.add(`${call}: ${answer}`);
    }
  }
  return names;
}

/** Names of recordings that nothing has any more; of states within a state that is gone, that one alone. */
export function goneNames(recorded: Names, now: Names): readonly (readonly [NameKind, string])[] {
  const isGone = (kind: NameKind, name: string): boolean => recorded[kind].has(name) && !now[kind].has(name);
  const isWithin = (kind: NameKind, name: string): boolean =>
    kind === 'state'
      ? withParents(name).some((path) => path !== name && isGone(kind, path))
      : kind === 'answer' && isGone('call', name.replace(/: .*$/s, ''));
  return nameKinds.flatMap((kind) =>
    [...recorded[kind]]
      .filter((name) => isGone(kind, name) && !isWithin(kind, name))
      .map((name) => [kind, name] as const),
  );
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** States that are left at once, so that no recording can have their names. */
const passingOf = ({ machine }: AnyModel): ReadonlySet<string> =>
  new Set(chartOf(machine).arrows.flatMap(({ state, event }) => (event === 'always' ? [state] : [])));

/** The one new name that can be meant by one that is gone: of states, one at the same place; null where it is not certain. */
export function successorOf(kind: NameKind, gone: string, recorded: Names, model: AnyModel): string | null {
  const passing = passingOf(model);
  const fresh = [...namesNow(model)[kind]].filter((name) => !recorded[kind].has(name));
  const near =
    kind === 'state' ? fresh.filter((path) => parentOf(path) === parentOf(gone) && !passing.has(path)) : fresh;
  const [only, another] = near;
  return only === undefined || another !== undefined ? null : only;
}

const inPath = (path: string, { from, to }: Renaming): string =>
  path === from || path.startsWith(`${from}.`) ? to + path.slice(from.length) : path;

function inFacets<E extends Partial<Expectation>>(facets: E, renaming: Renaming): E {
  const { kind, from, to } = renaming;
  const word = (name: string): string => (name === from ? to : name);
  const { state, offers, asks } = facets;
  return {
    ...facets,
    ...(kind === 'state' && state ? { state: state.map((path) => inPath(path, renaming)) } : {}),
    ...(kind === 'move' && offers ? { offers: offers.map(word) } : {}),
    ...(kind === 'call' && asks ? { asks: asks.map((ask) => ({ ...ask, call: word(ask.call) })) } : {}),
  };
}

function inStep(step: Step, renaming: Renaming): Step {
  const { kind, from, to } = renaming;
  // oxlint-disable-next-line unicorn/no-thenable
  const next = { ...step, then: inFacets(step.then, renaming) };
  if (kind === 'move') return next.by === 'user' && next.does === from ? { ...next, does: to } : next;
  const [call, answer] = callOf(step) ?? [];
  if (call === undefined || kind === 'state') return next;
  const isMeant = kind === 'call' ? call === from : `${call}: ${answer}` === from;
  if (!isMeant) return next;
  const [newCall, newAnswer] = kind === 'call' ? [to, answer] : to.split(/: (.*)/s);
  if (next.by === 'server') return { ...next, call: newCall ?? '', answers: newAnswer ?? '' };
  return next.by === 'machine' ? { ...next, of: newCall ?? '', reports: newAnswer ?? '' } : next;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text such as `drop arrow @ flow.entering / send` with another name of a state in it. */
const inText = (text: string, { from, to }: Renaming): string =>
  text.replaceAll(new RegExp(`(?<![\\w.])${escaped(from)}(?=[. /]|$)`, 'g'), to);

/** True for a text, such as the name of an arrow, that has this name in it. */
export const namesIt = (text: string, renaming: Renaming): boolean => inText(text, renaming) !== text;

/** A recording with another name of a state, a move, a call or an answer; what was true stays as it was recorded. */
export function renamed(recording: Recording, renaming: Renaming): Recording {
  const { name, origin } = recording;
  const isState = renaming.kind === 'state';
  return {
    ...recording,
    name: isState ? inText(name, renaming) : name,
    origin: isState ? { ...origin, detail: inText(origin.detail, renaming) } : origin,
    start: inFacets(recording.start, renaming),
    steps: recording.steps.map((step) => inStep(step, renaming)),
  };
}
