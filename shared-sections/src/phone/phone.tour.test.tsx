import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '../messages/en';
import { PhoneSection } from './phone.section';

replayTours('phoneVerification', {
  screen: () => <PhoneSection view="setup-mc" />,
  catalogs: { sections: sectionsTexts },
});
