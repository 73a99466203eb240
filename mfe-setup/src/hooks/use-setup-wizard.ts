import {
  otherTabsActor,
  setupWizardMachine,
  setupStepsOf,
  setupWizardReads,
  viewOf,
  type SetupStep,
  type SetupWizardView,
} from '@listings/shared-machines';
import { useLocation, useMachineEffects, usePage, useReads, useOffered } from '@listings/shared-app';
import { isReturning } from '@listings/shared-sections';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

export interface SetupWizard {
  readonly status: SetupWizardView;
  readonly steps: readonly SetupStep[];
  readonly openKey: string;
  /** Key of the furthest step that may be opened. */
  readonly reachedKey: string;
  /** The server is being asked where the setup stands, and Continue works after it. */
  readonly busy: boolean;
  readonly continueToNext: () => void;
  readonly open: (key: string) => void;
  readonly retry: () => void;
  /** Reads the open step again. */
  readonly reload: () => void;
}

const wizardPath = '/google/setup-mc';

/** The authorization pages are reached from the first step, and lead back to it. */
const stepOfAuthorization = 'accounts';
const comesFromAuthorization = () => isReturning('hosting') || isReturning('provider');

/**
 * The stepper of the merchant setup, with the steps that this store has. The open step stands in the address, so that a reload, the browser's buttons and a
 * link lead to it; it leaves for the dashboard by itself once the setup is complete.
 */
export function useSetupWizard(): SetupWizard {
  const { navigation, otherTabs } = usePage();
  const { path, params } = useLocation();
  const named = params?.['step'] ?? null;
  const reads = useReads(setupWizardReads);
  const machine = useMemo(
    () => setupWizardMachine.provide({ actors: { reads, otherTabs: otherTabsActor(otherTabs) } }),
    [reads, otherTabs],
  );
  const [wanted] = useState(() => named ?? (comesFromAuthorization() ? stepOfAuthorization : null));
  const initialSteps = setupStepsOf(useOffered());
  const [state, send, actor] = useMachine(machine, { input: { wanted, steps: initialSteps } });
  useMachineEffects(actor);
  useEffect(() => {
    if (path === wizardPath) send({ type: 'step.visited', key: named });
  }, [send, path, named]);
  const { steps, open, saved } = state.context;
  const openKey = steps[open]?.key ?? '';
  return {
    status: viewOf(state),
    steps,
    openKey,
    reachedKey: steps[Math.max(open, saved)]?.key ?? '',
    busy: state.hasTag('busy') && !state.can({ type: 'continue' }),
    continueToNext: () => send({ type: 'continue' }),
    open: (key) => navigation.to({ path: wizardPath, params: { step: key } }),
    retry: () => send({ type: 'retry' }),
    reload: () => send({ type: 'reload' }),
  };
}
