import { isDeepStrictEqual } from 'node:util';
import type { ApiInput, ApiOutput, EndpointKey } from '../contract';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import type { Samples } from '../testing/samples';
import { accountSamples } from '../testing/samples-of-accounts';
import { alertSamples } from '../testing/samples-of-alerts';
import { handOverSamples } from '../testing/samples-of-hand-overs';
import { apiKeySamples } from '../testing/samples-of-api-keys';
import { savedViewsSamples } from '../testing/samples-of-saved-views';
import { listingSamples } from '../testing/samples-of-listings';
import { operationSamples } from '../testing/samples-of-operations';
import { createApi } from './create-api';

// Complete by its type: an endpoint without a sample does not compile.
const samples: Samples = {
  ...accountSamples,
  ...alertSamples,
  ...handOverSamples,
  ...apiKeySamples,
  ...savedViewsSamples,
  ...listingSamples,
  ...operationSamples,
};

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

type AnyCall = (input?: ApiInput<EndpointKey>) => Promise<ApiOutput<EndpointKey>>;

/** Drives the real client against the server: what of method, address, headers, body and answer is not as the sample says. */
async function mismatches(...keys: EndpointKey[]) {
  const api = createApi({ restRoot: server.restRoot, nonce: () => 'nonce-1', newKey: () => 'key-1' });
  const found: unknown[] = [];
  for (const key of keys) {
    const { input, sent, body, reply, gives } = samples[key];
    server.replyWith({ status: reply.status, ...(reply.body === null ? {} : { body: reply.body }) });
    const call = api[key] as AnyCall;
    const answer = await (input === undefined ? call() : call(input));
    const [request, ...others] = server.calls;
    const { headers = {} } = request ?? {};
    const seen = {
      sent: `${request?.method} ${request?.url}`,
      body: request?.body ? (JSON.parse(request.body) as unknown) : undefined,
      type: headers['content-type'],
      nonce: headers['x-wp-nonce'],
      idempotencyKey: headers['idempotency-key'],
      others: others.length,
      answer: answer as unknown,
    };
    const type = body === undefined ? undefined : 'application/json';
    const idempotencyKey = sent.startsWith('GET') ? undefined : 'key-1';
    const wanted = { sent, body, type, nonce: 'nonce-1', idempotencyKey, others: 0, answer: gives };
    if (!isDeepStrictEqual(seen, wanted)) found.push({ key, seen, wanted });
  }
  return found;
}

it('sends every call of the contract as its sample says, and reads what comes back', async () => {
  expect(await mismatches(...(Object.keys(samples) as EndpointKey[]))).toEqual([]);
});

describe('setup calls', () => {
  it('gives null for a 204 [S7.01, O7.28]', async () => {
    expect(await mismatches('verifyPhoneNumber')).toEqual([]);
  });
  it('reads the hosting account [S7.02]', async () => {
    expect(await mismatches('getHostingConnection')).toEqual([]);
  });
  it('asks where to authorize the hosting account [S7.03, O7.21]', async () => {
    expect(await mismatches('startHostingConnection')).toEqual([]);
  });
  it('reads the provider account [S7.04]', async () => {
    expect(await mismatches('getProviderConnection')).toEqual([]);
  });
  it('asks where to authorize the provider account [S7.05, O7.22]', async () => {
    expect(await mismatches('startProviderConnection')).toEqual([]);
  });
  it('reads what the provider account may do [S7.06]', async () => {
    expect(await mismatches('getProviderAccess')).toEqual([]);
  });
  it('disconnects the provider account [S7.07, O7.17]', async () => {
    expect(await mismatches('disconnectProvider')).toEqual([]);
  });
  it('reads the merchant account [S7.08]', async () => {
    expect(await mismatches('getMerchantConnection')).toEqual([]);
  });
  it('disconnects the merchant account [S7.09, O7.19]', async () => {
    expect(await mismatches('disconnectMerchant')).toEqual([]);
  });
  it('lists the merchant accounts [S7.10]', async () => {
    expect(await mismatches('listMerchantAccounts')).toEqual([]);
  });
  it('reclaims the URL for an account [S7.12]', async () => {
    expect(await mismatches('reclaimUrl')).toEqual([]);
  });
  it('switches the URL of an account [S7.13]', async () => {
    expect(await mismatches('switchUrl')).toEqual([]);
  });
  it('reads and saves the settings [S7.14]', async () => {
    expect(await mismatches('getSettings', 'saveSettings')).toEqual([]);
  });
  it('syncs the settings without a body [S7.15, O7.07]', async () => {
    expect(await mismatches('syncSettings')).toEqual([]);
  });
  it('reads the contact information and sends it back [S7.16, O7.23]', async () => {
    expect(await mismatches('getContactInformation', 'saveContactInformation')).toEqual([]);
  });
  it('requests a verification code [S7.17]', async () => {
    expect(await mismatches('requestVerificationCode')).toEqual([]);
  });
  it('verifies the phone number [S7.18]', async () => {
    expect(await mismatches('verifyPhoneNumber')).toEqual([]);
  });
  it('reads and saves the audience [S7.19]', async () => {
    expect(await mismatches('getAudience', 'saveAudience')).toEqual([]);
  });
  it('asks for a suggested audience [S7.20]', async () => {
    expect(await mismatches('suggestAudience')).toEqual([]);
  });
  it('lists countries and continents [S7.21]', async () => {
    expect(await mismatches('listCountries')).toEqual([]);
  });
  it('lists the shipping rates, numbers made of strings [S7.22]', async () => {
    expect(await mismatches('listShippingRates')).toEqual([]);
  });
  it('asks for suggested rates of indexed countries [S7.23]', async () => {
    expect(await mismatches('suggestShippingRates')).toEqual([]);
  });
  it('saves shipping rates [S7.24]', async () => {
    expect(await mismatches('saveShippingRates')).toEqual([]);
  });
  it('deletes shipping rates with a body on DELETE [S7.25]', async () => {
    expect(await mismatches('deleteShippingRates')).toEqual([]);
  });
  it('lists the shipping times as a list [S7.26]', async () => {
    expect(await mismatches('listShippingTimes')).toEqual([]);
  });
  it('saves shipping times [S7.27]', async () => {
    expect(await mismatches('saveShippingTimes')).toEqual([]);
  });
  it('deletes shipping times with a body on DELETE [S7.28]', async () => {
    expect(await mismatches('deleteShippingTimes')).toEqual([]);
  });
  it('reads the setup status [S7.29]', async () => {
    expect(await mismatches('getSetupStatus')).toEqual([]);
  });
  it('reads the ads account [S7.30]', async () => {
    expect(await mismatches('getAdsConnection')).toEqual([]);
  });
  it('disconnects the ads account [S7.31, O7.18]', async () => {
    expect(await mismatches('disconnectAds')).toEqual([]);
  });
  it('disconnects all accounts [S7.32, O7.20]', async () => {
    expect(await mismatches('disconnectAll')).toEqual([]);
  });
  it('lists the ads accounts [S7.33]', async () => {
    expect(await mismatches('listAdsAccounts')).toEqual([]);
  });
  it('reads the billing status [S7.35, O7.14]', async () => {
    expect(await mismatches('getBillingStatus')).toEqual([]);
  });
  it('asks for recommended budgets of countries [S7.36, O7.13]', async () => {
    expect(await mismatches('recommendBudget')).toEqual([]);
  });
  it('creates a campaign [S7.37, O7.10]', async () => {
    expect(await mismatches('createCampaign')).toEqual([]);
  });
  it('completes the ads setup [S7.38]', async () => {
    expect(await mismatches('completeAdsSetup')).toEqual([]);
  });
});

describe('operating calls', () => {
  it('reads the review status [O7.01]', async () => {
    expect(await mismatches('getReview')).toEqual([]);
  });
  it('requests a review without a body [O7.02]', async () => {
    expect(await mismatches('requestReview')).toEqual([]);
  });
  it('lists one page of issues [O7.03]', async () => {
    expect(await mismatches('listIssues')).toEqual([]);
  });
  it('lists one page of the product feed [O7.04]', async () => {
    expect(await mismatches('listProductFeed')).toEqual([]);
  });
  it('reads the product statistics [O7.05]', async () => {
    expect(await mismatches('getProductStatistics')).toEqual([]);
  });
  it('changes the visibility of products [O7.06]', async () => {
    expect(await mismatches('updateProductVisibility')).toEqual([]);
  });
  it('asks for reports with period, interval, fields, order and ids [O7.08]', async () => {
    expect(
      await mismatches(
        'getFreeProgramsReport',
        'getFreeProductsReport',
        'getPaidProgramsReport',
        'getPaidProductsReport',
      ),
    ).toEqual([]);
  });
  it('lists the campaigns [O7.09]', async () => {
    expect(await mismatches('listCampaigns')).toEqual([]);
  });
  it('changes a campaign [O7.11]', async () => {
    expect(await mismatches('updateCampaign')).toEqual([]);
  });
  it('removes a campaign [O7.12]', async () => {
    expect(await mismatches('deleteCampaign')).toEqual([]);
  });
  it('reads the state of the three connections [O7.16]', async () => {
    expect(await mismatches('getProviderConnection', 'getProviderAccess', 'getHostingConnection')).toEqual([]);
  });
  it('reads and saves the audience, and lists countries by continent [O7.24]', async () => {
    expect(await mismatches('getAudience', 'saveAudience', 'listCountries')).toEqual([]);
  });
  it('reads, saves and deletes shipping rates and times [O7.25]', async () => {
    expect(
      await mismatches(
        'listShippingRates',
        'saveShippingRates',
        'deleteShippingRates',
        'listShippingTimes',
        'saveShippingTimes',
        'deleteShippingTimes',
      ),
    ).toEqual([]);
  });
  it('reads the catalogue by a list of ids [O7.26]', async () => {
    expect(await mismatches('listProducts', 'listProductVariations', 'listVariations')).toEqual([]);
  });
  it('asks the dashboard figures and the access of accounts by the calls of the contract [O7.27]', async () => {
    expect(await mismatches('getFreeProgramsReport', 'getPaidProgramsReport', 'getProviderAccess')).toEqual([]);
  });
  it('disconnects hosting and reads one campaign', async () => {
    expect(await mismatches('disconnectHosting', 'getCampaign')).toEqual([]);
  });
});

describe('calls with an optional body', () => {
  it('creates a merchant account without a body and connects one with its id [S7.11]', async () => {
    expect(await mismatches('connectMerchantAccount')).toEqual([]);
    await createApi({ restRoot: server.restRoot, nonce: () => 'n' }).connectMerchantAccount();
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/wc/gla/mc/accounts', '{"id":12345678}'],
      ['POST', '/wc/gla/mc/accounts', ''],
    ]);
  });

  it('creates an ads account without a body and links one with its id [S7.34, O7.15]', async () => {
    expect(await mismatches('connectAdsAccount')).toEqual([]);
    await createApi({ restRoot: server.restRoot, nonce: () => 'n' }).connectAdsAccount();
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/wc/gla/ads/accounts', '{"id":1234567890}'],
      ['POST', '/wc/gla/ads/accounts', ''],
    ]);
  });
});
