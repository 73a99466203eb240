import type { Action, AnyModel, NamedAnswer, Situation } from '@listings/shared-machines/models';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Arrow } from '../statechart/statechart';
import { watchGuards } from '../statechart/config';
import { ContextUse } from '../statechart/context-use';
import { withScriptedActors } from '../replay/scripted-actors';
import { leavesOf } from './leaves';
import { advance, begin, runningIn, type Moment } from './moment';
import { offersOf } from './offers';
import { pureMachine, type PureMachine } from './pure-machine';
import { eventOfRead, isRead, type Running } from './running';
import { after, isWithin, noTimers, type TimedStep, type DifferenceBounds } from './difference-bounds';

/** Action of an edge: a timer by its id, all others as in a recording. */
export type Happening = Exclude<Action, { readonly by: 'clock' }> | { readonly by: 'clock'; readonly timer: string };

/** A situation of a machine: what the model can tell apart. */
export interface Node {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The moves it takes. */
  readonly offers: readonly string[];
  /** Calls, reads and machines below that are under way. */
  readonly running: readonly Running[];
  /** Outcomes of the guards of those moves: arrow key with ` = yes` or ` = no`. */
  readonly guards: readonly string[];
  /** Timers that are set, with what they send. */
  readonly armed: Moment['armed'];
  /** Actors that ended, and reads that were answered, while their state goes on. */
  readonly ended: readonly string[];
}

/** A step from one situation to the next. */
export interface Edge {
  readonly from: Node;
  readonly to: Node;
  readonly happening: Happening;
  readonly arrows: readonly Arrow[];
  readonly guards: readonly string[];
  readonly timing: TimedStep;
  /** Event sent to the machine. */
  readonly event: AnyEventObject;
  /** The actor that ends with it. */
  readonly ends: string | null;
  readonly says: readonly unknown[];
}

/** A way to begin. */
export interface Start {
  /** Name among the model's `starts`, null for its `input`. */
  readonly name: string | null;
  readonly node: Node;
  readonly zone: DifferenceBounds;
  /** Timers set before anything happened. */
  readonly timers: readonly { readonly id: string; readonly delay: number }[];
  /** Arrows taken before anything happened. */
  readonly arrows: readonly Arrow[];
  readonly guards: readonly string[];
}

/** Every situation that some clock, some admin and some server can bring about. */
export interface Graph {
  readonly model: AnyModel;
  /** Starts of the machine; the model's own `input` first. */
  readonly starts: readonly Start[];
  readonly nodes: ReadonlySet<Node>;
  readonly edges: readonly Edge[];
  /** Edges out of a situation, including those of timers that cannot fire first: `after` rejects these. */
  readonly edgesFrom: (node: Node) => readonly Edge[];
  /** Two situations that the model cannot tell apart and that offer different moves. */
  readonly ambiguous: readonly string[];
  /** Use of the context on the way. */
  readonly use: ContextUse;
}

const usualLimit = 50_000;
/** Most paths into a situation that are compared for a difference. */
const comparisons = 4;

function eventOf(id: string, src: string, answer: NamedAnswer): AnyEventObject {
  if (isRead(id)) return eventOfRead(src, answer);
  return 'fault' in answer
    ? { type: `xstate.error.actor.${id}`, error: new Error(answer.fault), actorId: id }
    : { type: `xstate.done.actor.${id}`, output: answer.output, actorId: id };
}

const happenings = (
  model: AnyModel,
  node: Node,
): readonly { happening: Happening; event: AnyEventObject; ends: string | null }[] => [
  ...node.offers.map((does) => ({
    happening: { by: 'user', does } as const,
    event: model.moves[does] as AnyEventObject,
    ends: null,
  })),
  ...node.running.flatMap(({ id, src }) =>
    Object.entries(model.answers[src] ?? {}).map(([answers, answer]) => ({
      happening: { by: 'server', call: src, answers } as const,
      ends: id,
      event: eventOf(id, src, answer),
    })),
  ),
  ...node.running.flatMap(({ src }) =>
    Object.entries(model.reports?.[src] ?? {}).map(([reports, event]) => ({
      happening: { by: 'machine', of: src, reports } as const,
      event,
      ends: null,
    })),
  ),
  ...node.armed.map(({ id, event }) => ({ happening: { by: 'clock', timer: id } as const, event, ends: null })),
];

/** Situations by their key, each made once. */
function nodeStore(model: AnyModel, notes: Set<string>, limit: number) {
  const abstract = model.abstract as (context: unknown) => unknown;
  const nodes = new Map<string, Node>();
  const ambiguous = new Set<string>();
  const compared = new Map<Node, number>();
  const offeredIn = (snapshot: AnyMachineSnapshot): Pick<Node, 'offers' | 'guards'> => {
    notes.clear();
    const offers = offersOf(model, snapshot);
    return { offers, guards: [...notes] };
  };
  const nodeOf = ({ snapshot, armed, ended }: Moment): Node => {
    const running = runningIn({ snapshot, ended });
    const key = JSON.stringify([
      snapshot.value,
      abstract(snapshot.context),
      running.map(({ id }) => id),
      armed.map(({ id }) => id).sort(),
      snapshot.status,
    ]);
    const known = nodes.get(key);
    if (known !== undefined) {
      const times = compared.get(known) ?? 0;
      if (times >= comparisons) return known;
      compared.set(known, times + 1);
      if (known.offers.join() !== offeredIn(snapshot).offers.join())
        ambiguous.add(leavesOf(snapshot.value).join(' + '));
      return known;
    }
    const made: Node = { key, snapshot, ...offeredIn(snapshot), running, armed, ended };
    nodes.set(key, made);
    if (nodes.size > limit)
      throw new Error(`${model.id} has more than ${limit} situations: abstract the context further.`);
    return made;
  };
  return { nodeOf, ambiguous };
}

/** The edges of each situation, worked out when they are first asked for. */
function edgeStore(model: AnyModel, machine: PureMachine, notes: Set<string>, nodeOf: (raw: Moment) => Node) {
  const edges = new Map<Node, readonly Edge[]>();
  return (from: Node): readonly Edge[] => {
    const known = edges.get(from);
    if (known !== undefined) return known;
    const moment: Moment = { snapshot: from.snapshot, armed: from.armed, ended: from.ended };
    const found = happenings(model, from).map(({ happening, event, ends }): Edge => {
      notes.clear();
      const fires = happening.by === 'clock' ? happening.timer : null;
      const { next, outcome } = advance(machine, moment, { event, ends, fires });
      const guards = [...notes];
      const { arrows, timers, says } = outcome;
      return {
        from,
        to: nodeOf(next),
        happening,
        arrows,
        guards,
        timing: { fires, changes: timers },
        event,
        ends,
        says,
      };
    });
    edges.set(from, found);
    return found;
  };
}

const inputsOf = ({ input, starts = {} }: AnyModel): readonly (readonly [string | null, unknown])[] => [
  [null, input],
  ...Object.entries(starts),
];

/** Walks through everything that may be done, answered, reported or run out, in every order that some clock allows. */
export function explore(model: AnyModel, limit = usualLimit): Graph {
  const notes = new Set<string>();
  const use = new ContextUse();
  const watched = watchGuards(use.over(model.machine), ({ arrow, held }) =>
    notes.add(`${arrow.key} = ${held ? 'yes' : 'no'}`),
  );
  const machine = pureMachine(withScriptedActors(watched), model.machine);
  const { nodeOf, ambiguous } = nodeStore(model, notes, limit);
  const edgesFrom = edgeStore(model, machine, notes, nodeOf);
  const starts = inputsOf(model).map(([name, input]): Start => {
    notes.clear();
    const outcome = machine.start(input);
    const guards = [...notes];
    const node = nodeOf(begin(outcome));
    const zone = after(noTimers, { fires: null, changes: outcome.timers }) ?? noTimers;
    const timers = outcome.timers.flatMap((change) =>
      'sets' in change ? [{ id: change.sets, delay: change.delay }] : [],
    );
    return { name, node, zone, timers, arrows: outcome.arrows, guards: [...guards, ...node.guards] };
  });

  const reached = new Map<Node, DifferenceBounds[]>();
  for (const { node, zone } of starts) reached.set(node, [...(reached.get(node) ?? []), zone]);
  const edges = new Set<Edge>();
  const queue = starts.map(({ node, zone }): [Node, DifferenceBounds] => [node, zone]);
  // Goes on over what is pushed meanwhile; nothing is taken off the front of a long queue.
  for (const [node, zone] of queue) {
    for (const edge of edgesFrom(node)) {
      const next = after(zone, edge.timing);
      if (next === null) continue;
      edges.add(edge);
      const zones = reached.get(edge.to) ?? [];
      if (zones.some((each) => isWithin(next, each))) continue;
      reached.set(edge.to, [...zones.filter((each) => !isWithin(each, next)), next]);
      queue.push([edge.to, next]);
    }
  }
  return {
    model,
    starts,
    nodes: new Set(reached.keys()),
    edges: [...edges],
    edgesFrom,
    ambiguous: [...ambiguous],
    use,
  };
}

/** A situation as invariants and goals look at it. */
export const situationOf = ({ snapshot, running }: Node): Situation => ({
  at: leavesOf(snapshot.value),
  context: snapshot.context,
  has: (tag) => snapshot.hasTag(tag),
  can: (event) => snapshot.can(event),
  asks: running.map(({ src, input }) => ({ src, input })),
});
