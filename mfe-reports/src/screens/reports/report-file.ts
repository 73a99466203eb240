import { ApiError, type Api, type FreeReport, type PaidReport } from '@listings/shared-api/contract';
import {
  csvFileName,
  freeReportQuery,
  joinFreePages,
  joinPaidPages,
  pagesAfter,
  paidReportQuery,
  productRows,
  programRows,
  rowFigure,
  type Comparison,
  type DateRange,
  type Figure,
  type ReportRow,
  type ReportSort,
} from '@listings/shared-machines';
import { saveCsv } from '@listings/shared-app';
import type { Translate } from '@listings/shared-ui';
import type { ReportView } from '../../hooks/use-report';
import type { ReportKind } from '../../hooks/use-report-read';

/** All pages of a report, however many there are, as one. */
async function allPages<R extends FreeReport | PaidReport>(
  read: (page: { readonly next_page?: string | undefined }) => Promise<R>,
  join: (first: R, rest: readonly R[]) => R,
): Promise<R> {
  const first = await read({});
  return join(first, await pagesAfter(first, (next_page) => read({ next_page }), Infinity));
}

export interface FileWish {
  readonly kind: ReportKind;
  readonly range: DateRange;
  readonly sort: ReportSort;
  readonly report: Pick<ReportView, 'sources' | 'ids' | 'rows' | 'compared'>;
  /** The columns that are shown. */
  readonly metrics: readonly Figure[];
  /** Headers of the first column and of each figure. */
  readonly headers: { readonly name: string; readonly figures: readonly string[] };
  readonly shared: Translate<'sections'>;
  readonly nameOf: (row: ReportRow) => string;
}

/** Reads every row of a report with its filter, also those of pages that are not shown [S-11]. */
async function allRows(api: Api, { kind, range, sort, report }: FileWish): Promise<readonly ReportRow[]> {
  const { sources, ids, rows, compared } = report;
  // Compared rows are all on the screen, with the time before.
  if (compared !== undefined && rows !== undefined) return rows;
  const isPrograms = kind === 'programs';
  const readFree = isPrograms ? api.getFreeProgramsReport : api.getFreeProductsReport;
  const readPaid = isPrograms ? api.getPaidProgramsReport : api.getPaidProductsReport;
  // A file has no days: without them a store has far fewer rows.
  const { interval: _free, ...freeQuery } = freeReportQuery(range.primary, sort, { ids });
  const { interval: _paid, ...paidQuery } = paidReportQuery(range.primary, sort, { ids });
  const [free, paid] = await Promise.all([
    sources.includes('free')
      ? allPages((page) => readFree({ query: { ...freeQuery, ...page } }), joinFreePages)
      : undefined,
    sources.includes('paid')
      ? allPages((page) => readPaid({ query: { ...paidQuery, ...page } }), joinPaidPages)
      : undefined,
  ]);
  if (isPrograms) return programRows({ free, paid }, sort);
  return productRows({ free, paid }, sort);
}

type Cells = readonly (string | number | undefined)[];

/** Ratios have more digits than anybody reads; without a divisor their cell is empty. */
const cellOf = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : undefined;

/** A figure, and where rows are compared the same of the time before. */
function linesOf(rows: readonly ReportRow[], wish: FileWish): readonly Cells[] {
  const { metrics, headers, nameOf, report, range, shared } = wish;
  const { label, range: days } = range.secondary;
  const earlier = `${shared(`reports.comparisons.${label as Comparison}`)}, ${days}`;
  const isCompared = report.compared !== undefined;
  const both = (now: Cells[number], then: Cells[number]) => (isCompared ? [now, then] : [now]);
  const head = headers.figures.flatMap((name) => both(name, `${name}, ${earlier}`));
  const lines = rows.map((row): Cells => [
    nameOf(row),
    ...metrics.flatMap((metric) => {
      const { value, prevValue } = rowFigure(row, metric);
      return both(cellOf(value), cellOf(prevValue));
    }),
  ]);
  return [[headers.name, ...head], ...lines];
}

/** All rows as they are filtered and sorted, as a file for spreadsheets [S-11]; a failed call shows a notice. */
export async function downloadReport(
  api: Api,
  wish: FileWish,
  onFailure: (key: 'getPaidProgramsReport' | 'getPaidProductsReport', error: ApiError) => void,
): Promise<void> {
  try {
    const rows = await allRows(api, wish);
    saveCsv(linesOf(rows, wish), csvFileName(wish.kind, wish.range.primary));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onFailure(wish.kind === 'programs' ? 'getPaidProgramsReport' : 'getPaidProductsReport', error);
  }
}
