import { setupWizardActors, setupWizardMachine, type SetupStep } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';

export interface SetupWizard {
  readonly status: 'loading' | 'unavailable' | 'ready' | 'leaving';
  readonly steps: readonly SetupStep[];
  readonly openKey: string;
  /** Key of the furthest step that may be opened. */
  readonly reachedKey: string;
  /** The server is being asked where the setup stands. */
  readonly busy: boolean;
  readonly continueToNext: () => void;
  readonly open: (key: string) => void;
  readonly retry: () => void;
}

/** The stepper of the merchant setup; leaves for the dashboard by itself once the setup is complete. */
export function useSetupWizard(): SetupWizard {
  const { api } = usePage();
  const machine = useMemo(() => setupWizardMachine.provide({ actors: setupWizardActors(api) }), [api]);
  const [state, send, actor] = useMachine(machine);
  useMachineEffects(actor);
  const { steps, open, saved } = state.context;
  return {
    status: state.matches('leaving')
      ? 'leaving'
      : state.hasTag('failed')
        ? 'unavailable'
        : state.matches('ready')
          ? 'ready'
          : 'loading',
    steps,
    openKey: steps[open]?.key ?? '',
    reachedKey: steps[Math.max(open, saved)]?.key ?? '',
    busy: state.hasTag('busy'),
    continueToNext: () => send({ type: 'continue' }),
    open: (key) => send({ type: 'step.opened', key }),
    retry: () => send({ type: 'retry' }),
  };
}
