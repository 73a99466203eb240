import { freeFields, type Figures } from '@listings/shared-api/contract';
import type { Figure } from './figure.types';
import { countedFor } from './ratio.rules';
import { idsOfText } from './report-filter.rules';
import { freeListingsId, rowFigure, sortReportRows, type ReportRow } from './report-rows.rules';

/** Lines one chart can show apart; the table has all that are compared. */
export const mostLines = 6 as const;

/** Numeric id of a report entry, with or without a prefix. */
const plainId = (id: string): number | undefined => idsOfText(id)[0];

const figuresOf = (rows: readonly ReportRow[], id: string): ReportRow | undefined =>
  rows.find((row) => plainId(row.id) === plainId(id));

/** Figures of an entry without a row: 0 in each figure it can have. */
function nothing(id: string, metrics: readonly Figure[]): Figures {
  const isFree = plainId(id) === freeListingsId;
  return Object.fromEntries((isFree ? freeFields : metrics.flatMap(countedFor)).map((metric) => [metric, 0]));
}

/** A row for each chosen id, in the order of choice, with the figures of the earlier period where those are here. */
export function comparedRows(
  ids: readonly string[],
  { rows, rowsBefore }: { readonly rows: readonly ReportRow[]; readonly rowsBefore: readonly ReportRow[] | undefined },
  metrics: readonly Figure[],
): readonly ReportRow[] {
  return ids.map((id) => {
    const [now, then] = [figuresOf(rows, id), rowsBefore && figuresOf(rowsBefore, id)];
    const known = now ?? then ?? { name: plainId(id) === freeListingsId ? null : '' };
    return {
      ...known,
      id,
      figures: now?.figures ?? nothing(id, metrics),
      ...(rowsBefore === undefined ? {} : { figuresBefore: then?.figures ?? nothing(id, metrics) }),
    };
  });
}

/** The rows that get a line: those with the most of the figure, in the order of choice; none without such a figure. */
export function drawnRows(rows: readonly ReportRow[], metric: Figure): readonly ReportRow[] {
  const most = sortReportRows(rows, { metric, order: 'desc' })
    .filter((row) => typeof rowFigure(row, metric).value === 'number')
    .slice(0, mostLines);
  return rows.filter((row) => most.includes(row));
}
