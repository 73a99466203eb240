import { adsErrorTexts, AppRoot, creationErrorTexts, providerErrorTexts, type AppProps } from '@listings/shared-app';
import { accountCardsTexts } from '@listings/shared-sections';
import { adsSetupTexts } from './messages/ads.texts';
import { AdsSetupScreen } from './screens/ads-setup/ads-setup.screen';

const errors = { ...providerErrorTexts, ...adsErrorTexts, ...creationErrorTexts };
const catalogs = {
  adsSetup: adsSetupTexts,
  sections: { accountCards: accountCardsTexts },
  app: { errors },
};

/** Ads setup: an application of its own, built and deployed apart from the wizard. */
export function AdsSetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <AdsSetupScreen />
    </AppRoot>
  );
}
