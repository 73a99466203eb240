import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { usePage, useServerRead } from '@listings/shared-app';
import { type DateRangeView } from '@listings/shared-sections';
import { useFreePerformance, usePaidPerformance, type Performance } from './use-performance';
import { usePrograms, type Programs } from './use-programs';

/** Data of the dashboard; its parts read none of it themselves. */
export interface DashboardView extends Programs {
  readonly dateRange: DateRangeView;
  readonly free: Performance<FreeReport>;
  /** Null while the ads setup is known to be open. */
  readonly paid: Performance<PaidReport> | null;
  /** The content above the programs may still change its height. */
  readonly isSettling: boolean;
  /** The first screen is complete. */
  readonly isSettled: boolean;
}

const isSettled = ({ isPending, isError }: Pick<Performance, 'isPending' | 'isError'>) => !isPending || isError;

/** The figures of the chosen days and of those before, and the programs [O2.03, O2.07]. */
export function useDashboard(dateRange: DateRangeView): DashboardView {
  const hasAds = usePage().bootstrap.adsSetupComplete !== false;
  const ads = useServerRead('getAdsConnection');
  const free = useFreePerformance(dateRange.range);
  const paid = usePaidPerformance(dateRange.range, hasAds);
  const programs = usePrograms();
  const settled = !ads.isPending && !programs.isPending && isSettled(free) && (!hasAds || isSettled(paid));
  return {
    ...programs,
    dateRange,
    free,
    paid: hasAds ? paid : null,
    // The notice about the currency, and the offer in the place of paid figures.
    isSettling: ads.isPending,
    isSettled: settled,
  };
}
