import type { AnyModel } from '@listings/shared-machines/models';
import { assign } from 'xstate';
import type { KeptRecording } from '../recordings/recording-files';
import { replay } from '../replay/replay';

type Made = Readonly<Record<string, unknown>>;
type Assignment = Made | ((args: unknown, params: unknown) => Made);

/** The assignment of a named action; null for an action of another kind. Semi-private: `type` and `assignment`. */
function assignmentOf(action: unknown): Assignment | null {
  const { type, assignment } = (action ?? {}) as { readonly type?: unknown; readonly assignment?: Assignment };
  return type === 'xstate.assign' ? (assignment ?? null) : null;
}

const without = (made: Made, field: string): Made =>
  Object.fromEntries(Object.entries(made).filter(([name]) => name !== field));

/** The action, but that it leaves one field as it was. */
export function forgetting(action: unknown, field: string): unknown {
  const assignment = assignmentOf(action);
  if (assignment === null) return action;
  if (typeof assignment !== 'function') return assign(without(assignment, field));
  return assign((args: unknown, params: unknown) => without(assignment(args, params), field));
}

const actionsOf = ({ machine }: AnyModel): readonly (readonly [string, unknown])[] =>
  Object.entries(machine.implementations.actions as Readonly<Record<string, unknown>>);

/** The fields of the context each named action sets while recordings are replayed, of those that set several. */
export function assignedFields(
  model: AnyModel,
  recordings: readonly KeptRecording[],
): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, Set<string>>();
  const note = (name: string, made: Made): Made => {
    fields.set(name, new Set([...(fields.get(name) ?? []), ...Object.keys(made)]));
    return made;
  };
  const watched = actionsOf(model).map(([name, action]) => {
    const assignment = assignmentOf(action);
    if (assignment === null) return [name, action] as const;
    if (typeof assignment === 'function')
      return [name, assign((args: unknown, params: unknown) => note(name, assignment(args, params)))] as const;
    note(name, assignment);
    return [name, action] as const;
  });
  const machine = model.machine.provide({ actions: Object.fromEntries(watched) as never });
  // Leaves out recordings written for mutants: the mutants tried must not depend on those found.
  for (const { file, recording } of recordings) if (!file.startsWith('mutants-')) replay(model, recording, { machine });
  return new Map([...fields].filter(([, names]) => names.size > 1).map(([name, names]) => [name, [...names]]));
}
