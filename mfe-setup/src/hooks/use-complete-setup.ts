import {
  completeSetupActors,
  completeSetupMachine,
  completeSetupReads,
  failureNotice,
  type CompleteSetupInput,
} from '@listings/shared-machines';
import { useEmitted, useMachineEffects, usePage, useReads } from '@listings/shared-app';
import { forgetClearing, forgetPhone } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { forgetMerchant } from '../memory/merchant-session';

export interface CompleteSetup {
  readonly busy: boolean;
  readonly complete: () => void;
}

const unfinishedNotices = ['setupUnfinished', 'requirementsUnticked'] as const;

/**
 * Completes the setup in its order and goes to the product feed [S4.20, decisions 4]. `onUnfinished` is called when the
 * store has something still to be done: it leads there.
 */
export function useCompleteSetup(
  onUnfinished: (() => void) | undefined,
  input: CompleteSetupInput = {},
): CompleteSetup {
  const { api, memory, notices } = usePage();
  const reads = useReads(completeSetupReads);
  const machine = useMemo(
    () => completeSetupMachine.provide({ actors: { ...completeSetupActors(api), reads } }),
    [api, reads],
  );
  const [state, send, actor] = useMachine(machine, { input });
  useMachineEffects(actor);
  useEmitted(actor, 'setup.unfinished', () => onUnfinished?.());
  const isDone = state.hasTag('done');
  useEffect(() => {
    if (!isDone) return;
    forgetPhone(memory);
    forgetMerchant();
    forgetClearing();
  }, [isDone, memory]);
  const complete = () => {
    for (const id of unfinishedNotices) notices.dismiss(failureNotice(id));
    send({ type: 'complete' });
  };
  return { busy: state.hasTag('busy') || isDone, complete };
}
