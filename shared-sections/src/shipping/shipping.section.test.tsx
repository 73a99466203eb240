import { act, screen } from '@testing-library/react';
import { createFakePage } from '@listings/shared-app/testing';
import {
  audience,
  complete,
  inFakeTime,
  left,
  pass,
  ratesCard,
  renderStep,
  rowsOf,
  setUp,
  settings,
  show,
} from './testing/shipping.harness';

inFakeTime();

describe('the tax rate', () => {
  const question = 'Where the tax rate comes from';

  it.each([
    ['US:CA', ['GB'], true],
    ['GB', ['US', 'GB'], true],
    ['GB', ['GB'], false],
  ])('of a store in %s that lists in %j is shown: %s [S2.25]', async (store, countries, isShown) => {
    await show({ ...complete, audience: audience(...countries) }, store);
    expect(screen.queryByText(question) !== null).toBe(isShown);
  });

  it('is required for an audience in the US [S5.08]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, settings: settings({ tax_rate: null }) });
    const message = 'Please specify tax rate option. Choose how your US tax rate is set.';
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: message }));
    expect(screen.getByRole('radio', { name: 'My store uses destination-based tax rates.' })).toHaveFocus();
    expect(screen.getByRole('group', { name: question })).toHaveAccessibleDescription(message);
    await user.click(screen.getByRole('radio', { name: 'My store uses destination-based tax rates.' }));
    expect(screen.queryByText(message)).toBeNull();
    await pass(600);
    expect(fake.store.settings.tax_rate).toBe('destination');
  });
});

describe('leaving the shipping step', () => {
  it('saves what is left, loads meanwhile, and goes on [S4.17]', async () => {
    const user = setUp();
    const fake = await show(complete);
    const release = fake.hold('saveSettings');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    expect(left).not.toHaveBeenCalled();
    await act(async () => release());
    await pass(0);
    expect(left).toHaveBeenCalledTimes(1);
    expect(fake.callsOf('saveSettings').map(({ body }) => body)).toEqual([
      { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination', offer_free_shipping: false },
    ]);
  });

  it('stays, with a notice, when a save fails [S4.17, S8.30]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveSettings', { status: 500, body: { message: 'Oops.' } });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(0);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There is a problem in saving your settings and shipping rates. Please try again later. Not saved: settings.',
    ]);
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy');
    expect(left).not.toHaveBeenCalled();
  });
});

describe('shipping and tax that cannot be had', () => {
  it.each([
    ['getSettings', 'There was an error loading merchant center settings.'],
    ['listShippingRates', 'There was an error loading shipping rates.'],
    ['listShippingTimes', 'There was an error loading shipping times.'],
  ] as const)('say so for %s, and are read again on Retry [S8.23, S8.25, S8.26]', async (key, text) => {
    const user = setUp();
    const fake = createFakePage({ store: complete });
    fake.fail(key, { status: 500, body: { message: 'Oops.' } });
    renderStep(fake);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Where the shipping rates come from')).toBeVisible();
  });

  it('tells when the suggestions of the store could not be taken over, and goes on [S8.29]', async () => {
    const fake = createFakePage({
      store: {
        audience: audience('US'),
        settings: settings(),
        suggestedRates: [{ country: 'US', currency: 'USD', rate: 4.99, options: {} }],
      },
    });
    fake.fail('saveShippingRates', { status: 500, body: { message: 'Oops.' } });
    renderStep(fake);
    expect(await screen.findByText('Where the shipping rates come from')).toBeVisible();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Unable to use your store shipping settings as shipping rates in Google. You may have to enter shipping rates manually.',
    ]);
    expect(rowsOf(ratesCard())).toEqual([['Shipping rate for United States (US)', '']]);
  });
});
