import { replayTours } from '@listings/shared-sections/tours';
import { settingsTexts } from '../messages/en';
import { linked, subpath } from '../testing/settings.harness';
import { Screens } from './screens';

const options = { screen: () => <Screens />, catalogs: { settings: settingsTexts }, store: linked };

replayTours('disconnect', { ...options, location: { path: '/google/settings' } });
replayTours('storeAddress', { ...options, location: subpath('/edit-store-address') });
