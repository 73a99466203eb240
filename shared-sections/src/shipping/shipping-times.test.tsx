import { screen } from '@testing-library/react';
import {
  audience,
  complete,
  dialog,
  fill,
  inFakeTime,
  pass,
  rowsOf,
  setUp,
  show,
  time,
  timesCard,
} from './testing/shipping.harness';

inFakeTime();

describe('shipping times', () => {
  it('begin with one row for all countries and no time; a time saves it for all of them [S4.16]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, times: [] });
    expect(rowsOf(timesCard())).toEqual([['Shipping time for United States (US), Canada, United Kingdom (UK)', '']]);
    expect(timesCard().queryByRole('button', { name: 'Add another time' })).toBeNull();
    await fill(user, timesCard().getByRole('textbox'), '5');
    await pass(600);
    expect(fake.callsOf('saveShippingTimes').map(({ body }) => body)).toEqual([
      { country_codes: ['US', 'CA', 'GB'], time: 5 },
    ]);
  });

  it('are not saved when the row still holds what it held [S4.16]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await fill(user, timesCard().getByLabelText('Shipping time for United Kingdom (UK)'), '7');
    await pass(600);
    expect(fake.callsOf('saveShippingTimes')).toEqual([]);
  });

  it('can be added once one exists and countries are left, and take countries over from other rows [S2.26, S2.27, S4.16]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, times: [time('US', 3), time('CA', 3)] });
    await user.click(timesCard().getByRole('button', { name: 'Add another time' }));
    expect(dialog().getByRole('heading', { name: 'Estimate shipping time' })).toBeVisible();
    expect(dialog().getByText('days')).toBeVisible();
    const countries = dialog().getByRole('combobox', { name: 'If customer is in' });
    await user.type(countries, 'canada');
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
    const value = dialog().getByLabelText('Then the estimated shipping time displayed in the product listing is');
    expect(value).toHaveValue('0');
    await user.clear(value);
    await user.type(value, '8');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await pass(600);
    expect(fake.callsOf('saveShippingTimes').map(({ body }) => body)).toEqual([
      { country_codes: ['CA', 'GB'], time: 8 },
    ]);
    expect(timesCard().getByLabelText('Shipping time for United States (US)')).toHaveFocus();
    expect(rowsOf(timesCard())).toEqual([
      ['Shipping time for United States (US)', '3'],
      ['Shipping time for Canada, United Kingdom (UK)', '8'],
    ]);
  });

  it('cannot be saved in the modal below 0 or without a country [S5.11]', async () => {
    const user = setUp();
    await show(complete);
    await user.click(timesCard().getByRole('button', { name: 'Edit the shipping time for United Kingdom (UK)' }));
    const save = dialog().getByRole('button', { name: 'Save' });
    const value = dialog().getByLabelText(/^Then the estimated shipping time/);
    await user.clear(value);
    await user.type(value, '-1');
    expect(dialog().getByRole('button', { name: 'The estimated shipping time cannot be less than 0.' })).toBeVisible();
    expect(save).toBeDisabled();
    await user.clear(value);
    await user.type(value, '1');
    await user.click(dialog().getByRole('button', { name: 'Remove United Kingdom (UK)' }));
    expect(dialog().getByRole('button', { name: 'Please specify at least one country.' })).toBeVisible();
    expect(save).toBeDisabled();
  });

  it('of a row go with Delete [S2.27]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await user.click(timesCard().getByRole('button', { name: 'Edit the shipping time for United Kingdom (UK)' }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    await pass(600);
    expect(fake.callsOf('deleteShippingTimes').map(({ body }) => body)).toEqual([{ country_codes: ['GB'] }]);
    expect(timesCard().getByText(/^Please specify shipping times for all the countries/)).toBeVisible();
  });

  it('that are missing are named by country, and the reason opens the form that adds one [S5.07] [decisions 22]', async () => {
    const user = setUp();
    await show({ ...complete, times: [time('US', 3)] });
    const sentence =
      'Please specify shipping times for all the countries. And the estimated shipping time cannot be less than 0.';
    await user.click(
      screen.getByRole('button', { name: `${sentence} Add a shipping time for Canada and United Kingdom (UK).` }),
    );
    expect(dialog().getByRole('button', { name: 'Remove Canada' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Remove United States (US)' })).toBeNull();
  });

  it('name the first five countries, then how many more there are [S2.29, S9.07]', async () => {
    await show({ ...complete, audience: audience('US', 'CA', 'GB', 'FR', 'DE', 'BR', 'SA'), times: [] });
    expect(rowsOf(timesCard())).toEqual([
      ['Shipping time for United States (US), Canada, United Kingdom (UK), France, Germany + 2 more', ''],
    ]);
  });
});
