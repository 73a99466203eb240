import type { TableColumn } from './table.types';

/** A column without its cells. */
export type ColumnPlace = Omit<TableColumn<unknown>, 'cell'>;

/** The header of a column in words, undefined where it has none. */
export const wordsOf = ({ header, label }: ColumnPlace): string | undefined =>
  label ?? (typeof header === 'string' ? header : undefined);

/** Attributes by which the page's style sheet places a column's cells where rows are a list (`root-config/src/table.css`). */
export const placeOf = (column: ColumnPlace) => ({
  'data-name': column.rowHeader ?? false,
  'data-phone': column.phone,
  'data-label': wordsOf(column),
});
