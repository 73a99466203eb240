/** Beginning of a formula to a spreadsheet, in Japanese ones also of full width [S-11]. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Where countries write decimals with a comma a spreadsheet takes a semicolon for the end of a cell. */
const innerStart = /([;\t])(?=\s*[=+\-@＝＋－＠])/g;

/** One cell: a text that a spreadsheet would run gets an apostrophe; quoted where CSV asks for it. Numbers stay numbers. */
function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  if (value === undefined) return '';
  const inside = value.replaceAll(innerStart, "$1'");
  const safe = formulaStart.test(value) ? `'${inside}` : inside;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet; a figure that cannot be given is an empty cell [S-11]. */
export const csvText = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Name of a file with figures, such as `programs-2026-11-01-2026-11-20.csv`. */
export const csvFileName = (kind: string, { after, before }: { readonly after: string; readonly before: string }) =>
  `${kind}-${after}-${before}.csv`;
