import type { Figure, ReportSource } from '@listings/shared-machines';
import { FigureTile, FreshnessLine } from '@listings/shared-sections';
import {
  Box,
  LaterPart,
  LazyPart,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  TileRow,
  useText,
} from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';
import { freeFigures, paidFigures, type ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Performance } from '../../hooks/use-performance';

const Sparkline = retryLazy(() => import('./sparkline').then((module) => module.Sparkline));

interface TrendTileProps {
  readonly view: Pick<DashboardView, 'dateRange'>;
  readonly chosen: ChosenFigure;
  readonly figure: Figure;
  readonly of: ReportSource;
  readonly performance: Performance;
}

/** A figure with its trend; chooses what the chart shows. */
function TrendTile({ figure, of, performance, view, chosen }: TrendTileProps) {
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

export interface CardProps {
  readonly of: ReportSource;
  /** Absent where something takes the place of figures, or will. */
  readonly view?: DashboardView;
  readonly chosen?: ChosenFigure;
  readonly children?: ReactNode;
}

/** Only where figures could not be loaded. */
const Trouble = retryLazy(() => import('./trouble').then((module) => module.Trouble));

const figures = { free: freeFigures, paid: paidFigures } as const;

/** A titled card: figures side by side, what to do where they could not be loaded, or something in their place. */
export function Card({ of, view, chosen, children }: CardProps) {
  const t = useText('dashboard');
  const titleId = useId();
  const title = t(`performance.${of}`);
  const performance = view?.[of];
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
        ) : view && performance && chosen ? (
          <TileRow least={120}>
            {figures[of].map((figure) => (
              <TrendTile key={figure} figure={figure} of={of} performance={performance} view={view} chosen={chosen} />
            ))}
            {children}
          </TileRow>
        ) : (
          children
        )}
      </PanelBody>
    </Panel>
  );
}
