import type { StoreCurrency } from '@listings/shared-api/contract';
import { currencyPrecision, formatAmountWithCode } from '@listings/shared-values';
import { usePage, useServerRead } from '@listings/shared-app';

/** Amounts of campaigns: in the ads account's currency, written as the store writes numbers, with no more digits than the currency has [decisions 25]. */
export interface AdsAmounts {
  readonly code: string;
  readonly format: StoreCurrency;
  /** Such as '20.00 EUR'. */
  readonly withCode: (amount: number) => string;
}

/** The ads account's currency; the store's for an account that names none. */
export function useAdsAmounts(): AdsAmounts {
  const { bootstrap } = usePage();
  const store = bootstrap.currency;
  const code = useServerRead('getAdsConnection', undefined, { silent: true }).data?.currency ?? store.code;
  const precision =
    code === store.code ? store.precision : Math.min(store.precision, currencyPrecision(code, store.precision));
  const format = { ...store, precision };
  return { code, format, withCode: (amount) => formatAmountWithCode(amount, code, format) };
}
