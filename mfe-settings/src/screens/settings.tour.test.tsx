import { replayTours } from '@listings/shared-sections/tours';
import { settingsTexts } from '../messages/en';
import { linked } from '../testing/settings.harness';
import { Screens } from './screens';

const options = { screen: () => <Screens />, catalogs: { settings: settingsTexts }, store: linked };

replayTours('disconnect', options);
replayTours('storeAddress', options);
replayTours('providerReconnect', options);
