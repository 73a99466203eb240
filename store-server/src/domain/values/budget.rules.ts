import { supportedCountries } from '@listings/shared-api/contract';
import { currencyPrecision } from '@listings/shared-values';

export interface Budget {
  readonly country: string;
  readonly daily_budget_low: number;
  readonly daily_budget_high: number;
}

/** Daily budgets in US dollars; the countries not named are small markets. */
const DOLLARS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  US: [20, 60],
  GB: [15, 40],
  DE: [15, 40],
  CA: [15, 40],
  AU: [20, 45],
  FR: [10, 25],
  IT: [10, 20],
  NL: [10, 20],
  CH: [10, 25],
  AT: [5, 15],
  BE: [5, 15],
  ES: [5, 15],
  SE: [5, 15],
  JP: [5, 20],
};

const SMALL: readonly [number, number] = [5, 10];

/** Value of a dollar in the 45 currencies of the recommendations; round figures on purpose. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1, EUR: 1, GBP: 0.8, CAD: 1.25, AUD: 1.5, NZD: 1.6, CHF: 1, JPY: 140, AED: 3.75, SAR: 3.75, QAR: 3.65, KWD: 0.3,
  BHD: 0.4, OMR: 0.4, JOD: 0.7, ILS: 3.5, TRY: 20, EGP: 30, MAD: 10, TND: 3, ZAR: 18, KES: 130, NGN: 800, GHS: 12,
  INR: 80, PKR: 250, LKR: 320, BDT: 110, THB: 35, MYR: 4.5, SGD: 1.35, IDR: 15_000, PHP: 55, VND: 24_000, HKD: 7.8,
  KRW: 1300, BRL: 5, MXN: 18, ARS: 300, CLP: 850, COP: 4200, PEN: 3.75, UYU: 40, SEK: 10, NOK: 10, DKK: 7, PLN: 4.2,
  CZK: 22, HUF: 360, RON: 4.6, RUB: 80, UAH: 37,
}; // prettier-ignore

/** Rough value of a US dollar in minor units of a currency; an unknown currency counts like the dollar. */
export const minorPerDollar = (currency: string): number =>
  Math.round((PER_DOLLAR[currency] ?? 1) * 10 ** currencyPrecision(currency));

/** Rounds to a plain figure: to fives below 250, to two digits above. */
function roundFigure(amount: number): number {
  if (amount < 5) return Math.max(1, Math.round(amount));
  const step = amount < 250 ? 5 : 5 * 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}

/** Daily budgets for those of the countries that there are figures for, in the currency of the ads account. */
export function recommendedBudgets(currency: string, countries: readonly string[]): Budget[] {
  const perDollar = PER_DOLLAR[currency];
  if (perDollar === undefined) return [];
  return countries
    .filter((country) => country in supportedCountries)
    .map((country) => {
      const [low, high] = DOLLARS[country] ?? SMALL;
      return {
        country,
        daily_budget_low: roundFigure(low * perDollar),
        daily_budget_high: roundFigure(high * perDollar),
      };
    });
}
