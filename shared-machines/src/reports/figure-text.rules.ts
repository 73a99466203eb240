import type { StoreCurrency } from '@listings/shared-api/contract';
import { formatAmountWithCode, formatNumber, type NumberFormat, wholeNumbers } from '@listings/shared-values';
import { isMoney, type Metric } from './report.rules';

/** How figures are written: the store's separators; amounts with the code of the ads account's currency, null while it is not known. */
export interface FigureFormat {
  readonly store: StoreCurrency;
  readonly adsCurrency: string | null;
}

/** An amount in the ads account's currency, such as '1,234.50 EUR' [decisions 25]. */
export const amountText = (amount: number, { store, adsCurrency }: FigureFormat): string =>
  adsCurrency === null ? formatNumber(amount, store) : formatAmountWithCode(amount, adsCurrency, store);

/** A figure of a report: an amount or a count [O2.17]. */
export const figureText = (metric: Metric, value: number, format: FigureFormat): string =>
  isMoney(metric) ? amountText(value, format) : formatNumber(value, wholeNumbers(format.store));

/** A change in percent such as '+12.5%', with no more decimals than it has. */
export function deltaText(delta: number, format: NumberFormat): string {
  const decimals = String(Math.abs(delta)).split('.')[1]?.length ?? 0;
  const sign = delta > 0 ? '+' : '';
  return `${sign}${formatNumber(delta, { ...format, precision: Math.min(decimals, 2) })}%`;
}
