import { rulesMessages } from '@listings/shared-machines';
import { accountCardsTexts, AppRoot, sectionFormTexts, errorTexts, type AppProps } from '@listings/shared-sections';
import { adsSetupTexts } from './messages/ads.en';
import { AdsSetupScreen } from './screens/ads-setup/ads-setup.screen';

const catalogs = {
  adsSetup: adsSetupTexts,
  sections: { ...sectionFormTexts, accountCards: accountCardsTexts, errors: errorTexts },
  rules: rulesMessages,
};

/** Ads setup: an application of its own, built and deployed apart from the wizard. */
export function AdsSetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <AdsSetupScreen />
    </AppRoot>
  );
}
