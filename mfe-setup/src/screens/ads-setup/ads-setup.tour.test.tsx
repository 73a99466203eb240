import { replayTours } from '@listings/shared-sections/tours';
import { adsSetupTexts } from '../../messages/ads.en';
import { AdsSetupScreen } from './ads-setup.screen';

const options = {
  screen: () => <AdsSetupScreen />,
  catalogs: { adsSetup: adsSetupTexts },
} as const;

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  localStorage.clear();
});

replayTours('billing', options);
replayTours('campaignLaunch', options);
