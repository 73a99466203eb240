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
  /** States inside that are not drawn; 0 for one that is drawn as it is. */
  readonly folded: number;
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

const root = '(root)';
/** Labels of a line where states are folded; the rest is counted. */
const mostLabels = 4;

/** The worst tone of what is inside a folded box. */
const worst = (tones: readonly Tone[]): Tone => {
  const order: readonly Tone[] = ['missed', 'explained', 'covered'];
  return order.find((tone) => tones.includes(tone)) ?? 'plain';
};

/** The box that each state is drawn in: itself, or the folded one around it. */
function placesOf(states: readonly State[], isOpen: (path: string) => boolean): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { path, parent } of states) {
    const around = parent === null ? null : (places.get(parent) ?? parent);
    places.set(path, around === null || (around === parent && (parent === root || isOpen(parent))) ? path : around);
  }
  return places;
}

const shortened = (line: Line): Line => {
  const rest = line.labels.length - mostLabels;
  return rest <= 1 ? line : { ...line, labels: [...line.labels.slice(0, mostLabels), `… ${rest} more`] };
};

/** Boxes and lines of a chart, toned by coverage where there is one; a state that is not open hides those inside it. */
export function drawingOf(
  { states, arrows }: Chart,
  coverage: Coverage | null,
  isOpen: ((path: string) => boolean) | null = null,
): Drawing {
  const [stateTones, arrowTones] = [coverage?.states ?? [], coverage?.arrows ?? []].map(
    (all) => new Map(all.map((seen) => [seen.key, toneOf(seen)] as const)),
  ) as [Map<string, Tone>, Map<string, Tone>];
  const places = placesOf(states, isOpen ?? (() => true));
  const insideOf = (path: string) => states.filter((each) => each.path.startsWith(`${path}.`));
  const foldedTone = (path: string): Tone => {
    const inside = [path, ...insideOf(path).map((each) => each.path)];
    const own = arrows.filter(({ state, isPlumbing }) => !isPlumbing && inside.includes(state));
    return worst([
      ...inside.map((each) => stateTones.get(each) ?? 'plain'),
      ...own.map(({ key }) => arrowTones.get(key) ?? 'plain'),
    ]);
  };
  const boxOf = (state: State): Box => {
    const children = states.filter(({ parent }) => parent === state.path);
    const isFolded = children.length > 0 && places.get(children[0]?.path ?? '') === state.path;
    return {
      path: state.path,
      label: state.path === root ? ' ' : nameOf(state.path),
      calls: isFolded ? [] : state.calls,
      kind: isFolded ? 'atomic' : state.kind,
      initial: isFolded ? null : state.initial,
      tone: isFolded ? foldedTone(state.path) : (stateTones.get(state.path) ?? 'plain'),
      folded: isFolded ? insideOf(state.path).length : 0,
      index: states.indexOf(state),
      children: isFolded ? [] : children.map(boxOf),
    };
  };
  const lines = new Map<string, Line>();
  for (const { key, state, event, guard, target, isPlumbing } of arrows) {
    if (isPlumbing || state === root) continue;
    const [from, to] = [state, target?.[0] ?? state].map((path) => places.get(path) ?? path) as [string, string];
    // What stays inside a folded box is seen when it is unfolded.
    if (from === to && from !== state) continue;
    const tone = arrowTones.get(key) ?? 'plain';
    const place = JSON.stringify([from, to, tone]);
    const known = lines.get(place) ?? { from, to, labels: [], tone, keys: [], index: lines.size };
    const label = guard === null ? event : `${event} [${guard}]`;
    const labels = isOpen !== null && known.labels.includes(label) ? known.labels : [...known.labels, label];
    lines.set(place, { ...known, labels, keys: [...known.keys, key] });
  }
  const [first] = states;
  if (first === undefined) throw new Error('A chart without a state.');
  const drawn = [...lines.values()];
  return { root: boxOf(first), lines: isOpen === null ? drawn : drawn.map(shortened) };
}
