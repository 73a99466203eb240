import type { HostingConnection, ProviderConnection } from '@listings/shared-sections';
import { useText, type Reason } from '@listings/shared-ui';
import type { MerchantConnection, MerchantView } from './use-merchant-connection';

/** Ids of the places that reasons lead to. */
export const accountTargets = {
  hosting: 'connect-hosting',
  provider: 'connect-provider',
  /** Text beside a button that cannot be used yet. */
  providerBlocked: 'provider-blocked',
  merchantBlocked: 'merchant-blocked',
  merchant: 'merchant-account',
  /** The main button of the merchant card. */
  merchantAction: 'connect-merchant',
  merchantChoice: 'merchant-accounts',
} as const;

/** Key of the words, and id of the place. */
type ReasonPlace = readonly [string, string];

/** States of the three cards. */
export interface Accounts {
  readonly hosting: Pick<HostingConnection, 'status'>;
  readonly provider: Pick<ProviderConnection, 'status'>;
  readonly merchant: Pick<MerchantConnection, 'view'>;
}

const { hosting: hostingAction, provider: providerAction, merchantAction } = accountTargets;

const hostingReason = {
  disconnected: ['hosting', hostingAction],
  redirecting: ['hosting', hostingAction],
  unavailable: ['hostingUnavailable', hostingAction],
  loading: null,
  connected: null,
} as const satisfies Record<HostingConnection['status'], ReasonPlace | null>;

const providerReason = {
  waiting: ['provider', accountTargets.providerBlocked],
  disconnected: ['provider', providerAction],
  redirecting: ['provider', providerAction],
  switching: ['provider', providerAction],
  lackingAccess: ['access', providerAction],
  unavailable: ['providerUnavailable', providerAction],
  loading: null,
  connected: null,
} as const satisfies Record<ProviderConnection['status'], ReasonPlace | null>;

const merchantReason = {
  waitingForProvider: ['merchant', accountTargets.merchantBlocked],
  choosing: ['merchant', accountTargets.merchantChoice],
  none: ['merchantNone', merchantAction],
  unavailable: ['merchantUnavailable', merchantAction],
  creating: ['merchantCreating', accountTargets.merchant],
  notReadyYet: ['merchantCreating', accountTargets.merchant],
  exhausted: ['merchantExhausted', merchantAction],
  unnamed: ['merchantUnnamed', merchantAction],
  urlConflict: ['merchantUrl', merchantAction],
  claimed: ['merchantClaim', merchantAction],
  loading: null,
  connected: null,
} as const satisfies Record<MerchantView, ReasonPlace | null>;

/** True while the state of an account is unknown. */
const isLookedUp = ({ hosting, provider, merchant }: Accounts): boolean =>
  hosting.status === 'loading' || provider.status === 'loading' || merchant.view === 'loading';

/** Requirements missing before the step can be left, in order, each with the place to meet it [decisions 22]. */
export function useAccountReasons(accounts: Accounts): Reason[] {
  const t = useText('setup');
  const { hosting, provider, merchant } = accounts;
  if (merchant.view === 'connected') return [];
  if (isLookedUp(accounts)) return [{ key: 'looking', text: t('wizard.accounts.reasons.looking') }];
  return [hostingReason[hosting.status], providerReason[provider.status], merchantReason[merchant.view]].flatMap(
    (missing) =>
      missing === null
        ? []
        : [{ key: missing[0], targetId: missing[1], text: t(`wizard.accounts.reasons.${missing[0]}`) }],
  );
}

/** Requirements of the provider's and the merchant's card before they can be used. */
export function useBlockedCards({ hosting, provider }: Accounts): {
  readonly provider: Reason;
  readonly merchant: Reason;
} {
  const t = useText('setup');
  const first = {
    key: accountTargets.providerBlocked,
    text: t('wizard.accounts.blocked.hosting'),
    targetId: accountTargets.hosting,
  };
  const second = {
    key: accountTargets.merchantBlocked,
    text: t(`wizard.accounts.blocked.${provider.status === 'lackingAccess' ? 'access' : 'provider'}`),
    targetId: accountTargets.provider,
  };
  return {
    provider: first,
    merchant: hosting.status === 'connected' ? second : { ...first, key: second.key },
  };
}
