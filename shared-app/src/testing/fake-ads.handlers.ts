import { scopes, type Campaign } from '@listings/shared-api/contract';
import { forgetAds } from './fake-account.handlers';
import { done, failure, ok, type FakeFailure, type FakeHandlers } from './fake-handlers';
import { countryRefusal, scopeRefusal, throughProvider } from './fake-refusals';
import type { FakeStore } from './fake-store';

type AdsKey =
  | 'getAdsConnection'
  | 'disconnectAds'
  | 'listAdsAccounts'
  | 'connectAdsAccount'
  | 'getBillingStatus'
  | 'completeAdsSetup'
  | 'recommendBudget'
  | 'estimateCampaign'
  | 'listCampaigns'
  | 'createCampaign'
  | 'getCampaign'
  | 'updateCampaign'
  | 'deleteCampaign';

const billingUrl = 'https://ads.google.com/billing';

/** Links the account with the merchant account, which is the last step of its setup. */
function finish(store: FakeStore, id: number, billing_url: string | null) {
  const { step: _done, ...ads } = { ...store.ads, id, currency: store.currency, symbol: '$' };
  if (store.merchant.status !== 'connected') {
    store.ads = { ...ads, status: 'incomplete', step: 'link_merchant' };
    return failure(400, 'A Merchant Center account must be connected');
  }
  store.ads = { ...ads, status: 'connected' };
  return ok({ id, billing_url });
}

function link(store: FakeStore, id: number) {
  if (store.ads.id !== 0 && store.ads.id !== id) return failure(400, `Ads account ${store.ads.id} already connected.`);
  const account = store.adsAccounts.find((known) => known.id === id);
  if (!account) return failure(403, `You have no access to the Ads account ${id}.`);
  if (account.billing) store.billing = account.billing;
  return finish(store, id, null);
}

/** Makes an account where there is none, then goes on as far as billing lets it. */
function createOrContinue(store: FakeStore) {
  if (store.ads.id === 0) {
    const id = (store.lastId += 1);
    store.adsAccounts = [...store.adsAccounts, { id, name: store.homeUrl.replace(/^https?:\/\//, '') }];
    store.ads = {
      id,
      currency: store.currency,
      symbol: '$',
      status: 'incomplete',
      step: 'billing',
      sub_account: true,
      created_timestamp: Math.floor(Date.now() / 1000),
    };
  }
  const { status: billing_status, billing_url } = store.billing;
  if (billing_status === 'approved') return finish(store, store.ads.id, billingUrl);
  return {
    status: 428 as const,
    body: { message: 'Billing setup must be completed.', billing_url: billing_url ?? billingUrl, billing_status },
  };
}

const unknownCampaign = (id: number): FakeFailure => failure(404, 'Campaign is not available.', { id });

const refusedWith = (code: string, message: string, more: object = {}): FakeFailure =>
  failure(400, message, { errors: { [code]: message }, ...more });

const notOfRemoved = (message: string, id: number): FakeFailure =>
  refusedWith('OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE', message, { id });

const nameRefusal = ({ campaigns }: FakeStore, name: string | undefined, id?: number): FakeFailure | null =>
  campaigns.some((known) => known.name === name && known.status !== 'removed' && known.id !== id)
    ? refusedWith('DUPLICATE_CAMPAIGN_NAME', 'A campaign with this name already exists', id === undefined ? {} : { id })
    : null;

/** Campaigns belong to the ads account: without one there are none. */
const campaignsOf = ({ ads, campaigns }: FakeStore): readonly Campaign[] => (ads.id === 0 ? [] : campaigns);

const campaignOf = (store: FakeStore, id: number): Campaign | undefined =>
  campaignsOf(store).find((campaign) => campaign.id === id);

function changeCampaign(store: FakeStore, id: number, change: Partial<Campaign>): void {
  store.campaigns = store.campaigns.map((campaign) => (campaign.id === id ? { ...campaign, ...change } : campaign));
}

/** Ads account and campaigns, remembered in the store. */
export const fakeAdsHandlers: FakeHandlers<AdsKey> = {
  getAdsConnection: (_, store) => ok(store.ads),
  disconnectAds: (_, store) => {
    forgetAds(store);
    return ok(done('Successfully disconnected.'));
  },
  listAdsAccounts: throughProvider((_, store) => scopeRefusal(store, [scopes.ads]) ?? ok(store.adsAccounts)),
  connectAdsAccount: throughProvider(
    ({ body }, store) =>
      scopeRefusal(store, [scopes.ads]) ?? (body?.id === undefined ? createOrContinue(store) : link(store, body.id)),
  ),
  getBillingStatus: throughProvider((_, { billing }) => ok(billing)),
  completeAdsSetup: (_, store) => {
    store.adsSetupComplete = true;
    return ok(done('Successfully marked Ads setup as completed.'));
  },
  recommendBudget: ({ query: { country_codes } }, { ads, recommendation: { currency, recommendations } }) => {
    if (ads.id === 0)
      return failure(400, 'No currency available for the Ads account.', { currency: '', country_codes });
    const found = recommendations.filter(({ country }) => country_codes.includes(country));
    if (found.length > 0) return ok({ currency, recommendations: found });
    return failure(404, 'Cannot find any budget recommendations.', { currency, country_codes });
  },
  estimateCampaign: ({ query: { country_codes } }, { ads, estimate }) => {
    if (ads.id === 0)
      return failure(400, 'No currency available for the Ads account.', { currency: '', country_codes });
    return estimate
      ? ok(estimate)
      : failure(404, 'No store is similar.', { currency: ads.currency ?? '', country_codes });
  },
  listCampaigns: throughProvider(({ query }, store) =>
    ok(campaignsOf(store).filter(({ status }) => !query.exclude_removed || status !== 'removed')),
  ),
  createCampaign: throughProvider(({ body }, store) => {
    if (store.ads.id === 0)
      return failure(400, 'Error creating campaign: no Ads account is connected.', { errors: {} });
    const { amount, targeted_locations, name } = body;
    const refusal = countryRefusal(store, 'targeted_locations', targeted_locations) ?? nameRefusal(store, name);
    if (refusal) return refusal;
    const id = (store.lastId += 1);
    const campaign = {
      id,
      name: name ?? `Campaign ${id}`,
      status: 'enabled' as const,
      type: 'performance_max',
      amount,
      country: store.contact.wc_address?.country ?? '',
      targeted_locations: [...targeted_locations],
    };
    store.campaigns = [...store.campaigns, campaign];
    return ok(campaign);
  }),
  getCampaign: throughProvider(({ params: { id } }, store) => {
    const campaign = campaignOf(store, id);
    return campaign ? ok(campaign) : unknownCampaign(id);
  }),
  updateCampaign: throughProvider(({ params: { id }, body: { name, status, amount } }, store) => {
    if (name === undefined && status === undefined && amount === undefined)
      return failure(400, 'Invalid edit data.', { status: 'invalid_data' });
    const campaign = campaignOf(store, id);
    if (!campaign) return unknownCampaign(id);
    if (campaign.status === 'removed') return notOfRemoved('Error editing campaign: the campaign was removed.', id);
    const refusal = name === undefined ? null : nameRefusal(store, name, id);
    if (refusal) return refusal;
    changeCampaign(store, id, {
      name: name ?? campaign.name,
      status: status ?? campaign.status,
      amount: amount ?? campaign.amount,
    });
    return ok({ ...done('Successfully edited campaign.'), id });
  }),
  deleteCampaign: throughProvider(({ params: { id } }, store) => {
    const campaign = campaignOf(store, id);
    if (!campaign) return unknownCampaign(id);
    if (campaign.status === 'removed') return notOfRemoved('This campaign has already been deleted', id);
    changeCampaign(store, id, { status: 'removed' });
    return ok({ ...done('Successfully deleted campaign.'), id });
  }),
};
