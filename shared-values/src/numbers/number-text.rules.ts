import { minorUnitsText, toMinorUnits } from './minor-units.rules';

/** Number format of a store. `precision`: digits after the decimal separator. */
export interface NumberFormat {
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** The format for whole numbers, such as days. */
export const wholeNumbers = <Format extends NumberFormat>(format: Format): Format => ({ ...format, precision: 0 });

/** Writes a number with the store's separators and precision. Source: S5.12. */
export function formatNumber(value: number, { decimalSeparator, thousandSeparator, precision }: NumberFormat): string {
  const [whole = '0', fraction] = minorUnitsText(toMinorUnits(value, precision) ?? 0, precision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandSeparator);
  return fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`;
}
