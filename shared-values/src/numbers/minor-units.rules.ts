/** Amounts are whole minor units (cents) while they are counted with; decimals exist in texts and on the wire only [decisions 25]. */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Decimal notation of a number, without an exponent below 10^21. */
const notationOf = (value: number): string => {
  const plain = String(value);
  return plain.includes('e') ? value.toFixed(20) : plain;
};

/**
 * Whole minor units of a number or plain decimal: 4.99 or '4.99' with precision 2 is 499. Rounds half away from zero without
 * going through binary fractions; null for what is no decimal, or too large to be exact.
 */
export function toMinorUnits(amount: number | string, precision: number): number | null {
  const match = DECIMAL.exec(typeof amount === 'number' ? notationOf(amount) : amount);
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = fraction.slice(0, precision).padEnd(precision, '0');
  const units = Number(`${whole}${digits}`) + ((fraction[precision] ?? '0') >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(units)) return null;
  return sign === '-' && units !== 0 ? -units : units;
}

/** Plain decimal of whole minor units: 499 with precision 2 is '4.99'. */
export function minorUnitsText(units: number, precision: number): string {
  const digits = String(Math.abs(units)).padStart(precision + 1, '0');
  const sign = units < 0 ? '-' : '';
  return precision === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** The number nearest to the decimal: 499 with precision 2 is 4.99. Takes quotients of whole units too. */
export const fromMinorUnits = (units: number, precision: number): number => units / 10 ** precision;
