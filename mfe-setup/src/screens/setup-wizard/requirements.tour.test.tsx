import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { setupTexts } from '../../messages/setup.texts';
import { RequirementsStep } from './requirements.step';

const options = {
  screen: () => <RequirementsStep />,
  store: { merchant: { id: 12345678, status: 'connected' } },
  catalogs: { sections: sectionsTexts, setup: setupTexts },
} as const;

replayTours('checklistAutosave', options);
replayTours('completeSetup', options);
