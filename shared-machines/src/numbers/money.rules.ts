import { daysPerMonth, type StoreCurrency } from '@listings/shared-api/contract';
import { amountOf, minorUnitsOf } from './decimal.rules';
import { formatNumber } from './number-input.rules';

const positions = {
  left: (symbol: string, number: string) => `${symbol}${number}`,
  right: (symbol: string, number: string) => `${number}${symbol}`,
  left_space: (symbol: string, number: string) => `${symbol}\u00a0${number}`,
  right_space: (symbol: string, number: string) => `${number}\u00a0${symbol}`,
} as const;

/** An amount in the store's currency, such as '$1,234.50'. */
export function formatMoney(amount: number, currency: StoreCurrency): string {
  const number = formatNumber(Math.abs(amount), currency);
  const isNegative = minorUnitsOf(amount, currency.precision) < 0;
  return `${isNegative ? '-' : ''}${positions[currency.symbolPosition](currency.symbol, number)}`;
}

/** An amount in another currency, by its code, in the store's number format, such as '20.00 EUR'. */
export const formatAmountWithCode = (amount: number, code: string, format: StoreCurrency): string =>
  `${formatNumber(amount, format)}\u00a0${code}`;

/** How many digits a currency has behind its separator; `otherwise` for a code that is none. */
export function currencyPrecision(code: string, otherwise: number): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    return format.resolvedOptions().maximumFractionDigits ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The monthly maximum: the daily amount times 30.4, in whole minor units until the end [S9.10, O9.07]. */
export function monthlyEstimate(dailyAmount: number, precision: number): number {
  const tenths = Math.round(daysPerMonth * 10);
  const units = minorUnitsOf(dailyAmount, precision) * tenths;
  return amountOf(Math.floor((units + 5) / 10), precision);
}
