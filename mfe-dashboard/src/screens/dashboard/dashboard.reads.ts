import { freeFields, paidFields, type ReadCall } from '@listings/shared-api/contract';

/** First and last day. */
interface Days {
  readonly after: string;
  readonly before: string;
}

/** What the totals of the free listings are asked for with. */
export const freeTotals = ({ after, before }: Days) => ({ query: { after, before, fields: [...freeFields] } });

/** What the totals of the paid campaigns are asked for with. */
export const paidTotals = ({ after, before }: Days) => ({ query: { after, before, fields: [...paidFields] } });

/** What the dashboard reads at once. */
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
