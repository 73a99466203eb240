import type { Campaign, Figures, PaidReport } from '@listings/shared-api/contract';
import { addUp } from '@listings/shared-machines';
import type { ReactNode } from 'react';

/** Programs of a page; where there are more, there are pages and a search. On a phone each is as high as five rows of a table. */
export const programsPerPage = (isNarrow: boolean) => (isNarrow ? 10 : 20);

/** The free listings, or a campaign. */
export interface Program {
  readonly id: string;
  readonly countries: readonly string[] | 'all';
  /** Null for the free listings. */
  readonly campaign: Campaign | null;
}

/** A row of the programs: a program, what campaigns brought that are gone, or several together. */
export interface ProgramRow extends Partial<Program> {
  readonly id: string;
  /** Undefined while they are on their way, null where there are none. */
  readonly figures: Figures | null | undefined;
  /** What the campaigns of several programs may spend a day; of one alone it is its own. */
  readonly running?: number;
  /** Name of several programs that are not all. */
  readonly name?: ReactNode;
}

const nothing: Figures = { sales: 0, conversions: 0, spend: 0, clicks: 0, impressions: 0 };

type ReportRows = Pick<PaidReport, 'campaigns'> | null | undefined;

/** Figures of a campaign; zeros where the report has no row of it. */
function figuresOf({ campaign }: Program, report: ReportRows): Figures | null | undefined {
  if (campaign === null) return null;
  return report && (report.campaigns.find(({ id }) => id === campaign.id)?.subtotals ?? nothing);
}

/** The programs with what they brought; with a row for campaigns that are gone but brought something, so that rows add up to the total. */
export function programRows(programs: readonly Program[], report: ReportRows): readonly ProgramRow[] {
  const gone = (report?.campaigns ?? []).filter(({ id }) => !programs.some(({ campaign }) => campaign?.id === id));
  return [
    ...programs.map((program) => ({ ...program, figures: figuresOf(program, report) })),
    ...(gone.length === 0 ? [] : [{ id: 'gone', figures: addUp(gone.map(({ subtotals }) => subtotals)) }]),
  ];
}

/** Rows all together, where more than one of them has figures: as a report counts them, or added up. */
export function totalOf(rows: readonly ProgramRow[], totals?: Figures): ProgramRow | undefined {
  const figures = rows.flatMap((row): readonly Figures[] => (row.figures ? [row.figures] : []));
  if (figures.length < 2) return undefined;
  const running = rows.reduce((sum, { campaign }) => sum + (campaign?.status === 'enabled' ? campaign.amount : 0), 0);
  return { id: 'total', figures: totals ?? addUp(figures), running };
}
