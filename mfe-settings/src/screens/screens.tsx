import { useParam } from '@listings/shared-app';
import { EditAddressScreen } from './edit-address/edit-address.screen';
import { EditPhoneScreen } from './edit-phone/edit-phone.screen';
import { ReconnectHostingScreen } from './reconnect/reconnect-hosting.screen';
import { ReconnectProviderScreen } from './reconnect/reconnect-provider.screen';
import { SettingsScreen } from './settings/settings.screen';

/** What each `subpath` shows; the default view without one [O2.48]. */
const views = {
  '/edit-phone-number': EditPhoneScreen,
  '/edit-store-address': EditAddressScreen,
  '/reconnect-wpcom-account': ReconnectHostingScreen,
  '/reconnect-google-account': ReconnectProviderScreen,
} as const;

const subpaths = Object.keys(views) as (keyof typeof views)[];

export function Screens() {
  const subpath = useParam('subpath', subpaths);
  const Screen = subpath === undefined ? SettingsScreen : views[subpath];
  return <Screen />;
}
