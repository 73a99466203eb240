import { Box, Button, InlineNotice, RefreshIcon, Typography, useText } from '@listings/shared-ui';
import { useMomentText } from '@listings/shared-app';
import type { StoreChecksView } from './use-store-checks';

type Ready = Extract<StoreChecksView, { phase: 'ready' }>;

function Line({ view }: { view: Ready | null }) {
  const t = useText('sections');
  const momentText = useMomentText();
  if (view === null) return t('storeChecks.loading');
  const { isRunning, checkedAt, site } = view;
  if (isRunning || checkedAt === null) return t('storeChecks.looking', { site });
  const moment = momentText(checkedAt);
  return t('storeChecks.looked', { site, moment });
}

/** When the shop was looked at, and a way to have it looked at again. Nothing where the store cannot look. */
export function StoreChecksSummary({ view }: { view: StoreChecksView }) {
  const t = useText('sections');
  if (view.phase === 'absent') return null;
  if (view.phase === 'failed') {
    return (
      <InlineNotice tone="warning" announce="status" onRetry={view.retry}>
        {t('storeChecks.failed.read')}
      </InlineNotice>
    );
  }
  const ready = view.phase === 'ready' ? view : null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <Line view={ready} />
        </Typography>
        <Button
          variant="outlined"
          size="small"
          startIcon={<RefreshIcon />}
          aria-label={t('storeChecks.againName')}
          loading={ready?.isRunning ?? true}
          onClick={ready?.again}
        >
          {t('storeChecks.again')}
        </Button>
      </Box>
      {ready?.isRefused === true && (
        <InlineNotice tone="warning" announce="status">
          {t('storeChecks.failed.run')}
        </InlineNotice>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('storeChecks.note')}
      </Typography>
    </Box>
  );
}
