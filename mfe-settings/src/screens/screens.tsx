import { useOffered, usePage, useParam } from '@listings/shared-sections';
import { useEffect } from 'react';
import { EditAddressScreen } from './edit-address/edit-address.screen';
import { EditPhoneScreen } from './edit-phone/edit-phone.screen';
import { ReconnectHostingScreen } from './reconnect/reconnect-hosting.screen';
import { ReconnectProviderScreen } from './reconnect/reconnect-provider.screen';
import { callsOfView } from './screen-calls';
import { SettingsScreen } from './settings/settings.screen';

/** What each `subpath` shows; the default view without one, and for one that this store does not have [O2.48]. */
const views = {
  '/edit-phone-number': EditPhoneScreen,
  '/edit-store-address': EditAddressScreen,
  '/reconnect-wpcom-account': ReconnectHostingScreen,
  '/reconnect-google-account': ReconnectProviderScreen,
} as const;

const subpaths = Object.keys(views) as (keyof typeof views)[];

export function Screens() {
  const { navigation } = usePage();
  const subpath = useParam('subpath', subpaths);
  const isOffered = useOffered();
  const isThere = subpath === undefined || isOffered(...callsOfView[subpath]);
  useEffect(() => {
    if (!isThere) navigation.to({ path: '/google/settings' }, { replace: true });
  }, [isThere, navigation]);
  const Screen = subpath === undefined || !isThere ? SettingsScreen : views[subpath];
  return <Screen />;
}
