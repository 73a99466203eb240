import type { StoreCurrency } from '@listings/shared-api/contract';
import { formatAmount, formatNumber, type NumberFormat, wholeNumbers } from '@listings/shared-values';
import type { Figure } from './figure.types';
import { isMoney } from './report.rules';

/**
 * Format of figures: the store's separators; amounts in the ads account's currency, null while unknown.
 */
export interface FigureFormat {
  readonly store: StoreCurrency;
  readonly adsCurrency: string | null;
}

/** An amount in the ads account's currency, such as '$1,234.50' where it is the store's, else '1,234.50 EUR' [decisions 25]. */
export const amountText = (amount: number, { store, adsCurrency }: FigureFormat): string =>
  adsCurrency === null ? formatNumber(amount, store) : formatAmount(amount, adsCurrency, store);

/**
 * A figure of a report: an amount, a count, what comes back for each unit of money such as '3.85×', or a share such as
 * '4.97%' [O2.17].
 */
export function figureText(metric: Figure, value: number, format: FigureFormat): string {
  if (metric === 'roas') return `${formatNumber(value, { ...format.store, precision: 2 })}×`;
  if (metric === 'conversionRate') return `${formatNumber(value * 100, { ...format.store, precision: 2 })}%`;
  return isMoney(metric) ? amountText(value, format) : formatNumber(value, wholeNumbers(format.store));
}

/** A change in percent such as '+12.5%' or '−29.5%': one decimal at most, none from 100 on; no sign where that is 0. */
export function deltaText(delta: number, format: NumberFormat): string {
  const size = Math.abs(delta);
  const sign = delta >= 0.05 ? '+' : delta <= -0.05 ? '\u2212' : '';
  return `${sign}${formatNumber(size, { ...format, precision: size < 99.95 && size % 1 > 0 ? 1 : 0 })}%`;
}
