import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../testing/dashboard.harness';
import { dashboard, editFreeListings } from '../places';
import { button, press, removeBritain, show, store } from './edit-free-listings.harness';

const saves = ['saveAudience', 'saveSettings', 'saveShippingRates', 'saveShippingTimes'] as const;

describe('the steps', () => {
  it('are the audience and the listings, by the address [O2.05, O2.52]', async () => {
    const fake = await show('1');
    expect(await screen.findByText('English')).toBeVisible();
    await press('Continue');
    expect(fake.visits).toEqual([{ how: 'to', target: editFreeListings('2') }]);
    expect(await button('Save changes')).toBeEnabled();
    expect(screen.getByRole('group', { name: 'Configure your product listings' })).toHaveFocus();
    await press(/Choose your audience/);
    expect(await button('Continue')).toBeEnabled();
    expect(fake.visits.at(-1)).toEqual({ how: 'to', target: editFreeListings('1') });
  });

  it('begin with the audience when the address names none [O2.05]', async () => {
    await openScreen({
      location: { path: '/google/dashboard', params: { subpath: '/free-listings/edit' } },
      store: { ...store },
    });
    expect(await screen.findByText('English')).toBeVisible();
  });

  it('cannot be gone on with while the audience is not right, and say why [O5.07, S5.13]', async () => {
    await show('1');
    await removeBritain();
    await press('Remove United States (US)');
    expect(await button('Continue')).toBeDisabled();
    expect(await button('Continue')).toHaveAccessibleDescription(/Please select at least one country\./);
    expect(await button(/Configure your product listings/)).toBeDisabled();
  });

  it('save nothing, whatever is edited [O2.52]', async () => {
    const fake = await show('1');
    await removeBritain();
    await press('Continue');
    await button('Save changes');
    for (const key of [...saves, 'syncSettings', 'deleteShippingRates'] as const) expect(fake.callsOf(key)).toEqual([]);
  });

  it('bring back the rate and time of a country that was taken out and is added again [O2.52, O4.09]', async () => {
    const fake = await show('1');
    await removeBritain();
    await press('Continue');
    await button('Save changes');
    await press(/Choose your audience/);
    await userEvent.type(await screen.findByRole('combobox', { name: /countr/i }), 'United Kingdom{Enter}');
    await press('Continue');
    expect(await button('Save changes')).toBeEnabled();
    expect(fake.isGuarded(dashboard)).toBe(false);
  });
});
