import type { Settings } from '@listings/shared-api/contract';
import { foreignOptionsOf, knownOption, shippingRateOptions } from './shipping-options.rules';
import { shippingSettingsOf } from './shipping-settings.rules';
import { everyItem } from '../store-requirements/store-requirements.rules';

const settings = (change: Partial<Settings>): Settings => ({
  shipping_rate: null,
  shipping_time: null,
  tax_rate: null,
  ...everyItem(false),
  ...change,
});

it.each([
  ...shippingRateOptions.map((option) => [option, option] as const),
  ['by_weight', null],
  [null, null],
] as const)('takes %j for the option %j [S3.07]', (held, option) => {
  expect(knownOption(shippingRateOptions, held)).toBe(option);
});

it('takes nothing for the defaults, and what is no option for not chosen [S3.07]', () => {
  expect(shippingSettingsOf(settings({}), [])).toMatchObject({
    shippingRate: 'automatic',
    shippingTime: 'flat',
    taxRate: null,
  });
  const foreign = settings({ shipping_rate: 'by_weight', shipping_time: 'weekly', tax_rate: 'origin' });
  expect(shippingSettingsOf(foreign, [])).toMatchObject({ shippingRate: null, shippingTime: null, taxRate: null });
  expect(foreignOptionsOf(foreign)).toEqual({ shippingRate: 'by_weight', shippingTime: 'weekly', taxRate: 'origin' });
});

it('names nothing that is an option or was never chosen', () => {
  expect(foreignOptionsOf(settings({}))).toEqual({});
  expect(foreignOptionsOf(settings({ shipping_rate: 'flat', shipping_time: 'manual', tax_rate: 'manual' }))).toEqual(
    {},
  );
});

it('names sixty characters at most', () => {
  expect(foreignOptionsOf(settings({ tax_rate: 'x'.repeat(61) })).taxRate).toBe(`${'x'.repeat(60)}…`);
  expect(foreignOptionsOf(settings({ tax_rate: 'x'.repeat(60) })).taxRate).toBe('x'.repeat(60));
});
