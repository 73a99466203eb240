import type { Situation } from '@listings/shared-machines/models';
import { situationOf, type Edge, type Graph, type Node, type Start } from '../explore/explore';
import { after, isWithin, type DifferenceBounds } from '../explore/difference-bounds';

/** A walk from a start. */
export interface Tour {
  readonly start: Start;
  readonly path: readonly Edge[];
}

/** Coverage goal of a set of tours. */
export type Cover = 'arrows' | 'situations' | 'edges';

const arrowGoals = ({ arrows, guards, to, happening }: Edge): readonly string[] => [
  ...arrows.filter(({ isPlumbing }) => !isPlumbing).map(({ key }) => key),
  ...guards,
  ...to.guards,
  ...(happening.by === 'clock' ? [] : [JSON.stringify(happening)]),
];

/** Goals that crossing an edge meets: `arrows` are arrows, outcomes of guards, moves and answers. */
function goalsOf(cover: Cover): (edge: Edge) => readonly string[] {
  if (cover === 'arrows') return arrowGoals;
  if (cover === 'situations') return ({ to }) => [to.key];
  return ({ from, happening }) => [`${from.key} ${JSON.stringify(happening)}`];
}

/** Position of a walk. */
interface Place {
  readonly node: Node;
  readonly zone: DifferenceBounds;
}

interface Visit extends Place {
  readonly via: { readonly edge: Edge; readonly before: Visit } | null;
}

const pathTo = (visit: Visit): Edge[] => {
  const path: Edge[] = [];
  for (let at: Visit = visit; at.via !== null; at = at.via.before) path.unshift(at.via.edge);
  return path;
};

/** The shortest way to something that is still wanted. */
function nearest(graph: Graph, from: Place, isWanted: (edge: Edge) => boolean): (Place & { leg: Edge[] }) | null {
  const seen = new Map<Node, DifferenceBounds[]>([[from.node, [from.zone]]]);
  const queue: Visit[] = [{ ...from, via: null }];
  for (let head = 0; head < queue.length; head += 1) {
    const here = queue[head] as Visit;
    for (const edge of graph.edgesFrom(here.node)) {
      const zone = after(here.zone, edge.timing);
      if (zone === null) continue;
      const visit: Visit = { node: edge.to, zone, via: { edge, before: here } };
      if (isWanted(edge)) return { node: edge.to, zone, leg: pathTo(visit) };
      const zones = seen.get(edge.to) ?? [];
      if (zones.some((each) => isWithin(zone, each))) continue;
      seen.set(edge.to, [...zones, zone]);
      queue.push(visit);
    }
  }
  return null;
}

/** From a start to where the model wants to come; each start has a walk. */
function toGoal(graph: Graph, start: Start): Tour {
  const goals = Object.values((graph.model.goals ?? {}) as Record<string, (situation: Situation) => boolean>);
  const arrives = ({ to }: Edge): boolean => goals.some((isReached) => isReached(situationOf(to)));
  return { start, path: nearest(graph, start, arrives)?.leg ?? [] };
}

/** Few, long walks that together cross everything: each goes on to what is nearest until it has `max` steps. */
export function tours(graph: Graph, cover: Cover, max: number): readonly Tour[] {
  const goals = goalsOf(cover);
  const wanted = new Set(graph.edges.flatMap(goals));
  const isWanted = (edge: Edge): boolean => goals(edge).some((goal) => wanted.has(goal));
  const goesOn = ({ to }: Edge): boolean => graph.edgesFrom(to).length > 0;
  return graph.starts.flatMap((start) => {
    const found: Tour[] = [];
    for (const goal of [...start.arrows.map(({ key }) => key), ...start.guards]) wanted.delete(goal);
    for (;;) {
      const path: Edge[] = [];
      let at: Place = start;
      while (path.length < max && wanted.size > 0) {
        const next = nearest(graph, at, (edge) => isWanted(edge) && goesOn(edge)) ?? nearest(graph, at, isWanted);
        if (next === null || (path.length > 0 && path.length + next.leg.length > max)) break;
        path.push(...next.leg);
        for (const goal of next.leg.flatMap(goals)) wanted.delete(goal);
        at = next;
      }
      if (path.length === 0) return found.length === 0 ? [toGoal(graph, start)] : found;
      found.push({ start, path });
    }
  });
}
