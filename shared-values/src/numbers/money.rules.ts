import { formatNumber, type NumberFormat } from './number-text.rules';

/** Format of amounts in the currency of a store. */
export interface MoneyFormat extends NumberFormat {
  readonly symbol: string;
  readonly symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
}

/** An amount in the store's currency, such as '$1,234.50'. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const { symbol, symbolPosition } = format;
  const space = symbolPosition.endsWith('space') ? '\u00a0' : '';
  const place = (number: string) =>
    symbolPosition.startsWith('left') ? symbol + space + number : number + space + symbol;
  return formatNumber(amount, format).replace(/[^-].*/, place);
}

/**
 * The one way an amount of any currency is shown: the store's own as the store writes it, such as '$20.00', another by its
 * code, such as '20.00 EUR'; in the store's number format, with its digits.
 */
export const formatAmount = (amount: number, code: string, store: MoneyFormat & { readonly code: string }): string =>
  code === store.code ? formatMoney(amount, store) : `${formatNumber(amount, store)}\u00a0${code}`;
