import { useEffect, useEffectEvent, useState } from 'react';
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate';
import { useMachineEffects } from './use-machine-effects';

/** Tells it from its snapshot. */
const isStopped = (actor: Actor<AnyStateMachine>): boolean => actor.getSnapshot().status === 'stopped';
const silent = { on: () => ({ unsubscribe: () => undefined }) };

/**
 * Runs a machine whose input comes from the server: the actor is made once, with the first input that is not null, and
 * stopped when the screen goes. What it emits is carried out by the page from its first moment on. `machine` must be
 * stable; `onLeave` is told before it is stopped, such as to send what is not saved yet.
 */
export function usePluggedActor<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  onLeave?: (actor: Actor<M>) => void,
): Actor<M>;
export function usePluggedActor<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M> | null,
  onLeave?: (actor: Actor<M>) => void,
): Actor<M> | undefined;
export function usePluggedActor<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M> | null,
  onLeave?: (actor: Actor<M>) => void,
): Actor<M> | undefined {
  const make = (given: InputFrom<M>): Actor<M> => createActor<AnyStateMachine>(machine, { input: given }) as Actor<M>;
  const [first, setFirst] = useState(input);
  const [kept, setActor] = useState(() => (input === null ? undefined : make(input)));
  const begin = first ?? input;
  let actor = kept;
  if (actor === undefined && begin !== null) {
    actor = make(begin);
    setFirst(begin);
    setActor(actor);
  }
  useMachineEffects(actor ?? silent);
  const leave = useEffectEvent((leaving: Actor<M>) => onLeave?.(leaving));
  useEffect(() => {
    if (kept === undefined || isStopped(kept)) return undefined;
    kept.start();
    return () => {
      leave(kept);
      kept.stop();
      // A stopped actor cannot be started again: should the screen be shown once more, it gets a new one.
      setActor(undefined);
    };
  }, [kept]);
  return actor;
}
