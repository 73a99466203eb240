// Page
export { PageProvider, usePage, type AppProps } from './page/page.context';
export { useFailureNotice, useFailureText, type Failure } from './page/use-failure-notice';
export { AppRoot, type AppRootProps } from './page/app-root';
export { AppButtonLink, AppLink, type AppButtonLinkProps, type AppLinkProps } from './page/app-link';
export { OutsideLink, type OutsideLinkProps } from './page/outside-link';
export { useLeaveGuard } from './page/use-leave-guard';
export { useLocation, useParam } from './page/use-location';
export { serverRead, useServerRead, type ServerReadOptions } from './page/use-server-read';
export { useMachineEffects, type MachineEffect } from './page/use-machine-effects';
export { sectionsTexts } from './messages/en';

// Accounts
export { AccountCard, type AccountCardProps, type AccountKind, type AccountState } from './account-cards/account-card';
export { useHostingConnection, type HostingConnection } from './account-cards/use-hosting-connection';
export {
  useProviderConnection,
  type ProviderConnection,
  type ProviderConnectionOptions,
} from './account-cards/use-provider-connection';
export { DocumentationLink, type DocumentationLinkProps } from './links/documentation-link';
