import { adCreditDays, type AdsConnection, type StoreCurrency } from '@listings/shared-api/contract';
import { formatAmount } from '@listings/shared-values';
import { adCredits, type AdCredit } from './ad-credit.table';

const dayMs = 86_400_000;

/**
 * True while ad credit is available: no ads account yet, or one made through the product less than 60 days ago [O9.05].
 * `now` in milliseconds.
 */
export function hasAdCredit({ status, sub_account, created_timestamp }: AdsConnection, now: number): boolean {
  if (status === 'disconnected') return true;
  if (sub_account !== true || created_timestamp === undefined) return false;
  return now - created_timestamp * 1000 < adCreditDays * dayMs;
}

/** The most that stores of a country can get; that of the United States where the table has no row [S9.08, O9.05]. */
export const adCreditOf = (country: string): AdCredit =>
  adCredits[country] ?? adCredits['US'] ?? { amount: 500, currency: 'USD' };

/** In words: '$500' in the store's own currency, '400 GBP' in another; whole amounts, with the store's separators. */
export const adCreditText = ({ amount, currency }: AdCredit, store: StoreCurrency): string =>
  formatAmount(amount, currency, { ...store, precision: 0 });

/** The whole table: every country by its code. */
export const adCreditRows = (): readonly (AdCredit & { readonly country: string })[] =>
  Object.entries(adCredits).map(([country, credit]) => ({ country, ...credit }));
