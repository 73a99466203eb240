import { LazyPart, retryLazy, useText } from '@listings/shared-ui';
import { paidFigures } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import { Card, TrendTile, type TrendTileProps } from './performance-card';

/** Only until there is a first campaign. */
const CampaignPromotion = retryLazy(() => import('./campaign-promotion').then((module) => module.CampaignPromotion));

export interface PaidPerformanceSectionProps extends Pick<TrendTileProps, 'chosen'> {
  readonly view: DashboardView;
}

/** Performance of the paid campaigns; the way to a first one while the ads setup is known to be open [O2.03, O2.07]. */
export function PaidPerformanceSection({ view, chosen }: PaidPerformanceSectionProps) {
  const t = useText('dashboard');
  const { paid } = view;
  const title = t('performance.paid');
  if (paid !== null)
    return (
      <Card title={title} of="paid" performance={paid}>
        {paidFigures.map((figure) => (
          <TrendTile key={figure} figure={figure} of="paid" performance={paid} view={view} chosen={chosen} />
        ))}
      </Card>
    );
  return (
    <LazyPart fallback={<Card title={title} of="paid" />}>
      <CampaignPromotion />
    </LazyPart>
  );
}
