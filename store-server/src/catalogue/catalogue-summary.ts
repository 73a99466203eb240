import { PRODUCT_TYPES, type ImportSummary, type ProductType } from './catalogue.types';

/** Highest number of skipped rows and errors that the terminal shows one by one. */
const SHOWN = 20;

const NAMES: Record<ProductType, readonly [one: string, many: string]> = {
  simple: ['simple product', 'simple products'],
  variable: ['variable product', 'variable products'],
  variation: ['variation', 'variations'],
  grouped: ['grouped product', 'grouped products'],
  external: ['external product', 'external products'],
};

const plural = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const cut = (lines: readonly string[], total: number): string[] => {
  const shown = lines.slice(0, SHOWN);
  return total > shown.length ? [...shown, `… and ${total - shown.length} more`] : shown;
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The summary of an import for a terminal, line by line. */
export function summaryLines(name: string, summary: ImportSummary): string[] {
  const { rows, taken, unpublished, skipped, skippedCount, errors, errorCount } = summary;
  const total = PRODUCT_TYPES.reduce((sum, type) => sum + taken[type], 0);
  const lines = [`${name}: ${total} of ${plural(rows, ['row', 'rows'])} taken`];
  const width = Math.max(...PRODUCT_TYPES.map((type) => String(taken[type]).length));
  for (const type of PRODUCT_TYPES.filter((candidate) => taken[candidate] > 0)) {
    lines.push(`  ${String(taken[type]).padStart(width)} ${NAMES[type][taken[type] === 1 ? 0 : 1]}`);
  }
  if (unpublished > 0) lines.push(`  ${unpublished} of them not published: kept, but not listed`);
  if (skippedCount > 0) {
    lines.push(`${plural(skippedCount, ['row', 'rows'])} skipped:`);
    lines.push(
      ...indented(
        cut(
          skipped.map(({ line, reason }) => `line ${line}: ${reason}`),
          skippedCount,
        ),
      ),
    );
  }
  if (errorCount > 0) {
    lines.push(`${plural(errorCount, ['error', 'errors'])}:`);
    const told = errors.map(({ line, column, reason }) => `line ${line}, column "${column}": ${reason}`);
    lines.push(...indented(cut(told, errorCount)));
  }
  return lines;
}
