import type { FakePageOptions } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adsAccount, campaign, openScreen } from '../../testing/dashboard.harness';
import { createCampaign, dashboard, duplicateCampaign } from '../places';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const recommendation = {
  currency: 'USD',
  recommendations: [
    { country: 'GB', daily_budget_low: 15, daily_budget_high: 40 },
    { country: 'US', daily_budget_low: 20, daily_budget_high: 60 },
  ],
};
const show = (options: FakePageOptions = {}) => openScreen({ location: createCampaign, ...options });
const amount = () => screen.findByRole('textbox', { name: /^Daily budget/ });
const submit = () => screen.getByRole('button', { name: 'Create paid campaign' });
const enter = async (text: string) => userEvent.type(await amount(), text);

it('begins with the countries of the audience and no amount, and says why it cannot be created yet [O2.53, O5.06, S5.16]', async () => {
  await show();
  expect(await amount()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Remove United States (US)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove United Kingdom (UK)' })).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/Please make sure daily average cost is greater than 0\./);
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.',
    }),
  );
  expect(await amount()).toHaveFocus();
  expect(await amount()).toBeInvalid();
});

it('needs a country, and keeps the amount that was typed while there is none [O5.06, S5.16]', async () => {
  await show();
  await enter('20');
  await userEvent.click(screen.getByRole('button', { name: 'Remove United States (US)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove United Kingdom (UK)' }));
  expect(await amount()).toBeDisabled();
  expect(await amount()).toHaveValue('20.00');
  expect(submit()).toHaveAccessibleDescription(/Please select at least one country for your ads campaign\./);
});

it('counts the amount while it is typed: monthly maximum, recommendation and warning [O5.06, O7.13, O9.07, O3.10]', async () => {
  const fake = await show({ store: { ads: { ...adsAccount, currency: 'EUR' }, recommendation } });
  await enter('19');
  expect(await screen.findByText(/^577\.60.EUR$/)).toBeVisible();
  expect(await screen.findByText(/a daily budget of 20\.00.EUR to 60\.00.EUR for about 10 conversions/)).toBeVisible();
  expect(screen.getByText(/Consider 20\.00.EUR or more a day\./)).toBeVisible();
  expect(submit()).toBeEnabled();
  await userEvent.clear(await amount());
  await enter('20');
  expect(screen.queryByText(/or more a day\./)).toBeNull();
  expect(fake.callsOf('recommendBudget')[0]?.query).toEqual({ country_codes: ['US', 'GB'] });
});

it('offers the ends of what most stores set, each taken with one press; one where they are the same [O3.10, O9.07]', async () => {
  await show({ store: { recommendation } });
  const group = await screen.findByRole('group', { name: 'Suggested budgets' });
  const offered = within(group).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '$20.00 a day, at most $608.00 a month',
    '$60.00 a day, at most $1,824.00 a month',
  ]);
  await userEvent.click(within(group).getByRole('button', { name: /^\$60\.00/ }));
  expect(await amount()).toHaveValue('60.00');
  expect(within(group).getByRole('button', { name: /^\$60\.00/ })).toHaveAttribute('aria-pressed', 'true');
  expect(within(group).getByRole('button', { name: /^\$20\.00/ })).toHaveAttribute('aria-pressed', 'false');
  expect(submit()).toBeEnabled();
});

it('offers one suggestion where the store names one amount alone [O3.10]', async () => {
  const recommendations = [{ country: 'US', daily_budget_low: 30, daily_budget_high: 30 }];
  await show({ store: { recommendation: { currency: 'USD', recommendations } } });
  const group = await screen.findByRole('group', { name: 'Suggested budgets' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['$30.00 a day, at most $912.00 a month']);
});

it('is silent when there is no recommendation [O3.10]', async () => {
  const fake = await show();
  await enter('20');
  await waitFor(() => expect(fake.callsOf('recommendBudget')).toHaveLength(1));
  expect(screen.queryByText(/Most stores/)).toBeNull();
  expect(fake.notices).toEqual([]);
});

it('creates the campaign, says so and leads back to the dashboard [O2.53, O7.10, O8.11]', async () => {
  const fake = await show();
  await enter('25');
  await userEvent.click(submit());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: dashboard }]));
  expect(fake.callsOf('createCampaign')).toEqual([
    {
      key: 'createCampaign',
      body: {
        amount: 25,
        targeted_locations: ['US', 'GB'],
        name: 'United States (US), United Kingdom (UK)',
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(fake.notices.map(({ kind, text }) => [kind, text])).toEqual([
    [
      'success',
      'You’ve successfully created a paid campaign! United States (US), United Kingdom (UK) runs with $25.00 a day.',
    ],
  ]);
  expect(fake.events).toEqual([
    { name: 'gla_launch_paid_campaign_button_click', properties: { audiences: 'US,GB', budget: 25 } },
  ]);
  expect(await screen.findByRole('rowheader', { name: 'United States (US), United Kingdom (UK)' })).toBeVisible();
});

it('begins with countries and amount of the campaign that is duplicated, under a name of its own [O2.53]', async () => {
  const summer = campaign(7, { name: 'United Kingdom (UK)', amount: 42, targeted_locations: ['GB'] });
  const fake = await show({ location: duplicateCampaign(7), store: { campaigns: [summer] } });
  expect(await amount()).toHaveValue('42.00');
  expect(screen.getByRole('button', { name: 'Remove United Kingdom (UK)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove United States (US)' })).toBeNull();
  await userEvent.click(submit());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: dashboard }]));
  expect(fake.callsOf('createCampaign').map(({ body }) => body)).toEqual([
    { amount: 42, targeted_locations: ['GB'], name: 'United Kingdom (UK) (2)' },
  ]);
});

it('asks nobody who leaves before a duplicated campaign is changed, and everybody after it [O4.09]', async () => {
  const summer = campaign(7, { name: 'United Kingdom (UK)', amount: 42, targeted_locations: ['GB'] });
  const fake = await show({ location: duplicateCampaign(7), store: { campaigns: [summer] } });
  expect(await amount()).toHaveValue('42.00');
  expect(fake.isGuarded(dashboard)).toBe(false);
  await userEvent.type(await amount(), '{Backspace}1');
  expect(fake.isGuarded(dashboard)).toBe(true);
});

it('begins anew where the campaign to be duplicated is gone', async () => {
  await show({ location: duplicateCampaign(8) });
  expect(await amount()).toHaveValue('');
});

describe('the name', () => {
  const name = () => screen.findByRole('textbox', { name: 'Campaign name' });
  const proposed = 'United States (US), United Kingdom (UK)';

  it('is proposed from the countries, another one than those of the campaigns there are, until one is typed [O2.53]', async () => {
    await show({ store: { campaigns: [campaign(7, { name: proposed })] } });
    await waitFor(async () => expect(await name()).toHaveValue(`${proposed} (2)`));
    await enter('25');
    await userEvent.click(screen.getByRole('button', { name: 'Remove United Kingdom (UK)' }));
    expect(await name()).toHaveValue('United States (US)');
    await userEvent.type(await name(), ' gifts');
    await userEvent.click(screen.getByRole('button', { name: 'Remove United States (US)' }));
    expect(await name()).toHaveValue('United States (US) gifts');
  });

  it.each([
    ['  ', 'Enter a name for the campaign.'],
    ['x'.repeat(256), 'The name is too long. Shorten it to 255 characters.'],
    ['Summer', 'Another campaign has this name. Choose a different one.'],
  ])('is refused at its field before anything is sent: %j', async (typed, message) => {
    const fake = await show({ store: { campaigns: [campaign(7, { name: 'Summer' })] } });
    await enter('25');
    await userEvent.clear(await name());
    await userEvent.click(await name());
    await userEvent.paste(typed);
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(submit()).toBeDisabled();
    expect(fake.callsOf('createCampaign')).toEqual([]);
  });

  it('is told at its field when the store has another campaign of that name, and a different one is created', async () => {
    const fake = await show();
    await enter('25');
    fake.fail('createCampaign', { status: 400, body: { message: 'A campaign with this name already exists' } });
    await userEvent.click(submit());
    await waitFor(async () =>
      expect(await name()).toHaveAccessibleDescription(expect.stringContaining('Another campaign has this name.')),
    );
    await userEvent.type(await name(), ' 2');
    await userEvent.click(submit());
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    expect(fake.callsOf('createCampaign')[1]?.body).toMatchObject({ name: `${proposed} 2` });
  });
});

it('creates one campaign, however often it is pressed', async () => {
  const fake = await show();
  await enter('25');
  const letGo = fake.hold('createCampaign');
  await userEvent.dblClick(submit());
  await userEvent.keyboard('{Enter}');
  letGo();
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('createCampaign')).toHaveLength(1);
});

it('asks again under the same key, and lets nothing be changed, when no answer arrived', async () => {
  const fake = await show();
  await enter('25');
  fake.fail('createCampaign', { kind: 'network' });
  await userEvent.click(submit());
  expect(await screen.findByText(/not certain whether your campaign was created/)).toBeVisible();
  expect(await amount()).toBeDisabled();
  expect(fake.isGuarded()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  const [first, second, ...others] = fake.callsOf('createCampaign');
  expect(second).toEqual(first);
  expect(others).toEqual([]);
  expect(fake.notices.map(({ kind }) => kind)).toEqual(['success']);
});

it('is not held back by the name of the campaign that a lost answer made', async () => {
  const name = 'United States (US), United Kingdom (UK)';
  const asked = { amount: 25, countries: ['US', 'GB'], name };
  const open = { key: 'a'.repeat(32), campaign: asked, account: adsAccount.id, at: Date.now() - 1000, created: false };
  localStorage.setItem('listings.campaign', JSON.stringify({ open, last: null }));
  await show({ store: { campaigns: [campaign(7, { name })] } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('keeps what was entered when the server refuses it, and the next attempt is another one [O8.09]', async () => {
  const fake = await show();
  await enter('25');
  fake.fail('createCampaign', { status: 400, body: { message: 'Error creating campaign' } });
  await userEvent.click(submit());
  await waitFor(() =>
    expect(fake.notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'Unable to create your paid ads campaign. Please try again later.'],
    ]),
  );
  expect(await amount()).toHaveValue('25.00');
  expect(await amount()).toBeEnabled();
  await userEvent.click(submit());
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  const keys = fake.callsOf('createCampaign').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('warns before it is left while something was entered [O4.09]', async () => {
  const fake = await show();
  await amount();
  expect(fake.isGuarded(dashboard)).toBe(false);
  await enter('2');
  expect(fake.isGuarded(dashboard)).toBe(true);
  const letGo = fake.hold('createCampaign');
  await userEvent.click(submit());
  expect(fake.isGuarded(dashboard)).toBe(false);
  expect(fake.isGuarded({ path: '/google/settings' })).toBe(true);
  letGo();
  await waitFor(() => expect(fake.visits).toHaveLength(1));
});

describe('a creation that is on its way when its screen is left', () => {
  const leave = async () => {
    const fake = await show();
    await enter('25');
    const release = fake.hold('createCampaign');
    await userEvent.click(submit());
    await waitFor(() => expect(fake.callsOf('createCampaign')).toHaveLength(1));
    await act(async () => fake.arriveAt(dashboard));
    expect(await screen.findByRole('rowheader', { name: 'Free listings' })).toBeVisible();
    return { fake, release };
  };

  it('is told of when it fails [O8.09]', async () => {
    const { fake, release } = await leave();
    fake.fail('createCampaign', { status: 500, body: { message: 'Oops.' } });
    await act(async () => release());
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices).toMatchObject([
      { kind: 'error', text: 'Unable to create your paid ads campaign. Please try again later.' },
    ]);
  });

  it('is told of when it is done, and leads nowhere any more [O8.11]', async () => {
    const { fake, release } = await leave();
    await act(async () => release());
    await waitFor(() => expect(fake.notices.map(({ kind }) => kind)).toEqual(['success']));
    expect(fake.visits).toEqual([]);
  });
});

it('leads to the ads setup while that is not complete [O2.07]', async () => {
  const fake = await show({ bootstrap: { adsSetupComplete: false } });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/setup-ads' } }]));
});

it('records its help and the link to how ads look', async () => {
  const fake = await show();
  await userEvent.click(await screen.findByRole('link', { name: /^See what these ads look like/ }));
  await userEvent.click(screen.getByRole('link', { name: /^Help/ }));
  expect(fake.events.map(({ name, properties }) => [name, properties])).toEqual([
    [
      'gla_documentation_link_click',
      {
        context: 'create-ads',
        link_id: 'see-what-ads-look-like',
        href: 'https://support.google.com/google-ads/answer/10724817',
      },
    ],
    ['gla_help_click', { context: 'create-ads' }],
  ]);
});

it('says that the countries could not be loaded, with the reference, and tries again [S8.34]', async () => {
  await openScreen({ location: createCampaign }, (page) =>
    page.fail('listCountries', { status: 500, body: { message: 'Oops.' }, reference: 'r-32' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading supported country details.');
  expect(screen.getByText('Reference: r-32')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await amount()).toBeVisible();
});
