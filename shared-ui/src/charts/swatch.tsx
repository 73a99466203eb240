import Box from '@mui/material/Box';
import { paleOpacity } from './chart-parts';
import type { ChartKind } from './chart.types';

interface SwatchProps {
  readonly kind: ChartKind;
  readonly isStrong: boolean;
}

/** What a series looks like: solid for the first, dashed or pale for the others. */
export function Swatch({ kind, isStrong }: SwatchProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flex: 'none',
        ...(kind === 'line'
          ? { width: 18, borderTop: isStrong ? '3px solid' : '2px dashed' }
          : { width: 12, height: 12, bgcolor: 'currentcolor', opacity: isStrong ? 1 : paleOpacity }),
        color: isStrong ? 'primary.main' : 'text.secondary',
      }}
    />
  );
}
