/** The most ad credit a country's stores can get: amount and currency. Source: S9.08, O9.05 (98 rows). */
export interface AdCredit {
  readonly amount: number;
  readonly currency: string;
}

/** Amount, its currency, and the countries that have it. */
const credits: readonly (readonly [number, string, string])[] = [
  [1600, 'AED', 'AE'],
  [25000, 'ARS', 'AR'],
  [600, 'AUD', 'AU'],
  [700, 'BGN', 'BG'],
  [1200, 'BRL', 'BR'],
  [600, 'CAD', 'CA'],
  [400, 'CHF', 'CH'],
  [3000, 'CNY', 'CN'],
  [8500, 'CZK', 'CZ'],
  [3000, 'DKK', 'DK'],
  [3000, 'EGP', 'EG'],
  [350, 'EUR', 'BA CY EE GR LT LV ME MT RS SI SK'],
  [400, 'EUR', 'AT BE DE ES FI FR IE IS IT LU NL PT'],
  [400, 'GBP', 'GB'],
  [3000, 'HKD', 'HK'],
  [2500, 'HRK', 'HR'],
  [120000, 'HUF', 'HU'],
  [3000000, 'IDR', 'ID'],
  [1500, 'ILS', 'IL'],
  [20000, 'INR', 'IN'],
  [60000, 'JPY', 'JP'],
  [600000, 'KRW', 'KR'],
  [7000, 'MXN', 'MX'],
  [1500, 'MYR', 'MY'],
  [4000, 'NOK', 'NO'],
  [600, 'NZD', 'NZ'],
  [20000, 'PHP', 'PH'],
  [1200, 'PLN', 'PL'],
  [1500, 'RON', 'RO'],
  [30000, 'RUB', 'RU'],
  [1300, 'SAR', 'SA'],
  [4000, 'SEK', 'SE'],
  [600, 'SGD', 'SG'],
  [12000, 'THB', 'TH'],
  [2500, 'TRY', 'TR'],
  [12000, 'TWD', 'TW'],
  [10000, 'UAH', 'UA'],
  [250, 'USD', 'DZ JO LB LY MA OM PS TN'],
  [300, 'USD', 'AM AZ BH BY GE KE KW KZ MK NG QA'],
  [350, 'USD', 'BO CL CO CR DO EC GT HN NI PA PE PR PY SV UY VE'],
  [400, 'USD', 'LK PK'],
  [500, 'USD', 'US'],
  [5600000, 'VND', 'VN'],
  [6000, 'ZAR', 'ZA'],
];

/** Maximum ad credit by country code. */
export const adCredits: Readonly<Record<string, AdCredit>> = Object.fromEntries(
  credits.flatMap(([amount, currency, countries]) =>
    countries.split(' ').map((country) => [country, { amount, currency }]),
  ),
);
