import type { SetupStep } from '@listings/shared-machines';
import type { ComponentType } from 'react';
import { AccountsStep } from './accounts.step';

export interface WizardStepProps {
  /** The step is done: opens the next one. */
  readonly onContinue: () => void;
}

/** What each step shows, by its key: a step is merged or dropped here and in the steps' data alone [decisions 29]. */
export const wizardSteps: Readonly<Record<SetupStep['key'], ComponentType<WizardStepProps>>> = {
  accounts: AccountsStep,
};
