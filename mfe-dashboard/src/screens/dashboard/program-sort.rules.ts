import { figureOf, type Figure } from '@listings/shared-machines';
import type { TableSort } from '@listings/shared-ui/table';
import type { ProgramRow } from './program-rows.rules';

/** Sort columns of the programs. */
const programOrders = ['name', 'budget', 'spend', 'sales', 'roas', 'costPerClick'] as const;
type ProgramOrder = (typeof programOrders)[number];

/** Below 0 when the first text comes first. */
type TextOrder = (one: string, other: string) => number;

const valueOf = ({ campaign, figures }: ProgramRow, column: ProgramOrder): string | number | undefined => {
  if (column === 'name') return campaign?.name ?? '';
  if (column === 'budget') return campaign?.amount;
  return (figures && figureOf(column satisfies Figure, figures)) ?? undefined;
};

/** Below 0 when the one comes first; what has no value comes last either way. */
function compare(one: ProgramRow, other: ProgramRow, column: ProgramOrder, sign: 1 | -1, order: TextOrder): number {
  const [value, against] = [valueOf(one, column), valueOf(other, column)];
  if (value === undefined || against === undefined) return Number(value === undefined) - Number(against === undefined);
  return sign * (typeof value === 'string' ? order(value, String(against)) : value - Number(against));
}

/** The rows in another order, which is theirs where there is no such column; `order` is that of texts in the reader's language. */
export function sortPrograms(
  rows: readonly ProgramRow[],
  { column, direction }: TableSort,
  order: TextOrder,
): readonly ProgramRow[] {
  const known = programOrders.find((one) => one === column);
  if (known === undefined) return rows;
  return [...rows].sort((one, other) => compare(one, other, known, direction === 'asc' ? 1 : -1, order));
}
