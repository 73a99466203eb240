import type { EndpointKey } from '@listings/shared-api/contract';
import { usePage, useParam, useOffered } from '@listings/shared-app';
import type { SubpathOf } from '@listings/shared-machines';
import { LazyPlace, LoadingCard, Page, retryLazy } from '@listings/shared-ui';
import { useEffect, type ComponentType } from 'react';
import { settings } from './places';
import { SettingsScreen } from './settings/settings.screen';

const EditPhoneScreen = retryLazy(() =>
  import('./edit-phone/edit-phone.screen').then((module) => module.EditPhoneScreen),
);
const EditAddressScreen = retryLazy(() =>
  import('./edit-address/edit-address.screen').then((module) => module.EditAddressScreen),
);

export const ReconnectHostingScreen = retryLazy(() =>
  import('./reconnect/reconnect-hosting.screen').then((module) => module.ReconnectHostingScreen),
);
export const ReconnectProviderScreen = retryLazy(() =>
  import('./reconnect/reconnect-provider.screen').then((module) => module.ReconnectProviderScreen),
);
const AlertsScreen = retryLazy(() => import('./alerts/alerts.screen').then((module) => module.AlertsScreen));
const ApiKeysScreen = retryLazy(() => import('./api-keys/api-keys.screen').then((module) => module.ApiKeysScreen));
const ActivityScreen = retryLazy(() => import('./activity/activity.screen').then((module) => module.ActivityScreen));

/** Each `subpath` with the call that its view stands on; one that this store does not have leads to the settings [O2.48]. */
const views = {
  '/edit-phone-number': [EditPhoneScreen, 'verifyPhoneNumber'],
  '/edit-store-address': [EditAddressScreen, 'saveContactInformation'],
  '/reconnect-wpcom-account': [ReconnectHostingScreen],
  '/reconnect-google-account': [ReconnectProviderScreen],
  '/alerts': [AlertsScreen, 'getAlertSettings'],
  '/api-keys': [ApiKeysScreen, 'listApiKeys'],
  '/activity': [ActivityScreen, 'getActivityEntry'],
} as const satisfies Record<SubpathOf<'/google/settings'>, readonly [ComponentType, EndpointKey?]>;

const subpaths = Object.keys(views) as (keyof typeof views)[];

export function Screens() {
  const { navigation } = usePage();
  const subpath = useParam('subpath', subpaths);
  const [View, call] = subpath === undefined ? [SettingsScreen] : views[subpath];
  const isThere = useOffered()(...(call ? [call] : []));
  useEffect(() => {
    if (!isThere) navigation.to(settings, { replace: true });
  }, [isThere, navigation]);
  return (
    <LazyPlace
      fallback={
        <Page>
          <LoadingCard lines={6} />
        </Page>
      }
    >
      {isThere && <View />}
    </LazyPlace>
  );
}
