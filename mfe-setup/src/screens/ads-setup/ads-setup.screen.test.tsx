import { createFakePage, type FakeStore } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAfterwards, linked, provider, scope, show, showPage } from './ads-setup.harness';

const approved = { status: 'approved', billing_url: null } as const;
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 24 * 60 * 60;
const recommendation = {
  currency: 'EUR',
  recommendations: [
    { country: 'CA', daily_budget_low: 15, daily_budget_high: 40 },
    { country: 'US', daily_budget_low: 20, daily_budget_high: 60 },
  ],
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const continueButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });

async function toCampaign() {
  await waitFor(async () => expect(await continueButton()).toBeEnabled());
  await press('Continue');
  return screen.findByRole('textbox', { name: /^Daily budget/ });
}

async function toBilling(amount = '25') {
  await userEvent.type(await toCampaign(), `${amount}{Enter}`);
  await waitFor(async () => expect(await continueButton()).toBeEnabled());
  await press('Continue');
}

forgetAfterwards();

describe('step 1: accounts', () => {
  it('has three steps and a way back to the dashboard [S2.04, S2.32]', async () => {
    const fake = show();
    const steps = within(screen.getByRole('list', { name: 'Steps of the ads setup' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      'Step 1 of 3: Set up your accounts',
      'Step 2 of 3: Create your paid campaign',
      'Step 3 of 3: Set up billing',
    ]);
    const back = screen.getByRole('link', { name: 'Back to the dashboard' });
    expect(back).toHaveAttribute('href', '/google/dashboard');
    expect(fake.visits).toEqual([]);
    expect(await continueButton()).toBeDisabled();
  });

  it('asks for full access first when the ads permission is missing [S4.22, S6.03, O6.02]', async () => {
    const fake = show({ provider: { ...provider, scope: [scope[0]!] } });
    await press(/^Allow full access/);
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://accounts.google.com/authorize' }]));
    expect(fake.callsOf('startProviderConnection')[0]?.query).toEqual({
      next_page_name: 'setup-ads',
      login_hint: 'jane@example.com',
    });
  });

  it('asks for it again when the browser shows the page as it was left for that [S4.22]', async () => {
    const fake = show({ provider: { ...provider, scope: [scope[0]!] } });
    await press(/^Allow full access/);
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    const allow = screen.getByRole('button', { name: /^Allow full access/ });
    expect(allow).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(allow).not.toHaveAttribute('aria-busy'));
    expect(allow).toBeEnabled();
  });

  it('tells that the authorization page could not be had [S8.46]', async () => {
    const fake = show({ provider: { ...provider, scope: [scope[0]!] } });
    fake.fail('startProviderConnection', { status: 500, body: { message: 'Broken' } });
    await press(/^Allow full access/);
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Unable to get Google authorization page. Please try again later.',
      ]),
    );
    expect(screen.getByRole('button', { name: /^Allow full access/ })).toBeEnabled();
  });

  it('asks no second time by itself for an account that could not be read [S8.08]', async () => {
    const fake = createFakePage({ store: { provider }, location: { path: '/google/setup-ads' } });
    fake.fail('getAdsConnection', { status: 500, body: { message: 'Broken' } }, 50);
    showPage(fake);
    await screen.findByRole('button', { name: 'Retry' });
    const asked = fake.callsOf('getAdsConnection').length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(fake.callsOf('getAdsConnection')).toHaveLength(asked);
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('shows the account that another tab has connected meanwhile', async () => {
    const fake = show();
    await screen.findByRole('button', { name: /^Create account/ });
    fake.store.ads = { ...fake.store.ads, ...linked };
    act(() => fake.changedElsewhere(['getAdsConnection']));
    await waitFor(async () => expect(await continueButton()).toBeEnabled());
    expect(screen.getByText(`Account ${linked.id}`)).toBeVisible();
  });

  it('creates an account once the terms are ticked; Continue needs an account [S2.35, S4.22]', async () => {
    const fake = show();
    await press(/^Create account/);
    const dialog = await screen.findByRole('dialog', { name: 'Create Google Ads account' });
    const create = within(dialog).getByRole('button', { name: 'Create account' });
    expect(create).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(create);
    await waitFor(async () => expect(await continueButton()).toBeEnabled());
    expect(fake.callsOf('connectAdsAccount')).toEqual([{ key: 'connectAdsAccount' }]);
  });

  it('connects an existing account chosen from the list [S4.22, S5.17]', async () => {
    const fake = show({ adsAccounts: [{ id: 77, name: 'Old ads' }] });
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeDisabled();
    await userEvent.selectOptions(await screen.findByLabelText('Select an account to connect'), '77');
    await press('Connect');
    await waitFor(() => expect(fake.callsOf('connectAdsAccount')[0]?.body).toEqual({ id: 77 }));
    expect(await screen.findByText('Account 77')).toBeVisible();
  });

  it('tells that an account could not be created [S8.44]', async () => {
    const fake = show();
    fake.fail('connectAdsAccount', { status: 500, body: { message: 'Broken' } });
    await press(/^Create account/);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Unable to create Google Ads account. Please try again later.',
      ]),
    );
  });

  it('takes the notice of a failure away once an account is connected another way [S8.44]', async () => {
    const fake = show({ adsAccounts: [{ id: 77, name: 'Old ads' }] });
    fake.fail('connectAdsAccount', { status: 500, body: { message: 'Broken' } });
    await press(/^Create a new/);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    await userEvent.selectOptions(await screen.findByLabelText('Select an account to connect'), '77');
    await press('Connect');
    expect(await screen.findByText('Account 77')).toBeVisible();
    await waitFor(() => expect(fake.notices).toEqual([]));
  });
});

const ages: [string, Partial<FakeStore['ads']>, boolean][] = [
  ['was made here less than 60 days ago', { sub_account: true, created_timestamp: daysAgo(59) }, true],
  ['was made here 60 days ago', { sub_account: true, created_timestamp: daysAgo(60) }, false],
  ['was not made here', {}, false],
];

it.each(ages)('offers ad credit by the account’s age: %s [S9.08, O9.05]', async (_when, made, isOffered) => {
  show({ ads: { ...linked, ...made } });
  expect(await screen.findByText('Account 4567890001')).toBeVisible();
  expect(screen.queryAllByText('Spend $500 and get $500 in ad credit')).toHaveLength(isOffered ? 1 : 0);
});

describe('step 2: campaign', () => {
  it('starts with the countries of the audience and needs an amount above 0 [S4.23, S5.16]', async () => {
    show({ ads: linked });
    const amount = await toCampaign();
    expect(amount).toHaveValue('');
    expect(screen.getByText('Canada')).toBeVisible();
    expect(screen.getByText('United States (US)')).toBeVisible();
    const reason = 'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.';
    await press(reason);
    expect(amount).toHaveFocus();
    await userEvent.type(amount, '25{Enter}');
    expect(screen.queryByRole('button', { name: reason })).toBeNull();
    expect(await continueButton()).toBeEnabled();
  });

  it('shows the monthly maximum in the ads account’s currency [S9.10]', async () => {
    show({ ads: linked });
    await userEvent.type(await toCampaign(), '25{Enter}');
    expect(await screen.findByText('760.00 EUR')).toBeVisible();
  });

  it('recommends a budget and warns of a low one by the top country [S3.15, S5.16, S9.10]', async () => {
    show({ ads: linked, recommendation });
    const amount = await toCampaign();
    expect(
      await screen.findByText(/set a daily budget of 20\.00.EUR to 60\.00.EUR for about 10 conversions a week\.$/),
    ).toBeVisible();
    await userEvent.type(amount, '19{Enter}');
    expect(await screen.findByText(/Consider 20\.00.EUR or more a day\.$/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '20{Enter}');
    expect(screen.queryByText(/Consider/)).toBeNull();
  });

  it('warns before it is left while something is edited [S4.21]', async () => {
    const fake = show({ ads: linked });
    const amount = await toCampaign();
    expect(fake.isGuarded()).toBe(false);
    await userEvent.type(amount, '25{Enter}');
    await waitFor(() => expect(fake.isGuarded()).toBe(true));
  });
});

describe('step 3: billing', () => {
  const open = { status: 'pending', billing_url: 'https://ads.google.com/billing' } as const;

  it('keeps the launch closed until billing is approved, and looks again when asked [S2.32, S3.06, S4.24]', async () => {
    const fake = show({ ads: linked, billing: open });
    await toBilling();
    expect(await screen.findByRole('button', { name: 'Launch paid campaign' })).toBeDisabled();
    expect(screen.getByRole('link', { name: /^Set up billing/ })).toHaveAttribute('href', open.billing_url);
    fake.store.billing = approved;
    await press('Check now');
    expect(await screen.findByText(/^Billing is set up\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Launch paid campaign' })).toBeEnabled();
  });

  it('gives the help in the place of an address that may not be opened [S3.06]', async () => {
    const fake = show({ ads: linked, billing: { ...open, billing_url: 'https://evil.example/pay' } });
    jest.spyOn(fake.page.navigation, 'externalHref').mockImplementation((url, purpose) => {
      return purpose === 'billing' && url.includes('evil') ? null : url;
    });
    await toBilling();
    expect(await screen.findByRole('link', { name: /^Set up billing/ })).toHaveAttribute(
      'href',
      'https://support.google.com/google-ads/answer/2375375',
    );
  });

  it('looks again as soon as the window has the focus back [S4.24, S9.06]', async () => {
    const fake = show({ ads: linked, billing: open });
    await toBilling();
    await screen.findByRole('button', { name: 'Launch paid campaign' });
    fake.store.billing = approved;
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(fake.callsOf('getBillingStatus')).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/^Billing is set up\./)).toBeVisible();
    expect(fake.callsOf('getBillingStatus')).toHaveLength(2);
  });

  it('launches one campaign however often it is pressed, then loads the dashboard with its guide [S2.32, S4.23]', async () => {
    const fake = show({ ads: linked, billing: approved });
    await toBilling();
    const launch = await screen.findByRole('button', { name: 'Launch paid campaign' });
    const letGo = fake.hold('createCampaign');
    await userEvent.dblClick(launch);
    await waitFor(() => expect(fake.callsOf('createCampaign')).toHaveLength(1));
    await userEvent.click(launch);
    letGo();
    await waitFor(() =>
      expect(fake.visits.at(-1)).toEqual({
        how: 'load',
        target: { path: '/google/dashboard', params: { guide: 'campaign-creation-success' } },
      }),
    );
    expect(fake.callsOf('createCampaign').map(({ body }) => body)).toEqual([
      { amount: 25, targeted_locations: ['US', 'CA'] },
    ]);
    expect(fake.callsOf('completeAdsSetup')).toHaveLength(1);
    expect(fake.isGuarded()).toBe(false);
  });

  it('keeps what was entered when the launch fails [S8.47, S8.48]', async () => {
    const fake = show({ ads: linked, billing: approved });
    await toBilling();
    fake.fail('connectAdsAccount', { status: 500, body: { message: 'Broken' } });
    await press('Launch paid campaign');
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Unable to complete your Google Ads account setup. Please try again later.',
      ]),
    );
    fake.fail('completeAdsSetup', { status: 500, body: { message: 'Broken' } });
    await press('Launch paid campaign');
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toContain(
        'Unable to complete your ads setup. Please try again later.',
      ),
    );
    expect(screen.getByText(/^Your campaign was created\. Only the last step/)).toBeVisible();
    await press('Complete ads setup');
    await waitFor(() => expect(fake.visits.at(-1)?.how).toBe('load'));
    expect(fake.callsOf('createCampaign')).toHaveLength(1);
  });
});
