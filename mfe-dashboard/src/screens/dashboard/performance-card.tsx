import type { Figure, ReportSource } from '@listings/shared-machines';
import { FigureTile, FreshnessLine, type Freshness } from '@listings/shared-sections';
import { Box, LaterPart, Panel, PanelBody, PanelHeader, retryLazy, TileRow } from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';
import type { ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Performance } from '../../hooks/use-performance';

const Sparkline = retryLazy(() => import('./sparkline').then((module) => module.Sparkline));

interface CardProps {
  readonly title: string;
  readonly busy?: boolean | undefined;
  /** Freshness of its figures, where it has any. */
  readonly freshness?: Freshness | undefined;
  readonly children: ReactNode;
}

/** Only where figures could not be loaded. */
export const Trouble = retryLazy(() => import('./trouble').then((module) => module.Trouble));

/** A titled card. */
export function Card({ title, busy = false, freshness, children }: CardProps) {
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId} aria-busy={busy}>
      <PanelHeader
        id={titleId}
        title={title}
        headingLevel={2}
        action={freshness && <FreshnessLine name={title} freshness={freshness} />}
      />
      <PanelBody>{children}</PanelBody>
    </Panel>
  );
}

/** Figures side by side. */
export const FigureRow = ({ children }: { children: ReactNode }) => <TileRow least={120}>{children}</TileRow>;

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
