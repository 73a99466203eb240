import type { Campaign, Figures, PaidReport } from '@listings/shared-api/contract';
import { addUp } from '@listings/shared-machines';

/** The free listings, or a campaign. */
export interface Program {
  readonly id: string;
  readonly countries: readonly string[] | 'all';
  /** Null for the free listings. */
  readonly campaign: Campaign | null;
}

/** A row of the programs: a program, what campaigns brought that are gone, or all together. */
export interface ProgramRow extends Partial<Program> {
  readonly id: string;
  /** Undefined while they are on their way, null where there are none. */
  readonly figures: Figures | null | undefined;
}

/** Sorted by a column; one there is not leaves the rows as they are. */
export interface ProgramSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

const nothing: Figures = { sales: 0, conversions: 0, spend: 0, clicks: 0, impressions: 0 };

/** The order of the address, null where it names none: the free listings, then the campaigns as the store lists them. */
export const sortOfParams = ({ orderby, order }: Readonly<Record<string, string>> = {}): ProgramSort | null =>
  orderby === undefined ? null : { column: orderby, direction: order === 'asc' ? 'asc' : 'desc' };

type ReportRows = Pick<PaidReport, 'campaigns'> | null | undefined;

/** Figures of a campaign; zeros where the report has no row of it. */
function figuresOf({ campaign }: Program, report: ReportRows): Figures | null | undefined {
  if (campaign === null) return null;
  return report && (report.campaigns.find(({ id }) => id === campaign.id)?.subtotals ?? nothing);
}

/** The programs with what they brought; with a row for campaigns that are gone but brought something, so that rows add up to the total. */
export function programRows(
  programs: readonly Program[],
  report: ReportRows,
  sort: (rows: readonly ProgramRow[]) => readonly ProgramRow[],
): readonly ProgramRow[] {
  const rows: readonly ProgramRow[] = programs.map((program) => ({ ...program, figures: figuresOf(program, report) }));
  const gone = (report?.campaigns ?? []).filter(({ id }) => !programs.some(({ campaign }) => campaign?.id === id));
  return [
    ...sort(rows),
    ...(gone.length === 0 ? [] : [{ id: 'gone', figures: addUp(gone.map(({ subtotals }) => subtotals)) }]),
  ];
}
