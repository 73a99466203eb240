import Box from '@mui/material/Box';
import { pageDirection } from '../theme/direction';
import { innerHeight } from './chart-frame.rules';
import { margin } from './chart-margin';
import type { ChartKind, SeriesRanking } from './chart.types';
import { lookOf } from './series-look';
import { Swatch } from './swatch';
import type { NamedSeries } from './use-named-series';

export interface ChartTooltipProps {
  readonly kind: ChartKind;
  readonly series: readonly NamedSeries[];
  readonly ranking: SeriesRanking;
  readonly index: number;
  /** From the left edge of the chart. */
  readonly x: number;
  /** The box opens to the left of the line. */
  readonly toLeft: boolean;
  readonly format: (value: number) => string;
  /** Events at the point, in words. */
  readonly happened: readonly string[];
}

/** Most events in the box; the table has all. */
const mostHappened = 5;

/**
 * Values of one point, beside a line through it. Hidden from assistive technology, which gets them from the chart
 * itself.
 */
export function ChartTooltip({ kind, series, ranking, index, x, toLeft, format, happened }: ChartTooltipProps) {
  const isOfPeers = ranking === 'peers';
  return (
    <Box aria-hidden sx={{ pointerEvents: 'none' }}>
      <Box
        style={{ left: x, top: margin.top, height: innerHeight }}
        sx={{ position: 'absolute', width: '1px', bgcolor: 'text.secondary' }}
      />
      <Box
        dir={pageDirection()}
        style={toLeft ? { right: `calc(100% - ${x - 8}px)` } : { left: x + 8 }}
        sx={{
          position: 'absolute',
          top: margin.top,
          maxWidth: '60%',
          px: 1.5,
          py: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          boxShadow: 3,
          typography: 'caption',
        }}
      >
        {isOfPeers && <Box sx={{ fontWeight: 600 }}>{series[0]?.pointLabel(index)}</Box>}
        {series.map(({ id, label, values, pointLabel }, place) => {
          const value = values[index] ?? null;
          if (value === null) return null;
          return (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
              <Swatch kind={kind} look={lookOf(place, ranking)} />
              <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {isOfPeers ? label : pointLabel(index)}
              </Box>
              <Box component="span" sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {format(value)}
              </Box>
            </Box>
          );
        })}
        {happened.slice(0, mostHappened).map((text, place) => (
          <Box key={place} sx={{ mt: 0.5 }}>
            {text}
          </Box>
        ))}
        {happened.length > mostHappened && <div>+{happened.length - mostHappened}</div>}
      </Box>
    </Box>
  );
}
