import { everyItem } from '@listings/shared-machines';
import type { FakePage, FakePageOptions } from '@listings/shared-app/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../testing/dashboard.harness';
import { editFreeListings } from '../places';

const rate = (country: string, amount: number) => ({
  id: country,
  country,
  currency: 'USD',
  rate: amount,
  options: {},
});

export const storedSettings = {
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
  ...everyItem(true),
};

/** Free listings for the United States and the United Kingdom, with a rate and a time each. */
export const store: FakePageOptions['store'] = {
  audience: { location: 'selected', countries: ['US', 'GB'], locale: 'en_US', language: 'English' },
  settings: storedSettings,
  rates: [rate('US', 5), rate('GB', 5)],
  times: [
    { countryCode: 'US', time: 3 },
    { countryCode: 'GB', time: 3 },
  ],
};

export const show = (step: '1' | '2', prepare?: (fake: FakePage) => void) =>
  openScreen({ location: editFreeListings(step), store: { ...store } }, prepare);

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const press = async (name: string | RegExp) => userEvent.click(await button(name));

export const removeBritain = () => press('Remove United Kingdom (UK)');
