import { fromMinorUnits, toMinorUnits } from './minor-units.rules';
import type { NumberFormat } from './number-text.rules';

/**
 * Reads typed text: everything but digits, the decimal separator and minus is dropped, `(5)` is −5, what cannot be read is 0;
 * rounded to the precision. Source: S5.12.
 */
export function parseNumber(typed: string, { decimalSeparator, precision }: NumberFormat): number {
  const isBracketed = /^\s*\(.*\)\s*$/.test(typed);
  const kept = [...typed].map((sign) => (sign === decimalSeparator ? '.' : /[\d-]/.test(sign) ? sign : ''));
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(kept.join('')) ?? [];
  if (whole === '' && fraction === '') return 0;
  const sign = isBracketed || minus === '-' ? '-' : '';
  const units = toMinorUnits(`${sign}${whole || '0'}.${fraction || '0'}`, precision);
  return fromMinorUnits(units ?? 0, precision);
}

/** Sign of a typed number as a letter of its shape; what is no part of a number has none. */
function shapeOf(sign: string, { decimalSeparator, thousandSeparator }: NumberFormat): string {
  if (/\d/.test(sign)) return '0';
  if (sign === decimalSeparator) return '.';
  const isThousand = sign === thousandSeparator || (/^\s$/.test(thousandSeparator) && /\s/.test(sign));
  if (isThousand) return ',';
  return /[.,'’\s]/.test(sign) ? '?' : '';
}

/**
 * Checks whether typed digits are parted otherwise than the format parts them, such as `12,5` where a comma parts thousands,
 * or `1.500` where there are two decimals: what `parseNumber` makes of that (125, 1.50) may surprise. Source: S5.12.
 */
export function isPartedOtherwise(typed: string, format: NumberFormat): boolean {
  const digits = /\d.*\d/s.exec(typed)?.[0] ?? '';
  const shape = Array.from(digits, (sign) => shapeOf(sign, format)).join('');
  const [whole = '', decimals = '', ...more] = shape.split('.');
  const isWhole = /^(0*|0{1,3}(,000)+)$/.test(whole);
  const isFraction = more.length === 0 && /^0*$/.test(decimals) && decimals.length <= format.precision;
  return !isWhole || !isFraction;
}
