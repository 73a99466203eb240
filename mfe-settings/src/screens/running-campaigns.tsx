import { Box, Button, InlineNotice, useText } from '@listings/shared-ui';
import type { RunningCampaigns } from '../hooks/use-running-campaigns';

/**
 * Number of running campaigns and their daily spend, the button that pauses them, and those that could not be paused;
 * the one button stays, and with it the focus.
 */
function SpendingNotice({ view }: { view: RunningCampaigns }) {
  const t = useText('settings');
  const { state, count, spend, pausing, failed } = view;
  const hasFailed = failed.length > 0;
  const label = hasFailed ? t('running.retry') : t('running.pause', { count });
  return (
    <InlineNotice
      tone={hasFailed ? 'error' : 'warning'}
      announce="none"
      actions={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={pausing !== null}
          onClick={hasFailed ? view.retry : view.pause}
        >
          {pausing === null ? label : t('running.pausing', pausing)}
        </Button>
      }
    >
      {state === 'known' && count > 0 && <div>{t('running.known', { count, spend })}</div>}
      {hasFailed && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {failed.map(({ id, name }) => (
            <li key={id}>{t('running.failed', { name })}</li>
          ))}
        </Box>
      )}
    </InlineNotice>
  );
}

/** Room of the longest notice and its button: what is around it stays where it is if that is what is found. */
const room = { minHeight: { xs: 148, sm: 106 } };

function Findings({ view }: { view: RunningCampaigns }) {
  const t = useText('settings');
  const { state, count, pausing, failed, paused } = view;
  if (pausing !== null || failed.length > 0 || (state === 'known' && count > 0)) return <SpendingNotice view={view} />;
  if (state === 'reading') return <Box sx={room}>{t('running.reading')}</Box>;
  if (state === 'unknown')
    return (
      <InlineNotice tone="warning" announce="none" onRetry={view.readAgain}>
        {t('running.unknown')}
      </InlineNotice>
    );
  return (
    <InlineNotice tone={paused ? 'success' : 'info'} announce="none">
      {t(paused ? 'running.paused' : 'running.none')}
    </InlineNotice>
  );
}

/** Campaigns that keep running after the ads account is disconnected, and the way to pause them first. */
export function RunningCampaignsNotice({ view }: { view: RunningCampaigns }) {
  if (view.state === 'absent') return null;
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Findings view={view} />
    </Box>
  );
}
