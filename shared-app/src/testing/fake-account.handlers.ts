import { done, failure, ok, type FakeHandlers } from './fake-handlers';
import type { FakeStore } from './fake-store';

type AccountKey =
  | 'getHostingConnection'
  | 'startHostingConnection'
  | 'disconnectHosting'
  | 'getProviderConnection'
  | 'startProviderConnection'
  | 'getProviderAccess'
  | 'disconnectProvider'
  | 'getMerchantConnection'
  | 'disconnectMerchant'
  | 'listMerchantAccounts'
  | 'connectMerchantAccount'
  | 'reclaimUrl'
  | 'switchUrl'
  | 'getSetupStatus'
  | 'disconnectAll';

const noHosting = { active: 'no', owner: 'no', displayName: '', email: '' } as const;
const noProvider = { active: 'no' as const, email: '', scope: [] };
const merchantAnswer = (id: number) => ({ id, subaccount: null, name: null, domain: null });

function forgetMerchant(store: FakeStore): void {
  store.merchant = { id: 0, status: 'disconnected' };
  store.setupComplete = false;
  store.audience = { ...store.audience, location: null, countries: null };
  store.rates = [];
  store.times = [];
  store.settings = {
    shipping_rate: null,
    shipping_time: null,
    tax_rate: null,
    website_live: false,
    checkout_process_secure: false,
    payment_methods_visible: false,
    refund_tos_visible: false,
    contact_info_visible: false,
  };
}

function setupStep({ merchant, audience, settings, rates, times }: FakeStore) {
  if (merchant.status !== 'connected') return 'accounts' as const;
  const targets = audience.countries ?? [];
  if (audience.location === null || (audience.location === 'selected' && targets.length === 0))
    return 'target_audience' as const;
  const hasTax = settings.tax_rate !== null || !targets.includes('US');
  const hasTimes =
    settings.shipping_time === 'manual' || targets.every((code) => times.some((time) => time.countryCode === code));
  const hasRates =
    (settings.shipping_rate !== null && settings.shipping_rate !== 'flat') ||
    targets.every((code) => rates.some((rate) => rate.country === code));
  return hasTax && hasTimes && hasRates ? ('store_requirements' as const) : ('shipping_and_taxes' as const);
}

/** Hosting, provider and merchant account, remembered in the store. Conflicts are scripted by the test. */
export const fakeAccountHandlers: FakeHandlers<AccountKey> = {
  getHostingConnection: (_, store) => ok(store.hosting),
  startHostingConnection: () => ok({ url: 'https://wordpress.com/authorize' }),
  disconnectHosting: (_, store) => {
    store.hosting = noHosting;
    return ok(done);
  },
  getProviderConnection: (_, store) => ok(store.provider),
  startProviderConnection: () => ok({ url: 'https://accounts.google.com/authorize' }),
  getProviderAccess: (_, { provider, merchant, ads }) =>
    ok({
      ...provider,
      ...(merchant.id === 0 ? {} : { merchant_account: merchant.id, merchant_access: 'yes' as const }),
      ...(ads.id === 0 ? {} : { ads_account: ads.id, ads_access: 'yes' as const }),
    }),
  disconnectProvider: (_, store) => {
    store.provider = noProvider;
    return ok(done);
  },
  getMerchantConnection: (_, store) => ok(store.merchant),
  disconnectMerchant: (_, store) => {
    forgetMerchant(store);
    return ok(done);
  },
  listMerchantAccounts: (_, store) => ok(store.merchantAccounts),
  connectMerchantAccount: ({ body }, store) => {
    if (store.provider.active === 'no') return failure(401, 'Please reconnect your Google account.');
    const id = body?.id ?? (store.lastId += 1);
    store.merchant = { id, status: 'connected' };
    return ok(merchantAnswer(id));
  },
  reclaimUrl: ({ body }, store) => {
    store.merchant = { id: body.id, status: 'connected' };
    return ok(merchantAnswer(body.id));
  },
  switchUrl: ({ body }, store) => {
    if (body?.id === undefined) return failure(400, 'Attempting invalid URL switch.');
    store.merchant = { id: body.id, status: 'connected' };
    return ok(merchantAnswer(body.id));
  },
  getSetupStatus: (_, store) =>
    ok(
      store.setupComplete ? { status: 'complete' as const } : { status: 'incomplete' as const, step: setupStep(store) },
    ),
  disconnectAll: (_, store) => {
    forgetMerchant(store);
    store.ads = { id: 0, currency: null, symbol: '$', status: 'disconnected' };
    store.provider = noProvider;
    store.hosting = noHosting;
    return ok({ errors: {}, responses: {} });
  },
};
