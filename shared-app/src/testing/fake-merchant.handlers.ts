import { defaultSettings, merchantRetrySeconds, merchantScopes } from '@listings/shared-api/contract';
import { done, failure, ok, type FakeHandlers } from './fake-handlers';
import { scopeRefusal, throughProvider } from './fake-refusals';
import type { FakeStore } from './fake-store';

type MerchantKey =
  | 'getMerchantConnection'
  | 'disconnectMerchant'
  | 'listMerchantAccounts'
  | 'connectMerchantAccount'
  | 'reclaimUrl'
  | 'switchUrl'
  | 'getSetupStatus';

const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Forgets the merchant account and all that was set up for it. */
export function forgetMerchant(store: FakeStore): void {
  store.merchant = { id: 0, status: 'disconnected' };
  store.switchId = 0;
  store.setupComplete = false;
  store.audience = { ...store.audience, location: null, countries: null };
  store.rates = [];
  store.times = [];
  store.contact = { ...store.contact, phone_number: null, mc_address: null, is_mc_address_different: true };
  store.review = { status: null, cooldown: 0, issues: [], reviewEligibleRegions: [] };
  store.settings = defaultSettings();
}

/** Makes the account, which belongs to the one who is connected. */
function createAccount(store: FakeStore): number {
  const id = (store.lastId += 1);
  const account = { id, subaccount: true, name: bare(store.homeUrl), domain: store.homeUrl };
  store.merchantAccounts = [...store.merchantAccounts, account];
  return id;
}

/** Goes on with the account as far as nothing stands in its way. */
function advance(store: FakeStore, id: number) {
  const website_url = bare(store.homeUrl);
  const [obstacle] = store.obstacles;
  switch (obstacle) {
    case 'notReady':
      store.obstacles = store.obstacles.slice(1);
      store.merchant = { id, status: 'incomplete', step: 'link' };
      return failure(503, 'Please retry the request after the indicated number of seconds.', {
        id,
        retry_after: merchantRetrySeconds,
      });
    case 'otherUrl': {
      const claimed_url = bare(store.merchantAccounts.find((account) => account.id === id)?.domain ?? '');
      store.switchId = id;
      store.merchant = { id: 0, status: 'disconnected' };
      return failure(409, `This Merchant Center account already has a verified and claimed URL, ${claimed_url}`, {
        id,
        claimed_url,
        new_url: website_url,
      });
    }
    case 'claimed':
      store.merchant = { id, status: 'incomplete', step: 'claim' };
      return failure(403, 'Website already claimed, use overwrite to complete the process.', { id, website_url });
    case 'claimedForGood':
      store.merchant = { id, status: 'incomplete', step: 'claim' };
      return failure(406, 'Unable to claim website URL with this Merchant Center Account.', { id, website_url });
    default:
      store.merchant = { id, status: 'connected' };
      return ok({ id, subaccount: null, name: null, domain: null });
  }
}

/** Goes on once the first thing in the way is out of it. */
function advanceWithout(store: FakeStore, id: number) {
  store.obstacles = store.obstacles.slice(1);
  return advance(store, id);
}

function connect(store: FakeStore, id: number) {
  const { merchant, merchantAccounts, setupComplete } = store;
  if (merchant.id === id) return advance(store, id);
  const stored = merchant.id === 0 ? {} : { id: merchant.id };
  if (merchant.id !== 0 && setupComplete)
    return failure(400, `Merchant Center account already connected: ${merchant.id}`, stored);
  return merchantAccounts.some((account) => account.id === id)
    ? advance(store, id)
    : failure(400, `You have no access to the Merchant Center account ${id}.`, stored);
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((entry) => other.includes(entry));

function setupStep({ merchant, audience, countryList, settings, rates, times }: FakeStore) {
  if (merchant.status !== 'connected') return 'accounts' as const;
  const targets = audience.location === 'all' ? Object.keys(countryList.countries) : (audience.countries ?? []);
  if (audience.location === null || targets.length === 0) return 'target_audience' as const;
  const hasTax = settings.tax_rate !== null || !targets.includes('US');
  const timeCountries = times.map(({ countryCode }) => countryCode);
  const rateCountries = rates.map(({ country }) => country);
  const hasTimes = settings.shipping_time === 'manual' || isSameSet(timeCountries, targets);
  const hasRates =
    settings.shipping_rate === 'manual' || settings.shipping_rate === 'automatic' || isSameSet(rateCountries, targets);
  return hasTax && hasTimes && hasRates ? ('store_requirements' as const) : ('shipping_and_taxes' as const);
}

/** The merchant account, and where its setup stands. */
export const fakeMerchantHandlers: FakeHandlers<MerchantKey> = {
  getMerchantConnection: (_, store) => ok(store.merchant),
  disconnectMerchant: (_, store) => {
    forgetMerchant(store);
    return ok(done('Merchant Center account successfully disconnected.'));
  },
  listMerchantAccounts: throughProvider((_, store) => ok(store.merchantAccounts)),
  connectMerchantAccount: throughProvider(({ body }, store) => {
    const refusal = scopeRefusal(store, merchantScopes);
    if (refusal) return refusal;
    if (body?.id !== undefined) return connect(store, body.id);
    return advance(store, store.merchant.id === 0 ? createAccount(store) : store.merchant.id);
  }),
  reclaimUrl: throughProvider(({ body: { id } }, store) =>
    store.obstacles[0] === 'claimed' && store.merchant.id === id
      ? advanceWithout(store, id)
      : failure(400, 'Attempting invalid claim overwrite.', { id }),
  ),
  switchUrl: throughProvider(({ body }, store) => {
    const id = body?.id ?? 0;
    if (id === 0 || store.switchId !== id) return failure(400, 'Attempting invalid URL switch.');
    store.switchId = 0;
    return advanceWithout(store, id);
  }),
  getSetupStatus: (_, store) =>
    ok(
      store.setupComplete ? { status: 'complete' as const } : { status: 'incomplete' as const, step: setupStep(store) },
    ),
};
