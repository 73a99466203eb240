import { storyOf } from '@listings/shared-app/testing';
import { accountsPage, existing, noHosting, noProvider } from './accounts.harness';

export default { title: 'Screens/Setup accounts' };

export const NothingConnected = storyOf(
  () => accountsPage({ store: { hosting: noHosting, provider: noProvider } }).element,
);
export const ChooseAccount = storyOf(() => accountsPage({ store: { merchantAccounts: [existing] } }).element);
export const AllConnected = storyOf(
  () => accountsPage({ store: { merchant: { id: existing.id, status: 'connected' } } }).element,
);
export const Failed = storyOf(() => {
  const { fake, element } = accountsPage();
  fake.fail('getHostingConnection', { status: 500, body: { message: 'Oops.' } }, 9);
  return element;
});
export const Loading = storyOf(() => {
  const { fake, element } = accountsPage();
  fake.hold('getHostingConnection');
  return element;
});
