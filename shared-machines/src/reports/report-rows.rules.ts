import type { CountriesReport, Figures, FreeReport, PaidReport } from '@listings/shared-api/contract';
import type { Figure } from './figure.types';
import { addUp, figureOf, isRatio } from './ratio.rules';
import type { ReportSort, SourceTotals } from './report.rules';

/** Id of the free listings among the programs [O2.11]. */
export const freeListingsId = 0;

/** A program or a product with its figures. */
export interface ReportRow {
  readonly id: string;
  /** Null for the free listings, whose name is a text of the screen; empty where no report names it. */
  readonly name: string | null;
  /** A figure that cannot be given is absent. */
  readonly figures: Figures;
  /** Figures of the earlier period, where rows are compared and it was read. */
  readonly figuresBefore?: Figures;
  /** Part of the figures that ratios are made of, where the row has others too: that of the campaigns. */
  readonly campaigns?: Figures | undefined;
  readonly campaignsBefore?: Figures | undefined;
  /** A campaign from before its upgrade. */
  readonly isConverted?: true;
}

/**
 * A figure of a row and the same of the earlier period; undefined where it cannot be given, null where there is nothing
 * to divide by.
 */
export function rowFigure(
  { figures, figuresBefore = {}, campaigns = figures, campaignsBefore = figuresBefore }: ReportRow,
  metric: Figure,
) {
  const [now, then] = isRatio(metric) ? [campaigns, campaignsBefore] : [figures, figuresBefore];
  return { value: figureOf(metric, now), prevValue: figureOf(metric, then) };
}

/** A figure that is missing counts as the lowest. */
const rankOf = (row: ReportRow, metric: Figure): number => rowFigure(row, metric).value ?? -Infinity;

/** Rows by one figure; equal ones keep their order. */
export function sortReportRows(rows: readonly ReportRow[], { metric, order }: ReportSort): ReportRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [rankOf(one, metric), rankOf(other, metric)];
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  });
}

/** The reports of one period, as far as they are here. */
export interface SourceReports {
  readonly free?: FreeReport | undefined;
  readonly paid?: PaidReport | undefined;
}

/** The free listings, if they have figures, and the campaigns, sorted together [O2.11]. */
export function programRows({ free, paid }: SourceReports, sort: ReportSort): ReportRow[] {
  const freeListings = (free?.free_listings ?? [])
    .slice(0, 1)
    .map(({ subtotals }) => ({ id: String(freeListingsId), name: null, figures: subtotals }));
  const campaigns = (paid?.campaigns ?? []).map(({ id, name, isConverted, subtotals }) => ({
    id: String(id),
    name,
    figures: subtotals,
    ...(isConverted ? { isConverted } : {}),
  }));
  return sortReportRows([...freeListings, ...campaigns], sort);
}

const bothOf = ({ free = {}, paid = {} }: SourceTotals): Figures => addUp([free, paid]);

/** All rows of a period together, still without a name: the totals that the figures over the rows show, and those of the earlier period. */
export function totalRow(primary: SourceTotals, secondary: SourceTotals): ReportRow {
  return {
    id: 'total',
    name: '',
    figures: bothOf(primary),
    figuresBefore: bothOf(secondary),
    campaigns: primary.paid,
    campaignsBefore: secondary.paid ?? {},
  };
}

/** The reports by country of one period, as far as they are asked. */
export interface SourceCountries {
  readonly free?: CountriesReport | undefined;
  readonly paid?: CountriesReport | undefined;
}

/** A row for each country that any source has figures of, named by its code. */
export function countryRows({ free, paid }: SourceCountries, sort: ReportSort): ReportRow[] {
  const ofCode = (report: CountriesReport | undefined) =>
    new Map((report?.countries ?? []).map(({ country, subtotals }) => [country, subtotals]));
  const [listings, campaigns] = [ofCode(free), ofCode(paid)];
  const codes = [...new Set([...campaigns.keys(), ...listings.keys()])].sort();
  const rows = codes.map((id) => ({
    id,
    name: id,
    figures: addUp([listings.get(id) ?? {}, campaigns.get(id) ?? {}]),
    campaigns: campaigns.get(id) ?? {},
  }));
  return sortReportRows(rows, sort);
}
