import { done, failure, ok, type FakeHandlers } from './fake-handlers';

type AdsKey =
  | 'getAdsConnection'
  | 'disconnectAds'
  | 'listAdsAccounts'
  | 'connectAdsAccount'
  | 'getBillingStatus'
  | 'completeAdsSetup'
  | 'recommendBudget'
  | 'listCampaigns'
  | 'createCampaign'
  | 'getCampaign'
  | 'updateCampaign'
  | 'deleteCampaign';

/** Ads account and campaigns, remembered in the store. */
export const fakeAdsHandlers: FakeHandlers<AdsKey> = {
  getAdsConnection: (_, store) => ok(store.ads),
  disconnectAds: (_, store) => {
    store.ads = { id: 0, currency: null, symbol: '$', status: 'disconnected' };
    store.adsSetupComplete = false;
    return ok(done);
  },
  listAdsAccounts: (_, store) => ok(store.adsAccounts),
  connectAdsAccount: ({ body }, store) => {
    const isNew = body?.id === undefined && store.ads.id === 0;
    const id = body?.id ?? (isNew ? (store.lastId += 1) : store.ads.id);
    const isOpen = body?.id === undefined && store.billing.status !== 'approved';
    store.ads = { id, currency: 'USD', symbol: '$', status: isOpen ? 'incomplete' : 'connected' };
    if (isNew) store.ads = { ...store.ads, sub_account: true, created_timestamp: Math.floor(Date.now() / 1000) };
    if (!isOpen) return ok({ id, billing_url: null });
    const { status: billing_status, billing_url } = store.billing;
    return { status: 428, body: { message: 'Billing setup must be completed.', billing_url, billing_status } };
  },
  getBillingStatus: (_, store) => ok(store.billing),
  completeAdsSetup: (_, store) => {
    store.adsSetupComplete = true;
    return ok(done);
  },
  recommendBudget: ({ query }, { recommendation: { currency, recommendations } }) => {
    const found = recommendations.filter(({ country }) => query.country_codes.includes(country));
    if (found.length > 0) return ok({ currency, recommendations: found });
    return failure(404, 'Cannot find any budget recommendations.', { currency, country_codes: query.country_codes });
  },
  listCampaigns: ({ query }, store) =>
    ok(store.campaigns.filter(({ status }) => !query.exclude_removed || status !== 'removed')),
  createCampaign: ({ body }, store) => {
    const id = (store.lastId += 1);
    const campaign = {
      id,
      name: body.name ?? `Campaign ${id}`,
      status: 'enabled' as const,
      type: 'performance_max',
      amount: body.amount,
      country: body.targeted_locations[0] ?? '',
      targeted_locations: [...body.targeted_locations],
    };
    store.campaigns = [...store.campaigns, campaign];
    return ok(campaign);
  },
  getCampaign: ({ params }, store) => {
    const campaign = store.campaigns.find(({ id }) => id === params.id);
    return campaign ? ok(campaign) : failure(404, 'Campaign is not available.', { id: params.id });
  },
  updateCampaign: ({ params, body: { name, status, amount } }, store) => {
    store.campaigns = store.campaigns.map((campaign) =>
      campaign.id === params.id
        ? {
            ...campaign,
            name: name ?? campaign.name,
            status: status ?? campaign.status,
            amount: amount ?? campaign.amount,
          }
        : campaign,
    );
    return ok({ ...done, id: params.id });
  },
  deleteCampaign: ({ params }, store) => {
    store.campaigns = store.campaigns.map((campaign) =>
      campaign.id === params.id ? { ...campaign, status: 'removed' as const } : campaign,
    );
    return ok({ ...done, id: params.id });
  },
};
