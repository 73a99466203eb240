import { fromMinorUnits, toMinorUnits } from './minor-units.rules';
import type { NumberFormat } from './number-text.rules';
import { plainDigits } from './plain-digits.rules';

/** Typed text in plain signs; the separators of Arabic keyboards are those of the format. */
function plainText(typed: string, { decimalSeparator, thousandSeparator }: NumberFormat): string {
  const plain = { '٫': decimalSeparator, '٬': thousandSeparator, '．': '.', '，': ',', '－': '-', '−': '-' };
  return plainDigits(typed).replaceAll(/[\p{Cf}٫٬．，－−]/gu, (sign) => plain[sign as keyof typeof plain] ?? '');
}

/** Whole minor units of plain text; null for what cannot be read. */
function unitsIn(plain: string, { decimalSeparator, precision }: NumberFormat): number | null {
  const isBracketed = /^\s*\(.*\)\s*$/.test(plain);
  const kept = Array.from(plain, (sign) => (sign === decimalSeparator ? '.' : /[\d-]/.test(sign) ? sign : ''));
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(kept.join('')) ?? [];
  if (whole === '' && fraction === '') return null;
  const sign = isBracketed || minus === '-' ? '-' : '';
  return toMinorUnits(`${sign}${whole || '0'}.${fraction || '0'}`, precision);
}

/**
 * Reads typed text: everything but digits, the decimal separator and minus is dropped, `(5)` is −5, what cannot be read is 0;
 * rounded to the precision. Source: S5.12.
 */
export const parseNumber = (typed: string, format: NumberFormat): number =>
  fromMinorUnits(unitsIn(plainText(typed, format), format) ?? 0, format.precision);

/** Sign of a typed number as a letter of its shape. */
function shapeOf(sign: string, { decimalSeparator, thousandSeparator }: NumberFormat): string {
  if (/\d/.test(sign)) return '0';
  if (sign === decimalSeparator) return '.';
  const isThousand = sign === thousandSeparator || (/^\s$/.test(thousandSeparator) && /\s/.test(sign));
  return isThousand ? ',' : '?';
}

/**
 * Checks whether typed digits are parted otherwise than the format parts them, such as `12,5` where a comma parts thousands,
 * `1.500` where there are two decimals, or `3–5`, or are no number: what `parseNumber` makes of that (125, 1.50, 35, 0) may
 * surprise. Source: S5.12.
 */
export function isPartedOtherwise(typed: string, format: NumberFormat): boolean {
  const plain = plainText(typed, format);
  const [digits] = /\d(.*\d)?/s.exec(plain) ?? [];
  if (digits === undefined) return false;
  const shape = Array.from(digits, (sign) => shapeOf(sign, format)).join('');
  const [whole = '', decimals = '', ...more] = shape.split('.');
  const isWhole = /^(0*|0{1,3}(,000)+)$/.test(whole);
  const isFraction = more.length === 0 && /^0*$/.test(decimals) && decimals.length <= format.precision;
  return !isWhole || !isFraction || unitsIn(plain, format) === null;
}

/**
 * Checks whether a number is written as the format does but for its decimals, and is another without those that are too many:
 * `12.345` where there are two. `1.500` is the same number with two: its sign may have been meant to part thousands.
 */
export function isRounded(typed: string, format: NumberFormat): boolean {
  const [, decimals = ''] = plainText(typed, format).split(format.decimalSeparator);
  const exact = { ...format, precision: decimals.replaceAll(/\D/g, '').length };
  return !isPartedOtherwise(typed, exact) && parseNumber(typed, exact) !== parseNumber(typed, format);
}
