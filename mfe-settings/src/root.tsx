import { AppRoot, useParam, type AppProps } from '@listings/shared-sections';
import { settingsTexts } from './messages/en';
import { EditPhoneScreen } from './screens/edit-phone/edit-phone.screen';
import { EditAddressScreen } from './screens/edit-address/edit-address.screen';
import { ReconnectHostingScreen } from './screens/reconnect/reconnect-hosting.screen';
import { ReconnectProviderScreen } from './screens/reconnect/reconnect-provider.screen';
import { SettingsScreen } from './screens/settings/settings.screen';

const catalogs = { settings: settingsTexts };

/** What each `subpath` shows; the default view without one [O2.48]. */
const views = {
  '/edit-phone-number': EditPhoneScreen,
  '/edit-store-address': EditAddressScreen,
  '/reconnect-wpcom-account': ReconnectHostingScreen,
  '/reconnect-google-account': ReconnectProviderScreen,
} as const;

function Screens() {
  const subpath = useParam('subpath', Object.keys(views) as (keyof typeof views)[]);
  const Screen = subpath === undefined ? SettingsScreen : views[subpath];
  return <Screen />;
}

/** Settings and their sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
