import { ApiError, errorBody } from '@listings/shared-api/contract';
import { createFakeApi } from './fake-api';

it('answers from what was saved before', async () => {
  const { api, store } = createFakeApi();
  await api.saveAudience({ body: { location: 'selected', countries: ['US', 'GB'] } });
  expect(await api.getAudience()).toEqual({
    location: 'selected',
    countries: ['US', 'GB'],
    locale: 'en_US',
    language: 'English',
  });
  await api.saveShippingTimes({ body: { country_codes: ['US', 'GB'], time: 3 } });
  expect(await api.listShippingTimes()).toEqual([
    { countryCode: 'GB', time: 3 },
    { countryCode: 'US', time: 3 },
  ]);
  expect(store.times).toHaveLength(2);
});

it('refuses what the contract refuses, and keeps the call', async () => {
  const { api, callsOf } = createFakeApi();
  const refused = api.saveAudience({ body: { location: 'selected', countries: ['US', 'US'] } });
  await expect(refused).rejects.toMatchObject({ kind: 'http', status: 400, endpoint: 'saveAudience' });
  expect(callsOf('saveAudience')).toEqual([
    { key: 'saveAudience', body: { location: 'selected', countries: ['US', 'US'] } },
  ]);
});

it('rejects with the declared body of an error', async () => {
  const { api } = createFakeApi({ ads: { id: 7, currency: 'USD', symbol: '$', status: 'incomplete' } });
  const error: unknown = await api.connectAdsAccount().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(errorBody(error as ApiError, 'connectAdsAccount', 428)).toEqual({
    message: 'Billing setup must be completed.',
    billing_url: 'https://ads.google.com/billing',
    billing_status: 'unknown',
  });
});

it('fails as often as it is told to, before anything changes', async () => {
  const { api, store, fail } = createFakeApi();
  fail('saveSettings', { status: 500, body: { message: 'Oops.' } });
  await expect(api.saveSettings({ body: { website_live: true } })).rejects.toMatchObject({ serverMessage: 'Oops.' });
  expect(store.settings.website_live).toBe(false);
  await api.saveSettings({ body: { website_live: true } });
  expect(store.settings.website_live).toBe(true);
});

it('holds a call until it is let go', async () => {
  const { api, hold } = createFakeApi();
  const release = hold('getSettings');
  const seen = jest.fn();
  const read = api.getSettings().then(seen);
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  release();
  await read;
  expect(seen).toHaveBeenCalledTimes(1);
});

it('gives the step at which the setup stands [S3.16]', async () => {
  const { api } = createFakeApi();
  const step = async () => {
    const status = await api.getSetupStatus();
    return status.status === 'complete' ? 'complete' : status.step;
  };
  expect(await step()).toBe('accounts');
  await api.connectMerchantAccount();
  expect(await step()).toBe('target_audience');
  await api.saveAudience({ body: { location: 'selected', countries: ['GB'] } });
  expect(await step()).toBe('shipping_and_taxes');
  await api.saveSettings({ body: { shipping_rate: 'automatic', shipping_time: 'manual' } });
  expect(await step()).toBe('store_requirements');
  await api.syncSettings();
  expect(await step()).toBe('complete');
});
