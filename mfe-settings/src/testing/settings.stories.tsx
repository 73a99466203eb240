import { storyOf } from '@listings/shared-app/testing';
import { settingsPage, subpath } from './settings.harness';

export default { title: 'Screens/Settings', layout: 'fullscreen' };

const failed = { status: 500, body: { message: 'Oops.' } } as const;
const all = ['getContactInformation', 'getProviderConnection', 'getAdsConnection', 'getMerchantConnection'] as const;

export const Filled = storyOf(() => settingsPage().element);
export const EditAddress = storyOf(() => settingsPage({ location: subpath('/edit-store-address') }).element);
export const EditPhone = storyOf(() => settingsPage({ location: subpath('/edit-phone-number') }).element);
export const Failed = storyOf(
  () =>
    settingsPage({}, (fake) => {
      for (const key of all) fake.fail(key, failed, 9);
    }).element,
);
export const Loading = storyOf(
  () =>
    settingsPage({}, (fake) => {
      for (const key of all) fake.hold(key);
    }).element,
);
