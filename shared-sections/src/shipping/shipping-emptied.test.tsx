import { screen, within } from '@testing-library/react';
import {
  complete,
  dialog,
  inFakeTime,
  ordersCard,
  pass,
  rate,
  ratesCard,
  rowsOf,
  setUp,
  show,
  time,
  timesCard,
} from './testing/shipping.harness';

inFakeTime();

type User = ReturnType<typeof setUp>;

/** Empties a field and leaves it. */
async function empty(user: User, field: HTMLElement) {
  await user.clear(field);
  await user.tab();
}

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.startsWith('Read as'));
const usAndCanada = 'Shipping rate for United States (US), Canada';

describe('an emptied number', () => {
  it('says beside its field what it was read as, and Undo brings rate, minimum order and free-shipping choice back [S5.12, S4.14]', async () => {
    const user = setUp();
    const rates = [rate('US', 5, 50), rate('CA', 5, 50), rate('GB', 0)];
    const fake = await show({ ...complete, rates });
    await empty(user, ratesCard().getByLabelText(usAndCanada));
    await pass(600);
    expect(fake.store.rates.map(({ rate: amount, options }) => [amount, options])).toEqual([
      [0, {}],
      [0, {}],
      [0, {}],
    ]);
    expect(said()).toEqual(['Read as 0.00: free shipping for all ordersUndo']);
    await user.click(ratesCard().getByRole('button', { name: 'Undo' }));
    expect(ratesCard().getByLabelText(usAndCanada)).toHaveFocus();
    expect(ratesCard().getByLabelText(usAndCanada)).toHaveValue('5.00');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(rowsOf(ordersCard())).toEqual([['Minimum order for United States (US), Canada', '50.00']]);
    expect(said()).toEqual([]);
    await pass(600);
    expect(new Map(fake.store.rates.map((one) => [one.country, one]))).toEqual(
      new Map(rates.map((one) => [one.country, one])),
    );
  });

  it('is told for what has no digit too, not for a 0 that was typed; another number ends it [S5.12]', async () => {
    const user = setUp();
    await show(complete);
    const field = () => timesCard().getByLabelText('Shipping time for United States (US), Canada');
    await user.clear(field());
    await user.type(field(), 'soon');
    await user.tab();
    expect(said()).toEqual(['Read as 0 daysUndo']);
    await user.clear(field());
    await user.type(field(), '4');
    await user.tab();
    expect(said()).toEqual([]);
    await user.clear(field());
    await user.type(field(), '0');
    await user.tab();
    expect(said()).toEqual([]);
  });

  it('of countries that had none goes back to none [S5.12, S4.16]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, times: [] });
    const field = () => timesCard().getByRole('textbox');
    await user.type(field(), '5');
    await empty(user, field());
    await pass(600);
    expect(fake.store.times.map(({ time: days }) => days)).toEqual([0, 0, 0]);
    expect(field()).toHaveValue('0');
    await user.click(timesCard().getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('');
    await pass(600);
    expect(fake.store.times).toEqual([]);
  });

  it('leaves numbers alone that were changed since', async () => {
    const user = setUp();
    await show({ ...complete, times: [time('US', 3), time('CA', 3), time('GB', 7)] });
    await empty(user, timesCard().getByLabelText('Shipping time for United Kingdom (UK)'));
    const other = timesCard().getByLabelText('Shipping time for United States (US), Canada');
    await user.clear(other);
    await user.type(other, '9');
    await user.tab();
    await user.click(timesCard().getByRole('button', { name: 'Undo' }));
    expect(rowsOf(timesCard())).toEqual([
      ['Shipping time for United States (US), Canada', '9'],
      ['Shipping time for United Kingdom (UK)', '7'],
    ]);
  });

  it('cannot be gone on with before it was told: Continue waits until the field is left', async () => {
    const user = setUp();
    await show(complete);
    await user.clear(ratesCard().getByLabelText(usAndCanada));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('in the modal says so at once, before it can be saved, and Undo brings the old one back', async () => {
    const user = setUp();
    await show(complete);
    await user.click(
      ratesCard().getByRole('button', { name: `Edit the shipping rate for United States (US), Canada` }),
    );
    const field = dialog().getByLabelText(/^Then the estimated shipping rate/);
    await user.clear(field);
    expect(dialog().getByText('Read as 0.00: free shipping for all orders')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('5.00');
    expect(field).toHaveFocus();
    expect(within(screen.getByRole('dialog')).queryByText(/^Read as/)).toBeNull();
  });
});

describe('a number that is typed and not left yet', () => {
  it('counts for Continue already, and is saved when it is pressed [S5.07, S4.17]', async () => {
    const user = setUp();
    const fake = await show({ ...complete, times: [] });
    const next = screen.getByRole('button', { name: 'Continue' });
    expect(next).toBeDisabled();
    await user.type(timesCard().getByRole('textbox'), '6');
    expect(timesCard().getByRole('textbox')).toHaveFocus();
    expect(next).toBeEnabled();
    expect(fake.callsOf('saveShippingTimes')).toEqual([]);
    await user.click(next);
    await pass(0);
    expect(fake.store.times).toEqual([time('CA', 6), time('GB', 6), time('US', 6)]);
  });

  it('counts against it as well [S5.03]', async () => {
    const user = setUp();
    await show(complete);
    const field = ratesCard().getByLabelText(usAndCanada);
    await user.clear(field);
    await user.type(field, '-1');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(
      screen.getByRole('button', { name: /Change the shipping rate for United States \(US\) and Canada\.$/ }),
    ).toBeVisible();
  });
});
