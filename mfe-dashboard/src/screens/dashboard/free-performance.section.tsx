import type { DateRange } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { ReportFigure } from '@listings/shared-sections';
import { StatFigure, useText } from '@listings/shared-ui';
import { useFreePerformance } from '../../hooks/use-performance';
import { Card, FigureRow, Trouble } from './performance-card';

const merchantReports = 'https://merchants.google.com/mc/reporting/dashboard';

/** Clicks of the free listings, and that they cost nothing [O2.03]. */
export function FreePerformanceSection({ range }: { range: DateRange }) {
  const t = useText('dashboard');
  const shared = useText('sections');
  const { tracking } = usePage();
  const { valueOf, isPending, isError, retry, freshness } = useFreePerformance(range);
  const elsewhere = {
    url: merchantReports,
    label: t('performance.freeElsewhere'),
    onFollow: () => tracking.record('gla_google_mc_link_click', { context: 'dashboard', href: merchantReports }),
  };
  return (
    <Card title={t('performance.free')} busy={!isError && isPending} freshness={isError ? undefined : freshness}>
      {isError ? (
        <Trouble elsewhere={elsewhere} onRetry={retry} />
      ) : (
        <FigureRow>
          <ReportFigure metric="clicks" value={valueOf('clicks')} />
          <StatFigure label={shared('reports.metrics.spend')} value={t('performance.freeSpend')} />
        </FigureRow>
      )}
    </Card>
  );
}
