import type { StoreCurrency } from '@listings/shared-api/contract';
import { amountOf, minorUnitsOf, notationOfUnits, unitsOfNotation } from './decimal.rules';

/** How the store writes numbers. */
export type NumberFormat = Pick<StoreCurrency, 'decimalSeparator' | 'thousandSeparator' | 'precision'>;

/** The store's format for whole numbers, such as days. */
export const wholeNumbers = (format: NumberFormat): NumberFormat => ({ ...format, precision: 0 });

/**
 * Reads typed text as minor units: everything but digits, the decimal separator and minus is dropped, `(n)` is negative,
 * what cannot be read is 0 [S5.12].
 */
export function parseMinorUnits(typed: string, { decimalSeparator, precision }: NumberFormat): number {
  const isBracketed = /^\s*\(.*\)\s*$/.test(typed);
  const kept = [...typed].filter((sign) => /[\d-]/.test(sign) || sign === decimalSeparator).join('');
  const notation = kept.replace(decimalSeparator, '.');
  const units = unitsOfNotation(isBracketed && !notation.startsWith('-') ? `-${notation}` : notation, precision);
  return units ?? 0;
}

/** Reads typed text as a number with the store's precision [S5.12]. */
export const parseNumber = (typed: string, format: NumberFormat): number =>
  amountOf(parseMinorUnits(typed, format), format.precision);

/** Writes minor units with the store's separators. */
export function formatMinorUnits(
  units: number,
  { decimalSeparator, thousandSeparator, precision }: NumberFormat,
): string {
  const [whole = '0', fraction] = notationOfUnits(units, precision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandSeparator);
  return fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`;
}

/** Writes a number with the store's separators and precision. */
export const formatNumber = (value: number, format: NumberFormat): string =>
  formatMinorUnits(minorUnitsOf(value, format.precision), format);
