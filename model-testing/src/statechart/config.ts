import { and, createMachine, or, type AnyStateMachine } from 'xstate';
import { chartOf, type Arrow } from './statechart';

/** One branch of a transition, as a chart writes it. */
export interface Branch {
  target?: string | readonly string[] | undefined;
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
}

/** A state of a chart, as the chart writes it. */
export interface StateConfig {
  initial?: string;
  tags?: unknown;
  entry?: unknown;
  exit?: unknown;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  onDone?: unknown;
  invoke?: InvokeConfig | InvokeConfig[];
  states?: Record<string, StateConfig>;
}

interface InvokeConfig {
  id?: string;
  src?: unknown;
  input?: unknown;
  onDone?: unknown;
  onError?: unknown;
  onSnapshot?: unknown;
}

/** Place of a list of branches in a chart. */
export interface Slot {
  /** Names of the states from the root. */
  readonly path: readonly string[];
  /** The event as `chartOf` names it. */
  readonly event: string;
  readonly read: (state: StateConfig) => readonly Branch[];
  readonly write: (state: StateConfig, branches: readonly Branch[]) => void;
}

/** True for an object that is written as one. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)]));
}

export const asList = <T>(value: T | readonly T[] | undefined): readonly T[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
};

const branchesOf = (value: unknown): readonly Branch[] =>
  asList(value as Branch | string | undefined).map((each) => (typeof each === 'string' ? { target: each } : each));

/** The state of a chart at a path. */
export const stateAt = (root: StateConfig, path: readonly string[]): StateConfig =>
  path.reduce((state, name) => state.states?.[name] ?? {}, root);

/** Every state of a chart with its path, the root first. */
export const statesOf = (
  state: StateConfig,
  path: readonly string[] = [],
): readonly (readonly [StateConfig, readonly string[]])[] => [
  [state, path],
  ...Object.entries(state.states ?? {}).flatMap(([name, child]) => statesOf(child, [...path, name])),
];

const slot = (
  path: readonly string[],
  event: string,
  holder: (state: StateConfig) => Record<string, unknown>,
  name: string,
): Slot => ({
  path,
  event,
  read: (state) => branchesOf(holder(state)[name]),
  write: (state, branches) => {
    holder(state)[name] = branches;
  },
});

const asRecord = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;

function slotsOfState(state: StateConfig, path: readonly string[]): Slot[] {
  const invokes = asList(state.invoke);
  const called = { onDone: 'answers', onError: 'breaks', onSnapshot: 'reports' } as const;
  return [
    ...Object.keys(state.on ?? {}).map((event) => slot(path, event, (at) => asRecord(at.on), event)),
    ...Object.keys(state.after ?? {}).map((delay) => slot(path, `after ${delay}`, (at) => asRecord(at.after), delay)),
    ...(state.always === undefined ? [] : [slot(path, 'always', asRecord, 'always')]),
    ...(state.onDone === undefined ? [] : [slot(path, 'done', asRecord, 'onDone')]),
    ...invokes.flatMap((invoke, index) =>
      (Object.keys(called) as (keyof typeof called)[])
        .filter((name) => invoke[name] !== undefined)
        .map((name) =>
          slot(path, `${invoke.id ?? index} ${called[name]}`, (at) => asRecord(asList(at.invoke)[index]), name),
        ),
    ),
  ];
}

/** Every list of branches of a chart. */
export const slotsOf = (root: StateConfig): readonly Slot[] =>
  statesOf(root).flatMap(([state, path]) => slotsOfState(state, path));

/** A copy of a machine whose chart and implementations are changed by `edit`. */
export function remade(
  machine: AnyStateMachine,
  edit: (root: StateConfig) => void,
  implementations: object = machine.implementations,
): AnyStateMachine {
  const root = clone(machine.config) as StateConfig;
  edit(root);
  return createMachine(root as never, implementations as never);
}

/** Outcome of a guard. */
export interface GuardOutcome {
  readonly arrow: Arrow;
  readonly held: boolean;
}

/** A copy of a machine that reports the outcome of each guard of an arrow. */
export function watchGuards(machine: AnyStateMachine, tell: (outcome: GuardOutcome) => void): AnyStateMachine {
  const { arrows } = chartOf(machine);
  const arrowAt = (path: readonly string[], event: string, branch: number): Arrow | undefined =>
    arrows.find(
      (arrow) => arrow.state === (path.join('.') || '(root)') && arrow.event === event && arrow.branch === branch,
    );
  const watched = (branch: Branch, arrow: Arrow): Branch => {
    const note = (held: boolean) => () => {
      tell({ arrow, held });
      return held;
    };
    return { ...branch, guard: or([and([branch.guard as never, note(true)]), note(false)]) };
  };
  return remade(machine, (root) => {
    for (const { path, event, read, write } of slotsOf(root)) {
      const state = stateAt(root, path);
      const branches = read(state).map((branch, index) => {
        const arrow = branch.guard === undefined ? undefined : arrowAt(path, event, index);
        return arrow === undefined ? branch : watched(branch, arrow);
      });
      write(state, branches);
    }
  });
}
