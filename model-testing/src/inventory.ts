import type { AnyModel } from '@listings/shared-machines/models';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** What there is to test of one machine. */
export interface MachineSummary {
  /** The name it is exported by. */
  readonly name: string;
  /** Paths of its states, such as `open.saving`, parents before children, without the root. */
  readonly states: readonly string[];
  /** Events it takes from outside and from its own actors, sorted; XState's internal ones are left out. */
  readonly events: readonly string[];
  /** Arrows of the chart: one per state, event and guarded branch. */
  readonly transitions: number;
  /** What testers do and what servers answer, by their sentences; null where the machine has no model. */
  readonly model: { readonly moves: readonly string[]; readonly answers: readonly string[] } | null;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...nodesBelow(child)]);

const transitionsOf = (node: AnyStateNode): number =>
  [...node.transitions.values()].reduce((sum, branches) => sum + branches.length, 0) + (node.always?.length ?? 0);

const sentencesOf = ({ moves, answers, reports = {} }: AnyModel): MachineSummary['model'] => ({
  moves: Object.keys(moves),
  answers: Object.entries({ ...answers, ...reports }).flatMap(([src, named]) =>
    Object.keys(named).map((sentence) => `${src}: ${sentence}`),
  ),
});

/** Summarises one machine and its model. */
export function summarise(name: string, machine: AnyStateMachine, models: readonly AnyModel[] = []): MachineSummary {
  const nodes = nodesBelow(machine.root);
  const model = models.find((each) => each.machine === machine);
  return {
    name,
    states: nodes.map(({ path }) => path.join('.')),
    events: machine.events.filter((event) => !event.startsWith('xstate.')).sort(),
    transitions: [machine.root, ...nodes].reduce((sum, node) => sum + transitionsOf(node), 0),
    model: model ? sentencesOf(model) : null,
  };
}

/** Every machine among the exports of a module, by name. */
export const inventory = (
  exported: Readonly<Record<string, unknown>>,
  models: readonly AnyModel[],
): readonly MachineSummary[] =>
  Object.entries(exported)
    .flatMap(([name, value]) => (isMachine(value) ? [summarise(name, value, models)] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
