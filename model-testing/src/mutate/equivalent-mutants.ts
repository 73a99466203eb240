import type { Action, AnyModel } from '@listings/shared-machines/models';
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph, Node, Start } from '../explore/explore';
import { leavesOf } from '../explore/leaves';
import { advance, begin, runningIn, type Moment } from '../explore/moment';
import { offersOf } from '../explore/offers';
import { pureMachine, type PureMachine } from '../explore/pure-machine';
import { after, isWithin, type DifferenceBounds, type TimedStep } from '../explore/difference-bounds';
import { inputOf } from '../replay/stage';
import { withScriptedActors } from '../replay/scripted-actors';
import { actionsOf, actionsWithWaits } from '../tours/schedule';

/** Result of a search for a difference between a mutant and its machine. */
export type Comparison =
  /** Nothing does: in every situation both do the same. */
  | { readonly same: true; readonly situations: number }
  /** This does: what to do from which start. */
  | { readonly same: false; readonly begins: string | null; readonly actions: readonly Action[] };

interface Pair {
  readonly node: Node;
  readonly zone: DifferenceBounds;
  readonly other: Moment;
  readonly via: { readonly edge: Edge; readonly before: Pair } | null;
  readonly start: Start;
}

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** Situation of a machine, as the model distinguishes situations. */
const placeOf = (model: AnyModel, moment: Moment): unknown => [
  moment.snapshot.value,
  (model.abstract as (context: unknown) => unknown)(moment.snapshot.context),
  runningIn(moment).map(({ id }) => id),
  moment.armed.map(({ id }) => id),
  moment.snapshot.status,
];

/** Observable state of a machine. */
function looksOf(model: AnyModel, moment: Moment): string {
  const { snapshot } = moment;
  return text([
    leavesOf(snapshot.value),
    [...snapshot.tags].sort(),
    offersOf(model, snapshot),
    runningIn(moment).map(({ src, input }) => [src, input]),
    (model.abstract as (context: unknown) => unknown)(snapshot.context),
    snapshot.status,
  ]);
}

const pathOf = (pair: Pair): Edge[] => {
  const path: Edge[] = [];
  for (let at: Pair = pair; at.via !== null; at = at.via.before) path.unshift(at.via.edge);
  return path;
};

/** The mutant's moment after the same thing happened; null where it cannot happen to it. */
function followed(
  mutant: PureMachine,
  other: Moment,
  edge: Edge,
): { next: Moment; says: readonly unknown[]; timers: TimedStep['changes'] } | null {
  const { event, ends, timing } = edge;
  if (timing.fires !== null && !other.armed.some(({ id }) => id === timing.fires)) return null;
  if (ends !== null && !runningIn(other).some(({ id }) => id === ends)) return null;
  const { next, outcome } = advance(mutant, other, { event, ends, fires: timing.fires });
  return { next, says: outcome.says, timers: outcome.timers };
}

/** Delays of the timers that a step leaves set anew. */
function delaysSet(changes: TimedStep['changes']): ReadonlyMap<string, number> {
  const delays = new Map<string, number>();
  for (const change of changes) {
    if ('clears' in change) delays.delete(change.clears);
    else delays.set(change.sets, change.delay);
  }
  return delays;
}

/** Timers that one of two machines starts anew in a step while in the other they go on, or that take another time. */
function timedOtherwise(one: TimedStep['changes'], other: TimedStep['changes']): readonly [string, number][] {
  const [ours, theirs] = [delaysSet(one), delaysSet(other)];
  return [...new Map([...theirs, ...ours])].filter(([id]) => ours.get(id) !== theirs.get(id));
}

/** Something that tells two machines apart, to be tried on them. */
type Confirm = (begins: string | null, actions: readonly Action[]) => boolean;

/**
 * Walks machine and mutant side by side through every situation. What seems to tell them apart is confirmed by a
 * replay, since a situation stands for many.
 */
export function compare(graph: Graph, mutated: AnyStateMachine, confirm: Confirm): Comparison {
  const { model } = graph;
  const mutant = pureMachine(withScriptedActors(mutated));
  const looks = new Map<Node, string>();
  const looksOfNode = (node: Node): string => {
    const known = looks.get(node) ?? looksOf(model, node);
    looks.set(node, known);
    return known;
  };
  const seen = new Map<string, DifferenceBounds[]>();
  const queue: Pair[] = [];
  const told = (pair: Pair): Comparison | null => {
    const actions = actionsOf(pair.start, pathOf(pair));
    return confirm(pair.start.name, actions) ? { same: false, begins: pair.start.name, actions } : null;
  };
  const visit = (pair: Pair): Comparison | null => {
    const key = text([pair.node.key, placeOf(model, pair.other)]);
    const zones = seen.get(key) ?? [];
    if (zones.some((zone) => isWithin(pair.zone, zone))) return null;
    seen.set(key, [...zones, pair.zone]);
    queue.push(pair);
    return looksOf(model, pair.other) === looksOfNode(pair.node) ? null : told(pair);
  };
  /** Lets part of a timer pass before the step that treats it otherwise, and waits for its end. */
  const toldByTime = (pair: Pair, timers: readonly [string, number][]): Comparison | null => {
    const path = pathOf(pair);
    for (const [id, delay] of timers)
      for (const end of graph.edgesFrom(pair.node).filter(({ timing }) => timing.fires === id))
        for (const wait of [Math.floor(delay / 2), 1]) {
          const actions = actionsWithWaits(pair.start, [...path, end], new Map([[path.length - 1, wait]]));
          if (actions !== null && confirm(pair.start.name, actions))
            return { same: false, begins: pair.start.name, actions };
        }
    return null;
  };
  for (const start of graph.starts) {
    const other = begin(mutant.start(inputOf(model, start.name)));
    const found = visit({ node: start.node, zone: start.zone, other, via: null, start });
    if (found !== null) return found;
  }
  for (let head = 0; head < queue.length; head += 1) {
    const here = queue[head] as Pair;
    for (const edge of graph.edgesFrom(here.node)) {
      const zone = after(here.zone, edge.timing);
      if (zone === null) continue;
      const result = followed(mutant, here.other, edge);
      const pair = { node: edge.to, zone, via: { edge, before: here }, start: here.start };
      if (result === null || text(result.says) !== text(edge.says)) {
        const found = told({ ...pair, other: here.other });
        if (found !== null) return found;
      }
      if (result === null) continue;
      const byTime = toldByTime({ ...pair, other: result.next }, timedOtherwise(edge.timing.changes, result.timers));
      if (byTime !== null) return byTime;
      const found = visit({ ...pair, other: result.next });
      if (found !== null) return found;
    }
  }
  return { same: true, situations: seen.size };
}
