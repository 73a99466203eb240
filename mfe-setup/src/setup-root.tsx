import type { AppLocation } from '@listings/shared-machines';
import {
  AppRoot,
  audienceErrorTexts,
  connectionErrorTexts,
  elsewhereErrorTexts,
  type AppProps,
} from '@listings/shared-app';
import { sectionFormTexts } from '@listings/shared-sections';
import { wizardTexts } from './messages/wizard.texts';
import { SetupWizardScreen } from './screens/setup-wizard/setup-wizard.screen';
import { preloadStep } from './screens/setup-wizard/wizard-steps';

/** Fetches the step of an address at once, while the wizard asks where the setup stands. */
export function preloadStepOf({ params }: AppLocation): void {
  const step = params?.['step'];
  if (step !== undefined) preloadStep(step);
}

// Each step brings its own texts along, and each later one the failures it can tell of.
const errors = { ...connectionErrorTexts, ...audienceErrorTexts, ...elsewhereErrorTexts };
const catalogs = {
  setup: { wizard: wizardTexts },
  sections: sectionFormTexts,
  app: { errors },
};

/** The setup wizard. */
export function SetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <SetupWizardScreen />
    </AppRoot>
  );
}
