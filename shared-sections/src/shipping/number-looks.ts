import type { StoreCurrency } from '@listings/shared-api/contract';
import { formatNumber } from '@listings/shared-values';
import type { NumberFieldProps } from '../numbers/number-field';

/** The look of a number: its separators, and what stands beside it. */
export type NumberLook = Pick<
  NumberFieldProps,
  'precision' | 'decimalSeparator' | 'thousandSeparator' | 'prefix' | 'suffix'
>;

/** A 0 as a field of this look shows it, such as `0.00`. */
export const zeroText = ({ precision = 0, decimalSeparator = '.', thousandSeparator = ',' }: NumberLook): string =>
  formatNumber(0, { precision, decimalSeparator, thousandSeparator });

/** Amounts as the store writes them. Source: S5.12, S9.04, decisions 25. */
export function amountLook(currency: StoreCurrency): NumberLook {
  const { precision, decimalSeparator, thousandSeparator, symbol, symbolPosition } = currency;
  const side = symbolPosition.startsWith('left') ? { prefix: symbol } : { suffix: symbol };
  return { precision, decimalSeparator, thousandSeparator, ...side };
}

/** Whole days, in the store's separators. */
export const daysLook = ({ decimalSeparator, thousandSeparator }: StoreCurrency, days: string): NumberLook => ({
  precision: 0,
  decimalSeparator,
  thousandSeparator,
  suffix: days,
});
