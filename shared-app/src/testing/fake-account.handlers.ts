import { done, ok, type FakeHandlers } from './fake-handlers';
import { forgetMerchant } from './fake-merchant.handlers';
import { hostingRefusal, lostHostingRefusal } from './fake-refusals';
import type { FakeStore } from './fake-store';

type AccountKey =
  | 'getHostingConnection'
  | 'startHostingConnection'
  | 'disconnectHosting'
  | 'getProviderConnection'
  | 'startProviderConnection'
  | 'getProviderAccess'
  | 'disconnectProvider'
  | 'disconnectAll';

const noHosting = { active: 'no', owner: 'no', displayName: '', email: '' } as const;
const noProvider = { active: 'no' as const, email: '', scope: [] };
const disconnected = done('Successfully disconnected.');

/** Forgets the ads account; what ran on it is out of sight. */
export function forgetAds(store: FakeStore): void {
  store.ads = { id: 0, currency: null, symbol: '$', status: 'disconnected' };
  store.billing = { status: 'unknown', billing_url: null };
  store.adsSetupComplete = false;
}

function forgetProvider(store: FakeStore): void {
  store.provider = noProvider;
  store.access = {};
}

const accessOf = ({ provider, merchant, ads, access }: FakeStore) =>
  provider.active === 'no'
    ? { ...provider, ...access }
    : {
        ...provider,
        ...(merchant.id === 0 ? {} : { merchant_account: merchant.id, merchant_access: 'yes' as const }),
        ...(ads.id === 0 ? {} : { ads_account: ads.id, ads_access: 'yes' as const }),
        ...access,
      };

/** Hosting and provider account, and all accounts together. */
export const fakeAccountHandlers: FakeHandlers<AccountKey> = {
  getHostingConnection: (_, store) => ok(store.hosting),
  startHostingConnection: () => ok({ url: 'https://wordpress.com/authorize' }),
  disconnectHosting: (_, store) => {
    store.hosting = noHosting;
    return ok(disconnected);
  },
  getProviderConnection: (_, store) => lostHostingRefusal(store) ?? ok(store.provider),
  startProviderConnection: (_, store) => hostingRefusal(store) ?? ok({ url: 'https://accounts.google.com/authorize' }),
  getProviderAccess: (_, store) => lostHostingRefusal(store) ?? ok(accessOf(store)),
  disconnectProvider: (_, store) => {
    const { previous_email } = store.access;
    forgetProvider(store);
    if (previous_email !== undefined) store.access = { previous_email };
    return ok(disconnected);
  },
  disconnectAll: (_, store) => {
    forgetAds(store);
    forgetMerchant(store);
    forgetProvider(store);
    store.hosting = noHosting;
    return ok({
      errors: {},
      responses: {
        '/wc/gla/ads/connection': disconnected,
        '/wc/gla/mc/connection': done('Merchant Center account successfully disconnected.'),
        '/wc/gla/google/connect': disconnected,
        '/wc/gla/jetpack/connect': disconnected,
      },
    });
  },
};
