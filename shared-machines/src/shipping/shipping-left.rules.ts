import type { ShippingTime } from '@listings/shared-api/contract';
import { countriesWithoutRate, type RateForm } from './shipping-rates.rules';
import { countriesWithoutTime } from './shipping-times.rules';

/** Rates or times left to enter: countries that have none, else those below 0 [S5.03, S5.07]. */
export interface EstimatesLeft {
  readonly why: 'missing' | 'negative';
  readonly countries: readonly string[];
}

/** The rates that are left to enter or to change; no countries when all are right. */
export function ratesLeft(rates: readonly RateForm[], countries: readonly string[]): EstimatesLeft {
  const missing = countriesWithoutRate(rates, countries);
  if (missing.length > 0) return { why: 'missing', countries: missing };
  return { why: 'negative', countries: rates.flatMap(({ country, rate }) => (rate < 0 ? [country] : [])) };
}

/** The times that are left to enter or to change; no countries when all are right. */
export function timesLeft(times: readonly ShippingTime[], countries: readonly string[]): EstimatesLeft {
  const missing = countriesWithoutTime(times, countries);
  if (missing.length > 0) return { why: 'missing', countries: missing };
  return { why: 'negative', countries: times.flatMap(({ countryCode, time }) => (time < 0 ? [countryCode] : [])) };
}
