import type { FailureNotice, GoTo, Leave, NavigationService, Track, WaitingNotice } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useCallback, useEffect, useMemo } from 'react';
import { usePage } from '../page/page-context';
import { useFailureNotice } from '../notices/use-failure-notice';

/** Emits of a machine that the page carries out. */
export type MachineEffect = FailureNotice | WaitingNotice | Leave | GoTo | Track;

/** A machine that emits, as far as the page listens: to everything, or to failures alone. */
export interface Emitting<T extends '*' | 'notice' = '*'> {
  on(
    type: T,
    handler: (emitted: T extends 'notice' ? FailureNotice : { readonly type: string }) => void,
  ): { unsubscribe(): void };
}

function follow(navigation: NavigationService, { to, how }: GoTo): void {
  if (how === 'back') navigation.comeBack(to);
  else if (how === 'load') navigation.load(to);
  else navigation.to(to, { replace: how === 'replace' });
}

/** Sentence that names the subject of a failure. */
export type DetailOf = (notice: FailureNotice) => string | undefined;

/** Shows the failures of a machine. `detailOf` must be stable. */
export function useMachineFailure(detailOf?: DetailOf): (notice: FailureNotice) => void {
  const notifyFailure = useFailureNotice();
  return useCallback(
    (notice) => {
      const detail = detailOf?.(notice);
      const { id, status, message: serverMessage } = notice;
      notifyFailure(id, { status, serverMessage, detail });
    },
    [notifyFailure, detailOf],
  );
}

/**
 * Carries out the emits of a machine: failure and waiting notices, navigation inside and out of the application,
 * tracking. Records the machine while an admin has recording switched on. Emits of other types are left to the hook.
 * `onBlocked` is called when an address to leave for is refused, and when the browser shows the page again that it left;
 * `detailOf` adds to the text of a failure.
 *
 * @example
 * const [snapshot, send, actor] = useMachine(machine);
 * useMachineEffects(actor, () => send({ type: 'redirect.blocked' }));
 */
export function useMachineEffects(actor: Emitting, onBlocked?: () => void, detailOf?: DetailOf): void {
  const { notices, navigation, tracking, recorder } = usePage();
  const notifyFailure = useMachineFailure(detailOf);
  const t = useText('app');
  const effects = useMemo(
    () => ({
      notice: notifyFailure,
      'notice.waiting': ({ id }: WaitingNotice) =>
        notices.show({ id: `waiting.${id}`, kind: 'info', waiting: true, text: t(`waiting.${id}`) }),
      'notice.over': ({ id }: WaitingNotice) => notices.dismiss(`waiting.${id}`),
      leave: ({ url, purpose }: Leave) => {
        if (!navigation.leave(url, purpose)) onBlocked?.();
        // From its memory a browser brings the page back as it was left: on its way to an address that it has left again.
        else if (onBlocked) addEventListener('pageshow', onBlocked, { once: true });
      },
      goto: (goTo: GoTo) => follow(navigation, goTo),
      track: ({ name, properties, queued }: Track) =>
        queued ? tracking.queue(name, properties) : tracking.record(name, properties),
    }),
    [notices, navigation, tracking, notifyFailure, t, onBlocked],
  );
  useEffect(() => recorder.watch(actor), [recorder, actor]);
  useEffect(() => {
    const subscription = actor.on('*', (emitted) => {
      if (!Object.hasOwn(effects, emitted.type)) return;
      const effect = effects[emitted.type as keyof typeof effects] as (one: { readonly type: string }) => void;
      effect(emitted);
    });
    return () => subscription.unsubscribe();
  }, [actor, effects]);
}
