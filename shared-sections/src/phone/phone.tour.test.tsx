import { replayTours } from '../testing/stage.tour';
import { PhoneSection } from './phone.section';

replayTours('phoneVerification', { screen: () => <PhoneSection view="setup-mc" /> });
