import type { StoreCurrency } from '@listings/shared-api/contract';
import { currencyPrecision, formatAmount } from '@listings/shared-values';
import { usePage, useServerRead } from '@listings/shared-app';

/** Amounts of campaigns: in the ads account's currency, written as the store writes numbers, with no more digits than the currency has [decisions 25]. */
export interface AdsAmounts {
  readonly format: StoreCurrency;
  /** Of a field for an amount, which names its currency. */
  readonly code: string;
  /** Such as '$20.00' in the store's own currency, '20.00 EUR' in another. */
  readonly amountText: (amount: number) => string;
}

/** The ads account's currency; the store's for an account that names none. */
export function useAdsAmounts(): AdsAmounts {
  const { bootstrap } = usePage();
  const store = bootstrap.currency;
  const code = useServerRead('getAdsConnection', undefined, { silent: true }).data?.currency ?? store.code;
  const precision =
    code === store.code ? store.precision : Math.min(store.precision, currencyPrecision(code, store.precision));
  const format = { ...store, precision };
  return { code, format, amountText: (amount) => formatAmount(amount, code, format) };
}
