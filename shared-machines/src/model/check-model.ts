import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';
import { leavesOf } from '../testing/rehearse';
import type { AnyModel, Situation } from './define-model';

/** What a walk through every situation of a model found. */
export interface ModelCheck {
  readonly situations: number;
  /** Steps from one situation to another. */
  readonly edges: number;
  /** Leaves of every state that was reached. */
  readonly leaves: ReadonlySet<string>;
  /** What must not be: one sentence each. */
  readonly findings: readonly string[];
}

interface Step {
  readonly event: { readonly type: string };
  /** Set for an answer, which somebody has to handle. */
  readonly says?: string;
}

const limit = 20_000;

const nameOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot.value).join(' + ');
const callsOf = ({ children }: AnyMachineSnapshot) =>
  Object.entries(children as Record<string, { readonly src: string; getSnapshot: () => { input?: unknown } }>);

/** The timers of the active states. Semi-private: `_nodes`. */
const timersOf = (snapshot: AnyMachineSnapshot): Step[] =>
  snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ event: { type: eventType } })));

const movesOf = (model: AnyModel, at: AnyMachineSnapshot): Step[] =>
  Object.values(model.moves).flatMap((event) => (at.can(event) ? [{ event }] : []));

const answersAt = (model: AnyModel, at: AnyMachineSnapshot): Step[] =>
  callsOf(at).flatMap(([id, { src }]) =>
    Object.entries(model.answers[src] ?? {}).map(([name, answer]) => ({
      says: `${src} answers “${name}”`,
      event:
        'fault' in answer
          ? { type: `xstate.error.actor.${id}`, error: new Error(answer.fault) }
          : { type: `xstate.done.actor.${id}`, output: answer.output },
    })),
  );

const reportsAt = (model: AnyModel, at: AnyMachineSnapshot): Step[] =>
  callsOf(at).flatMap(([, { src }]) => Object.values(model.reports?.[src] ?? {}).map((event) => ({ event })));

const situationOf = (at: AnyMachineSnapshot): Situation => ({
  at: leavesOf(at.value),
  context: at.context,
  has: (tag) => at.hasTag(tag),
  can: (event) => at.can(event),
  asks: callsOf(at).map(([, child]) => ({ src: child.src, input: child.getSnapshot().input })),
});

const leafPaths = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leafPaths);
};

/** What is wrong with one situation, whatever comes next. */
function faultsOf(model: AnyModel, at: AnyMachineSnapshot, steps: number): string[] {
  const calls = callsOf(at).filter(([, { src }]) => model.reports?.[src] === undefined);
  const unknown = calls.filter(([, { src }]) => model.answers[src] === undefined);
  const invariants = Object.entries(model.invariants) as [string, (situation: Situation) => boolean][];
  const isEnd = model.ends?.includes(nameOf(at)) ?? false;
  return [
    ...unknown.map(([, { src }]) => `no answers of ${src} in the model`),
    ...(at.hasTag('busy') === calls.length > 0 ? [] : [`${nameOf(at)}: busy without a call, or a call without busy`]),
    ...(at.status === 'active' && steps === 0 && !isEnd ? [`${nameOf(at)}: dead end`] : []),
    ...invariants.filter(([, holds]) => !holds(situationOf(at))).map(([sentence]) => `${nameOf(at)}: not ${sentence}`),
  ];
}

/**
 * Walks through every situation of a model: everything that may be done, answered or reported, and every timer. Finds
 * answers nobody handles, dead ends, states that are never reached, calls without the busy tag, and invariants that
 * do not hold.
 */
export function checkModel(model: AnyModel): ModelCheck {
  const { machine } = model;
  const abstract = model.abstract as (context: unknown) => unknown;
  const keyOf = ({ value, context, children, status }: AnyMachineSnapshot): string =>
    JSON.stringify([value, abstract(context), Object.keys(children), status]);
  const findings = new Set<string>();
  const leaves = new Set<string>();
  const [start] = initialTransition(machine, model.input as never) as [AnyMachineSnapshot, unknown];
  const seen = new Set([keyOf(start)]);
  const queue = [start];
  let edges = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const here = at;
    for (const leaf of leavesOf(here.value)) leaves.add(leaf);
    const steps = [...movesOf(model, here), ...timersOf(here), ...answersAt(model, here), ...reportsAt(model, here)];
    for (const fault of faultsOf(model, here, steps.length)) findings.add(fault);
    for (const { event, says } of steps) {
      const [next] = transition(machine, here, event) as [AnyMachineSnapshot, unknown];
      edges += 1;
      const isSame = keyOf(next) === keyOf(here);
      if (says !== undefined && isSame) findings.add(`${nameOf(here)}: nobody handles that ${says}`);
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push(next);
      if (seen.size > limit) throw new Error(`${model.id} has more than ${limit} situations`);
    }
  }
  const shown = [...leaves, ...(model.passing ?? [])];
  for (const leaf of leafPaths(machine.root)) if (!shown.includes(leaf)) findings.add(`${leaf}: never reached`);
  return { situations: seen.size, edges, leaves, findings: [...findings] };
}
