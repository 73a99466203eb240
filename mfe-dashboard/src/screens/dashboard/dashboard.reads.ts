import type { ReadCall } from '@listings/shared-api/contract';
import { freeReportQuery, paidReportQuery } from '@listings/shared-machines';

/** First and last day. */
interface Days {
  readonly after: string;
  readonly before: string;
}

/** As the reports ask for it, so that both screens show one and the same answer. */
const order = { metric: 'sales', order: 'desc' } as const;

/** Inputs of a report on the free listings. */
export const freeTotals = (days: Days) => ({ query: freeReportQuery(days, order) });

/** Inputs of a report on the paid campaigns. */
export const paidTotals = (days: Days) => ({ query: paidReportQuery(days, order) });

/** Reads that the dashboard starts at once. */
export const dashboardReads = ({ primary, secondary }: { readonly primary: Days; readonly secondary: Days }) =>
  ({
    mcSetupComplete: [
      ['getAdsConnection'],
      ['getAudience'],
      ['getFreeProgramsReport', freeTotals(primary)],
      ['getFreeProgramsReport', freeTotals(secondary)],
    ],
    adsSetupComplete: [
      ['listCampaigns'],
      ['getPaidProgramsReport', paidTotals(primary)],
      ['getPaidProgramsReport', paidTotals(secondary)],
    ],
  }) satisfies Readonly<Record<string, readonly ReadCall[]>>;
