import { isSelfContained, type StoreFacts } from '@listings/shared-machines';
import { usePage, useServerRead } from '@listings/shared-app';
import { usePaidReport } from '@listings/shared-sections';
import { countDays } from '@listings/shared-values';
import { useState } from 'react';
import type { DashboardView } from './use-dashboard';
import { paidTotals } from '../screens/dashboard/dashboard.reads';

/** Issues at once, as the product feed asks for them: both screens share the answer. */
const issuesPerPage = 5;
const silent = { silent: true } as const;

const issues = (type: 'account' | 'product') => ({
  params: { issue_type: type },
  query: { page: 1, per_page: issuesPerPage },
});

export interface StoreFactsView {
  readonly facts: StoreFacts;
  /** Some facts are on their way for the first time. */
  readonly isPending: boolean;
  /** Some facts could not be read. */
  readonly isPartial: boolean;
  /** Milliseconds since 1970 of the oldest fact. */
  readonly checkedAt: number;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Results of the campaigns today, in the store's zone; absent where the provider has no data of today. */
export function useToday({ dateRange, paid }: Pick<DashboardView, 'dateRange' | 'paid'>) {
  const { today } = dateRange.calendar;
  const key = 'getPaidProgramsReport';
  return usePaidReport(key, paidTotals({ after: today, before: today }), { silent: true, enabled: paid !== null });
}

/** Facts about the store beside its figures; those that cannot be read are left out [O2.06]. */
export function useStoreFacts(view: DashboardView): StoreFactsView {
  const { adsSetupComplete } = usePage().bootstrap;
  const hasAds = adsSetupComplete === true;
  const [now] = useState(Date.now);
  const reads = {
    hosting: useServerRead('getHostingConnection', undefined, silent),
    provider: useServerRead('getProviderConnection', undefined, silent),
    merchant: useServerRead('getMerchantConnection', undefined, silent),
    ads: useServerRead('getAdsConnection', undefined, silent),
    billing: useServerRead('getBillingStatus', undefined, { ...silent, enabled: hasAds }),
    review: useServerRead('getReview', undefined, silent),
    statistics: useServerRead('getProductStatistics', undefined, silent),
    accountIssues: useServerRead('listIssues', issues('account'), silent),
    productIssues: useServerRead('listIssues', issues('product'), silent),
    settings: useServerRead('getSettings', undefined, silent),
    audience: useServerRead('getAudience', undefined, silent),
    rates: useServerRead('listShippingRates', undefined, silent),
    times: useServerRead('listShippingTimes', undefined, silent),
    campaigns: useServerRead('listCampaigns', {}, { ...silent, enabled: hasAds }),
    today: useToday(view),
  };
  const all = Object.values(reads);
  const { after, before } = view.dateRange.range.primary;
  const report = view.paid?.report;
  const { accountIssues, productIssues, today, ...asTheyAre } = reads;
  const data = Object.fromEntries(Object.entries(asTheyAre).map(([name, read]) => [name, read.data])) as {
    [K in keyof typeof asTheyAre]: (typeof asTheyAre)[K]['data'];
  };
  return {
    facts: {
      ...data,
      now,
      adsSetupComplete,
      accountIssues: accountIssues.data?.total,
      productIssues: productIssues.data?.total,
      today: today.data && isSelfContained(today.data) ? today.data.campaigns : undefined,
      period:
        report && isSelfContained(report)
          ? { days: countDays(after, before) + 1, campaigns: report.campaigns }
          : undefined,
    },
    isPending: all.some(({ isLoading }) => isLoading),
    isPartial: all.some(({ isError }) => isError),
    checkedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0)),
    isRetrying: all.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const read of all) if (read.isError) void read.refetch();
    },
  };
}
