import { ApiError, type EndpointKey } from '@listings/shared-api/contract';
import type { NoticeId, ScreenRead } from '@listings/shared-machines';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../testing/fake-handlers';
import { createFakePage, FakePageRoot, type FakePage } from '../testing/fake-page';
import { usePage } from '../page/page-context';
import { useFailureNotice } from './use-failure-notice';
import { useServerRead } from '../reads/use-server-read';

type ScreenCall = Extract<EndpointKey, NoticeId>;

const serverError = failure(500, 'The server’s own words');

function Reading({ read }: { read: ScreenRead }) {
  return <p>{useServerRead(read).status}</p>;
}

/** Screen that calls the api and shows a failure. */
function Calling({ call }: { call: ScreenCall }) {
  const { api } = usePage();
  const notifyFailure = useFailureNotice();
  const press = async () => {
    try {
      await (api[call] as () => Promise<unknown>)();
    } catch (error) {
      if (error instanceof ApiError) notifyFailure(call, error);
    }
  };
  return <button onClick={() => void press()}>go</button>;
}

async function readFails(read: ScreenRead, fault = serverError): Promise<FakePage> {
  const fake = createFakePage();
  fake.fail(read, fault);
  render(
    <FakePageRoot fake={fake}>
      <Reading read={read} />
    </FakePageRoot>,
  );
  expect(await screen.findByText('error')).toBeInTheDocument();
  return fake;
}

async function callFails(call: ScreenCall, fault = serverError): Promise<FakePage> {
  const fake = createFakePage();
  fake.fail(call, fault);
  render(
    <FakePageRoot fake={fake}>
      <Calling call={call} />
    </FakePageRoot>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  await waitFor(() => expect(fake.callsOf(call)).toHaveLength(1));
  return fake;
}

const texts = (fake: FakePage) => fake.notices.map(({ kind, text }) => [kind, text]);

const accountReads: [ScreenRead, string][] = [
  ['getHostingConnection', 'There was an error loading Jetpack account info.'],
  ['getProviderConnection', 'There was an error loading Google account info.'],
  ['getProviderAccess', 'There was an error loading Google account access info.'],
  ['getMerchantConnection', 'There was an error loading Google Merchant Center account info.'],
  ['listMerchantAccounts', 'There was an error getting your Google Merchant Center accounts.'],
  ['getAdsConnection', 'There was an error loading Google Ads account info.'],
  ['getBillingStatus', 'There was an error getting the billing status of your Google Ads account.'],
  ['listAdsAccounts', 'There was an error getting your Google Ads accounts.'],
];

it.each(accountReads)('tells when %s fails: %s [S8.02-S8.10]', async (read, text) => {
  expect(texts(await readFails(read))).toEqual([['error', text]]);
});

const listingReads: [ScreenRead, string][] = [
  ['getSettings', 'There was an error loading merchant center settings.'],
  ['listShippingRates', 'There was an error loading shipping rates.'],
  ['listShippingTimes', 'There was an error loading shipping times.'],
  ['getAudience', 'There was an error loading target audience.'],
  ['listCountries', 'There was an error loading supported country details.'],
  ['getContactInformation', 'There was an error loading Google Merchant Center contact information.'],
  ['getSetupStatus', 'There was an error loading your merchant center setup status.'],
];

it.each(listingReads)(
  'tells when %s fails: %s [S8.22, S8.23, S8.25, S8.26, S8.31, S8.34, S8.37, S8.41, S8.42]',
  async (read, text) => {
    expect(texts(await readFails(read))).toEqual([['error', text]]);
  },
);

const operatingReads: [ScreenRead, string][] = [
  ['getReview', 'There was an error loading your merchant center product review request status.'],
  ['listIssues', 'There was an error loading issues to resolve.'],
  ['listProductFeed', 'There was an error loading product feed.'],
  ['getFreeProgramsReport', 'There was an error loading report.'],
  ['getPaidProductsReport', 'There was an error loading report.'],
  ['getProductStatistics', 'There was an error loading your merchant center product statistics.'],
  ['listCampaigns', 'There was an error loading ads campaigns.'],
];

it.each(operatingReads)('tells when %s fails: %s [O8.04, O8.05, O8.06, O8.08]', async (read, text) => {
  expect(texts(await readFails(read))).toEqual([['error', text]]);
});

const accountCalls: [ScreenCall, string][] = [
  ['startHostingConnection', 'Unable to connect your WordPress.com account. Please try again later.'],
  ['startProviderConnection', 'Unable to connect your Google account. Please try again later.'],
  ['disconnectProvider', 'Unable to disconnect your Google account. Please try again later.'],
  ['disconnectMerchant', 'Unable to disconnect your Google Merchant Center account. Please try again later.'],
  ['disconnectAds', 'Unable to disconnect your Google Ads account. Please try again later.'],
  ['disconnectAll', 'Unable to disconnect all your accounts. Please try again later.'],
];

it.each(accountCalls)('tells when %s fails: %s [S8.11, S8.12, S8.14-S8.17, O8.12, O8.13]', async (call, text) => {
  const fake = await callFails(call);
  await waitFor(() => expect(texts(fake)).toEqual([['error', text]]));
});

const savingCalls: [ScreenCall, string][] = [
  ['saveSettings', 'There was an error trying to save settings. Please try again later.'],
  ['saveShippingTimes', 'There was an error trying to add / update shipping times. Please try again later.'],
  ['deleteShippingTimes', 'There was an error trying to delete shipping times. Please try again later.'],
  [
    'saveContactInformation',
    'Unable to update your Google Merchant Center contact information. Please try again later.',
  ],
  ['connectAdsAccount', 'Unable to connect your Google Ads account. Please try again later.'],
  ['updateProductVisibility', 'Unable to update the channel visibility of products. Please try again later.'],
  ['createCampaign', 'Unable to create your paid ads campaign. Please try again later.'],
  ['updateCampaign', 'Unable to update your paid ads campaign. Please try again later.'],
  ['deleteCampaign', 'Unable to delete your paid ads campaign. Please try again later.'],
];

it.each(savingCalls)(
  'tells when %s fails: %s [S8.24, S8.27, S8.28, S8.36, S8.45, O8.07, O8.09, O8.14]',
  async (call, text) => {
    const fake = await callFails(call);
    await waitFor(() => expect(texts(fake)).toEqual([['error', text]]));
  },
);

const withOwnWords: [ScreenCall, string][] = [
  ['connectMerchantAccount', 'Unable to connect Merchant Center account. Please try again later.'],
  ['switchUrl', 'Unable to switch to your new URL. Please try again later.'],
  ['requestVerificationCode', 'Unable to request the phone verification code. Please try again later.'],
  ['verifyPhoneNumber', 'Unable to verify your phone number. Please try again later.'],
];

it.each(withOwnWords)('shows the server’s message when %s fails [S8.20, S8.40]', async (call) => {
  const spoken = await callFails(call);
  await waitFor(() => expect(texts(spoken)).toEqual([['error', 'The server’s own words']]));
});

it.each(withOwnWords)(
  'has words of its own when the server gives none for %s: %s [S8.20, S8.35, S8.38, S8.39]',
  async (call, text) => {
    const fake = createFakePage();
    fake.fail(call, { kind: 'network' });
    render(
      <FakePageRoot fake={fake}>
        <Calling call={call} />
      </FakePageRoot>,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    await waitFor(() => expect(texts(fake)).toEqual([['error', text]]));
  },
);

it('is silent for a 401 of a read and of a change [S6.06, S8.01, O7.28]', async () => {
  const unauthorized = failure(401, 'Sign in');
  expect(texts(await readFails('getSettings', unauthorized))).toEqual([]);
  expect(texts(await callFails('disconnectAll', unauthorized))).toEqual([]);
});

it('logs each failure by its call and status, a 401 as well, and nothing else of it [S8.01]', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation();
  await readFails('getSettings', failure(401, 'Sign in as jane@example.com'));
  await callFails('disconnectAll');
  await waitFor(() =>
    expect(logged.mock.calls).toEqual([['getSettings failed (401)'], ['disconnectAll failed (500)']]),
  );
  logged.mockRestore();
});

it('is silent for a call that was given up', async () => {
  const fake = createFakePage();
  fake.fail('getSettings', { kind: 'cancelled' });
  render(
    <FakePageRoot fake={fake}>
      <Reading read="getSettings" />
    </FakePageRoot>,
  );
  expect(await screen.findByText('error')).toBeInTheDocument();
  expect(texts(fake)).toEqual([]);
});

it('says nothing of a call that this store does not have', async () => {
  const fake = createFakePage({ bootstrap: { missingCalls: ['getReview'] } });
  render(
    <FakePageRoot fake={fake}>
      <Reading read="getReview" />
    </FakePageRoot>,
  );
  expect(await screen.findByText('error')).toBeInTheDocument();
  expect(texts(fake)).toEqual([]);
});
