import type { AnyModel, Situation } from '@listings/shared-machines/models';
import { chartOf, type Arrow } from '../statechart/statechart';
import { situationOf, type Edge, type Graph, type Node } from '../explore/explore';
import { leavesOf, withParents } from '../explore/leaves';

/** Kind of fault of a finding. */
export type Fault =
  | 'dead end'
  | 'unreachable state'
  | 'arrow never taken'
  | 'guard that never decides'
  | 'goal out of reach'
  | 'unhandled answer'
  | 'unknown call'
  | 'broken invariant'
  | 'busy without a call'
  | 'ambiguous situations'
  | 'unread context'
  | 'action without effect'
  | 'unknown name';

/** Something that must not be. */
export interface Finding {
  readonly fault: Fault;
  /** State, arrow or name it is about. */
  readonly at: string;
  readonly detail: string;
}

const nameOf = ({ snapshot }: Node): string => leavesOf(snapshot.value).join(' + ');

const isEnd = (model: AnyModel, node: Node): boolean =>
  node.snapshot.status !== 'active' || leavesOf(node.snapshot.value).some((leaf) => model.ends?.includes(leaf));

type Holds = (situation: Situation) => boolean;
const sentences = (record: unknown): readonly (readonly [string, Holds])[] =>
  Object.entries((record ?? {}) as Record<string, Holds>);

/** Calls, as opposed to machines below this one. */
const callsOf = (model: AnyModel, { running }: Node) => running.filter(({ src }) => model.reports?.[src] === undefined);

function faultsOf(graph: Graph, node: Node): Finding[] {
  const { model } = graph;
  const at = nameOf(node);
  const calls = callsOf(model, node);
  const situation = situationOf(node);
  const isBusy = node.snapshot.hasTag('busy');
  const isStuck = graph.edgesFrom(node).length === 0 && !isEnd(model, node);
  return [
    ...calls
      .filter(({ src }) => model.answers[src] === undefined)
      .map(({ src }): Finding => ({ fault: 'unknown call', at, detail: `the model has no answers of ${src}` })),
    ...(isBusy === calls.length > 0
      ? []
      : [
          {
            fault: 'busy without a call',
            at,
            detail: isBusy ? 'tagged busy, nothing is asked' : 'a call without the tag busy',
          } as const,
        ]),
    ...(isStuck ? [{ fault: 'dead end', at, detail: 'nothing can be done, answered or waited for' } as const] : []),
    ...sentences(model.invariants)
      .filter(([, holds]) => !holds(situation))
      .map(([sentence]): Finding => ({ fault: 'broken invariant', at, detail: `not true here: ${sentence}` })),
  ];
}

/** An answer is handled when an arrow of the chart takes it, beyond the ones that only hand it on. */
const isUnhandled = ({ happening, arrows }: Edge): boolean =>
  happening.by === 'server' && arrows.every(({ isPlumbing }) => isPlumbing);

const unhandled = ({ edges }: Graph): Finding[] =>
  edges.filter(isUnhandled).map(({ from, happening }) => ({
    fault: 'unhandled answer',
    at: nameOf(from),
    detail: happening.by === 'server' ? `nobody handles that ${happening.call} answers “${happening.answers}”` : '',
  }));

/** Situations from which a goal cannot be reached: those no way back from the goal leads to. */
function outOfReach({ model, nodes, edges }: Graph): Finding[] {
  const into = new Map<Node, Node[]>();
  for (const { from, to } of edges) into.set(to, [...(into.get(to) ?? []), from]);
  return sentences(model.goals).flatMap(([goal, isReached]) => {
    const good = new Set([...nodes].filter((node) => isReached(situationOf(node))));
    const queue = [...good];
    for (let node = queue.pop(); node !== undefined; node = queue.pop())
      for (const before of into.get(node) ?? [])
        if (!good.has(before)) {
          good.add(before);
          queue.push(before);
        }
    const lost = [...nodes].filter((node) => !good.has(node) && !isEnd(model, node));
    return lost.map((node): Finding => ({
      fault: 'goal out of reach',
      at: nameOf(node),
      detail: `cannot be reached from here: ${goal}`,
    }));
  });
}

/** Arrows that were taken, in any situation. */
const takenArrows = ({ starts, edges }: Graph): ReadonlySet<string> =>
  new Set([...starts, ...edges].flatMap(({ arrows }) => arrows.map(({ key }) => key)));

/** Keys of the arrows whose guard held somewhere. */
const guardsThatHeld = ({ nodes, edges, starts }: Graph): ReadonlySet<string> =>
  new Set(
    [...nodes, ...edges, ...starts]
      .flatMap(({ guards }) => guards)
      .filter((side) => side.endsWith(' = yes'))
      .map((side) => side.slice(0, -' = yes'.length)),
  );

const typeOf = (value: unknown): unknown => (value as { readonly type?: unknown } | null)?.type;

/** True for an event that the model can bring about, and for what is none: time that passes, a call that breaks. */
function isKnown({ moves, answers, reports = {} }: AnyModel, event: string): boolean {
  const named = Object.values(answers).flatMap((all) => Object.values(all));
  const types = [
    ...Object.values(moves),
    ...Object.values(reports).flatMap((all) => Object.values(all)),
    ...named.map((answer) => ('output' in answer ? answer.output : null)),
  ].map(typeOf);
  return types.includes(event) || !/^[\w.]+$/.test(event) || /^(always|answer\.|read\.)/.test(event);
}

function unreached(graph: Graph): Finding[] {
  const { states, arrows } = chartOf(graph.model.machine);
  const leaves = new Set([...graph.nodes].flatMap(({ snapshot }) => leavesOf(snapshot.value)));
  const shown = new Set([...leaves].flatMap(withParents));
  const taken = takenArrows(graph);
  const parents = new Set(states.map(({ parent }) => parent));
  const passed = new Set(
    arrows.filter(({ key }) => taken.has(key)).flatMap(({ state, target }) => [state, ...(target ?? [])]),
  );
  const dead = states.filter(({ path }) => !parents.has(path) && !leaves.has(path) && !passed.has(path));
  const held = guardsThatHeld(graph);
  const isMet = ({ key, state, guard, isSilent }: Arrow): boolean =>
    taken.has(key) || (isSilent && (guard === null ? shown.has(state) : held.has(key)));
  const idle = arrows.filter((arrow) => !arrow.isPlumbing && !isMet(arrow));
  return [
    ...dead.map(({ path }): Finding => ({
      fault: 'unreachable state',
      at: path,
      detail: 'no situation is in this state',
    })),
    ...idle.map(({ key, event }): Finding => ({
      fault: 'arrow never taken',
      at: key,
      detail: isKnown(graph.model, event)
        ? 'no situation takes this arrow'
        : `no situation takes this arrow, and no move, answer or report of the model is ${event}: it needs one`,
    })),
  ];
}

/** Guards that say the same wherever they are asked; what is never asked has an arrow that is never taken. */
function undecided({ model, nodes, edges, starts }: Graph): Finding[] {
  const sides = new Set([...nodes, ...edges, ...starts].flatMap(({ guards }) => guards));
  return chartOf(model.machine)
    .arrows.filter(({ guard, isPlumbing }) => guard !== null && !isPlumbing)
    .flatMap(({ key }) => {
      const [holds, fails] = [sides.has(`${key} = yes`), sides.has(`${key} = no`)];
      if (holds === fails) return [];
      const detail = holds ? 'it holds in every situation that asks' : 'it holds in no situation that asks';
      return [{ fault: 'guard that never decides', at: `${key} = ${holds ? 'no' : 'yes'}`, detail } as const];
    });
}

/** Fields of the context that neither the machine nor its model reads, and actions that change nothing anywhere. */
function unused({ model, nodes, use }: Graph): Finding[] {
  for (const node of nodes) {
    const situation = { ...situationOf(node), context: use.seen(node.snapshot.context as unknown) };
    for (const [, holds] of [...sentences(model.invariants), ...sentences(model.goals)]) holds(situation);
    (model.abstract as (context: unknown) => unknown)(situation.context);
  }
  const fields = [...nodes].flatMap(({ snapshot }) => Object.keys((snapshot.context ?? {}) as object));
  return [
    ...use.unread(fields).map((field): Finding => ({
      fault: 'unread context',
      at: `context.${field}`,
      detail: 'neither the machine nor its model reads it',
    })),
    ...use.idle.map((action): Finding => ({
      fault: 'action without effect',
      at: `action ${action}`,
      detail: 'it leaves everything as it was in every situation that runs it',
    })),
  ];
}

/** The arrows or states that a key of `requirements` names. */
export function namedBy(
  model: AnyModel,
  key: string,
): { readonly states: readonly string[]; readonly arrows: readonly string[] } {
  const { states, arrows } = chartOf(model.machine);
  return {
    states: states.filter(({ path }) => path === key).map(({ path }) => path),
    arrows: arrows
      .filter((arrow) => arrow.key === key || `${arrow.state} / ${arrow.event}` === key)
      .map((arrow) => arrow.key),
  };
}

function unknownNames(model: AnyModel): Finding[] {
  const keys = Object.keys(model.requirements ?? {}).filter((key) => {
    const { states, arrows } = namedBy(model, key);
    return states.length + arrows.length === 0;
  });
  return keys.map((key) => ({
    fault: 'unknown name',
    at: key,
    detail: `${model.requirements?.[key]?.join(', ')} should stand here, and there is no such state or arrow`,
  }));
}

/** Findings about what makes no difference in any situation: a screen may read it, or samples be too few. */
export const isOfUse = ({ fault }: Finding): boolean => fault === 'unread context' || fault === 'action without effect';

/** Findings that a recording may refute, which goes further than the model can tell, or that may be explained. */
export const isRefutable = (finding: Finding): boolean =>
  ['arrow never taken', 'guard that never decides'].includes(finding.fault) || isOfUse(finding);

/** Everything that is wrong with a machine or its model, each finding once. */
export function check(graph: Graph): readonly Finding[] {
  const all: Finding[] = [
    ...outOfReach(graph),
    ...[...graph.nodes].flatMap((node) => faultsOf(graph, node)),
    ...unhandled(graph),
    ...unreached(graph),
    ...undecided(graph),
    ...graph.ambiguous.map((at): Finding => ({
      fault: 'ambiguous situations',
      at,
      detail: 'two situations look the same to `abstract` and offer different moves',
    })),
    ...unknownNames(graph.model),
    ...unused(graph),
  ];
  return [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
}
