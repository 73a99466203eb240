import { ApiError, type MutationKey, type Outdated } from '@listings/shared-api/contract';
import { fromPromise, waitFor } from 'xstate';
import { refusedBy } from '../ports';
import { makeActor, type Actor } from '../running/machine-actor';
import {
  writeConflictMachine,
  type ConflictFound,
  type SettledWrite,
  type WriteConflictAnswer,
} from './write-conflict.machine';
import { conflictFields, presentOf, settledInput, tookTheirs, unwrittenOutput } from './write-conflict.rules';
import type { SeenRead, WriteInput } from './write-conflict.types';

export type WriteConflictActor = Actor<typeof writeConflictMachine>;

/** A write that was refused as outdated. */
export interface OutdatedWrite {
  readonly key: MutationKey;
  readonly input: WriteInput;
  readonly error: ApiError;
  /** What its form stood on; undefined where that is not known any more. */
  readonly seen: SeenRead | undefined;
  /** Sends it once more, on what the tag names. */
  readonly send: (input: WriteInput, tag: string) => Promise<unknown>;
}

/** What became of it. */
export interface SettledOutcome {
  readonly output: unknown;
  /** True when something is as somebody else made it: the form shows what it is not. */
  readonly tookTheirs: boolean;
}

/**
 * Settles a refused write by its machine. `show` presents it for as long as it runs, and answers with what ends that.
 * Rejects with the failure when it is not saved.
 */
export async function settleWrite(
  { key, input, error, seen, send }: OutdatedWrite,
  show: (actor: WriteConflictActor) => () => void,
): Promise<SettledOutcome> {
  let failure: unknown = error;
  let outcome: SettledOutcome | null = null;
  let now = error.details.outdated;
  if (now === undefined) throw error;
  const foundIn = ({ present, by, at }: Outdated): ConflictFound => ({
    fields: conflictFields(key, input, seen, presentOf(key, present)),
    by,
    at,
  });
  const write = async ({ fields, sides }: SettledWrite, { tag, present: wire }: Outdated): Promise<void> => {
    const present = presentOf(key, wire);
    const settled = settledInput(key, input, { fields, sides, seen });
    const output = settled === null ? unwrittenOutput(key, input, present) : await send(settled, tag);
    outcome = { output, tookTheirs: tookTheirs(fields, sides) };
  };
  const save = fromPromise<WriteConflictAnswer, SettledWrite>(async ({ input: settled }) => {
    try {
      if (now !== undefined) await write(settled, now);
      return { type: 'answer.saved' };
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      failure = refusal;
      const { outdated } = refusal.details;
      if (outdated === undefined) return refusedBy(refusal);
      now = outdated;
      return { type: 'answer.outdated', ...foundIn(outdated) };
    }
  });
  const actor: WriteConflictActor = makeActor(writeConflictMachine.provide({ actors: { save } }), foundIn(now));
  const hide = show(actor);
  actor.start();
  try {
    await waitFor(actor, ({ status }) => status !== 'active');
  } finally {
    hide();
  }
  if (outcome === null) throw failure;
  return outcome;
}
