import type { SetupStep } from '@listings/shared-machines';
import { retryLazy } from '@listings/shared-ui';
import type { ComponentType } from 'react';
import { AccountsStep } from './accounts.step';
import type { WizardStepProps } from './wizard-step.types';

/** Fetched when they are reached; who begins the setup needs the first step only. */
const laterSteps = {
  target_audience: retryLazy(() => import('./audience.step').then((module) => module.AudienceStep)),
  shipping_and_taxes: retryLazy(() => import('./listings.step').then((module) => module.ListingsStep)),
  store_requirements: retryLazy(() => import('./requirements.step').then((module) => module.RequirementsStep)),
};

/** What each step shows, by its key: a step is merged or dropped here and in the steps' data alone [decisions 29]. */
export const wizardSteps: Readonly<Record<SetupStep['key'], ComponentType<WizardStepProps>>> = {
  accounts: AccountsStep,
  ...laterSteps,
};

/** Fetches a step ahead of its first use; a failure shows when it is used. */
export function preloadStep(key: SetupStep['key']): void {
  if (key in laterSteps) laterSteps[key as keyof typeof laterSteps].preload().catch(() => undefined);
}
