import { isMoney } from '@listings/shared-machines';
import { FreshnessLine, ReportFigure, type Freshness } from '@listings/shared-sections';
import { Box, LazyPart, Panel, PanelBody, PanelHeader, retryLazy, useText } from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';
import type { ChosenFigure } from '../../hooks/use-chosen-figure';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Figure, Performance } from '../../hooks/use-performance';

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
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mx: -1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
      {children}
    </Box>
  );
}

export interface TileProps {
  readonly view: Pick<DashboardView, 'isLater' | 'dateRange'>;
  readonly chosen: ChosenFigure;
}

interface FigureTileProps extends TileProps {
  readonly figure: Figure;
  readonly performance: Performance;
}

const tileLooks = {
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  p: 1.25,
  // The previous value takes two lines in a narrow tile: reserves their height, so that nothing moves when it arrives.
  '@container (max-width: 180px)': { '.MuiTypography-caption': { minHeight: 38 } },
} as const;

/** Room around a figure. */
export function Tile({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <Box sx={{ ...tileLooks, '--figure-fit': isWide ? '12cqi' : '18cqi' }}>{children}</Box>;
}

const switchLooks = {
  position: 'absolute',
  inset: 0,
  border: '1px solid transparent',
  borderRadius: 2,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: 'divider' },
  '&[aria-pressed=true]': { borderColor: 'primary.main', borderBottomWidth: 3 },
} as const;

/** A figure with its trend; chooses what the chart shows. */
export function FigureTile({ figure, performance, view, chosen }: FigureTileProps) {
  const t = useText('dashboard');
  const shared = useText('sections');
  return (
    <Tile isWide={isMoney(figure)}>
      <ReportFigure metric={figure} value={performance.valueOf(figure)} />
      <Box sx={{ height: 36 }}>
        {view.isLater && (
          <LazyPart>
            <Sparkline figure={figure} report={performance.report} dateRange={view.dateRange} />
          </LazyPart>
        )}
      </Box>
      <Box
        component="button"
        type="button"
        aria-pressed={chosen.figure === figure}
        aria-label={t('performance.choose', { figure: shared(`reports.metrics.${figure}`) })}
        onClick={() => chosen.choose(figure)}
        sx={switchLooks}
      />
    </Tile>
  );
}
