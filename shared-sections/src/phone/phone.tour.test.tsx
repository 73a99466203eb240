import { replayTours } from '../testing/stage.tour';
import { PhoneSection } from './phone.section';

describe('the phone block', () => {
  replayTours('phoneVerification', { screen: () => <PhoneSection view="setup-mc" /> });
});
