import type { Api, FreeReport, PaidReport } from '@listings/shared-api/contract';
import {
  csvFileName,
  csvText,
  freeReportQuery,
  paidReportQuery,
  productRows,
  programRows,
  type DayRange,
  type Metric,
  type ReportRow,
  type ReportSort,
} from '@listings/shared-machines';
import type { ReportView } from '../../hooks/use-report';
import type { ReportKind } from '../../hooks/use-report-read';

interface Pageable {
  readonly next_page: string | null;
}

/** All pages of a report, one after another. */
async function allPages<R extends Pageable>(read: (page: { next_page?: string }) => Promise<R>): Promise<R[]> {
  const pages: R[] = [];
  let token: string | null | undefined;
  do {
    // Each page names the next one.
    const page: R = await read(token ? { next_page: token } : {});
    pages.push(page);
    token = page.next_page;
  } while (token);
  return pages;
}

const joinFree = (pages: readonly FreeReport[]): FreeReport | undefined =>
  pages[0] && { ...pages[0], products: pages.flatMap(({ products }) => products) };

const joinPaid = (pages: readonly PaidReport[]): PaidReport | undefined =>
  pages[0] && {
    ...pages[0],
    products: pages.flatMap(({ products }) => products),
    campaigns: pages.flatMap(({ campaigns }) => campaigns),
  };

export interface FileWish {
  readonly kind: ReportKind;
  readonly days: DayRange;
  readonly sort: ReportSort;
  readonly report: Pick<ReportView, 'sources' | 'ids'>;
  /** The columns that are shown. */
  readonly metrics: readonly Metric[];
  readonly headers: readonly string[];
  readonly freeListings: string;
}

/** Reads every row of a report with its filter, also those of pages that are not shown [S-11]. */
async function allRows(api: Api, { kind, days, sort, report: { sources, ids } }: FileWish): Promise<ReportRow[]> {
  const isPrograms = kind === 'programs';
  const readFree = isPrograms ? api.getFreeProgramsReport : api.getFreeProductsReport;
  const readPaid = isPrograms ? api.getPaidProgramsReport : api.getPaidProductsReport;
  const freeQuery = freeReportQuery(days, sort, { ids });
  const paidQuery = paidReportQuery(days, sort, { ids });
  const [free, paid] = await Promise.all([
    sources.includes('free') ? allPages((page) => readFree({ query: { ...freeQuery, ...page } })) : [],
    sources.includes('paid') ? allPages((page) => readPaid({ query: { ...paidQuery, ...page } })) : [],
  ]);
  const joined = { free: joinFree(free), paid: joinPaid(paid) };
  if (isPrograms) return programRows(joined, sort);
  const only = joined.paid ?? joined.free;
  return only === undefined ? [] : productRows(only, sort);
}

/** Spreadsheets take a file without this mark for one of the system's old character set. */
const byteOrderMark = '\ufeff';

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const cellsOf = ({ name, figures }: ReportRow, metrics: readonly Metric[], freeListings: string) => [
  name ?? freeListings,
  ...metrics.map((metric) => figures[metric]),
];

/** All rows as they are filtered and sorted, as a file for spreadsheets [S-11]. */
export async function downloadReport(api: Api, wish: FileWish): Promise<void> {
  const rows = await allRows(api, wish);
  const lines = rows.map((row) => cellsOf(row, wish.metrics, wish.freeListings));
  save(csvText([wish.headers, ...lines]), csvFileName(wish.kind, wish.days));
}
