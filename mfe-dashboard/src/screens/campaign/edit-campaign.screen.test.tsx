import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, openScreen } from '../../testing/dashboard.harness';
import { createCampaign, dashboard, editCampaign } from '../places';

const summer = campaign(7, { name: 'Summer', amount: 20, targeted_locations: ['US', 'GB'] });
const show = (prepare?: Parameters<typeof openScreen>[1]) =>
  openScreen({ location: editCampaign(7), store: { campaigns: [summer] } }, prepare);
const amount = () => screen.findByRole('textbox', { name: /^Daily budget/ });
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('shows the amount to change, and the countries to read only [O2.05, O2.53, O3.09]', async () => {
  await show();
  expect(await amount()).toHaveValue('20.00');
  expect(screen.getByText('United States (US) and United Kingdom (UK)')).toBeVisible();
  expect(screen.getByText('Summer')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('shows the one country of a campaign of old [O3.09]', async () => {
  const old = campaign(7, { targeted_locations: [], country: 'CA' });
  await openScreen({ location: editCampaign(7), store: { campaigns: [old] } });
  expect(await screen.findByText('Canada')).toBeVisible();
});

it('sends the amount alone and says what it runs with, and leads back to the dashboard [O2.53, O7.11]', async () => {
  const fake = await show();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '35.5');
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: dashboard }]));
  expect(fake.callsOf('updateCampaign')).toEqual([
    { key: 'updateCampaign', params: { id: 7 }, body: { amount: 35.5 } },
  ]);
  await waitFor(() =>
    expect(fake.notices).toMatchObject([{ kind: 'success', text: 'Summer runs with $35.50 a day.' }]),
  );
  expect(await screen.findAllByText('$35.50')).not.toEqual([]);
});

it('takes a saved amount back by Undo, although the screen is gone, and says what is true then', async () => {
  const fake = await show();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '35.5');
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: dashboard }]));
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  act(() => fake.notices[0]?.action?.run());
  await waitFor(() =>
    expect(fake.notices).toMatchObject([{ text: 'As it was before: Summer runs with $20.00 a day.' }]),
  );
  expect(fake.callsOf('updateCampaign').map(({ body }) => body)).toEqual([{ amount: 35.5 }, { amount: 20 }]);
});

it('says of a campaign that somebody else paused meanwhile that it is paused, and so after Undo [O2.53, O7.11]', async () => {
  const fake = await show();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '35.5');
  fake.store.campaigns = fake.store.campaigns.map((one) => ({ ...one, status: 'paused' }));
  await userEvent.click(save());
  await waitFor(() =>
    expect(fake.notices).toMatchObject([
      { text: 'Saved: Summer is paused, and runs with $35.50 a day once you enable it.' },
    ]),
  );
  act(() => fake.notices[0]?.action?.run());
  await waitFor(() =>
    expect(fake.notices).toMatchObject([{ text: 'As it was before: Summer is paused, with $20.00 a day.' }]),
  );
});

it('takes a name back too, and tells of an Undo that failed [O8.09]', async () => {
  const fake = await show();
  await amount();
  await userEvent.type(screen.getByRole('textbox', { name: 'Campaign name' }), ' sale');
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  fake.fail('updateCampaign', { status: 500, body: { message: 'Broken' } });
  act(() => fake.notices[0]?.action?.run());
  await waitFor(() =>
    expect(fake.notices).toMatchObject([{ text: 'Unable to update your paid ads campaign. Please try again later.' }]),
  );
  expect(fake.callsOf('updateCampaign')[1]?.body).toEqual({ amount: 20, name: 'Summer' });
});

it('sends a new name, without spaces around it, and says so with the name [O7.11]', async () => {
  const fake = await show();
  await amount();
  const name = screen.getByRole('textbox', { name: 'Campaign name' });
  expect(name).toHaveValue('Summer');
  await userEvent.type(name, ' sale ');
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('updateCampaign').map(({ body }) => body)).toEqual([{ amount: 20, name: 'Summer sale' }]);
  await waitFor(() => expect(fake.notices).toMatchObject([{ text: 'Summer sale runs with $20.00 a day.' }]));
});

it('says at the field that the store has another campaign of that name, until the name is changed', async () => {
  const fake = await show((page) =>
    page.fail('updateCampaign', { status: 400, body: { message: 'A campaign with this name already exists' } }),
  );
  await amount();
  const name = screen.getByRole('textbox', { name: 'Campaign name' });
  await userEvent.type(name, ' sale');
  await userEvent.click(save());
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Another campaign has this name.')),
  );
  expect(save()).toBeDisabled();
  await userEvent.type(name, '!');
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toHaveLength(1));
});

it('cannot be saved with an amount of 0, and says why [O5.06]', async () => {
  await show();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '0');
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(/Please make sure daily average cost is greater than 0\./);
});

it('keeps what was entered when it could not be saved [O8.09]', async () => {
  const fake = await show((page) => page.fail('updateCampaign', { status: 500, body: { message: 'Oops.' } }));
  await userEvent.type(await amount(), '5');
  await userEvent.click(save());
  await waitFor(() =>
    expect(fake.notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'Unable to update your paid ads campaign. Please try again later.'],
    ]),
  );
  expect(fake.visits).toEqual([]);
  expect(fake.isGuarded(dashboard)).toBe(true);
  await userEvent.click(save());
  await waitFor(() => expect(fake.visits).toHaveLength(1));
});

describe('a save that is on its way when its screen is left', () => {
  const leave = async () => {
    const fake = await show();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '35.5');
    const release = fake.hold('updateCampaign');
    await userEvent.click(save());
    await waitFor(() => expect(fake.callsOf('updateCampaign')).toHaveLength(1));
    await act(async () => fake.arriveAt(dashboard));
    expect(await screen.findByRole('rowheader', { name: 'Summer' })).toBeVisible();
    return { fake, release };
  };

  it('is told of when it fails [O8.09]', async () => {
    const { fake, release } = await leave();
    fake.fail('updateCampaign', { status: 400, body: { message: 'Oops.' } });
    await act(async () => release());
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices).toMatchObject([
      { kind: 'error', text: 'Unable to update your paid ads campaign. Please try again later.' },
    ]);
  });

  it('is told of when it is done, and leads nowhere any more [O7.11]', async () => {
    const { fake, release } = await leave();
    await act(async () => release());
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices).toMatchObject([{ kind: 'success', text: 'Summer runs with $35.50 a day.' }]);
    expect(fake.visits).toEqual([]);
  });
});

it('saves once, however often it is pressed', async () => {
  const fake = await show();
  await amount();
  const letGo = fake.hold('updateCampaign');
  await userEvent.dblClick(save());
  letGo();
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('updateCampaign')).toHaveLength(1);
});

it('warns before it is left while the amount was changed [O4.09]', async () => {
  const fake = await show();
  await amount();
  expect(fake.isGuarded(dashboard)).toBe(false);
  await userEvent.type(await amount(), '5');
  expect(fake.isGuarded(dashboard)).toBe(true);
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '20');
  expect(fake.isGuarded(dashboard)).toBe(false);
});

it.each(['8', 'x', ''])('says so when there is no campaign %j [O8.10]', async (programId) => {
  await openScreen({
    location: { path: '/google/dashboard', params: { subpath: '/campaigns/edit', programId } },
    store: { campaigns: [summer, campaign(8, { status: 'removed' })] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error in loading your paid ads campaign. Please try again later.',
  );
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/google/dashboard');
});

it('says that the campaigns could not be loaded, with the reference, and tries again [O8.08]', async () => {
  await show((page) => page.fail('listCampaigns', { kind: 'network', reference: 'r-31' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading ads campaigns.');
  expect(screen.getByText('Reference: r-31')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await amount()).toHaveValue('20.00');
});

describe('a campaign that was changed elsewhere while something is typed', () => {
  const said =
    'Summer was changed elsewhere meanwhile: it is called Autumn now, with $44.00 a day. What is entered here stays; saving asks about what both changed.';
  const typeAndChange = async (change: Partial<typeof summer>) => {
    const fake = await show();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '35.5');
    fake.store.campaigns = [{ ...summer, ...change }];
    await act(async () => fake.changedElsewhere(['listCampaigns', 'getCampaign']));
    return fake;
  };
  const name = () => screen.getByRole('textbox', { name: 'Campaign name' });

  it('is said, with what it has now; what was typed stays until those values are taken', async () => {
    const fake = await typeAndChange({ name: 'Autumn', amount: 44 });
    expect(await screen.findByRole('status')).toHaveTextContent(said);
    expect([await amount(), name()].map((field) => (field as HTMLInputElement).value)).toEqual(['35.5', 'Summer']);
    await userEvent.click(screen.getByRole('button', { name: 'Take these values' }));
    await waitFor(() => expect(name()).toHaveValue('Autumn'));
    expect(await amount()).toHaveValue('44.00');
    expect(name()).toHaveFocus();
    expect(screen.queryByText(said)).toBeNull();
    expect(fake.isGuarded(dashboard)).toBe(false);
  });

  it('is said once where one keeps to what is typed, until it is changed again', async () => {
    const fake = await typeAndChange({ amount: 44 });
    const notice = await screen.findByText(/^Summer was changed elsewhere meanwhile: it has \$44\.00 a day now\./);
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(notice).not.toBeInTheDocument();
    expect(await amount()).toHaveValue('35.50');
    fake.store.campaigns = [{ ...summer, amount: 45 }];
    await act(async () => fake.changedElsewhere(['listCampaigns', 'getCampaign']));
    expect(await screen.findByText(/it has \$45\.00 a day now/)).toBeVisible();
  });

  it('is not said where it was paused alone: its form has nothing of that', async () => {
    const fake = await typeAndChange({ status: 'paused' });
    await waitFor(() => expect(fake.callsOf('listCampaigns')).toHaveLength(2));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });
});

describe('a campaign that was removed elsewhere', () => {
  const said =
    'Summer was removed meanwhile, by somebody else or in another tab. What is entered here stays in sight, but cannot be saved any more.';
  const remove = (fake: Awaited<ReturnType<typeof show>>) => {
    fake.store.campaigns = [{ ...summer, status: 'removed' }];
  };

  it('is said to be removed when it is saved, and what was typed stays in sight [O8.09]', async () => {
    const fake = await show();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '35.5');
    remove(fake);
    await userEvent.click(save());
    const notice = await screen.findByText(said);
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
    expect(await amount()).toHaveValue('35.50');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(fake.notices).toMatchObject([
      { failure: { status: 400, serverMessage: 'Error editing campaign: the campaign was removed.' } },
    ]);
    expect(fake.isGuarded(dashboard)).toBe(false);
  });

  it('begins a new one with its countries and what was typed, which is asked about before it is left [O2.53, O4.09]', async () => {
    const fake = await show();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '35.5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Campaign name' }), ' sale');
    remove(fake);
    await act(async () => fake.changedElsewhere(['listCampaigns', 'getCampaign']));
    await userEvent.click(await screen.findByRole('button', { name: 'Create one like it' }));
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: createCampaign }]));
    expect(await screen.findByRole('heading', { name: 'Create your paid campaign' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Campaign name' })).toHaveValue('Summer sale');
    expect(await amount()).toHaveValue('35.50');
    expect(fake.isGuarded(dashboard)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Create paid campaign' }));
    await waitFor(() =>
      expect(fake.callsOf('createCampaign').map(({ body }) => body)).toEqual([
        { amount: 35.5, name: 'Summer sale', targeted_locations: ['US', 'GB'] },
      ]),
    );
  });

  it('is said to be removed as soon as it is, where nothing was typed [O8.10]', async () => {
    const fake = await show();
    await amount();
    remove(fake);
    await act(async () => fake.changedElsewhere(['listCampaigns', 'getCampaign']));
    expect(await screen.findByText(said)).toBeVisible();
    expect(await amount()).toHaveValue('20.00');
    expect(screen.queryByText(/^Error in loading/)).toBeNull();
  });

  it('is not said to be removed where the ads account was disconnected: that is said, and led to connecting it again [O4.10]', async () => {
    const fake = await show();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '35.5');
    fake.store.campaigns = [];
    fake.store.ads = { ...fake.store.ads, id: 0, status: 'disconnected' };
    await act(async () => fake.changedElsewhere(['getAdsConnection', 'listCampaigns', 'getCampaign']));
    await screen.findByText(
      'Your Google Ads account was disconnected meanwhile, by somebody else or in another tab. Summer is in Google Ads as it was; to change it here, connect the account again.',
    );
    expect(screen.getByRole('link', { name: 'Connect Google Ads' })).toHaveAttribute('href', '/google/setup-ads');
    expect(await amount()).toHaveValue('35.50');
    expect(screen.queryByText(/was removed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create one like it' })).toBeNull();
  });
});
