import type { ReadCall } from '@listings/shared-api/contract';
import { freeReportQuery, metricsOf, paidReportQuery, sortOfQuery } from '@listings/shared-machines';

/** First and last day. */
interface Days {
  readonly after: string;
  readonly before: string;
}

/** The order of the rows where the address names none: with paid campaigns in it the free listings follow. */
const sort = sortOfQuery({}, metricsOf(true));

const free = (days: Days) => ({ query: freeReportQuery(days, sort) });
const paid = (days: Days) => ({ query: paidReportQuery(days, sort) });

/** Reads that the report on programs starts at once. */
export const reportsReads = ({ primary, secondary }: { readonly primary: Days; readonly secondary: Days }) =>
  ({
    mcSetupComplete: [
      ['getAdsConnection'],
      ['getFreeProgramsReport', free(primary)],
      ['getFreeProgramsReport', free(secondary)],
    ],
    adsSetupComplete: [
      ['getPaidProgramsReport', paid(primary)],
      ['getPaidProgramsReport', paid(secondary)],
    ],
  }) satisfies Readonly<Record<string, readonly ReadCall[]>>;
