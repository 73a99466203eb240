import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { adsSetupTexts } from '../../messages/ads.texts';
import { AdsSetupScreen } from './ads-setup.screen';

const options = {
  screen: () => <AdsSetupScreen />,
  catalogs: { sections: sectionsTexts, adsSetup: adsSetupTexts },
} as const;

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  localStorage.clear();
});

replayTours('adsSetup', options);
replayTours('adsAccount', options);
replayTours('billing', options);
replayTours('campaignLaunch', options);
