import type { Figure, ReportSource } from '@listings/shared-machines';
import { FigureTile, FreshnessLine } from '@listings/shared-sections';
import { Box, LaterPart, LazyPart, Panel, PanelBody, PanelHeader, retryLazy, TileRow } from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';
import type { ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Performance } from '../../hooks/use-performance';

const Sparkline = retryLazy(() => import('./sparkline').then((module) => module.Sparkline));

interface CardProps extends Pick<OneTileProps, 'of'> {
  readonly title: string;
  /** Absent where something takes the place of figures, or will. */
  readonly performance?: Performance;
  readonly children?: ReactNode;
}

/** Only where figures could not be loaded. */
const Trouble = retryLazy(() => import('./trouble').then((module) => module.Trouble));

/** A titled card: figures side by side, what to do where they could not be loaded, or something in their place. */
export function Card({ title, of, performance, children }: CardProps) {
  const titleId = useId();
  const isError = performance?.isError;
  return (
    <Panel
      role="group"
      aria-labelledby={titleId}
      aria-busy={!isError && (performance ? performance.isPending : !children)}
    >
      <PanelHeader
        id={titleId}
        title={title}
        headingLevel={2}
        action={performance && !isError && <FreshnessLine name={title} freshness={performance.freshness} />}
      />
      <PanelBody>
        {isError ? (
          <LazyPart>
            <Trouble source={of} onRetry={performance.retry} />
          </LazyPart>
        ) : performance ? (
          <TileRow least={120}>{children}</TileRow>
        ) : (
          children
        )}
      </PanelBody>
    </Panel>
  );
}

export interface TrendTileProps {
  readonly view: Pick<DashboardView, 'dateRange'>;
  readonly chosen: ChosenFigure;
}

interface OneTileProps extends TrendTileProps {
  readonly figure: Figure;
  readonly of: ReportSource;
  readonly performance: Performance;
}

/** A figure with its trend; chooses what the chart shows. */
export function TrendTile({ figure, of, performance, view, chosen }: OneTileProps) {
  return (
    <FigureTile
      metric={figure}
      value={performance.valueOf(figure)}
      source={{
        sources: [of],
        days: view.dateRange.range.primary,
        campaigns: of === 'paid' ? performance.report?.totals : undefined,
        isPart: false,
      }}
      isChosen={chosen.figure === figure}
      onChoose={() => chosen.choose(figure)}
    >
      <Box sx={{ height: 36 }}>
        <LaterPart>
          <Sparkline figure={figure} report={performance.report} dateRange={view.dateRange} />
        </LaterPart>
      </Box>
    </FigureTile>
  );
}
