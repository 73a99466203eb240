import { isMoney, type Figure, type ReportValue } from '@listings/shared-machines';
import { Tile, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { ReportFigure } from './report-figure';

export interface FigureTileProps {
  readonly metric: Figure;
  /** Absent while it is on its way. */
  readonly value: ReportValue | undefined;
  /** The chart shows this figure. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Under the figure, such as its trend. */
  readonly children?: ReactNode;
}

/** A figure with its change that chooses what the chart shows. */
export function FigureTile({ metric, value, isChosen, onChoose, children }: FigureTileProps) {
  const t = useText('sections');
  const label = t('reports.choose', { figure: t(`reports.metrics.${metric}`) });
  return (
    <Tile isWide={isMoney(metric)} press={{ label, isPressed: isChosen, onPress: onChoose }}>
      <ReportFigure metric={metric} value={value} />
      {children}
    </Tile>
  );
}
