import { expectationsOf, type AnyModel, type Recording, type Verdict } from '@listings/shared-machines/models';
import { chartOf, type Arrow } from '../statechart/statechart';
import { watchGuards } from '../statechart/config';
import { isOfUse, isRefutable, namedBy, type Finding } from '../check/check';
import type { KeptRecording } from '../recordings/recording-files';
import { withParents } from '../explore/leaves';
import { replay } from '../replay/replay';

/** Number of times something was seen, and the reason why nothing can cover it, where there is one. */
export interface Seen<T> {
  readonly of: T;
  readonly key: string;
  readonly times: number;
  /** Reason why nothing can cover it. */
  readonly explained: string | null;
}

/** A guard of an arrow, turning out one way. */
export interface GuardSide {
  readonly arrow: Arrow;
  readonly held: boolean;
}

/** A requirement, and what of the chart stands for it. */
export interface RequirementCoverage {
  readonly id: string;
  readonly items: readonly { readonly key: string; readonly isCovered: boolean }[];
}

/** Coverage of a model by its recordings, measured on its machine. */
export interface Coverage {
  readonly model: AnyModel;
  readonly states: readonly Seen<string>[];
  readonly arrows: readonly Seen<Arrow>[];
  readonly guards: readonly Seen<GuardSide>[];
  readonly requirements: readonly RequirementCoverage[];
  readonly replays: readonly (KeptRecording & { readonly verdict: Verdict })[];
}

/** Reasons for what no recording can cover, by the key of a state, an arrow or a guard's side. */
export type Explanations = Readonly<Record<string, string>>;

/** A guard's side as coverage, report and explanations name it: `ready / send [canSend] = no`. */
export const guardKey = ({ arrow, held }: GuardSide): string => `${arrow.key} = ${held ? 'yes' : 'no'}`;

class Tally {
  readonly #times = new Map<string, number>();
  readonly add = (key: string): void => {
    this.#times.set(key, this.timesOf(key) + 1);
  };
  readonly timesOf = (key: string): number => this.#times.get(key) ?? 0;
}

function requirementsOf(model: AnyModel, isCovered: (key: string) => boolean): RequirementCoverage[] {
  const byId = new Map<string, Set<string>>();
  for (const [key, ids] of Object.entries(model.requirements ?? {})) {
    const { states, arrows } = namedBy(model, key);
    for (const id of ids) byId.set(id, new Set([...(byId.get(id) ?? []), ...states, ...arrows]));
  }
  return [...byId]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, keys]) => ({ id, items: [...keys].map((key) => ({ key, isCovered: isCovered(key) })) }));
}

/** States seen in a recording, once for each moment. */
const visit = (recording: Recording, tally: Tally): void => {
  for (const { state } of expectationsOf(recording))
    for (const path of new Set(state.flatMap(withParents))) tally.add(path);
};

/** Replays recordings on the model's machine and counts what they go through. */
export function cover(
  model: AnyModel,
  recordings: readonly KeptRecording[],
  explanations: Explanations = {},
): Coverage {
  const [states, arrows, guards] = [new Tally(), new Tally(), new Tally()];
  const machine = watchGuards(model.machine, (side) => guards.add(guardKey(side)));
  const replays = recordings.map((kept) => {
    visit(kept.recording, states);
    return { ...kept, verdict: replay(model, kept.recording, { machine, onArrow: ({ key }) => arrows.add(key) }) };
  });
  const chart = chartOf(model.machine);
  const counted = chart.arrows.filter(({ isPlumbing }) => !isPlumbing);
  // A state that is left in the step it is entered in is seen by its arrows alone.
  for (const { key, state, target } of counted)
    for (const path of [state, ...(target ?? [])])
      if (arrows.timesOf(key) > 0 && states.timesOf(path) === 0) states.add(path);
  const timesOf = ({ key, state, guard, isSilent }: Arrow): number => {
    if (!isSilent) return arrows.timesOf(key);
    return guard === null ? states.timesOf(state) : guards.timesOf(`${key} = yes`);
  };
  const seen = <T>(of: T, key: string, times: number): Seen<T> => ({
    of,
    key,
    times,
    explained: explanations[key] ?? null,
  });
  const seenStates = chart.states
    .filter(({ path }) => path !== '(root)')
    .map(({ path }) => seen(path, path, states.timesOf(path)));
  const seenArrows = counted.map((arrow) => seen(arrow, arrow.key, timesOf(arrow)));
  const met = new Set([...seenStates, ...seenArrows].filter(({ times }) => times > 0).map(({ key }) => key));
  return {
    model,
    states: seenStates,
    arrows: seenArrows,
    guards: counted
      .filter(({ guard }) => guard !== null)
      .flatMap((arrow) => [true, false].map((held) => ({ arrow, held })))
      .map((side) => seen(side, guardKey(side), guards.timesOf(guardKey(side)))),
    requirements: requirementsOf(model, (key) => met.has(key)),
    replays,
  };
}

/** Share of one kind that is covered; what is explained and not covered is left out. */
export interface Share {
  readonly covered: number;
  readonly of: number;
  /** 0 to 100; 100 where there is nothing. */
  readonly percent: number;
}

/** The share of what can be covered that is. */
export function shareOf(all: readonly Seen<unknown>[]): Share {
  const coverable = all.filter(({ times, explained }) => times > 0 || explained === null);
  const covered = coverable.filter(({ times }) => times > 0).length;
  const of = coverable.length;
  return { covered, of, percent: of === 0 ? 100 : (100 * covered) / of };
}

/** Keys of what is neither covered nor explained. */
export const missing = ({ states, arrows, guards }: Coverage): readonly string[] =>
  [...states, ...arrows, ...guards]
    .filter(({ times, explained }) => times === 0 && explained === null)
    .map(({ key }) => key);

/** Explained fields and actions, which the check alone finds. */
const isUse = (key: string): boolean => /^(context\.|action )/.test(key);

/** Explanations of what is covered, or of what is not there: they are out of date. */
export function staleExplanations({ states, arrows, guards }: Coverage, explanations: Explanations): readonly string[] {
  const open = new Set([...states, ...arrows, ...guards].filter(({ times }) => times === 0).map(({ key }) => key));
  return Object.keys(explanations).filter((key) => !open.has(key) && !isUse(key));
}

/** Explanations of fields and actions that the check finds nothing about any more. */
export const staleUses = (all: readonly Finding[], explanations: Explanations): readonly string[] =>
  Object.keys(explanations).filter((key) => isUse(key) && !all.some((each) => isOfUse(each) && each.at === key));

/** Findings without those that recordings go through or that are explained. */
export function openFindings(
  all: readonly Finding[],
  { arrows, guards }: Pick<Coverage, 'arrows' | 'guards'>,
  explanations: Explanations,
): readonly Finding[] {
  const settled = new Set([
    ...[...arrows, ...guards].filter(({ times }) => times > 0).map(({ key }) => key),
    ...Object.keys(explanations),
  ]);
  return all.filter((finding) => !(isRefutable(finding) && settled.has(finding.at)));
}
