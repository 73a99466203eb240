import { completeSetupActors, completeSetupMachine, type CompleteSetupInput } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-app';
import { forgetClearing, forgetPhone } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { forgetMerchant } from '../memory/merchant-session';

export interface CompleteSetup {
  readonly busy: boolean;
  readonly complete: () => void;
}

/** Completes the setup in its order and goes to the product feed [S4.20, decisions 4]. */
export function useCompleteSetup(input: CompleteSetupInput = {}): CompleteSetup {
  const { api, memory } = usePage();
  const machine = useMemo(() => completeSetupMachine.provide({ actors: completeSetupActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine, { input });
  useMachineEffects(actor);
  const isDone = state.hasTag('done');
  useEffect(() => {
    if (!isDone) return;
    forgetPhone(memory);
    forgetMerchant();
    forgetClearing();
  }, [isDone, memory]);
  return { busy: state.hasTag('busy') || isDone, complete: () => send({ type: 'complete' }) };
}
