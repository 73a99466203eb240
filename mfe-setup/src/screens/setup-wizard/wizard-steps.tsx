import type { SetupStep } from '@listings/shared-machines';
import { retryLazy } from '@listings/shared-ui';
import type { WizardStepProps } from './wizard-step.types';

const lazyStep = (load: Parameters<typeof retryLazy<WizardStepProps>>[0]) => retryLazy(load);

/**
 * Components of the steps, by key: a step is merged or dropped here and in the steps' data alone [decisions 29]. Each
 * is fetched when it is reached.
 */
export const wizardSteps: Readonly<Record<SetupStep['key'], ReturnType<typeof lazyStep>>> = {
  accounts: lazyStep(() => import('./accounts.step').then((module) => module.AccountsStep)),
  target_audience: lazyStep(() => import('./audience.step').then((module) => module.AudienceStep)),
  shipping_and_taxes: lazyStep(() => import('./listings.step').then((module) => module.ListingsStep)),
  store_requirements: lazyStep(() => import('./requirements.step').then((module) => module.RequirementsStep)),
};

/** Fetches a step ahead of its first use; a failure shows when it is used. */
export function preloadStep(key: SetupStep['key']): void {
  wizardSteps[key]?.preload().catch(() => undefined);
}
