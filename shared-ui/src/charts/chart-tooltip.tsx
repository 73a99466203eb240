import Box from '@mui/material/Box';
import { innerHeight, margin } from './chart-frame.rules';
import type { ChartKind, ChartSeries } from './chart.types';
import { Swatch } from './swatch';

export interface ChartTooltipProps {
  readonly kind: ChartKind;
  readonly series: readonly ChartSeries[];
  readonly index: number;
  /** From the left edge of the chart. */
  readonly x: number;
  /** The box opens to the left of the line. */
  readonly toLeft: boolean;
  readonly format: (value: number) => string;
}

/** What one point says, beside a line through it. Says nothing to assistive technology: the chart itself does. */
export function ChartTooltip({ kind, series, index, x, toLeft, format }: ChartTooltipProps) {
  return (
    <Box aria-hidden sx={{ pointerEvents: 'none' }}>
      <Box
        style={{ left: x, top: margin.top, height: innerHeight }}
        sx={{ position: 'absolute', width: '1px', bgcolor: 'text.secondary' }}
      />
      <Box
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
        {series.map(({ id, values, pointLabels }, at) =>
          values[index] === undefined ? null : (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
              <Swatch kind={kind} isStrong={at === 0} />
              <span>{pointLabels[index]}</span>
              <Box component="span" sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {format(values[index])}
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
