/** Decimal notation without floats [decisions 25]: amounts are whole minor units while they are counted with. */

/** Turns a decimal notation such as '-12.345' into whole units of 10^-precision, half away from zero; null when it is none. */
export function unitsOfNotation(notation: string, precision: number): number | null {
  const found = /^(-?)(\d*)(?:\.(\d*))?$/.exec(notation);
  if (found === null) return null;
  const [, sign, whole = '', fraction = ''] = found;
  if (whole === '' && fraction === '') return null;
  const digits = fraction.slice(0, precision).padEnd(precision, '0');
  const roundsUp = (fraction[precision] ?? '0') >= '5';
  const units = Number(`${whole}${digits}`) + (roundsUp ? 1 : 0);
  return sign === '-' && units !== 0 ? -units : units;
}

/** Decimal notation of a finite number, never with an exponent below 10^21. */
const notationOf = (value: number): string => {
  const plain = String(value);
  return plain.includes('e') ? value.toFixed(20) : plain;
};

/** A number as whole minor units: 4.99 with precision 2 is 499. */
export const minorUnitsOf = (amount: number, precision: number): number =>
  Number.isFinite(amount) ? (unitsOfNotation(notationOf(amount), precision) ?? 0) : 0;

/** Decimal notation of whole minor units: 499 with precision 2 is '4.99'. */
export function notationOfUnits(units: number, precision: number): string {
  const digits = String(Math.abs(units)).padStart(precision + 1, '0');
  const sign = units < 0 ? '-' : '';
  return precision === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** The number to send for whole minor units. */
export const amountOf = (units: number, precision: number): number => Number(notationOfUnits(units, precision));
