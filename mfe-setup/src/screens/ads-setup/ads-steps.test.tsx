import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAfterwards, linked, provider, show } from './ads-setup.harness';

forgetAfterwards();

const at = (step: string) => ({ location: { path: '/google/setup-ads', params: { step } } }) as const;
const amount = () => screen.findByRole('textbox', { name: /^Daily budget/ });
const draft = (form: object) => sessionStorage.setItem('listings.ads-campaign', JSON.stringify(form));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const entered = { amount: 25, countries: ['US'] };

it('opens the step of its address, as far as what comes before is there [S2.32, S4.22, S4.23]', async () => {
  show({}, at('billing'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Set up your accounts' })).toBeVisible();
});

it('holds a step beyond the campaign back until the campaign is valid [S4.23, S5.16]', async () => {
  show({ ads: linked }, at('billing'));
  expect(await amount()).toHaveValue('');
  expect(screen.getByRole('heading', { level: 2, name: 'Create your paid campaign' })).toBeVisible();
});

it('stays at the campaign that is made valid there, and the address says so [S2.32, S4.23]', async () => {
  const fake = show({ ads: linked }, at('billing'));
  await userEvent.type(await amount(), '25{Enter}');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.getByRole('heading', { level: 2, name: 'Create your paid campaign' })).toBeVisible();
  expect(fake.visits).toEqual([{ how: 'replace', target: at('campaign').location }]);
});

it('stays at billing while a launch that an earlier page lost is tried again [S4.23] [decisions 5]', async () => {
  const open = { key: 'a'.repeat(32), campaign: entered, account: linked.id, at: Date.now() - 1000, created: false };
  localStorage.setItem('listings.campaign', JSON.stringify({ open, last: null }));
  const fake = show({ ads: linked, billing: { status: 'approved', billing_url: null } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fake.hold('createCampaign');
  await userEvent.click(again);
  await waitFor(() => expect(fake.callsOf('createCampaign')).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 2, name: 'Set up billing' })).toBeVisible();
  expect(fake.visits).toEqual([{ how: 'replace', target: at('billing').location }]);
});

it('has what was entered again after a reload, and nothing that anybody else wrote there', async () => {
  draft({ ...entered, countries: ['US', 'DE'] });
  const { page } = show({ ads: linked }, at('campaign'));
  expect(await amount()).toHaveValue('25.00');
  expect(screen.queryByText('Germany')).toBeNull();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '30{Enter}');
  expect(sessionStorage.getItem('listings.ads-campaign')).toBe('{"amount":30,"countries":["US"]}');
  expect(page.navigation.current().params).toEqual({ step: 'campaign' });
});

it('creates nothing for a country that somebody else took out of the audience meanwhile [S4.23]', async () => {
  draft({ ...entered, countries: ['US', 'CA'] });
  const billing = { status: 'approved', billing_url: null } as const;
  const fake = show({ ads: linked, billing }, at('billing'));
  const launch = await screen.findByRole('button', { name: 'Launch paid campaign' });
  expect(screen.getByText(/Canada/)).toBeVisible();
  fake.store.audience = { ...fake.store.audience, countries: ['US'] };
  act(() => fake.changedElsewhere(['getAudience']));
  await waitFor(() => expect(fake.callsOf('getAudience')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/Canada/)).toBeNull());
  await userEvent.click(launch);
  await waitFor(() => expect(fake.callsOf('createCampaign')).toMatchObject([{ body: { targeted_locations: ['US'] } }]));
});

it('takes a name that was typed and cleared for none, as before it was typed [S4.23]', async () => {
  draft(entered);
  show({ ads: linked }, at('campaign'));
  const name = await screen.findByRole('textbox', { name: /^Campaign name/ });
  expect(name).toHaveAccessibleDescription('Optional: left empty, your store makes one. Only you see it.');
  await userEvent.type(name, 'A');
  expect(sessionStorage.getItem('listings.ads-campaign')).toBe('{"amount":25,"countries":["US"],"name":"A"}');
  await userEvent.clear(name);
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(sessionStorage.getItem('listings.ads-campaign')).toBe('{"amount":25,"countries":["US"]}');
});

it.each([['text'], [null], [{ amount: 'much', countries: ['US'] }], [{ amount: 5, countries: [7] }], [{ amount: -5 }]])(
  'begins afresh when %j was kept',
  async (kept) => {
    sessionStorage.setItem('listings.ads-campaign', JSON.stringify(kept));
    show({ ads: linked }, at('campaign'));
    expect(await amount()).toHaveValue('');
    expect(screen.getByText('Canada')).toBeVisible();
  },
);

it('answers two questions about the costs and records that they were opened [S1.09, S9.10]', async () => {
  const fake = show({ ads: linked }, at('campaign'));
  await press('What do the daily budget and the monthly maximum mean?');
  expect(screen.getByText(/up to 4 times as much.*30\.4 times your daily budget\.$/)).toBeVisible();
  await press('What do the daily budget and the monthly maximum mean?');
  expect(fake.events).toEqual(
    ['expand', 'collapse'].map((action) => ({
      name: 'gla_setup_ads_faq',
      properties: { id: 'what-does-daily-average-monthly-max-mean', action },
    })),
  );
});

it('takes no more digits than the currency of the ads account has [S9.10] [decisions 25]', async () => {
  show({ ads: { ...linked, currency: 'JPY' } }, at('campaign'));
  await userEvent.type(await amount(), '1200.6{Enter}');
  expect(await amount()).toHaveValue('1,201');
  expect(screen.getByText(/^36,510.JPY$/)).toBeVisible();
});

it('reads and writes amounts with the separators of the store [S5.12, S9.10] [decisions 25]', async () => {
  const currency = {
    code: 'EUR',
    symbol: '€',
    symbolPosition: 'right_space',
    precision: 2,
    decimalSeparator: ',',
    thousandSeparator: '.',
    priceFormat: '%2$s %1$s',
  } as const;
  show({ ads: linked }, { ...at('campaign'), bootstrap: { currency } });
  await userEvent.type(await amount(), '1234,565{Enter}');
  expect(await amount()).toHaveValue('1.234,57');
  expect(screen.getByText(/^37\.530,93.€$/)).toBeVisible();
});

it('asks for a recommendation of each set of countries, names a single country, and says nothing where there is none [S3.15, S7.36, S9.10]', async () => {
  const recommendation = {
    currency: 'EUR',
    recommendations: [{ country: 'US', daily_budget_low: 20, daily_budget_high: 60 }],
  };
  const fake = show({ ads: linked, recommendation }, at('campaign'));
  expect(await screen.findByText(/^Most stores that target United States \(US\) set a daily budget/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove United States (US)' }));
  await waitFor(() =>
    expect(fake.callsOf('recommendBudget').map(({ query }) => query)).toEqual([
      { country_codes: ['US', 'CA'] },
      { country_codes: ['CA'] },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/^Most stores/)).toBeNull());
  expect(fake.notices).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Canada' }));
  expect(await amount()).toBeDisabled();
  expect(fake.callsOf('recommendBudget')).toHaveLength(2);
});

it('offers the credit of the store’s country, with a table of all countries that is recorded [S1.08, S9.08, O9.05]', async () => {
  const fake = show({}, { bootstrap: { defaultCountry: 'DE' } });
  expect(await screen.findByText(/^Spend 400.EUR and get 400.EUR in ad credit$/)).toBeVisible();
  await press('See the amounts by country');
  const table = within(await screen.findByRole('dialog', { name: 'Ad credit by country' }));
  expect(table.getAllByRole('row')).toHaveLength(99);
  expect(within(table.getByRole('row', { name: /^Saudi Arabia/ })).getByText(/^1,300.SAR$/)).toBeVisible();
  expect(within(table.getByRole('row', { name: /^Vietnam/ })).getByText(/^5,600,000.VND$/)).toBeVisible();
  expect(fake.events).toEqual([{ name: 'gla_free_ad_credit_country_click', properties: { context: 'setup-ads' } }]);
});

it('does not call a provider account connected that is not, and leads to its consent [S4.01, S6.03]', async () => {
  show({ provider: { ...provider, active: 'no', email: '' } });
  const card = within(await screen.findByRole('group', { name: 'Google account' }));
  expect(card.queryByText('Connected')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Allow full access/ })).toBeEnabled();
});

it('says beside the buttons why an account cannot be connected or created yet [S5.17] [decisions 22]', async () => {
  show({ adsAccounts: [{ id: 77, name: 'Old ads' }] });
  expect(await screen.findByRole('button', { name: 'Connect' })).toHaveAccessibleDescription(/Select an account/);
  await press('Select an account');
  expect(screen.getByLabelText('Select an account to connect')).toHaveFocus();
  await press('Create a new Google Ads account');
  const terms = within(await screen.findByRole('dialog', { name: 'Create Google Ads account' }));
  expect(terms.getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
    /Accept the terms and conditions/,
  );
});

it('tells a screen reader that an account was connected here, not that one was found [17.5]', async () => {
  show({ adsAccounts: [{ id: 77, name: 'Old ads' }] });
  await userEvent.selectOptions(await screen.findByLabelText('Select an account to connect'), '77');
  expect(screen.queryByText('Your Google Ads account is connected.')).toBeNull();
  await press('Connect');
  expect(await screen.findByText('Your Google Ads account is connected.')).toHaveRole('status');
});

it('says nothing of an account that was connected before [17.5]', async () => {
  show({ ads: linked });
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.queryByText('Your Google Ads account is connected.')).toBeNull();
});

it('says at once what to do at the provider when an existing account was linked [decisions 19]', async () => {
  draft(entered);
  show({ ads: linked, billing: { status: 'pending', billing_url: 'https://ads.google.com/billing' } }, at('billing'));
  expect(await screen.findByText(/^The account you connected existed before/)).toBeVisible();
});

it('tells what a check that was asked for has found, and gives the focus to what takes the place of its button [S4.24]', async () => {
  draft(entered);
  const fake = show({ ads: linked, billing: { status: 'pending', billing_url: null } }, at('billing'));
  const check = await screen.findByRole('button', { name: 'Check now' });
  const news = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await userEvent.click(check);
  await waitFor(() => expect(news).toHaveTextContent(/^No payment method is set up yet\.$/));
  fake.fail('getBillingStatus', { status: 503, body: { message: '' } });
  await userEvent.click(check);
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  expect(news).toBeEmptyDOMElement();
  fake.store.billing = { status: 'approved', billing_url: null };
  await userEvent.click(check);
  await waitFor(() => expect(news).toHaveTextContent(/^Billing is set up\. See it in your Google Ads account/));
  expect(screen.getByRole('link', { name: /^Google Ads account/ })).toHaveFocus();
});

it('shows what is going to be spent before it is launched, and links to the ads account [S9.10, S4.24]', async () => {
  draft(entered);
  const fake = show({ ads: linked, billing: { status: 'approved', billing_url: null } }, at('billing'));
  expect(await screen.findByText(/^25\.00.EUR$/)).toBeVisible();
  expect(screen.getByText(/^760\.00.EUR$/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Google Ads account/ }));
  expect(fake.events).toEqual([
    {
      name: 'gla_google_ads_account_link_click',
      properties: { context: 'setup-ads', link_id: 'google-ads-account', href: 'https://ads.google.com' },
    },
  ]);
});

it('forgets what was entered once it is launched, and leads on from a setup that is done [S2.32]', async () => {
  draft(entered);
  const fake = show({ ads: linked }, { ...at('campaign'), bootstrap: { adsSetupComplete: true } });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/dashboard' } }]));
  expect(sessionStorage.getItem('listings.ads-campaign')).toBeNull();
});
