/** Amounts are kept as whole minor units (cents); decimals exist only in texts and in the wire's numbers. */

const digitsByCurrency = new Map<string, number>();

/** Decimal places of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const digits = maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** The short sign of a currency, such as `$` or `€`; the code itself where there is none. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whole minor units of a plain decimal (`4.99` → 499), rounded half away from zero; null when it is none. */
export function toMinor(value: number | string, digits: number): number | null {
  const match = DECIMAL.exec(String(value));
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const kept = fraction.slice(0, digits).padEnd(digits, '0');
  const roundUp = (fraction.codePointAt(digits) ?? 48) >= 53 ? 1 : 0;
  const minor = Number(whole + kept) + roundUp;
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** The decimal text of minor units: (499, 2) → `4.99`. */
export function minorText(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The number nearest to the decimal: (499, 2) → 4.99. A quotient of whole numbers is rounded to it. */
export const fromMinor = (minor: number, digits: number): number => minor / 10 ** digits;
