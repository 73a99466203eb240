import { fromMinorUnits, minorUnitsText, toMinorUnits } from './minor-units.rules';

/** Number format of a store. `precision`: digits after the decimal separator. */
export interface NumberFormat {
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** The format for whole numbers, such as days. */
export const wholeNumbers = <Format extends NumberFormat>(format: Format): Format => ({ ...format, precision: 0 });

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

/** Writes a number with the store's separators and precision. Source: S5.12. */
export function formatNumber(value: number, { decimalSeparator, thousandSeparator, precision }: NumberFormat): string {
  const [whole = '0', fraction] = minorUnitsText(toMinorUnits(value, precision) ?? 0, precision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandSeparator);
  return fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`;
}
