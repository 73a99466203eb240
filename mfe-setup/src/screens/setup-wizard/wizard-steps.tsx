import type { SetupStep } from '@listings/shared-machines';
import type { ComponentType } from 'react';
import { AccountsStep } from './accounts.step';
import { AudienceStep } from './audience.step';
import { ListingsStep } from './listings.step';
import { RequirementsStep } from './requirements.step';
import type { WizardStepProps } from './wizard-step.types';

/** What each step shows, by its key: a step is merged or dropped here and in the steps' data alone [decisions 29]. */
export const wizardSteps: Readonly<Record<SetupStep['key'], ComponentType<WizardStepProps>>> = {
  accounts: AccountsStep,
  target_audience: AudienceStep,
  shipping_and_taxes: ListingsStep,
  store_requirements: RequirementsStep,
};
