import type { AnyModel, Recording } from '@listings/shared-machines/models';
import { explore, type Edge, type Graph } from '../explore/explore';
import { leavesOf } from '../explore/leaves';
import { recordWalk } from '../recordings/record-walk';
import { actionsOf } from '../tours/schedule';
import { tours } from '../tours/tours';
import type { ScreenDriver } from './screen';

/** Steps after which a walk ends, so that one that fails is found again soon. */
const longest = 60;

/** Actions possible on the screen. No time passes while a call is pending: the client gives up after ten seconds. */
function canHappen({ cannot = {}, canHappen: can = () => true }: ScreenDriver, { abstract, answers }: AnyModel) {
  const travels = (call: string, name: string): boolean => {
    const answer = answers[call]?.[name];
    return answer === undefined || !('http' in answer) || Object.keys(answer.http).length > 0;
  };
  const shown = abstract as (context: unknown) => unknown;
  return ({ happening, from: { running, snapshot } }: Edge): boolean => {
    if (happening.by === 'machine') return false;
    if (happening.by === 'server' && !travels(happening.call, happening.answers)) return false;
    const situation = { state: leavesOf(snapshot.value), shows: shown(snapshot.context) };
    if (happening.by === 'clock') {
      const isExcluded = Object.keys(cannot).some((name) => happening.timer.includes(`.${name}.`));
      return running.length === 0 && !isExcluded && can(happening.timer, situation);
    }
    const sentence = happening.by === 'user' ? happening.does : `${happening.call}: ${happening.answers}`;
    return !Object.hasOwn(cannot, sentence) && can(sentence, situation);
  };
}

/** The part of a machine that its screen can be led through. */
function screenGraph(graph: Graph, driver: ScreenDriver): Graph {
  const isPossible = canHappen(driver, graph.model);
  const edgesFrom: Graph['edgesFrom'] = (node) => graph.edgesFrom(node).filter(isPossible);
  const start = graph.starts[0];
  const starts = start === undefined ? [] : [start];
  const seen = new Set<Edge>();
  const queue = starts.map(({ node }) => node);
  const nodes = new Set(queue);
  for (let node = queue.shift(); node !== undefined; node = queue.shift())
    for (const edge of edgesFrom(node)) {
      seen.add(edge);
      if (nodes.has(edge.to)) continue;
      nodes.add(edge.to);
      queue.push(edge.to);
    }
  return { ...graph, starts, nodes, edges: graph.edges.filter((edge) => seen.has(edge)), edgesFrom };
}

/** Walks that together take every arrow, move and answer the screen can be led through. */
export function makeScreenTours(model: AnyModel, driver: ScreenDriver): readonly Recording[] {
  const graph = screenGraph(explore(model), driver);
  return tours(graph, 'arrows', longest).map(({ start, path }, index) =>
    recordWalk(model, actionsOf(start, path), {
      name: `every arrow of the screen, walk ${index + 1}`,
      origin: { how: 'generated', detail: 'arrows that the screen can be led through' },
      begins: start.name,
    }),
  );
}

/** The arrows those walks take, and those of the whole machine. */
export function screenReach(model: AnyModel, driver: ScreenDriver): { readonly taken: number; readonly all: number } {
  const graph = explore(model);
  const arrowsOf = (edges: readonly Edge[]) =>
    new Set(edges.flatMap(({ arrows }) => arrows.filter(({ isPlumbing }) => !isPlumbing).map(({ key }) => key))).size;
  return { taken: arrowsOf(screenGraph(graph, driver).edges), all: arrowsOf(graph.edges) };
}
