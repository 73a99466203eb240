import { rulesMessages } from '@listings/shared-machines';
import {
  accountCardsTexts,
  AppRoot,
  sectionFormTexts,
  errorTexts,
  phoneTexts,
  storeAddressTexts,
  type AppProps,
} from '@listings/shared-sections';
import { settingsTexts } from './messages/en';
import { Screens } from './screens/screens';

const catalogs = {
  settings: settingsTexts,
  sections: {
    ...sectionFormTexts,
    accountCards: accountCardsTexts,
    phone: phoneTexts,
    storeAddress: storeAddressTexts,
    errors: errorTexts,
  },
  rules: rulesMessages,
};

/** Settings and their sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
