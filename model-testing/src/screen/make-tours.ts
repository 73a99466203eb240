import type { AnyModel, Recording } from '@listings/shared-machines/models';
import { explore, type Edge, type Graph, type Node } from '../explore/explore';
import { leavesOf } from '../explore/leaves';
import { recordWalk } from '../recordings/record-walk';
import { actionsOf } from '../tours/schedule';
import { tours } from '../tours/tours';
import { timePasses, type ScreenDriver } from './screen';

/** Steps after which a walk ends, so that one that fails is found again soon. */
const longest = 60;

/** Sentence of a happening, as drivers name it. */
const sentenceIn = (happening: Edge['happening']): string => {
  switch (happening.by) {
    case 'user':
      return happening.does;
    case 'server':
      return `${happening.call}: ${happening.answers}`;
    case 'machine':
      return `${happening.of}: ${happening.reports}`;
    case 'clock':
      return happening.timer;
  }
};

const isMade = ({ happening }: Edge, { brings = {} }: ScreenDriver): boolean =>
  happening.by !== 'machine' || Object.hasOwn(brings, sentenceIn(happening));

/** Actions possible on the screen. No time passes while a call is pending: the client gives up after ten seconds. */
function canHappen(driver: ScreenDriver, { abstract, answers }: AnyModel) {
  const { cannot = {}, canHappen: can = () => true, remembers } = driver;
  const travels = (call: string, name: string): boolean => {
    const answer = answers[call]?.[name];
    return answer === undefined || !('http' in answer) || Object.keys(answer.http).length > 0;
  };
  const shown = abstract as (context: unknown) => unknown;
  /** Memory after an edge; null where it is not possible. */
  return (memory: string, edge: Edge): string | null => {
    const { happening, from } = edge;
    const { running, snapshot } = from;
    if (!isMade(edge, driver)) return null;
    if (happening.by === 'server' && !travels(happening.call, happening.answers)) return null;
    const at = { state: leavesOf(snapshot.value), shows: shown(snapshot.context) };
    const sentence = sentenceIn(happening);
    if (!can(sentence, at)) return null;
    if (happening.by === 'clock') {
      const isExcluded = Object.keys(cannot).some((name) => sentence.includes(`.${name}.`));
      if (running.some(({ src }) => Object.hasOwn(answers, src)) || isExcluded) return null;
    } else if (Object.hasOwn(cannot, sentence)) return null;
    const named = happening.by === 'clock' ? timePasses : sentence;
    return remembers === undefined ? memory : remembers.after(memory, named, at);
  };
}

/** Situations together with what the screen remembers, each made once. */
function remembering(graph: Graph, driver: ScreenDriver) {
  const after = canHappen(driver, graph.model);
  const made = new Map<string, Node>();
  const origin = new Map<Node, { readonly of: Node; readonly memory: string }>();
  const nodeOf = (of: Node, memory: string): Node => {
    const key = JSON.stringify([of.key, memory]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const node = { ...of, key };
    made.set(key, node);
    origin.set(node, { of, memory });
    return node;
  };
  const known = new Map<Node, readonly Edge[]>();
  const edgesFrom: Graph['edgesFrom'] = (from) => {
    const { of, memory } = origin.get(from) ?? { of: from, memory: '' };
    const edges =
      known.get(from) ??
      graph.edgesFrom(of).flatMap((edge) => {
        const next = after(memory, edge);
        return next === null ? [] : [{ ...edge, from, to: nodeOf(edge.to, next) }];
      });
    known.set(from, edges);
    return edges;
  };
  return { nodeOf, edgesFrom };
}

/** The part of a machine that its screen can be led through. */
function screenGraph(graph: Graph, driver: ScreenDriver): Graph {
  const { nodeOf, edgesFrom } = remembering(graph, driver);
  const start = graph.starts[0];
  const starts = start === undefined ? [] : [{ ...start, node: nodeOf(start.node, driver.remembers?.begins ?? '') }];
  const edges: Edge[] = [];
  const queue = starts.map(({ node }) => node);
  const nodes = new Set(queue);
  for (let node = queue.shift(); node !== undefined; node = queue.shift())
    for (const edge of edgesFrom(node)) {
      edges.push(edge);
      if (nodes.has(edge.to)) continue;
      nodes.add(edge.to);
      queue.push(edge.to);
    }
  return { ...graph, starts, nodes, edges, edgesFrom };
}

/** The path with what machines below have yet to report at its end: a change that nobody looked at shows nothing. */
function finished(graph: Graph, from: Node, path: readonly Edge[]): readonly Edge[] {
  const whole = [...path];
  for (;;) {
    const edges = graph.edgesFrom(whole.at(-1)?.to ?? from);
    const [next] = edges;
    if (next === undefined || edges.some(({ happening }) => happening.by !== 'machine')) return whole;
    whole.push(next);
  }
}

/** What a screen can be led through. */
export interface ScreenTours {
  /** Walks that together take every arrow, move and answer the screen can be led through. */
  readonly recordings: readonly Recording[];
  /** Arrows that they take, of `all` those of the machine. */
  readonly taken: number;
  readonly all: number;
}

/** The walks through a screen, and what they reach: the machine is explored once for both. */
export function makeScreenTours(model: AnyModel, driver: ScreenDriver): ScreenTours {
  const whole = explore(model);
  const graph = screenGraph(whole, driver);
  const recordings = tours(graph, 'arrows', longest).map(({ start, path }, index) =>
    recordWalk(model, actionsOf(start, finished(graph, start.node, path)), {
      name: `every arrow of the screen, walk ${index + 1}`,
      origin: { how: 'generated', detail: 'arrows that the screen can be led through' },
      begins: start.name,
    }),
  );
  const arrowsOf = (edges: readonly Edge[]) =>
    new Set(edges.flatMap(({ arrows }) => arrows.filter(({ isPlumbing }) => !isPlumbing).map(({ key }) => key))).size;
  return { recordings, taken: arrowsOf(graph.edges), all: arrowsOf(whole.edges) };
}
