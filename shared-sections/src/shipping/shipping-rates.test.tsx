import { act, screen } from '@testing-library/react';
import { createFakePage } from '@listings/shared-app/testing';
import {
  audience,
  complete,
  dialog,
  fill,
  inFakeTime,
  ordersCard,
  pass,
  rate,
  ratesCard,
  renderStep,
  rowsOf,
  setUp,
  settings,
  show,
} from './testing/shipping.harness';

inFakeTime();

describe('shipping rates', () => {
  it('takes over the suggestions of the store once and stays loading until they are saved [S4.12]', async () => {
    const fake = createFakePage({
      store: {
        audience: audience('US'),
        settings: settings(),
        suggestedRates: [{ country: 'US', currency: 'USD', rate: 4.99, options: {} }],
      },
    });
    const release = fake.hold('saveShippingRates');
    renderStep(fake);
    await pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your shipping and tax settings…');
    await act(async () => release());
    expect(await screen.findByText('Where the shipping rates come from')).toBeVisible();
    expect(fake.callsOf('saveShippingRates').map(({ body }) => body)).toEqual([
      { rates: [{ country: 'US', currency: 'USD', rate: 4.99, options: {} }] },
    ]);
    expect(rowsOf(ratesCard())).toEqual([['Shipping rate for United States (US)', '4.99']]);
  });

  it('share a row when currency and rate are equal, and 0 is free for all orders [S2.29]', async () => {
    await show(complete);
    expect(rowsOf(ratesCard())).toEqual([
      ['Shipping rate for United States (US), Canada', '5.00'],
      ['Shipping rate for United Kingdom (UK)', '0.00'],
    ]);
    expect(ratesCard().getAllByText('Free shipping for all orders')).toHaveLength(1);
  });

  it('choosing manual rates hides rates and times, automatic shows the times again [S4.13, S2.25]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await user.click(screen.getByRole('radio', { name: /I set up shipping in Google Merchant Center/ }));
    expect(screen.queryByRole('group', { name: 'Estimated shipping rates' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Estimated shipping times' })).toBeNull();
    await pass(600);
    expect(fake.store.settings).toMatchObject({ shipping_rate: 'manual', shipping_time: 'manual' });
    await user.click(screen.getByRole('radio', { name: /Use my store’s shipping settings/ }));
    expect(screen.getByRole('group', { name: 'Estimated shipping times' })).toBeVisible();
    await pass(600);
    expect(fake.store.settings).toMatchObject({ shipping_rate: 'automatic', shipping_time: 'flat' });
  });

  it('edited in a row are saved for its countries when the field is left [S4.15, S5.12]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await fill(user, ratesCard().getByLabelText('Shipping rate for United States (US), Canada'), '$1,234.567x');
    await pass(600);
    expect(fake.callsOf('saveShippingRates').map(({ body }) => body)).toEqual([
      {
        rates: [
          { id: 'US', country: 'US', currency: 'USD', rate: 1234.57, options: {} },
          { id: 'CA', country: 'CA', currency: 'USD', rate: 1234.57, options: {} },
        ],
      },
    ]);
    expect(ratesCard().getByLabelText('Shipping rate for United States (US), Canada')).toHaveValue('1,234.57');
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('keep the focus in the row that two rows become when their rates are equal [S9.07]', async () => {
    const user = setUp();
    await show({ ...complete, rates: [rate('US', 5), rate('CA', 7), rate('GB', 0)] });
    await fill(user, ratesCard().getByLabelText('Shipping rate for United States (US)'), '7');
    await pass(0);
    const row = ratesCard().getByLabelText('Shipping rate for United States (US), Canada');
    expect(row).toHaveFocus();
    expect(row).toHaveValue('7.00');
  });

  it('leave the focus where it went when their row stays [S9.07]', async () => {
    const user = setUp();
    await show({ ...complete, rates: [rate('US', 5), rate('CA', 7), rate('GB', 0)] });
    await fill(user, ratesCard().getByLabelText('Shipping rate for United States (US)'), '6');
    await pass(0);
    expect(ratesCard().getByRole('button', { name: 'Edit the shipping rate for United States (US)' })).toHaveFocus();
  });

  it('lose their minimum order when they become 0 [S4.14]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, rates: [rate('US', 5, 50), rate('CA', 6, 50), rate('GB', 0)] });
    await fill(user, ratesCard().getByLabelText('Shipping rate for United States (US)'), '0');
    await pass(600);
    expect(fake.store.rates.find(({ country }) => country === 'US')).toMatchObject({ rate: 0, options: {} });
    expect(fake.store.rates.find(({ country }) => country === 'CA')).toMatchObject({
      options: { free_shipping_threshold: 50 },
    });
  });

  it('are added for the countries that are left, with 0 to begin with [S2.28, S5.09]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, rates: [rate('US', 5)] });
    await user.click(ratesCard().getByRole('button', { name: 'Add another rate' }));
    expect(dialog().getByRole('button', { name: 'Remove Canada' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Remove United Kingdom (UK)' })).toBeVisible();
    expect(dialog().getByLabelText(/^Then the estimated shipping rate/)).toHaveValue('0.00');
    expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Add shipping rate' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowsOf(ratesCard())).toEqual([
      ['Shipping rate for United States (US)', '5.00'],
      ['Shipping rate for Canada, United Kingdom (UK)', '0.00'],
    ]);
    expect(ratesCard().queryByRole('button', { name: 'Add another rate' })).toBeNull();
    await pass(600);
    expect(fake.store.rates.map(({ country, rate: amount }) => [country, amount])).toEqual([
      ['CA', 0],
      ['GB', 0],
      ['US', 5],
    ]);
  });

  it('warns before the page is left with something typed into the modal, saved or not [S4.21]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await user.click(ratesCard().getByRole('button', { name: 'Edit the shipping rate for United Kingdom (UK)' }));
    expect(fake.isGuarded()).toBe(false);
    await user.clear(dialog().getByLabelText(/^Then the estimated shipping rate/));
    await user.type(dialog().getByLabelText(/^Then the estimated shipping rate/), '3');
    expect(fake.isGuarded()).toBe(true);
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(fake.isGuarded()).toBe(false);
  });

  it('cannot be saved in the modal without a country or below 0 [S2.28, S5.09]', async () => {
    const user = setUp();
    await show(complete);
    await user.click(ratesCard().getByRole('button', { name: 'Edit the shipping rate for United Kingdom (UK)' }));
    const save = dialog().getByRole('button', { name: 'Update shipping rate' });
    expect(save).toBeEnabled();
    const value = dialog().getByLabelText(/^Then the estimated shipping rate/);
    await user.clear(value);
    await user.type(value, '-3');
    expect(dialog().getByRole('button', { name: 'The estimated shipping rate cannot be less than 0.' })).toBeVisible();
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(/The estimated shipping rate cannot be less than 0\.$/);
    await user.clear(value);
    await user.type(value, '3');
    expect(save).toBeEnabled();
    await user.click(dialog().getByRole('button', { name: 'Remove United Kingdom (UK)' }));
    expect(dialog().getByRole('button', { name: 'Please specify at least one country.' })).toBeVisible();
    expect(save).toBeDisabled();
  });

  it('of a row go with Delete, by id [S4.15]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await user.click(
      ratesCard().getByRole('button', { name: 'Edit the shipping rate for United States (US), Canada' }),
    );
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    await pass(600);
    expect(fake.callsOf('deleteShippingRates').map(({ body }) => body)).toEqual([{ ids: ['US', 'CA'] }]);
    expect(
      screen.getByText(/^Please specify shipping rates for all the countries/, { selector: 'span' }),
    ).toBeVisible();
  });

  it('that could not be saved show in the indicator, not in a notice, and are saved on Retry [S4.15] [decisions 16]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveShippingRates', { status: 500, body: { message: 'Oops.' } });
    await fill(user, ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)'), '9');
    await pass(600);
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(fake.notices).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(fake.store.rates.find(({ country }) => country === 'GB')?.rate).toBe(9);
  });
});

describe('countries without a rate', () => {
  const sentence =
    'Please specify shipping rates for all the countries. And the estimated shipping rate cannot be less than 0.';

  it('are named, and the reason opens the form that adds one for them [S5.03] [decisions 22]', async () => {
    const user = setUp();
    await show({ ...complete, audience: audience('US', 'DE', 'FR'), rates: [rate('US', 5)] });
    const text = `${sentence} Add a shipping rate for Germany and France.`;
    await user.click(screen.getByRole('button', { name: text }));
    expect(dialog().getByRole('button', { name: 'Remove Germany' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Remove France' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Remove United States (US)' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(ratesCard().getByText(text)).toBeVisible();
  });

  it('are named up to five, then counted; the reason leads to the row that has none [S5.03, S2.29]', async () => {
    const user = setUp();
    await show({ ...complete, audience: audience('US', 'CA', 'GB', 'FR', 'DE', 'BR', 'SA'), rates: [] });
    const names = 'United States (US), Canada, United Kingdom (UK), France, Germany + 2 more';
    await user.click(screen.getByRole('button', { name: `${sentence} Add a shipping rate for ${names}.` }));
    expect(ratesCard().getByLabelText(`Shipping rate for ${names}`)).toHaveFocus();
  });

  it('below 0 are named, and the reason leads to their field [S5.03]', async () => {
    const user = setUp();
    await show(complete);
    await fill(user, ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)'), '-3');
    await user.click(
      screen.getByRole('button', { name: `${sentence} Change the shipping rate for United Kingdom (UK).` }),
    );
    expect(ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)')).toHaveFocus();
  });
});

describe('free shipping', () => {
  it('is asked while any rate is above 0 only [S5.04, S4.14]', async () => {
    await show({ ...complete, rates: [rate('US', 0), rate('CA', 0), rate('GB', 0)] });
    expect(screen.queryByText(/^Do you offer free shipping/)).toBeNull();
  });

  it('begins with yes when any rate has a minimum order; no clears them all [S4.14]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, rates: [rate('US', 5, 50), rate('CA', 5), rate('GB', 0)] });
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByText('Minimum order to qualify for free shipping')).toBeNull();
    await pass(600);
    expect(fake.store.rates.map(({ options }) => options)).toEqual([{}, {}, {}]);
  });

  it('needs a minimum order, for the countries with a rate above 0 [S2.28, S5.05, S5.10]', async () => {
    const user = setUp();
    const fake = await show(complete);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Please enter minimum order for free shipping.' })).toBeVisible();
    expect(rowsOf(ordersCard())).toEqual([['Minimum order for United States (US), Canada', '']]);
    await user.click(
      ordersCard().getByRole('button', { name: 'Edit the minimum order for United States (US), Canada' }),
    );
    const save = dialog().getByRole('button', { name: 'Add minimum order' });
    expect(save).toBeDisabled();
    expect(dialog().getByRole('button', { name: 'The minimum order amount must be greater than 0.' })).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Remove Canada' }));
    await user.type(dialog().getByLabelText(/^Then they qualify/), '50');
    await user.click(save);
    await pass(600);
    expect(fake.store.rates.map(({ country, options }) => [country, options])).toEqual([
      ['CA', {}],
      ['GB', {}],
      ['US', { free_shipping_threshold: 50 }],
    ]);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(ordersCard().getByRole('button', { name: 'Add another minimum order' })).toBeVisible();
  });
});
