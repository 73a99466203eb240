import { limits } from '@listings/shared-api/contract';
import { Box, Button, useFormats, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import type { ProductVisibility } from '../../hooks/use-product-visibility';

/** A line of its own, told as it changes. */
export const Line = ({ children }: { children: ReactNode }) => (
  <Box
    role="status"
    sx={{ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}
  >
    {children}
  </Box>
);

export interface ProgressLineProps {
  /** Products dealt with, of all; null while no change is on its way. */
  readonly progress: ProductVisibility['progress'];
  readonly onStop: () => void;
}

/** How far a change of more products than one call takes is. */
export function ProgressLine({ progress, onStop }: ProgressLineProps) {
  const t = useText('productFeed');
  const { number } = useFormats();
  if (progress === null || progress.total <= limits.ids) return null;
  return (
    <Line>
      {t('bulkBar.changing', { count: progress.done, total: number(progress.total) })}
      <Button variant="text" size="small" onClick={onStop}>
        {t('bulkBar.stop')}
      </Button>
    </Line>
  );
}
