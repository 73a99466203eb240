import { Box, Button, Typography, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { useMomentText } from '@listings/shared-app';
import type { Freshness } from './use-freshness';

export interface FreshnessLineProps {
  /** Owner of the figures: names the button. */
  readonly name: string;
  readonly freshness: Freshness;
}

/**
 * Shows the moment the figures were read, in the store's time, and reads them again. Keeps its room until there are
 * any.
 */
export function FreshnessLine({ name, freshness: { takenAt, isRefreshing, refresh } }: FreshnessLineProps) {
  const t = useText('sections');
  const momentText = useMomentText();
  const [opened] = useState(Date.now);
  // Until there are figures the moment of the visit takes the room, unseen: nothing moves when the text comes.
  const moment = momentText(takenAt ?? opened);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <Typography variant="caption" color="textSecondary" role="status">
        <Box component="span" sx={takenAt === null ? { visibility: 'hidden' } : undefined}>
          {t('reports.takenAt', { moment })}
        </Box>
      </Typography>
      <Button
        variant="text"
        size="small"
        aria-label={t('reports.refreshName', { name })}
        disabled={takenAt === null}
        loading={isRefreshing}
        onClick={refresh}
        sx={{ displayPrint: 'none', flex: 'none', py: 0.25 }}
      >
        {t('reports.refresh')}
      </Button>
    </Box>
  );
}
