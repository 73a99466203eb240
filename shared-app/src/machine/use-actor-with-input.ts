import {
  isStopped,
  makeActor,
  stopWhenIdle,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
} from '@listings/shared-machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMachineEffects, useMachineFailure, type DetailOf, type Emitting } from './use-machine-effects';

const silent = { on: () => ({ unsubscribe: () => undefined }) };

/** Options for an actor whose screen is unmounted. */
export interface Leaving<M extends AnyStateMachine> {
  /** Called first, such as to send pending changes at once. */
  readonly flush?: ((actor: Actor<M>) => void) | undefined;
  /** Keeps the actor running while it is true, so that the newest value arrives. */
  readonly isBusy?: ((actor: Actor<M>) => boolean) | undefined;
}

/** Options for the notices of a machine. */
export interface Telling {
  /** Adds to the text of a failure; must be stable. */
  readonly detailOf?: DetailOf | undefined;
}

/**
 * Runs a machine whose input comes from the server: the actor is made once, with the first input that is not null, and
 * stopped when the screen goes. What it emits is carried out by the page from its first moment on. `machine` must be
 * stable.
 *
 * @example
 * const actor = useActorWithInput(machine, settings && { value: checklistOf(settings), notice: 'saveSettings' });
 * if (actor === undefined) return { phase: 'loading' };
 */
export function useActorWithInput<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  leaving?: Leaving<M> & Telling,
): Actor<M>;
export function useActorWithInput<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M> | null,
  leaving?: Leaving<M> & Telling,
): Actor<M> | undefined;
export function useActorWithInput<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M> | null,
  leaving: Leaving<M> & Telling = {},
): Actor<M> | undefined {
  const [first, setFirst] = useState(input);
  const [kept, setActor] = useState(() => (input === null ? undefined : makeActor(machine, input)));
  const begin = first ?? input;
  let actor = kept;
  if (actor === undefined && begin !== null) {
    actor = makeActor(machine, begin);
    setFirst(begin);
    setActor(actor);
  }
  const { detailOf } = leaving;
  useMachineEffects(actor ?? silent, undefined, detailOf);
  const notifyMachineFailure = useMachineFailure(detailOf);
  const leave = useEffectEvent((left: Actor<M>) => {
    // Failures are still shown after the screen is gone.
    const emitting: Emitting<'notice'> = left;
    emitting.on('notice', notifyMachineFailure);
    leaving.flush?.(left);
    stopWhenIdle(left, leaving.isBusy ?? (() => false));
  });
  useEffect(() => {
    if (kept === undefined || isStopped(kept)) return undefined;
    kept.start();
    return () => {
      leave(kept);
      // It cannot be started again: should the screen be shown once more, it gets a new one.
      setActor(undefined);
    };
  }, [kept]);
  return actor;
}
