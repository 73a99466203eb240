import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import { leavesOf } from './rehearse';

/** What a test tells about a machine: what may be sent to it and what each call may answer. */
export interface Model<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  readonly moves: readonly EventFromLogic<M>[];
  readonly answers: Readonly<Record<string, readonly EventFromLogic<M>[]>>;
  /** The part of the context that tells situations apart; all of it when absent. */
  readonly abstract?: (context: ContextFrom<M>) => unknown;
}

export interface Exploration {
  readonly situations: number;
  /** Leaves of every state that was reached. */
  readonly leaves: ReadonlySet<string>;
  /** What is wrong: an answer nobody handles, a call without the busy tag or the tag without a call, a dead end. */
  readonly findings: readonly string[];
}

const limit = 20_000;
const nameOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot.value).join(' + ');

/** The timers of the active states. Semi-private: `_nodes`. */
const timersOf = (snapshot: AnyMachineSnapshot): { type: string }[] =>
  snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));

/** Walks through every situation a machine can get into, and reports what must never be. */
export function explore<M extends AnyStateMachine>(machine: M, model: Model<M>): Exploration {
  const keyOf = ({ value, context, children }: AnyMachineSnapshot): string =>
    JSON.stringify([value, model.abstract?.(context as ContextFrom<M>) ?? context, Object.keys(children)]);
  const findings = new Set<string>();
  const leaves = new Set<string>();
  const [start] = initialTransition(machine as AnyStateMachine, model.input as never) as [AnyMachineSnapshot, unknown];
  const seen = new Set([keyOf(start)]);
  const queue = [start];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const at = here;
    for (const leaf of leavesOf(at.value)) leaves.add(leaf);
    const calls = Object.entries(at.children) as [string, { src: string }][];
    if (at.hasTag('busy') !== calls.length > 0)
      findings.add(`${nameOf(at)}: busy without a call, or a call without busy`);
    const answers = calls.flatMap(([id, { src }]) => [
      ...(model.answers[src] ?? []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        says: `${src} ${output.type}`,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error('nothing arrived'), says: `${src} breaks` },
    ]);
    for (const [, { src }] of calls)
      if (model.answers[src] === undefined) findings.add(`no answers of ${src} in the model`);
    const moves = model.moves.filter((event) => at.can(event));
    const timers = timersOf(at);
    if (at.status === 'active' && calls.length + moves.length + timers.length === 0)
      findings.add(`${nameOf(at)}: dead end`);
    for (const event of [...moves, ...timers, ...answers]) {
      const [next] = transition(machine as AnyStateMachine, at, event) as [AnyMachineSnapshot, unknown];
      if ('says' in event && keyOf(next) === keyOf(at))
        findings.add(`${nameOf(at)}: nobody handles ${String(event.says)}`);
      if (!seen.has(keyOf(next))) {
        seen.add(keyOf(next));
        queue.push(next);
        if (seen.size > limit) throw new Error(`More than ${limit} situations`);
      }
    }
  }
  return { situations: seen.size, leaves, findings: [...findings] };
}
