import { replayTours } from '@listings/model-testing/tours';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { settingsTexts } from '../messages/settings.texts';
import { linked } from '../testing/settings.harness';
import { Screens } from './screens';

const options = {
  screen: () => <Screens />,
  catalogs: { sections: sectionsTexts, settings: settingsTexts },
  store: linked,
};

replayTours('disconnect', options);
replayTours('campaignPausing', options);
replayTours('storeAddress', options);
replayTours('providerReconnect', options);
replayTours('alertSettings', options);
replayTours('alertWebhook', options);
replayTours('apiKeys', options);
