import type { StoreCurrency } from '@listings/shared-api/contract';
import type { NumberLook } from './estimate-modal';

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
