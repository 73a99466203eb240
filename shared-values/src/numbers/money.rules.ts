import { toMinorUnits } from './minor-units.rules';
import { formatNumber, type NumberFormat } from './number-text.rules';

/** Format of amounts in the currency of a store. */
export interface MoneyFormat extends NumberFormat {
  readonly symbol: string;
  readonly symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
}

const positions = {
  left: (symbol: string, number: string) => `${symbol}${number}`,
  right: (symbol: string, number: string) => `${number}${symbol}`,
  left_space: (symbol: string, number: string) => `${symbol}\u00a0${number}`,
  right_space: (symbol: string, number: string) => `${number}\u00a0${symbol}`,
} as const;

/** An amount in the store's currency, such as '$1,234.50'. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const number = formatNumber(Math.abs(amount), format);
  const isNegative = (toMinorUnits(amount, format.precision) ?? 0) < 0;
  return `${isNegative ? '-' : ''}${positions[format.symbolPosition](format.symbol, number)}`;
}

/** An amount in another currency, by its code, in the store's number format, such as '20.00 EUR'. */
export const formatAmountWithCode = (amount: number, code: string, format: NumberFormat): string =>
  `${formatNumber(amount, format)}\u00a0${code}`;
