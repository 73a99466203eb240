import { assign, fromPromise, setup } from 'xstate';
import { raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { fieldKey, openFields } from './write-conflict.rules';
import type { ConflictField, Side, Sides } from './write-conflict.types';

export type WriteConflictEvent =
  | { readonly type: 'side.chosen'; readonly field: string; readonly side: Side }
  /** All that is open at once. */
  | { readonly type: 'sides.chosen'; readonly side: Side }
  | { readonly type: 'save' }
  | { readonly type: 'close' };

/** What was changed meanwhile, by whom and when (milliseconds since 1970). */
export interface ConflictFound {
  readonly fields: readonly ConflictField[];
  readonly by: string | null;
  readonly at: number | null;
}

export type WriteConflictAnswer =
  | { readonly type: 'answer.saved' }
  /** It was changed once more. */
  | ({ readonly type: 'answer.outdated' } & ConflictFound)
  | Refused;

type Event = WriteConflictEvent | WriteConflictAnswer;

export interface WriteConflictContext extends ConflictFound {
  readonly sides: Sides;
}

/** Input of `save`. */
export interface SettledWrite {
  readonly fields: readonly ConflictField[];
  readonly sides: Sides;
}

const parts = setup({
  types: {
    context: {} as WriteConflictContext,
    input: {} as ConflictFound,
    events: {} as Event,
    tags: {} as 'busy' | 'modal' | 'done' | 'failed',
  },
  actors: { save: fromPromise<WriteConflictAnswer, SettledWrite>(notProvided) },
  guards: {
    isDecided: ({ context: { fields, sides } }) =>
      openFields(fields).every((field) => sides[fieldKey(field)] !== undefined),
    isOpen: ({ context }, key: string) => openFields(context.fields).some((field) => fieldKey(field) === key),
  },
  actions: {
    chooseSide: assign({
      sides: ({ context }, { field, side }: { readonly field: string; readonly side: Side }) => ({
        ...context.sides,
        [field]: side,
      }),
    }),
    chooseSides: assign({
      sides: ({ context }, side: Side) =>
        Object.fromEntries(openFields(context.fields).map((field) => [fieldKey(field), side])),
    }),
    /** What was chosen of a field stands only while the other side is what it was then. */
    keepFound: assign(({ context }, { fields, by, at }: ConflictFound) => ({
      fields,
      by,
      at,
      sides: Object.fromEntries(
        fields.flatMap((field) => {
          const side = context.sides[fieldKey(field)];
          const before = context.fields.find((each) => fieldKey(each) === fieldKey(field));
          const isSame = JSON.stringify(before?.theirs) === JSON.stringify(field.theirs);
          return side !== undefined && isSame ? [[fieldKey(field), side]] : [];
        }),
      ),
    })),
  },
});

const answers = raiseAnswer<WriteConflictContext, Event, WriteConflictAnswer>(unreachable);

/**
 * A write that was refused since somebody else was faster: fields that only one side changed are settled by themselves,
 * the others are asked about; then it is saved on what is there now, and begins anew when that was changed once more.
 */
export const writeConflictMachine = parts.createMachine({
  id: 'writeConflict',
  options: { maxIterations: 1000 },
  context: ({ input: { fields, by, at } }) => ({ fields, by, at, sides: {} }),
  initial: 'comparing',
  states: {
    comparing: { always: [{ guard: 'isDecided', target: 'saving' }, { target: 'asking' }] },
    asking: {
      tags: 'modal',
      on: {
        'side.chosen': {
          guard: { type: 'isOpen', params: ({ event }) => event.field },
          actions: { type: 'chooseSide', params: ({ event }) => event },
        },
        'sides.chosen': { actions: { type: 'chooseSides', params: ({ event }) => event.side } },
        save: { guard: 'isDecided', target: 'saving' },
        close: 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { fields, sides } }) => ({ fields, sides }),
        ...answers,
      },
      on: {
        'answer.saved': 'saved',
        'answer.outdated': { target: 'comparing', actions: { type: 'keepFound', params: ({ event }) => event } },
        'answer.refused': 'failed',
      },
    },
    saved: { tags: 'done', type: 'final' },
    /** What was typed stays where it is; saving again asks again. */
    closed: { tags: 'failed', type: 'final' },
    failed: { tags: 'failed', type: 'final' },
  },
});
