import type { Figure, ReportValue } from '@listings/shared-machines';
import { LaterPart, retryLazy, Tile, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import type { FigureSource } from './figure-source.types';
import { ReportFigure } from './report-figure';

/** Comes once the figures stand. */
const FigureHelp = retryLazy(() => import('./figure-help').then((module) => module.FigureHelp));

export interface FigureTileProps {
  readonly metric: Figure;
  /** Absent while it is on its way. */
  readonly value: ReportValue | undefined;
  /** The chart shows this figure. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** What it is made of, to explain it later. */
  readonly source: FigureSource;
  /** Under the figure, such as its trend. */
  readonly children?: ReactNode;
}

/** A figure with its change that chooses what the chart shows. */
export function FigureTile({ metric, value, isChosen, onChoose, source, children }: FigureTileProps) {
  const t = useText('sections');
  const label = t('reports.choose', { figure: t(`reports.metrics.${metric}`) });
  return (
    <Tile
      isWide
      press={{ label, isPressed: isChosen, onPress: onChoose }}
      corner={
        value && (
          <LaterPart>
            <FigureHelp figure={metric} value={value} source={source} />
          </LaterPart>
        )
      }
    >
      <ReportFigure metric={metric} value={value} />
      {children}
    </Tile>
  );
}
