import { sortReportRows, type ReportRow, type SourceReports } from './report-rows.rules';
import type { ReportSort } from './report.rules';

/** The products of the one report there is, sorted; of the campaigns where there are both [O2.16]. */
export const productRows = ({ free, paid }: SourceReports, sort: ReportSort): ReportRow[] =>
  sortReportRows(
    ((paid ?? free)?.products ?? []).map(({ id, name, subtotals }) => ({ id, name, figures: subtotals })),
    sort,
  );
