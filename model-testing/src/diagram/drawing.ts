import type { Chart, State } from '../statechart/statechart';
import type { Coverage, Seen } from '../coverage/coverage';

/** Coverage of an element, as a class in the drawing. */
export type Tone = 'covered' | 'missed' | 'explained' | 'plain';

/** A box of a drawing. */
export interface Box {
  readonly path: string;
  readonly label: string;
  /** Actors that run in it. */
  readonly calls: readonly string[];
  readonly kind: State['kind'];
  readonly initial: string | null;
  readonly tone: Tone;
  /** Its number in the drawing: class `state-N`. */
  readonly index: number;
  readonly children: readonly Box[];
}

/** A line of a drawing: every arrow from one box to another that is covered alike. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  readonly tone: Tone;
  /** Keys of the arrows it stands for. */
  readonly keys: readonly string[];
  /** Class `line-N`. */
  readonly index: number;
}

/** A chart ready to be drawn. */
export interface Drawing {
  readonly root: Box;
  readonly lines: readonly Line[];
}

const nameOf = (path: string): string => path.split('.').at(-1) ?? path;

const toneOf = (seen: Seen<unknown> | undefined): Tone => {
  if (seen === undefined) return 'plain';
  if (seen.times > 0) return 'covered';
  return seen.explained === null ? 'missed' : 'explained';
};

/** Boxes and lines of a chart, toned by coverage where there is one. */
export function drawingOf({ states, arrows }: Chart, coverage: Coverage | null): Drawing {
  const [stateTones, arrowTones] = [coverage?.states ?? [], coverage?.arrows ?? []].map(
    (all) => new Map(all.map((seen) => [seen.key, toneOf(seen)] as const)),
  ) as [Map<string, Tone>, Map<string, Tone>];
  const boxOf = (state: State): Box => ({
    path: state.path,
    label: state.path === '(root)' ? ' ' : nameOf(state.path),
    calls: state.calls,
    kind: state.kind,
    initial: state.initial,
    tone: stateTones.get(state.path) ?? 'plain',
    index: states.indexOf(state),
    children: states.filter(({ parent }) => parent === state.path).map(boxOf),
  });
  const lines = new Map<string, Line>();
  for (const { key, state, event, guard, target, isPlumbing } of arrows) {
    if (isPlumbing || state === '(root)') continue;
    const to = target?.[0] ?? state;
    const tone = arrowTones.get(key) ?? 'plain';
    const place = JSON.stringify([state, to, tone]);
    const known = lines.get(place) ?? { from: state, to, labels: [], tone, keys: [], index: lines.size };
    const label = guard === null ? event : `${event} [${guard}]`;
    lines.set(place, { ...known, labels: [...known.labels, label], keys: [...known.keys, key] });
  }
  const [root] = states;
  if (root === undefined) throw new Error('A chart without a state.');
  return { root: boxOf(root), lines: [...lines.values()] };
}
