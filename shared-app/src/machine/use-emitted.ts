import type { Actor, AnyStateMachine, EmittedFrom } from '@listings/shared-machines';
import { useEffect, useEffectEvent } from 'react';

/** What a machine emits under a type. */
type Emitted<M extends AnyStateMachine, T extends EmittedFrom<M>['type'] & string> = EmittedFrom<M> &
  (T extends '*' ? unknown : { type: T });

/**
 * Calls `listener` with what a machine emits under `type`, until the screen goes. With 'untilStopped' it ends with the
 * actor, which outlives the screen while a change is on its way: the outcome is still told. `listener` need not be stable.
 *
 * @example
 * useEmitted(actor, 'goto', () => notices.show(saved));
 */
export function useEmitted<M extends AnyStateMachine, T extends EmittedFrom<M>['type'] & string>(
  actor: Actor<M> | undefined,
  type: T,
  listener: (emitted: Emitted<M, T>) => void,
  lasts?: 'untilStopped',
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor?.on(type, (emitted) => listen(emitted));
    return lasts ? undefined : () => subscription?.unsubscribe();
  }, [actor, type, lasts]);
}
