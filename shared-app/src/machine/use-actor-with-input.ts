import { makeActor, stopWhenIdle, type Actor, type AnyStateMachine, type InputFrom } from '@listings/shared-machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
 * stopped when the screen goes; a screen that is shown once more has a new one, of the input by then. What it emits is
 * carried out by the page from its first moment on. `machine` must be stable.
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
  const [kept, setActor] = useState(() => (input === null ? undefined : makeActor(machine, input)));
  let actor = kept;
  if (actor === undefined && input !== null) {
    actor = makeActor(machine, input);
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
  const left = useRef<Actor<M>>(null);
  useEffect(() => {
    if (kept === undefined) return undefined;
    // Stopped for good: a screen that is shown once more gets a new one, made of what the server says by then.
    if (left.current === kept) return setActor(undefined);
    kept.start();
    return () => {
      left.current = kept;
      leave(kept);
    };
  }, [kept]);
  return actor;
}
