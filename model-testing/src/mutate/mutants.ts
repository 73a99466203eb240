import { not, type AnyStateMachine } from 'xstate';
import { forgetting } from './assigned-fields';
import { inputMistakes, type SentInputs } from './sent-inputs';
import {
  asList,
  remade,
  slotsOf,
  stateAt,
  statesOf,
  type Branch,
  type Slot,
  type StateConfig,
} from '../statechart/config';

/** A machine with one mistake in its chart. */
export interface Mutant {
  /** Mistake and its place: `drop guard @ flow.entering / send, branch 2`. */
  readonly id: string;
  readonly kind: string;
  readonly machine: AnyStateMachine;
}

interface Mistake {
  readonly kind: string;
  readonly where: string;
  readonly edit: (root: StateConfig) => void;
  readonly implementations?: object;
}

const nameOf = (path: readonly string[]): string => path.join('.') || '(root)';

const replaced = (branches: readonly Branch[], at: number, by: Partial<Branch>): readonly Branch[] =>
  branches.map((branch, index) => (index === at ? { ...branch, ...by } : branch));

const without = <T>(all: readonly T[], at: number): readonly T[] => all.filter((_, index) => index !== at);

/** Names of states beside the one at a path, other than those named. */
const besides = (
  root: StateConfig,
  path: readonly string[],
  others: readonly (string | undefined)[],
): readonly string[] =>
  Object.keys(stateAt(root, path.slice(0, -1)).states ?? {}).filter(
    (name) => name !== path.at(-1) && !others.includes(name),
  );

function* branchMistakes(root: StateConfig, slot: Slot, branches: readonly Branch[], at: number): Generator<Mistake> {
  const branch = branches[at] ?? {};
  const where = `${nameOf(slot.path)} / ${slot.event}${branches.length > 1 ? `, branch ${at + 1}` : ''}`;
  const change = (kind: string, to: (all: readonly Branch[]) => readonly Branch[], detail = ''): Mistake => ({
    kind,
    where: where + detail,
    edit: (copy) => {
      const state = stateAt(copy, slot.path);
      slot.write(state, to(slot.read(state)));
    },
  });
  yield change('drop arrow', (all) => without(all, at));
  if (branch.guard !== undefined) {
    yield change('drop guard', (all) => replaced(all, at, { guard: undefined }));
    yield change('negate guard', (all) => replaced(all, at, { guard: not(branch.guard as never) }));
  }
  const actions = asList(branch.actions);
  for (const index of actions.keys())
    yield change(
      'drop action',
      (all) => replaced(all, at, { actions: without(actions, index) }),
      actions.length > 1 ? `, action ${index + 1}` : '',
    );
  if (typeof branch.target !== 'string') return;
  if (slot.path.length > 0)
    for (const name of besides(root, slot.path, [branch.target]).slice(0, 2))
      yield change('wrong target', (all) => replaced(all, at, { target: name }), ` → ${name}`);
  yield change('stay instead of going', (all) => replaced(all, at, { target: undefined }));
  if (branch.reenter === true) yield change('do not enter anew', (all) => replaced(all, at, { reenter: false }));
}

function* slotMistakes(root: StateConfig, slot: Slot): Generator<Mistake> {
  if (slot.event.endsWith(' reports')) return;
  const branches = slot.read(stateAt(root, slot.path));
  for (const at of branches.keys()) yield* branchMistakes(root, slot, branches, at);
  if (branches.length > 1)
    yield {
      kind: 'swap branches',
      where: `${nameOf(slot.path)} / ${slot.event}`,
      edit: (copy) => {
        const state = stateAt(copy, slot.path);
        slot.write(state, [...slot.read(state)].reverse());
      },
    };
}

function* stateMistakes(state: StateConfig, path: readonly string[]): Generator<Mistake> {
  const where = nameOf(path);
  const change = (kind: string, edit: (at: StateConfig) => void, detail = ''): Mistake => ({
    kind,
    where: where + detail,
    edit: (copy) => edit(stateAt(copy, path)),
  });
  for (const [index, invoke] of asList(state.invoke).entries()) {
    const id = invoke.id ?? `${index}`;
    yield change('drop call', (at) => (at.invoke = [...without(asList(at.invoke), index)]), `, ${id}`);
    if (invoke.input !== undefined)
      yield change('drop input', (at) => delete asList(at.invoke)[index]?.input, `, ${id}`);
  }
  for (const phase of ['entry', 'exit'] as const)
    for (const index of asList(state[phase]).keys())
      yield change(`drop ${phase}`, (at) => (at[phase] = without(asList(at[phase]), index)), `, action ${index + 1}`);
  for (const [index, tag] of asList(state.tags).entries())
    yield change('drop tag', (at) => (at.tags = without(asList(at.tags), index)), `, ${String(tag)}`);
  const [other] = Object.keys(state.states ?? {}).filter((name) => name !== state.initial);
  if (state.initial !== undefined && other !== undefined)
    yield change('wrong initial state', (at) => (at.initial = other), ` → ${other}`);
}

type InputMaker = (args: unknown) => unknown;

/** Mistakes in what the calls of a state carry. */
function* carriedMistakes(state: StateConfig, path: readonly string[], sent: SentInputs): Generator<Mistake> {
  for (const [index, { id, src, input }] of asList(state.invoke).entries()) {
    if (input === undefined) continue;
    for (const { kind, where, change } of inputMistakes(sent.get(String(src)) ?? []))
      yield {
        kind,
        where: [nameOf(path), id ?? `${index}`, where].filter(Boolean).join(', '),
        edit: (root) => {
          const invoke = asList(stateAt(root, path).invoke)[index];
          if (invoke === undefined) return;
          const made = invoke.input;
          invoke.input = (args: unknown) => change(typeof made === 'function' ? (made as InputMaker)(args) : made);
        },
      };
  }
}

type Delay = number | ((args: unknown, params: unknown) => number);

function* delayMistakes({ implementations }: AnyStateMachine): Generator<Mistake> {
  const { delays } = implementations as { readonly delays: Readonly<Record<string, Delay>> };
  for (const [name, delay] of Object.entries(delays))
    for (const factor of [0.5, 2]) {
      const wrong: Delay = typeof delay === 'number' ? delay * factor : (args, params) => delay(args, params) * factor;
      yield {
        kind: 'wrong delay',
        where: `${name} × ${factor}`,
        edit: () => {},
        implementations: { ...implementations, delays: { ...delays, [name]: wrong } },
      };
    }
}

/**
 * Mistakes in named implementations, which may be used in several places: a guard that always or never holds, an action
 * that does nothing.
 */
function* namedMistakes({ implementations }: AnyStateMachine): Generator<Mistake> {
  const { guards, actions } = implementations as Readonly<
    Record<'guards' | 'actions', Readonly<Record<string, unknown>>>
  >;
  const replace = (kind: string, of: 'guards' | 'actions', name: string, by: unknown): Mistake => ({
    kind,
    where: name,
    edit: () => {},
    implementations: { ...implementations, [of]: { ...implementations[of], [name]: by } },
  });
  for (const name of Object.keys(guards)) {
    yield replace('guard that always holds', 'guards', name, () => true);
    yield replace('guard that never holds', 'guards', name, () => false);
  }
  for (const name of Object.keys(actions)) yield replace('action that does nothing', 'actions', name, () => {});
}

/** An action that forgets one of the fields it sets. */
function* fieldMistakes({ implementations }: AnyStateMachine, fields: AssignedFields): Generator<Mistake> {
  const { actions } = implementations as { readonly actions: Readonly<Record<string, unknown>> };
  for (const [name, all] of fields)
    for (const field of all)
      yield {
        kind: 'forgotten field',
        where: `${name}, ${field}`,
        edit: () => {},
        implementations: { ...implementations, actions: { ...actions, [name]: forgetting(actions[name], field) } },
      };
}

/** Fields of the context that named actions set, as `assignedFields` finds them. */
type AssignedFields = ReadonlyMap<string, readonly string[]>;

/** Every systematic mistake in a machine's chart, one at a time; those XState refuses to build are left out. */
export function mutantsOf(
  machine: AnyStateMachine,
  fields: AssignedFields = new Map(),
  sent: SentInputs = new Map(),
): readonly Mutant[] {
  const root = machine.config as StateConfig;
  const mistakes = [
    ...slotsOf(root).flatMap((slot) => [...slotMistakes(root, slot)]),
    ...statesOf(root).flatMap(([state, path]) => [
      ...stateMistakes(state, path),
      ...carriedMistakes(state, path, sent),
    ]),
    ...namedMistakes(machine),
    ...fieldMistakes(machine, fields),
    ...delayMistakes(machine),
  ];
  return mistakes.flatMap(({ kind, where, edit, implementations }) => {
    try {
      return [{ id: `${kind} @ ${where}`, kind, machine: remade(machine, edit, implementations) }];
    } catch {
      return [];
    }
  });
}
