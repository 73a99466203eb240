import { requirementRules } from '@listings/shared-machines';
import {
  accountErrorTexts,
  disconnectErrorTexts,
  AppRoot,
  contactErrorTexts,
  figureErrorTexts,
  programErrorTexts,
  type AppProps,
} from '@listings/shared-app';
import { accountCardsTexts, phoneTexts, sectionFormTexts, storeAddressTexts } from '@listings/shared-sections';
import { settingsTexts } from './messages/settings.texts';
import { Screens } from './screens/screens';

const errors = {
  ...accountErrorTexts,
  ...disconnectErrorTexts,
  ...contactErrorTexts,
  ...figureErrorTexts,
  ...programErrorTexts,
};
const catalogs = {
  settings: settingsTexts,
  sections: {
    ...sectionFormTexts,
    accountCards: accountCardsTexts,
    phone: phoneTexts,
    storeAddress: storeAddressTexts,
  },
  app: { errors },
  rules: requirementRules,
};

/** Settings and their sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
