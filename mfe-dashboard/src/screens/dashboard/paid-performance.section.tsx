import type { DateRange } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { ReportFigure } from '@listings/shared-sections';
import { LazyPart, retryLazy, useText } from '@listings/shared-ui';
import { Suspense } from 'react';
import { usePaidPerformance } from '../../hooks/use-performance';
import { Card, FigureRow, Trouble } from './performance-card';

/** Only until there is a first campaign. */
const CampaignPromotion = retryLazy(() => import('./campaign-promotion').then((module) => module.CampaignPromotion));

const adsSite = 'https://ads.google.com/';

function PaidFigures({ range }: { range: DateRange }) {
  const t = useText('dashboard');
  const { tracking } = usePage();
  const { valueOf, isPending, isError, retry, freshness } = usePaidPerformance(range);
  const elsewhere = {
    url: adsSite,
    label: t('performance.paidElsewhere'),
    onFollow: () => tracking.record('gla_google_ads_link_click', { context: 'dashboard', href: adsSite }),
  };
  return (
    <Card title={t('performance.paid')} busy={!isError && isPending} freshness={isError ? undefined : freshness}>
      {isError ? (
        <Trouble elsewhere={elsewhere} onRetry={retry} />
      ) : (
        <FigureRow>
          <ReportFigure metric="sales" value={valueOf('sales')} />
          <ReportFigure metric="spend" value={valueOf('spend')} />
        </FigureRow>
      )}
    </Card>
  );
}

/** Sales and spend of the paid campaigns; the way to a first one while the ads setup is known to be open [O2.03, O2.07]. */
export function PaidPerformanceSection({ range }: { range: DateRange }) {
  const { adsSetupComplete } = usePage().bootstrap;
  const t = useText('dashboard');
  if (adsSetupComplete !== false) return <PaidFigures range={range} />;
  return (
    <LazyPart>
      <Suspense
        fallback={
          <Card title={t('performance.paid')} busy>
            {null}
          </Card>
        }
      >
        <CampaignPromotion />
      </Suspense>
    </LazyPart>
  );
}
