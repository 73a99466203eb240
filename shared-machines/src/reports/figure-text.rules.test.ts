import type { StoreCurrency } from '@listings/shared-api/contract';
import { deltaText, figureText } from './figure-text.rules';

const store: StoreCurrency = {
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  precision: 2,
  decimalSeparator: ',',
  thousandSeparator: '.',
  priceFormat: '%2$s %1$s',
};

it("writes amounts as the store does, or with the code of the ads account's currency [O2.17]", () => {
  expect(figureText('sales', 1234.5, { store, adsCurrency: 'EUR' })).toBe('1.234,50\u00a0€');
  expect(figureText('sales', 1234.5, { store, adsCurrency: 'USD' })).toBe('1.234,50\u00a0USD');
  expect(figureText('spend', 0.1 + 0.2, { store, adsCurrency: null })).toBe('0,30');
});

it('writes counts as whole numbers [O2.17]', () => {
  expect(figureText('impressions', 1_234_567, { store, adsCurrency: 'USD' })).toBe('1.234.567');
});

it('writes what comes back for each unit spent, what a click costs, and how many clicks become an order', () => {
  expect(figureText('roas', 3.768, { store, adsCurrency: 'USD' })).toBe('3,77×');
  expect(figureText('costPerClick', 0.5, { store, adsCurrency: 'USD' })).toBe('0,50\u00a0USD');
  expect(figureText('conversionRate', 0.04966, { store, adsCurrency: 'USD' })).toBe('4,97%');
});

it.each([
  [25, '+25%'],
  [12.5, '+12,5%'],
  [-33.33, '\u221233,3%'],
  [-4.05, '\u22124,1%'],
  [0.04, '0,0%'],
  [-0.04, '0,0%'],
  [99.96, '+100%'],
  [-1234.56, '\u22121.235%'],
  [0, '0%'],
])('writes a change of %p as %p', (delta, text) => {
  expect(deltaText(delta, store)).toBe(text);
});
