/** Countries the merchant service supports, with the currency of each. Source: contract tables (93 rows). */
// prettier-ignore
export const supportedCountries: Readonly<Record<string, string>> = {
  AE: 'AED', AO: 'AOA', AR: 'ARS', AT: 'EUR', AU: 'AUD', BD: 'BDT', BE: 'EUR', BH: 'BHD', BR: 'BRL', BY: 'BYN',
  CA: 'CAD', CH: 'CHF', CI: 'XOF', CL: 'CLP', CM: 'XAF', CO: 'COP', CR: 'CRC', CZ: 'CZK', DE: 'EUR', DK: 'DKK',
  DO: 'DOP', DZ: 'DZD', EC: 'USD', EG: 'EGP', ES: 'EUR', ET: 'ETB', FI: 'EUR', FR: 'EUR', GB: 'GBP', GE: 'GEL',
  GH: 'GHS', GR: 'EUR', GT: 'GTQ', HK: 'HKD', HU: 'HUF', ID: 'IDR', IE: 'EUR', IL: 'ILS', IN: 'INR', IT: 'EUR',
  JO: 'JOD', JP: 'JPY', KE: 'KES', KH: 'KHR', KW: 'KWD', KZ: 'KZT', LB: 'LBP', LK: 'LKR', MA: 'MAD', MG: 'MGA',
  MM: 'MMK', MU: 'MUR', MX: 'MXN', MY: 'MYR', MZ: 'MZN', NG: 'NGN', NI: 'NIO', NL: 'EUR', NO: 'NOK', NP: 'NPR',
  NZ: 'NZD', OM: 'OMR', PA: 'PAB', PE: 'PEN', PH: 'PHP', PK: 'PKR', PL: 'PLN', PR: 'USD', PT: 'EUR', PY: 'PYG',
  RO: 'RON', RU: 'RUB', SA: 'SAR', SE: 'SEK', SG: 'SGD', SK: 'EUR', SN: 'XOF', SV: 'USD', TH: 'THB', TN: 'TND',
  TR: 'TRY', TW: 'TWD', TZ: 'TZS', UA: 'UAH', UG: 'UGX', US: 'USD', UY: 'UYU', UZ: 'UZS', VE: 'VEF', VN: 'VND',
  ZA: 'ZAR', ZM: 'ZMW', ZW: 'USD',
};

/** South Korea is supported only by stores that sell in its own currency. */
export const supportedWithOwnCurrency: Readonly<Record<string, string>> = { KR: 'KRW' };

/** The supported countries of a store with this currency. */
export const supportedCountriesFor = (storeCurrency: string): Readonly<Record<string, string>> => ({
  ...supportedCountries,
  ...Object.fromEntries(Object.entries(supportedWithOwnCurrency).filter(([, currency]) => currency === storeCurrency)),
});
