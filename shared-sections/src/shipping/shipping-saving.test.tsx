import { createFakePage } from '@listings/shared-app/testing';
import { screen, within } from '@testing-library/react';
import {
  audience,
  complete,
  dialog,
  fill,
  inFakeTime,
  pass,
  rate,
  ratesCard,
  renderStep,
  setUp,
  settings,
  show,
  timesCard,
} from './testing/shipping.harness';

inFakeTime();

const broken = { status: 500, body: { message: 'Oops.' } } as const;
const question = (name: string) => within(screen.getByRole('group', { name }).parentElement ?? document.body);
const options = () => question('Where the shipping rates come from');
const tax = () => question('Where the tax rate comes from');
const states = () =>
  [options, ratesCard, timesCard, tax].map(
    (card) => card().queryByText(/^(Saving…|Saved|Not saved)$/)?.firstChild?.nextSibling?.textContent,
  );

describe('a person who may not save shipping', () => {
  const person = {
    id: 'vi',
    name: 'Vi',
    role: 'viewer',
    spendLimit: null,
    refused: {
      saveShippingRates: 'feed-manager',
      deleteShippingRates: 'feed-manager',
      saveShippingTimes: 'feed-manager',
      deleteShippingTimes: 'feed-manager',
    },
    refusal: 'Your role does not allow this.',
  } as const;

  it.each([
    [
      'has no rates, where others have some suggested',
      { ...complete, rates: [], suggestedRates: [{ country: 'US', currency: 'USD', rate: 4.99, options: {} }] },
    ],
    ['has rates of a country that is no target any more', { ...complete, audience: audience('US', 'CA') }],
  ])('writes nothing by opening a store that %s [S4.12]', async (_which, store) => {
    const fake = renderStep(createFakePage({ store, bootstrap: { person } }));
    await screen.findByText('Where the shipping rates come from');
    await pass(600);
    const writes = ['saveShippingRates', 'deleteShippingRates', 'saveShippingTimes', 'deleteShippingTimes'] as const;
    expect(writes.flatMap((key) => fake.callsOf(key))).toEqual([]);
    expect(fake.notices).toEqual([]);
    expect(fake.isGuarded()).toBe(false);
  });
});

it('calls nothing saved beside a number that cannot be right [S5.07, decisions 16]', async () => {
  const user = setUp();
  await show(complete);
  const times = () => timesCard().getByLabelText('Shipping time for United Kingdom (UK)');
  await fill(user, times(), '8');
  await pass(600);
  expect(states()).toEqual([undefined, undefined, 'Saved', undefined]);
  await fill(user, times(), '-2');
  await pass(600);
  expect(states()).toEqual([undefined, undefined, undefined, undefined]);
  await fill(user, times(), '2');
  await pass(600);
  expect(states()).toEqual([undefined, undefined, 'Saved', undefined]);
});

describe('what could not be saved', () => {
  it('is said beside its own field and named in the notice; Retry there saves it, and the notice goes [S8.24] [decisions 16]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveSettings', broken);
    await user.click(screen.getByRole('radio', { name: 'My store does not use destination-based tax rates.' }));
    expect(states()).toEqual([undefined, undefined, undefined, 'Saving…']);
    await pass(600);
    expect(states()).toEqual([undefined, undefined, undefined, 'Not saved']);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There was an error trying to save settings. Please try again later. Not saved: tax rate.',
    ]);
    await user.click(tax().getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(states()).toEqual([undefined, undefined, undefined, 'Saved']);
    expect(fake.store.settings.tax_rate).toBe('manual');
    expect(fake.notices).toEqual([]);
  });

  it('of rates and times is said in their cards, of times in a notice too [S4.15, S8.27]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveShippingRates', broken);
    fake.fail('saveShippingTimes', broken);
    await fill(user, ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)'), '9');
    await fill(user, timesCard().getByLabelText('Shipping time for United Kingdom (UK)'), '8');
    await pass(600);
    expect(states()).toEqual([undefined, 'Not saved', 'Not saved', undefined]);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There was an error trying to add / update shipping times. Please try again later. Not saved: shipping times.',
    ]);
    await user.click(timesCard().getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(states()).toEqual([undefined, 'Saved', 'Saved', undefined]);
    expect(fake.notices).toEqual([]);
  });

  it('and was put back meanwhile is saved as the store’s own list stands, whatever was done of the save that failed [S4.15]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveShippingRates', broken);
    await fill(user, ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)'), '9');
    await user.click(
      ratesCard().getByRole('button', { name: 'Edit the shipping rate for United States (US), Canada' }),
    );
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    await pass(600);
    expect(states()).toEqual([undefined, 'Not saved', undefined, undefined]);
    expect(fake.store.rates).toEqual([rate('GB', 0)]);
    await fill(user, ratesCard().getByLabelText('Shipping rate for United Kingdom (UK)'), '0');
    await user.click(ratesCard().getByRole('button', { name: 'Add another rate' }));
    await fill(user, dialog().getByLabelText(/^Then the estimated shipping rate/), '5');
    await user.click(dialog().getByRole('button', { name: 'Add shipping rate' }));
    await pass(600);
    expect(states()).toEqual([undefined, 'Saved', undefined, undefined]);
    expect(fake.store.rates.map(({ country, rate: amount }) => [country, amount])).toEqual([
      ['CA', 5],
      ['GB', 0],
      ['US', 5],
    ]);
  });

  it('of a free-shipping choice is said beside it, and what has no card any more in the first one', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveSettings', broken, 3);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await pass(600);
    expect(
      question('Do you offer free shipping for orders over a certain amount?').getByText('Not saved'),
    ).toBeVisible();
    expect(states()).toEqual([undefined, 'Saved', undefined, undefined]);
    await user.click(screen.getByRole('radio', { name: /^Use my store’s shipping settings/ }));
    await pass(600);
    expect(options().getByText('Not saved')).toBeVisible();
  });

  it('by Continue is named, and the notice goes once it is saved [S8.30, S4.17]', async () => {
    const user = setUp();
    const fake = await show(complete);
    fake.fail('saveSettings', broken);
    await user.click(screen.getByRole('radio', { name: 'My store does not use destination-based tax rates.' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(0);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There is a problem in saving your settings and shipping rates. Please try again later. Not saved: tax rate.',
    ]);
    expect(states()).toEqual([undefined, undefined, undefined, 'Not saved']);
    await user.click(tax().getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(fake.notices).toEqual([]);
  });
});

describe('a store that holds options of its own', () => {
  const held = { shipping_rate: 'by_weight', shipping_time: 'weekly', tax_rate: 'origin' };

  it('is shown as not chosen, with what it holds; nothing is written before the admin chooses [S3.07, S5.02, S5.06, S5.08]', async () => {
    const user = setUp();
    const suggestedRates = [{ country: 'US', currency: 'USD', rate: 4.99, options: {} }];
    const fake = await show({
      ...complete,
      audience: audience('US'),
      settings: settings(held),
      rates: [],
      suggestedRates,
    });
    for (const [name, value] of [
      ['Where the shipping rates come from', 'by_weight'],
      ['Where the shipping times come from', 'weekly'],
      ['Where the tax rate comes from', 'origin'],
    ] as const) {
      expect(
        question(name).getByText(
          `Your store holds “${value}”, which is none of these. Choose one; nothing is changed before you do.`,
        ),
      ).toBeVisible();
      for (const radio of question(name).getAllByRole('radio')) expect(radio).not.toBeChecked();
    }
    await pass(5000);
    expect(fake.calls.filter(({ body }) => body !== undefined)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      /Please select a shipping rate option\. Please select a shipping time option\. Please specify tax rate option\. Choose how your US tax rate is set\.$/,
    );
    await user.click(screen.getByRole('radio', { name: /^Use my store’s shipping settings/ }));
    expect(screen.queryByText(/by_weight|weekly/)).toBeNull();
    await pass(600);
    expect(fake.store.settings).toMatchObject({
      shipping_rate: 'automatic',
      shipping_time: 'flat',
      tax_rate: 'origin',
    });
  });

  it('may choose the times for themselves [S5.06]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, settings: settings({ shipping_time: 'weekly' }) });
    await user.click(screen.getByRole('button', { name: 'Please select a shipping time option.' }));
    const flat = screen.getByRole('radio', { name: 'I enter estimated shipping times here' });
    expect(flat).toHaveFocus();
    await user.click(flat);
    await pass(600);
    expect(fake.store.settings).toMatchObject({ shipping_rate: 'flat', shipping_time: 'flat' });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });
});
