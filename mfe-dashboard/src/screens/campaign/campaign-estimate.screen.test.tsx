import type { FakePageOptions } from '@listings/shared-app/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../testing/dashboard.harness';
import { createCampaign } from '../places';

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
const enter = async (text: string) => userEvent.type(await amount(), text);

it('estimates no month of less than nothing [O5.06, O9.07]', async () => {
  await show();
  await enter('-5');
  expect(screen.getByText('Monthly maximum (estimate)').nextSibling).toHaveTextContent('$0.00');
});

describe('the estimate', () => {
  const estimate = { clicks: { low: 208, high: 1266 }, conversions: { low: 10, high: 14 }, stores: 60, days: 28 };

  it('stands on each suggested budget before any amount is typed [O3.10]', async () => {
    const fake = await show({ store: { recommendation, estimate } });
    const group = await screen.findByRole('group', { name: 'Suggested budgets' });
    const name = (amounts: string) => `${amounts} a month 10 to 14 conversions a week`;
    expect(await within(group).findByRole('button', { name: name('$60.00 a day, at most $1,824.00') })).toBeEnabled();
    expect(within(group).getByRole('button', { name: name('$20.00 a day, at most $608.00') })).toBeEnabled();
    expect(fake.callsOf('estimateCampaign').map(({ query }) => query)).toEqual([
      { country_codes: ['US', 'GB'], amount: 20 },
      { country_codes: ['US', 'GB'], amount: 60 },
    ]);
  });

  it('is a range with its basis, of the amount that was typed last [O2.53]', async () => {
    const fake = await show({ store: { estimate } });
    await enter('42');
    const part = within(await screen.findByRole('group', { name: 'What this budget may bring', busy: false }));
    expect(await part.findByText('208 to 1,266 clicks a week')).toBeVisible();
    expect(part.getByText('10 to 14 conversions a week')).toBeVisible();
    expect(part.getByText(/^Based on 60 similar stores in your countries over the last 28 days/)).toBeVisible();
    expect(part.getByText(/not a promise/)).toBeVisible();
    expect(fake.callsOf('estimateCampaign').at(-1)?.query).toEqual({ country_codes: ['US', 'GB'], amount: 42 });
  });

  it('says in words that not even one is to be expected, in place of “0 to 0” [O2.53]', async () => {
    const none = { ...estimate, clicks: { low: 0, high: 3 }, conversions: { low: 0, high: 0 } };
    const fake = await show({ store: { recommendation, estimate: none } });
    const suggested = '$20.00 a day, at most $608.00 a month Fewer than 1 conversion a week';
    expect(await screen.findByRole('button', { name: suggested })).toBeEnabled();
    await enter('1');
    const part = within(await screen.findByRole('group', { name: 'What this budget may bring', busy: false }));
    expect(await part.findByText('Fewer than 1 conversion a week')).toBeVisible();
    expect(part.getByText('0 to 3 clicks a week')).toBeVisible();
    fake.store.estimate = { ...none, clicks: { low: 0, high: 0 } };
    await userEvent.clear(await amount());
    await enter('0.10');
    expect(await screen.findByText('Fewer than 1 click a week')).toBeVisible();
    expect(screen.queryByText(/0 to 0/)).toBeNull();
  });

  it('gives way to a warning where the amount is far above what is recommended, as 12,50 is in a store that writes 12.50', async () => {
    await show({ store: { recommendation, estimate } });
    await enter('12,50');
    const warning = '$1,250.00 a day is far above the recommended budget. Check that it is the amount you mean.';
    expect(await screen.findByText(warning)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What this budget may bring' })).toBeNull();
    await userEvent.clear(await amount());
    await enter('12.50');
    expect(await screen.findByRole('group', { name: 'What this budget may bring', busy: false })).toBeVisible();
    expect(screen.queryByText(/far above/)).toBeNull();
  });

  it('is left out where no store is similar, and asks for nothing without an amount', async () => {
    const fake = await show();
    expect(await amount()).toHaveValue('');
    expect(fake.callsOf('estimateCampaign')).toEqual([]);
    await enter('42');
    await waitFor(() => expect(fake.callsOf('estimateCampaign').at(-1)?.query).toMatchObject({ amount: 42 }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'What this budget may bring' })).toBeNull());
    expect(fake.notices).toEqual([]);
  });

  it('is absent in front of a store that does not give one [decisions 29]', async () => {
    const fake = await show({ store: { estimate }, bootstrap: { missingCalls: ['estimateCampaign'] } });
    await enter('42');
    expect(await screen.findByText('$1,276.80')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What this budget may bring' })).toBeNull();
    expect(fake.callsOf('estimateCampaign')).toEqual([]);
  });
});
