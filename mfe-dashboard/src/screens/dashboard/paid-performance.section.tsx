import type { PaidReport } from '@listings/shared-api/contract';
import { LazyPart, LazyPlace, retryLazy, useText } from '@listings/shared-ui';
import { paidFigures } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Performance } from '../../hooks/use-performance';
import { Card, FigureRow, TrendTile, Trouble, type TrendTileProps } from './performance-card';

/** Only until there is a first campaign. */
const CampaignPromotion = retryLazy(() => import('./campaign-promotion').then((module) => module.CampaignPromotion));

interface PaidFiguresProps extends TrendTileProps {
  readonly paid: Performance<PaidReport>;
}

function PaidFigures({ paid, view, chosen }: PaidFiguresProps) {
  const t = useText('dashboard');
  const { isPending, isError, retry, freshness } = paid;
  return (
    <Card title={t('performance.paid')} busy={!isError && isPending} freshness={isError ? undefined : freshness}>
      {isError ? (
        <LazyPart>
          <Trouble source="paid" onRetry={retry} />
        </LazyPart>
      ) : (
        <FigureRow>
          {paidFigures.map((figure) => (
            <TrendTile key={figure} figure={figure} of="paid" performance={paid} view={view} chosen={chosen} />
          ))}
        </FigureRow>
      )}
    </Card>
  );
}

export interface PaidPerformanceSectionProps extends Pick<TrendTileProps, 'chosen'> {
  readonly view: DashboardView;
}

/** Performance of the paid campaigns; the way to a first one while the ads setup is known to be open [O2.03, O2.07]. */
export function PaidPerformanceSection({ view, chosen }: PaidPerformanceSectionProps) {
  const t = useText('dashboard');
  if (view.paid !== null) return <PaidFigures paid={view.paid} view={view} chosen={chosen} />;
  return (
    <LazyPart>
      <LazyPlace
        fallback={
          <Card title={t('performance.paid')} busy>
            {null}
          </Card>
        }
      >
        <CampaignPromotion />
      </LazyPlace>
    </LazyPart>
  );
}
