import { adsAccountActors } from '../ads-account/ads-account.actors';
import { audienceReads, shippingClearingActors } from '../audience/audience.actors';
import { campaignLaunchActors } from '../campaign-launch/campaign-launch.actors';
import { hostingConnectionActors } from '../hosting-connection/hosting-connection.actors';
import { merchantConnectionActors } from '../merchant-connection/merchant-connection.actors';
import { phoneVerificationActors } from '../phone-verification/phone-verification.actors';
import { productVisibilityActors } from '../product-visibility/product-visibility.machine';
import { providerConnectionActors } from '../provider-connection/provider-connection.actors';
import { saveRates, saveTimes, shippingReads } from '../shipping/shipping.actors';
import { apiError, refused } from './answers';
import { ask, scripted } from './ask';

const never = scripted(new Error('must not be called')).call;
const batch = { errors: [], success: [] };
const failedBatch = { errors: [{ message: 'Not this one.' }], success: [] };

describe('accounts', () => {
  const unused = {
    switchUrl: never,
    reclaimUrl: never,
    disconnectMerchant: never,
  };

  it('creates a merchant account without a body and connects one with its id [S7.11]', async () => {
    const { call, given } = scripted({ id: 7, name: '', domain: '' });
    const { connectMerchantAccount } = merchantConnectionActors({ ...unused, connectMerchantAccount: call });
    await expect(ask(connectMerchantAccount, { id: null })).resolves.toEqual({ type: 'answer.connected', id: 7 });
    await ask(connectMerchantAccount, { id: 7 });
    expect(given).toEqual([{}, { body: { id: 7 } }]);
  });

  it('sends the id to reclaim and to switch the URL [S7.12, S7.13]', async () => {
    const reclaim = scripted({ id: 7 });
    const change = scripted(apiError(403, { details: { id: 7, website_url: 'shop.example' } }));
    const actors = merchantConnectionActors({
      ...unused,
      connectMerchantAccount: never,
      reclaimUrl: reclaim.call,
      switchUrl: change.call,
    });
    await expect(ask(actors.reclaimUrl, { id: 7 })).resolves.toEqual({ type: 'answer.connected', id: 7 });
    await expect(ask(actors.switchUrl, { id: 7 })).resolves.toMatchObject({ type: 'answer.claimed' });
    expect([reclaim.given, change.given]).toEqual([[{ body: { id: 7 } }], [{ body: { id: 7 } }]]);
  });

  it('asks for the authorization pages with the next page, and a hint where there is one [S4.03, S7.03, S7.05]', async () => {
    const { call, given } = scripted({ url: 'https://auth.example' });
    const hosting = hostingConnectionActors({ startHostingConnection: call });
    const provider = providerConnectionActors({
      startProviderConnection: call,
      disconnectMerchant: never,
      disconnectProvider: never,
    });
    await ask(hosting.startHostingConnection, { nextPage: 'reconnect' });
    await ask(provider.startProviderConnection, { nextPage: 'setup-mc', loginHint: null });
    await ask(provider.startProviderConnection, { nextPage: 'setup-ads', loginHint: 'jane@example.com' });
    expect(given).toEqual([
      { query: { next_page_name: 'reconnect' } },
      { query: { next_page_name: 'setup-mc' } },
      { query: { next_page_name: 'setup-ads', login_hint: 'jane@example.com' } },
    ]);
  });

  it('creates an ads account without a body and links one with its id [S7.34, O7.15]', async () => {
    const { call, given } = scripted({ id: 5, billing_url: null });
    const api = {
      startProviderConnection: never,
      connectAdsAccount: call,
    };
    const { connectAdsAccount } = adsAccountActors(api, (work) => work());
    await expect(ask(connectAdsAccount, { id: null })).resolves.toEqual({ type: 'answer.linked' });
    await ask(connectAdsAccount, { id: 5 });
    expect(given).toEqual([{}, { body: { id: 5 } }]);
    const elsewhere = adsAccountActors(api, () => Promise.resolve(null));
    await expect(ask(elsewhere.connectAdsAccount, { id: 5 })).resolves.toEqual({ type: 'answer.elsewhere' });
    expect(given).toHaveLength(2);
  });
});

it('requests and verifies a code with the fields of the contract [S3.13, S7.17, S7.18]', async () => {
  const request = scripted({ verification_id: 'id' });
  const verify = scripted(null);
  const actors = phoneVerificationActors({ requestVerificationCode: request.call, verifyPhoneNumber: verify.call });
  await ask(actors.requestVerificationCode, { country: 'US', e164: '+12133734253', method: 'PHONE_CALL' });
  await expect(ask(actors.verifyPhoneNumber, { verificationId: 'id', code: '123456', method: 'SMS' })).resolves.toEqual(
    { type: 'answer.verified' },
  );
  expect(request.given).toEqual([
    { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'PHONE_CALL' } },
  ]);
  expect(verify.given).toEqual([
    { body: { verification_id: 'id', verification_code: '123456', verification_method: 'SMS' } },
  ]);
});

it('finishes the account and completes the setup; the decision is then done with [decisions 5]', async () => {
  const kept: unknown[] = [];
  const connect = scripted({ id: 5, billing_url: null });
  const complete = scripted({ status: 'success', message: '' });
  const store = {
    recall: () => null,
    keep: (next: unknown) => void kept.push(next),
    withLock: <T>(work: () => Promise<T>) => work(),
    newKey: () => 'decision-1',
    now: () => 0,
  };
  const actors = campaignLaunchActors(
    { connectAdsAccount: connect.call, createCampaign: never, completeAdsSetup: complete.call },
    store,
  );
  await expect(ask(actors.connectAdsAccount)).resolves.toEqual({ type: 'answer.done' });
  expect([connect.given, kept]).toEqual([[undefined], []]);
  await expect(ask(actors.completeAdsSetup, { account: 5 })).resolves.toEqual({ type: 'answer.done' });
  expect(kept).toEqual([{ open: null, last: null }]);
});

it('changes the visibility of products by their ids [O7.06]', async () => {
  const { call, given } = scripted({ success: [1], errors: [] });
  const { updateProductVisibility } = productVisibilityActors({ updateProductVisibility: call });
  await expect(ask(updateProductVisibility, { ids: [1], visible: true })).resolves.toEqual({
    type: 'answer.updated',
    failed: [],
  });
  expect(given).toEqual([{ body: { ids: [1], visible: true } }]);
});

describe('shipping', () => {
  const rate = (country: string, amount: number, id?: string) => ({
    ...(id === undefined ? {} : { id }),
    country,
    currency: 'USD',
    rate: amount,
    options: {},
  });
  const saved = [rate('US', 5, '1'), rate('GB', 6, '2')];

  it('deletes removed rates by id and then upserts the changed ones [S4.15, S7.24, S7.25]', async () => {
    const remove = scripted(batch);
    const save = scripted({ errors: [], success: [{ status: '', message: '', rate: rate('US', 7, '1') }] });
    const answer = await saveRates(
      { deleteShippingRates: remove.call, saveShippingRates: save.call, listShippingRates: never },
      { value: [rate('US', 7)], saved },
    );
    expect(answer).toEqual({ type: 'answer.saved', saved: [rate('US', 7, '1')] });
    expect(remove.given).toEqual([{ body: { ids: ['2'] } }]);
    expect(save.given).toEqual([{ body: { rates: [rate('US', 7)] } }]);
  });

  it('calls nothing when nothing changed', async () => {
    const api = { deleteShippingRates: never, saveShippingRates: never, listShippingRates: never };
    await expect(saveRates(api, { value: saved, saved })).resolves.toEqual({ type: 'answer.saved', saved });
  });

  it('takes a deletion for done when the rate is gone, and for refused while it is still listed', async () => {
    const api = (listed: unknown) => ({
      deleteShippingRates: scripted(failedBatch).call,
      saveShippingRates: never,
      listShippingRates: scripted(listed).call,
    });
    const change = { value: [saved[0]!], saved };
    await expect(saveRates(api([saved[0]]), change)).resolves.toMatchObject({ type: 'answer.saved' });
    await expect(saveRates(api(saved), change)).resolves.toEqual(refused('Not this one.', 400));
    await expect(saveRates(api(apiError(500)), change)).resolves.toEqual(refused(null, 500));
  });

  describe('after a save that failed part of the way', () => {
    const wanted = [rate('US', 5, '1'), rate('GB', 6, '2'), rate('DE', 8)];

    it('saves rates against the store’s own list, under the ids it has them by [S4.15]', async () => {
      const remove = scripted(batch);
      const save = scripted({ errors: [], success: [{ status: '', message: '', rate: rate('GB', 6, '12') }] });
      const api = {
        listShippingRates: scripted([rate('US', 5, '1'), rate('DE', 8, '13'), rate('FR', 9, '14')]).call,
        deleteShippingRates: remove.call,
        saveShippingRates: save.call,
      };
      await expect(saveRates(api, { value: wanted, saved, isInDoubt: true })).resolves.toEqual({
        type: 'answer.saved',
        saved: [rate('US', 5, '1'), rate('GB', 6, '12'), rate('DE', 8, '13')],
      });
      expect(remove.given).toEqual([{ body: { ids: ['14'] } }]);
      expect(save.given).toEqual([{ body: { rates: [rate('GB', 6)] } }]);
    });

    it('saves times against the store’s own list [S4.16]', async () => {
      const save = scripted(batch);
      const remove = scripted(batch);
      const value = [{ countryCode: 'US', time: 3 }];
      const api = {
        listShippingTimes: scripted([
          { countryCode: 'US', time: 4 },
          { countryCode: 'GB', time: 3 },
        ]).call,
        saveShippingTimes: save.call,
        deleteShippingTimes: remove.call,
      };
      await expect(saveTimes(api, { value, saved: value, isInDoubt: true })).resolves.toEqual({
        type: 'answer.saved',
        saved: value,
      });
      expect(save.given).toEqual([{ body: { country_codes: ['US'], time: 3 } }]);
      expect(remove.given).toEqual([{ body: { country_codes: ['GB'] } }]);
    });

    it('saves nothing while the list cannot be read', async () => {
      const listed = scripted(apiError(500)).call;
      const rates = { listShippingRates: listed, deleteShippingRates: never, saveShippingRates: never };
      const times = { listShippingTimes: listed, deleteShippingTimes: never, saveShippingTimes: never };
      const doubt = { saved: [], isInDoubt: true };
      await expect(saveRates(rates, { ...doubt, value: wanted })).resolves.toEqual(refused(null, 500));
      await expect(saveTimes(times, { ...doubt, value: [] })).resolves.toEqual(refused(null, 500));
    });
  });

  it('takes a failed entry of a batch for a refusal although its status says success', async () => {
    const api = {
      deleteShippingRates: never,
      listShippingRates: never,
      saveShippingRates: scripted(failedBatch).call,
    };
    await expect(saveRates(api, { value: [rate('US', 7)], saved: [] })).resolves.toEqual(refused('Not this one.', 400));
  });

  it('saves each changed time once for its countries and deletes those that are gone [S4.16, S7.27, S7.28]', async () => {
    const save = scripted(batch);
    const remove = scripted(batch);
    const value = ['US', 'DE'].map((countryCode) => ({ countryCode, time: 4 }));
    const before = ['US', 'GB'].map((countryCode) => ({ countryCode, time: 3 }));
    const answer = await saveTimes(
      { listShippingTimes: never, saveShippingTimes: save.call, deleteShippingTimes: remove.call },
      { value, saved: before },
    );
    expect(answer).toEqual({ type: 'answer.saved', saved: value });
    expect(save.given).toEqual([{ body: { country_codes: ['US', 'DE'], time: 4 } }]);
    expect(remove.given).toEqual([{ body: { country_codes: ['GB'] } }]);
  });

  it.each([
    [failedBatch, refused('Not this one.', 400)],
    [apiError(500, { serverMessage: 'Down.' }), refused('Down.', 500)],
  ])('does not take a failed time for saved', async (output, expected) => {
    const api = { listShippingTimes: never, saveShippingTimes: scripted(output).call, deleteShippingTimes: never };
    await expect(saveTimes(api, { value: [{ countryCode: 'US', time: 4 }], saved: [] })).resolves.toEqual(expected);
  });

  it('says that it was a deletion that failed, which has words of its own [S8.28]', async () => {
    const api = {
      listShippingTimes: never,
      saveShippingTimes: never,
      deleteShippingTimes: scripted(apiError(500, { serverMessage: null })).call,
    };
    await expect(saveTimes(api, { value: [], saved: [{ countryCode: 'US', time: 4 }] })).resolves.toEqual({
      ...refused(null, 500),
      call: 'deleteShippingTimes',
    });
  });

  it('takes the first suggested rate of each country [S7.23]', () => {
    expect(shippingReads.suggestShippingRates([rate('US', 5), rate('US', 7), rate('GB', 6)])).toEqual({
      type: 'answer.suggestions',
      rates: [rate('US', 5), rate('GB', 6)],
    });
  });

  const clearing = {
    rates: [{ ...rate('US', 5), id: '1' }],
    times: [
      { countryCode: 'US', time: 3 },
      { countryCode: 'GB', time: 3 },
    ],
  };
  const clearingCalls = () => ({
    deleteShippingRates: scripted(batch),
    deleteShippingTimes: scripted(batch),
    saveShippingRates: scripted(batch),
    saveShippingTimes: scripted(batch),
  });
  const clearingActors = (calls: ReturnType<typeof clearingCalls>) =>
    shippingClearingActors({
      deleteShippingRates: calls.deleteShippingRates.call,
      deleteShippingTimes: calls.deleteShippingTimes.call,
      saveShippingRates: calls.saveShippingRates.call,
      saveShippingTimes: calls.saveShippingTimes.call,
    });

  it('clears rates by id and times by country', async () => {
    const calls = clearingCalls();
    await ask(clearingActors(calls).deleteShippingRates, clearing);
    await ask(clearingActors(calls).deleteShippingTimes, clearing);
    expect(calls.deleteShippingRates.given).toEqual([{ body: { ids: ['1'] } }]);
    expect(calls.deleteShippingTimes.given).toEqual([{ body: { country_codes: ['US', 'GB'] } }]);
  });

  it('restores rates and times without ids, and takes away what came since', async () => {
    const calls = clearingCalls();
    const stored = { rates: [{ ...rate('CA', 2), id: '7' }], times: [{ countryCode: 'CA', time: 9 }] };
    const restoring = { ...clearing, before: clearing, stored };
    await ask(clearingActors(calls).saveShippingRates, restoring);
    await ask(clearingActors(calls).saveShippingTimes, restoring);
    expect([
      calls.deleteShippingRates.given,
      calls.saveShippingRates.given,
      calls.deleteShippingTimes.given,
      calls.saveShippingTimes.given,
    ]).toEqual([
      [{ body: { ids: ['7'] } }],
      [{ body: { rates: [rate('US', 5)] } }],
      [{ body: { country_codes: ['CA'] } }],
      [{ body: { country_codes: ['US', 'GB'], time: 3 } }],
    ]);
  });
});

it('reads audience and suggestions as they come [S7.19, S7.20]', () => {
  const audience = { location: null, countries: null, locale: 'en_US', language: 'English' };
  expect(audienceReads.getAudience(audience)).toEqual({ type: 'answer.audience', audience });
  expect(audienceReads.suggestAudience(audience)).toEqual({ type: 'answer.suggestion', audience });
});
