import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { setupTexts } from '../../messages/setup.texts';
import { AudienceStep } from './audience.step';

const options = {
  screen: () => <AudienceStep onContinue={() => undefined} />,
  catalogs: { sections: sectionsTexts, setup: setupTexts },
} as const;

replayTours('audience', options);
replayTours('shippingClearing', options);
