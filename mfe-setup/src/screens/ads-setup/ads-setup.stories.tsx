import { storyOf } from '@listings/shared-app/testing';
import { adsSetupPage, linked } from './ads-setup.harness';

export default { title: 'Screens/Ads setup', layout: 'fullscreen' };

export const ToConnect = storyOf(() => adsSetupPage().element);
export const Connected = storyOf(() => adsSetupPage({ ads: linked }).element);
export const Loading = storyOf(() => {
  const { fake, element } = adsSetupPage();
  fake.hold('getProviderConnection');
  return element;
});
