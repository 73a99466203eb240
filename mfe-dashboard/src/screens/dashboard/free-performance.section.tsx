import { StatFigure, Tile, useText } from '@listings/shared-ui';
import { freeFigures } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import { Card, TrendTile, type TrendTileProps } from './performance-card';

export interface FreePerformanceSectionProps extends Pick<TrendTileProps, 'chosen'> {
  readonly view: DashboardView;
}

/** Clicks and impressions of the free listings, and that they cost nothing [O2.03]. */
export function FreePerformanceSection({ view, chosen }: FreePerformanceSectionProps) {
  const t = useText('dashboard');
  const shared = useText('sections');
  return (
    <Card title={t('performance.free')} of="free" performance={view.free}>
      {freeFigures.map((figure) => (
        <TrendTile key={figure} figure={figure} of="free" performance={view.free} view={view} chosen={chosen} />
      ))}
      <Tile isWide>
        <StatFigure label={shared('reports.metrics.spend')} value={t('performance.freeSpend')} />
      </Tile>
    </Card>
  );
}
