import type { AppLocation } from '@listings/shared-machines';
import type { FakePage } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../testing/dashboard.harness';
import { dashboard, editFreeListings } from '../places';
import { button, press, removeBritain, show, store, storedSettings } from './edit-free-listings.harness';

const told = (fake: FakePage) => fake.notices.map(({ kind, text }) => [kind, text]);
const broken = { status: 500, body: { message: 'Oops.' } } as const;
const success =
  'Your changes to your Free Listings have been saved and will be synced to your Google Merchant Center account.';

describe('saving', () => {
  it('sends everything at once, syncs after that, and says so [O2.52, O4.13, O7.07, O8.15]', async () => {
    const fake = await show('1');
    await removeBritain();
    await press('Continue');
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(fake.store.audience.countries).toEqual(['US']);
    expect(fake.store.rates.map(({ country }) => country)).toEqual(['US']);
    expect(fake.store.times).toEqual([{ countryCode: 'US', time: 3 }]);
    expect(fake.callsOf('saveSettings').map(({ body }) => body)).toEqual([storedSettings]);
    const changes = fake.calls.filter(({ body, key }) => body !== undefined || key === 'syncSettings');
    expect(changes.at(-1)?.key).toBe('syncSettings');
    expect(fake.callsOf('syncSettings')).toHaveLength(1);
    expect(fake.visits).toEqual([{ how: 'to', target: editFreeListings('2') }]);
    expect(fake.events.at(-1)).toEqual({ name: 'gla_free_campaign_edited', properties: {} });
    expect(fake.isGuarded(dashboard)).toBe(false);
  });

  it.each([
    [
      ['saveAudience'],
      'There is an error in the following action: Target audience. Other changes have been saved. Please try again later.',
    ],
    [
      ['saveAudience', 'saveSettings'],
      'There are errors in the following actions: Target audience and Merchant Center settings. Other changes have been saved. Please try again later.',
    ],
    [
      ['saveAudience', 'deleteShippingRates', 'deleteShippingTimes'],
      'There are errors in the following actions: Target audience, Shipping rates and Shipping times. Other changes have been saved. Please try again later.',
    ],
    [
      ['saveAudience', 'saveSettings', 'deleteShippingRates', 'deleteShippingTimes'],
      'There are errors in the following actions: Target audience, Merchant Center settings, Shipping rates and Shipping times. Please try again later.',
    ],
  ] as const)('names what failed: %j [O4.13, O8.15]', async (failing, text) => {
    const fake = await show('1', (page) => {
      for (const key of failing) page.fail(key, broken);
    });
    await removeBritain();
    await press('Continue');
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['error', text]]));
    const why = { id: 'failed.saveFreeListings', failure: { status: 500, serverMessage: 'Oops.' } };
    expect(fake.notices).toMatchObject([why]);
    expect(fake.callsOf('syncSettings')).toHaveLength(1);
    expect(fake.isGuarded(dashboard)).toBe(true);
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(fake.isGuarded(dashboard)).toBe(false);
  });

  it('says beside its card what was not saved, with Retry there, until it is saved [O4.13]', async () => {
    const fake = await show('2', (page) => page.fail('saveShippingTimes', broken));
    const card = async (name: string) => within(await screen.findByRole('group', { name }));
    const times = await card('Estimated shipping times');
    await userEvent.clear(times.getByRole('textbox'));
    await userEvent.type(times.getByRole('textbox'), '9');
    await press('Save changes');
    expect(await times.findByText('Not saved')).toBeVisible();
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    await userEvent.click(times.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(fake.store.times.map(({ time }) => time)).toEqual([9, 9]);
  });

  it('is still asked for when what failed was put back, and looks at what the store holds first [O4.09, O4.13]', async () => {
    const fake = await show('2', (page) => page.fail('saveShippingTimes', broken));
    const times = within(await screen.findByRole('group', { name: 'Estimated shipping times' }));
    const enter = async (days: string) => {
      await userEvent.clear(times.getByRole('textbox'));
      await userEvent.type(times.getByRole('textbox'), days);
      await userEvent.tab();
    };
    await enter('9');
    await press('Save changes');
    await waitFor(() => expect(fake.notices.map(({ kind }) => kind)).toEqual(['error']));
    // Another part of the save that failed: the store holds it.
    fake.store.times = fake.store.times.map((one) => ({ ...one, time: 9 }));
    await enter('3');
    expect(fake.isGuarded(dashboard)).toBe(true);
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(fake.store.times.map(({ time }) => time)).toEqual([3, 3]);
    expect(fake.isGuarded(dashboard)).toBe(false);
  });

  it('waits for a choice where the store holds an option of its own, and says what it holds [S3.07, S5.02]', async () => {
    const settings = { ...storedSettings, shipping_rate: 'by_weight' };
    const fake = await openScreen({ location: editFreeListings('2'), store: { ...store, settings } });
    expect(await screen.findByText(/^Your store holds “by_weight”/)).toBeVisible();
    expect(await button('Save changes')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /^I enter estimated shipping rates here/ }));
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(fake.store.settings.shipping_rate).toBe('flat');
  });

  it('says so when the sync failed, and syncs again by the same button [O8.15]', async () => {
    const fake = await show('2', (page) => page.fail('syncSettings', broken));
    await press('Save changes');
    await waitFor(() =>
      expect(told(fake)).toEqual([
        ['error', 'Something went wrong while saving your changes. Please try again later.'],
      ]),
    );
    await press('Save changes');
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
  });

  it('happens once, however often the button is pressed', async () => {
    const fake = await show('2');
    const save = await button('Save changes');
    const letGo = fake.hold('saveAudience');
    await userEvent.dblClick(save);
    expect(save).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    expect(fake.callsOf('saveAudience')).toHaveLength(1);
    expect(fake.callsOf('syncSettings')).toHaveLength(1);
  });

  it('says of what was changed meanwhile that it is not saved [O8.15, O4.09]', async () => {
    const fake = await show('2');
    await button('Save changes');
    const release = fake.hold('saveSettings');
    await press('Save changes');
    await press(/Choose your audience/);
    await removeBritain();
    await act(async () => release());
    const text = `${success} What you changed meanwhile is not saved yet.`;
    await waitFor(() => expect(told(fake)).toEqual([['success', text]]));
    expect(fake.isGuarded(dashboard)).toBe(true);
  });

  describe('is on its way when the page is left', () => {
    const leave = async () => {
      const fake = await show('2');
      await button('Save changes');
      const release = fake.hold('saveSettings');
      await press('Save changes');
      await waitFor(() => expect(fake.callsOf('saveSettings')).toHaveLength(1));
      await act(async () => fake.arriveAt(dashboard));
      expect(await screen.findByRole('rowheader', { name: 'Free listings' })).toBeVisible();
      return { fake, release };
    };

    it('and names what failed there too [O8.15]', async () => {
      const { fake, release } = await leave();
      fake.fail('saveSettings', broken);
      await act(async () => release());
      const text =
        'There is an error in the following action: Merchant Center settings. Other changes have been saved. Please try again later.';
      await waitFor(() => expect(told(fake)).toEqual([['error', text]]));
    });

    it('and says there too that everything is saved [O7.07]', async () => {
      const { fake, release } = await leave();
      await act(async () => release());
      await waitFor(() => expect(told(fake)).toEqual([['success', success]]));
    });
  });

  it('is not possible while something is missing, and says why [S5.07, S5.03]', async () => {
    await openScreen({ location: editFreeListings('2'), store: { ...store, times: [] } });
    expect(await button('Save changes')).toBeDisabled();
    expect(await button('Save changes')).toHaveAccessibleDescription(
      /Please specify shipping times for all the countries\./,
    );
  });
});

it('warns before the page is left while something is not saved, not between its steps [O4.09]', async () => {
  const fake = await show('1');
  await screen.findByText('English');
  expect(fake.isGuarded(dashboard)).toBe(false);
  await removeBritain();
  expect(fake.isGuarded(dashboard)).toBe(true);
  expect(fake.isGuarded({ path: '/google/settings' })).toBe(true);
  expect(fake.isGuarded(null)).toBe(true);
  expect(fake.isGuarded(editFreeListings('2'))).toBe(false);
});

it('warns as well of a number that is still being typed, and takes it along to the other step [O4.09]', async () => {
  const fake = await show('2');
  const times = await screen.findByRole('group', { name: 'Estimated shipping times' });
  const asks = (next: AppLocation) => {
    let isAsked = false;
    act(() => void (isAsked = fake.isGuarded(next)));
    return isAsked;
  };
  const days = within(times).getByRole('textbox');
  await userEvent.clear(days);
  await userEvent.type(days, '9');
  expect(asks(editFreeListings('1'))).toBe(false);
  expect(days).toHaveValue('9');
  await userEvent.clear(days);
  await userEvent.type(days, '3');
  expect(asks(dashboard)).toBe(false);
  await userEvent.clear(days);
  await userEvent.type(days, '9');
  expect(asks(dashboard)).toBe(true);
});

it.each([
  ['getAudience', 'There was an error loading target audience.'],
  ['getSettings', 'There was an error loading merchant center settings.'],
  ['listShippingRates', 'There was an error loading shipping rates.'],
  ['listShippingTimes', 'There was an error loading shipping times.'],
] as const)('says in place that %s failed, and tries again [S8.23, S8.25, S8.26, S8.31]', async (key, text) => {
  await show('2', (page) => page.fail(key, broken));
  expect(await screen.findByText(text)).toBeVisible();
  await press('Retry');
  expect(await button('Save changes')).toBeEnabled();
});

it('drops what belongs to countries that left also when the second step is reached by the browser’s buttons [O2.52]', async () => {
  const fake = await show('1');
  await removeBritain();
  act(() => fake.page.navigation.to(editFreeListings('2')));
  await press('Save changes');
  await waitFor(() => expect(fake.store.rates.map(({ country }) => country)).toEqual(['US']));
});

describe('another tab', () => {
  const notice = /^The free listings were changed elsewhere/;

  it('that changed the listings is told of; they are loaded again when asked for, and not before', async () => {
    const fake = await show('1');
    await removeBritain();
    act(() => fake.changedElsewhere(['getSetupStatus', 'listCampaigns']));
    expect(screen.queryByText(notice)).toBeNull();
    fake.store.audience = { ...fake.store.audience, countries: ['DE', 'GB'] };
    act(() => fake.changedElsewhere(['getAudience']));
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove United Kingdom (UK)' })).toBeNull();
    await press('Load again');
    expect(await button('Remove Germany')).toBeVisible();
    expect(await button('Remove United Kingdom (UK)')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
    expect(fake.isGuarded()).toBe(false);
  });
});
