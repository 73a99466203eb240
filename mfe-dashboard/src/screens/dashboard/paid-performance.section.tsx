import { LazyPart, retryLazy } from '@listings/shared-ui';
import type { ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import { Card } from './performance-card';

/** Only until there is a first campaign. */
const CampaignPromotion = retryLazy(() => import('./campaign-promotion').then((module) => module.CampaignPromotion));

export interface PaidPerformanceSectionProps {
  readonly view: DashboardView;
  readonly chosen: ChosenFigure;
}

/** Performance of the paid campaigns; the way to a first one while the ads setup is known to be open [O2.03, O2.07]. */
export function PaidPerformanceSection({ view, chosen }: PaidPerformanceSectionProps) {
  if (view.paid !== null) return <Card of="paid" view={view} chosen={chosen} />;
  return (
    <LazyPart fallback={<Card of="paid" />}>
      <CampaignPromotion />
    </LazyPart>
  );
}
