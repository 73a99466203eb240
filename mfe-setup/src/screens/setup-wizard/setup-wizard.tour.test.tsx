import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { setupTexts } from '../../messages/setup.texts';
import { SetupWizardScreen } from './setup-wizard.screen';
import { wizardSteps } from './wizard-steps';

beforeAll(() => Promise.all(Object.values(wizardSteps).map((step) => step.preload())));

replayTours('setupWizard', {
  screen: () => <SetupWizardScreen />,
  store: { merchant: { id: 12345678, status: 'connected' } },
  catalogs: { sections: sectionsTexts, setup: setupTexts },
});
