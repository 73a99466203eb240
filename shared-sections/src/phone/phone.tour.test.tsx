import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '../messages/sections.texts';
import { PhoneSection } from './phone.section';

replayTours('phoneVerification', {
  store: { merchant: { id: 12345678, status: 'connected' } },
  screen: () => <PhoneSection view="setup-mc" />,
  catalogs: { sections: sectionsTexts },
});
