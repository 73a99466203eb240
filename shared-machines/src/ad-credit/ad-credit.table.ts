/** The most ad credit a country's stores can get: amount and currency. Source: S9.08, O9.05 (98 rows). */
export interface AdCredit {
  readonly amount: number;
  readonly currency: string;
}

// prettier-ignore
const rows: Readonly<Record<string, readonly [number, string]>> = {
  DZ: [250, 'USD'], AR: [25000, 'ARS'], AM: [300, 'USD'], AU: [600, 'AUD'], AT: [400, 'EUR'], AZ: [300, 'USD'],
  BH: [300, 'USD'], BY: [300, 'USD'], BE: [400, 'EUR'], BO: [350, 'USD'], BA: [350, 'EUR'], BR: [1200, 'BRL'],
  BG: [700, 'BGN'], CA: [600, 'CAD'], CL: [350, 'USD'], CN: [3000, 'CNY'], CO: [350, 'USD'], CR: [350, 'USD'],
  HR: [2500, 'HRK'], CY: [350, 'EUR'], CZ: [8500, 'CZK'], DK: [3000, 'DKK'], DO: [350, 'USD'], EC: [350, 'USD'],
  EG: [3000, 'EGP'], SV: [350, 'USD'], EE: [350, 'EUR'], FI: [400, 'EUR'], FR: [400, 'EUR'], GE: [300, 'USD'],
  DE: [400, 'EUR'], GR: [350, 'EUR'], GT: [350, 'USD'], HN: [350, 'USD'], HK: [3000, 'HKD'], HU: [120000, 'HUF'],
  IS: [400, 'EUR'], IN: [20000, 'INR'], ID: [3000000, 'IDR'], IE: [400, 'EUR'], IL: [1500, 'ILS'], IT: [400, 'EUR'],
  JP: [60000, 'JPY'], JO: [250, 'USD'], KZ: [300, 'USD'], KE: [300, 'USD'], KR: [600000, 'KRW'], KW: [300, 'USD'],
  LV: [350, 'EUR'], LB: [250, 'USD'], LY: [250, 'USD'], LT: [350, 'EUR'], LU: [400, 'EUR'], MK: [300, 'USD'],
  MY: [1500, 'MYR'], MT: [350, 'EUR'], MX: [7000, 'MXN'], ME: [350, 'EUR'], MA: [250, 'USD'], NL: [400, 'EUR'],
  NZ: [600, 'NZD'], NI: [350, 'USD'], NG: [300, 'USD'], NO: [4000, 'NOK'], OM: [250, 'USD'], PK: [400, 'USD'],
  PS: [250, 'USD'], PA: [350, 'USD'], PY: [350, 'USD'], PE: [350, 'USD'], PH: [20000, 'PHP'], PL: [1200, 'PLN'],
  PT: [400, 'EUR'], PR: [350, 'USD'], QA: [300, 'USD'], RO: [1500, 'RON'], RU: [30000, 'RUB'], SA: [1300, 'SAR'],
  RS: [350, 'EUR'], SG: [600, 'SGD'], SK: [350, 'EUR'], SI: [350, 'EUR'], ZA: [6000, 'ZAR'], ES: [400, 'EUR'],
  LK: [400, 'USD'], SE: [4000, 'SEK'], CH: [400, 'CHF'], TW: [12000, 'TWD'], TH: [12000, 'THB'], TN: [250, 'USD'],
  TR: [2500, 'TRY'], UA: [10000, 'UAH'], AE: [1600, 'AED'], GB: [400, 'GBP'], US: [500, 'USD'], UY: [350, 'USD'],
  VE: [350, 'USD'], VN: [5600000, 'VND'],
};

/** Maximum ad credit by country code. */
export const adCredits: Readonly<Record<string, AdCredit>> = Object.fromEntries(
  Object.entries(rows).map(([country, [amount, currency]]) => [country, { amount, currency }]),
);
