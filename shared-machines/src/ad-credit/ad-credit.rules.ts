import { adCreditDays, type AdsConnection } from '@listings/shared-api/contract';

const dayMs = 86_400_000;

/**
 * Whether ad credit can still be had: no ads account yet, or one made through the product less than 60 days ago [O9.05].
 * `now` in milliseconds.
 */
export function hasAdCredit({ status, sub_account, created_timestamp }: AdsConnection, now: number): boolean {
  if (status === 'disconnected') return true;
  if (sub_account !== true || created_timestamp === undefined) return false;
  return now - created_timestamp * 1000 < adCreditDays * dayMs;
}
