import type { Session, SessionStep, SessionWalk } from '@listings/shared-machines';
import type { AnyModel, Recording, Step } from '@listings/shared-machines/models';
import { explore, type Edge, type Graph, type Node, type Start } from '../explore/explore';
import { leavesOf } from '../explore/leaves';
import { recordWalk } from '../recordings/record-walk';
import { actionsOf } from '../tours/schedule';
import { modelOfWalk, NoSession } from './read-session';

/** A walk of a session as a recording, and what of it the model could not follow. */
export interface ImportedWalk {
  /** Position among the walks of its machine, from 1. */
  readonly number: number;
  readonly recording: Recording;
  /** One sentence each; empty where the machine went the same way. */
  readonly differences: readonly string[];
}

const stateOf = ({ snapshot }: Node): string => leavesOf(snapshot.value).join(' + ');

const textOf = (step: SessionStep): string => {
  const { state: _, ...happened } = step;
  return Object.values(happened).flat().join(' ');
};

/** True when an edge is the step that was written down, by its name. */
function isNamed({ happening }: Edge, step: SessionStep): boolean {
  if (step.by === 'user') return happening.by === 'user' && happening.does === step.does;
  if (step.by === 'server')
    return happening.by === 'server' && happening.call === step.call && happening.answers === step.answers;
  if (step.by === 'machine')
    return happening.by === 'machine' && happening.of === step.of && happening.reports === step.reports;
  return step.by === 'clock' && happening.by === 'clock' && happening.timer.includes(step.timer);
}

/** True when an edge is at least of that kind: another move, or another answer of that call. */
const isOfKind = ({ happening }: Edge, step: SessionStep): boolean =>
  happening.by === step.by && (happening.by !== 'server' || (step.by === 'server' && happening.call === step.call));

/** The edge a step took: the one of its name, or the one of its kind that led to the same state. */
function edgeOf(graph: Graph, at: Node, step: SessionStep): Edge | undefined {
  const edges = graph.edgesFrom(at);
  const leads = (edge: Edge): boolean => stateOf(edge.to) === step.state.join(' + ');
  const named = edges.filter((edge) => isNamed(edge, step));
  return named.find(leads) ?? edges.find((edge) => isOfKind(edge, step) && leads(edge)) ?? named[0];
}

/** A start, and the way from there to where the walk begins. */
interface Begun {
  readonly start: Start;
  readonly path: readonly Edge[];
}

/** Situations of one state that are tried as the beginning of a walk. */
const mostBeginnings = 20;

interface Followed extends Begun {
  /** Milliseconds the admin took for each edge of the path; undefined for those before the walk. */
  readonly took: readonly (number | undefined)[];
  readonly differences: readonly string[];
}

/** Follows the steps through everything the machine can do; steps it cannot follow are left out, and reported. */
function follow(graph: Graph, { start, path: before }: Begun, { steps }: SessionWalk): Followed {
  const path = [...before];
  const took: (number | undefined)[] = before.map(() => undefined);
  /** Time of steps that were left out. */
  let left = 0;
  const differences: string[] = [];
  let at = path.at(-1)?.to ?? start.node;
  for (const [index, step] of steps.entries()) {
    const edge = step.by === 'unnamed' ? undefined : edgeOf(graph, at, step);
    const where = `step ${index + 1}, ${textOf(step)}`;
    const time = step.after === undefined ? undefined : left + step.after;
    left = edge === undefined ? (time ?? left) : 0;
    if (edge === undefined) {
      differences.push(`${where}: the model has no name for it in ${stateOf(at)}`);
      continue;
    }
    path.push(edge);
    took.push(time);
    at = edge.to;
    if (stateOf(at) !== step.state.join(' + '))
      differences.push(`${where}: led to ${step.state.join(' + ')}, the machine goes to ${stateOf(at)}`);
  }
  return { start, path, took, differences };
}

/** The shortest ways from a start to situations of that state. */
function waysTo(graph: Graph, start: Start, state: string): readonly Begun[] {
  const found: Begun[] = [];
  const seen = new Set([start.node]);
  const queue: { readonly node: Node; readonly path: readonly Edge[] }[] = [{ node: start.node, path: [] }];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (stateOf(here.node) === state) found.push({ start, path: here.path });
    for (const edge of graph.edgesFrom(here.node)) {
      if (seen.has(edge.to) || edge.happening.by === 'clock') continue;
      seen.add(edge.to);
      queue.push({ node: edge.to, path: [...here.path, edge] });
    }
  }
  return found.slice(0, mostBeginnings);
}

/** The recording with the time the admin took; steps in which time passes know it themselves. */
function timed(recording: Recording, { path, took }: Followed): Recording {
  const times = took.filter((_, at) => path[at]?.happening.by !== 'clock');
  const steps = recording.steps.map((step): Step => {
    const time = step.by === 'clock' ? undefined : times.shift();
    return time === undefined ? step : { ...step, took: time };
  });
  return { ...recording, steps };
}

function importWalk(model: AnyModel, walk: SessionWalk, name: string, number: number): ImportedWalk {
  const graph = explore(model);
  const state = walk.start.join(' + ');
  const atOnce = graph.starts.filter(({ node }) => stateOf(node) === state).map((start) => ({ start, path: [] }));
  // The recording was switched on in the middle of it.
  const later = atOnce.length > 0 ? [] : graph.starts.flatMap((start) => waysTo(graph, start, state));
  const tries = [...atOnce, ...later].map((begun) => follow(graph, begun, walk));
  const [best] = tries.sort((one, other) => one.differences.length - other.differences.length);
  if (best === undefined) throw new NoSession(`${model.id} is never in ${state || 'no state'} in this version`);
  const recording = recordWalk(model, actionsOf(best.start, best.path), {
    name: `${name} ${number}`,
    origin: { how: 'captured', detail: 'a session an admin recorded' },
    begins: best.start.name,
    screen: walk.screen,
  });
  return { number, recording: timed(recording, best), differences: best.differences };
}

/** Turns a recorded session into recordings: one for each time a machine was on a screen, with the samples of its model. */
export function importSession({ walks }: Session, name: string): readonly ImportedWalk[] {
  const counts = new Map<string, number>();
  return walks.map((walk) => {
    const number = (counts.get(walk.model) ?? 0) + 1;
    counts.set(walk.model, number);
    return importWalk(modelOfWalk(walk), walk, name, number);
  });
}
