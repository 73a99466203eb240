import { AppRoot, type AppProps } from '@listings/shared-sections';
import { settingsTexts } from './messages/en';
import { Screens } from './screens/screens';

const catalogs = { settings: settingsTexts };

/** Settings and their sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
