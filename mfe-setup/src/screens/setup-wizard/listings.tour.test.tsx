import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { setupTexts } from '../../messages/setup.texts';
import { ListingsStep } from './listings.step';

replayTours('shipping', {
  screen: () => <ListingsStep onContinue={() => undefined} />,
  catalogs: { sections: sectionsTexts, setup: setupTexts },
});
