import { StatFigure, Tile, useText } from '@listings/shared-ui';
import type { ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import { Card } from './performance-card';

export interface FreePerformanceSectionProps {
  readonly view: DashboardView;
  readonly chosen: ChosenFigure;
}

/** Clicks and impressions of the free listings, and that they cost nothing [O2.03]. */
export function FreePerformanceSection({ view, chosen }: FreePerformanceSectionProps) {
  const t = useText('dashboard');
  const shared = useText('sections');
  return (
    <Card of="free" view={view} chosen={chosen}>
      <Tile isWide>
        <StatFigure label={shared('reports.metrics.spend')} value={t('performance.freeSpend')} />
      </Tile>
    </Card>
  );
}
