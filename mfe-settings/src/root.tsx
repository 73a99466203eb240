import { rulesMessages } from '@listings/shared-machines';
import {
  accountCardsTexts,
  accountErrorTexts,
  AppRoot,
  contactErrorTexts,
  figureErrorTexts,
  phoneTexts,
  programErrorTexts,
  sectionFormTexts,
  storeAddressTexts,
  type AppProps,
} from '@listings/shared-sections';
import { settingsTexts } from './messages/en';
import { Screens } from './screens/screens';

const errors = { ...accountErrorTexts, ...contactErrorTexts, ...figureErrorTexts, ...programErrorTexts };
const catalogs = {
  settings: settingsTexts,
  sections: {
    ...sectionFormTexts,
    accountCards: accountCardsTexts,
    phone: phoneTexts,
    storeAddress: storeAddressTexts,
    errors,
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
