// Page
export { PageProvider, usePage, type AppProps } from './page/page.context';
export { serverRead, useServerRead } from './page/use-server-read';
export { useFailureNotice, useFailureText, type Failure } from './page/use-failure-notice';
export { useMachineEffects, type MachineEffect } from './page/use-machine-effects';
export { sectionsTexts } from './messages/en';

// Accounts
export { useHostingConnection, type HostingConnection } from './account-cards/use-hosting-connection';
export {
  useProviderConnection,
  type ProviderConnection,
  type ProviderConnectionOptions,
} from './account-cards/use-provider-connection';
