import { StateMachine, type AnyStateMachine } from 'xstate';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** Every machine among the exports of a module, by name. */
export const machinesIn = (exported: Readonly<Record<string, unknown>>): Readonly<Record<string, AnyStateMachine>> =>
  Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) => (isMachine(value) ? [[name, value] as const] : [])),
  );
