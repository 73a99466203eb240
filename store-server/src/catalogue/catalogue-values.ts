import { toMinorUnits } from '@listings/shared-values';

/** A cell that cannot be understood; becomes a RowError of its column. */
export class CellError extends Error {}

/** Exports put `'` before a text that a spreadsheet would take for a formula. */
const unguarded = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

export const textOf = (cell: string): string => unguarded(cell.trim());

export const textOrNull = (cell: string): string | null => textOf(cell) || null;

/** A list with `, ` between its items; `\,` is a comma inside an item. */
export function listOf(cell: string): string[] {
  const items = textOf(cell).match(/(?:\\[\s\S]|[^,\\])+/g) ?? [];
  return items.map((item) => item.replace(/\\([\s\S])/g, '$1').trim()).filter((item) => item !== '');
}

const DIGITS = /^\d+$/;

export function idOf(cell: string): number {
  const text = textOf(cell);
  if (text === '') throw new CellError('is empty');
  const id = DIGITS.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id) || id === 0) throw new CellError(`"${shortened(text)}" is not a product id`);
  return id;
}

/** `1`, `yes` and `true` are true; empty is the default; `backorder` counts as in stock. */
export function flagOf(cell: string, whenEmpty: boolean): boolean {
  const text = textOf(cell).toLowerCase();
  if (text === '') return whenEmpty;
  if (['1', 'yes', 'true', 'backorder', 'instock'].includes(text)) return true;
  if (['0', 'no', 'false', '-1', 'outofstock'].includes(text)) return false;
  throw new CellError(`"${shortened(text)}" is neither 1 nor 0`);
}

export function wholeOrNull(cell: string): number | null {
  const text = textOf(cell);
  if (text === '') return null;
  if (!/^-?\d+(\.0+)?$/.test(text)) throw new CellError(`"${shortened(text)}" is not a whole number`);
  return Math.trunc(Number(text));
}

const GROUPED = /^(\d{1,3}([., \u00a0'’])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,3}))?$/;

/** Decimal places that people write where a currency has fewer. */
const USUAL_DIGITS = 2;

/**
 * The plain decimal of a price as people write it: `12.5`, `12,50`, `1,234.50`, `1.234,50`, `1 234,50`, `$5`.
 * A lone separator before exactly three digits groups thousands, unless the currency has three decimal places: then a point or
 * a comma there is the decimal one, as stores write their exports.
 */
function plainDecimal(text: string, digits: number): string {
  const bare = text.replace(/^[^\d\-.,]+|[^\d.,]+$/g, '');
  const [, grouped = '', separator = '', decimals = ''] = GROUPED.exec(bare) ?? [];
  const isDecimal = digits === 3 && decimals === '' && /^\d+[.,]\d{3}$/.test(grouped);
  if (separator === '' || isDecimal || decimals.length > Math.max(digits, USUAL_DIGITS)) return bare.replace(',', '.');
  const whole = grouped.replace(/\D/g, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Minor units of a price, or null when the cell is empty. */
export function priceOrNull(cell: string, digits: number): number | null {
  const text = textOf(cell);
  if (text === '') return null;
  const minor = toMinorUnits(plainDecimal(text, digits), digits);
  if (minor === null) throw new CellError(`"${shortened(text)}" is not a price`);
  if (minor < 0) throw new CellError(`"${shortened(text)}" is below 0`);
  return minor;
}

/** The day of a date or date-time, `YYYY-MM-DD`. */
export function dayOrNull(cell: string): string | null {
  const text = textOf(cell);
  if (text === '') return null;
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(text)?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  if (day === undefined || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new CellError(`"${shortened(text)}" is not a date`);
  }
  return day;
}

/** An address of the web, or null when the cell is empty. */
export function urlOrNull(cell: string): string | null {
  const text = textOf(cell);
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new CellError(`"${shortened(text)}" is not a web address`);
  }
  return url.href;
}

/** Shortens a value to 40 characters, so that a message stays one line. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
