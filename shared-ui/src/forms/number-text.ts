/** How numbers are written. */
export interface NumberTextFormat {
  /** Digits after the decimal separator. */
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

const PLAIN: NumberTextFormat = { precision: 0, decimalSeparator: '.', thousandSeparator: ',' };

/** Rounds decimal digits half away from zero without going through binary fractions. */
function roundDigits(integer: string, fraction: string, precision: number): string {
  const digits = BigInt(`${integer}${fraction.slice(0, precision).padEnd(precision, '0')}`);
  const rounded = String(digits + (Number(fraction[precision] ?? '0') >= 5 ? 1n : 0n)).padStart(precision + 1, '0');
  return precision === 0 ? rounded : `${rounded.slice(0, -precision)}.${rounded.slice(-precision)}`;
}

/**
 * The number a text means: everything but digits, the decimal separator and a minus is dropped, `(5)` is −5, what
 * means nothing is 0; rounded to the precision. Source: S5.12.
 */
export function parseNumberText(text: string, format: NumberTextFormat = PLAIN): number {
  const trimmed = text.trim();
  const negative = /^\(.*\)$/.test(trimmed) || trimmed.replace(/[^\d-]/g, '').startsWith('-');
  const [whole = '', ...rest] = trimmed.split(format.decimalSeparator);
  const integer = whole.replace(/\D/g, '');
  const fraction = rest.join('').replace(/\D/g, '');
  if (integer === '' && fraction === '') return 0;
  const value = Number(roundDigits(integer === '' ? '0' : integer, fraction, format.precision));
  return negative && value !== 0 ? -value : value;
}

/** A number as the format writes it, such as `1.234,50`. */
export function formatNumberText(value: number, format: NumberTextFormat = PLAIN): string {
  const [integer = '0', fraction] = Math.abs(value).toFixed(format.precision).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, format.thousandSeparator);
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : format.decimalSeparator + fraction}`;
}
