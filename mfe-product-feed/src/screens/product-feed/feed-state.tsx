import type { ProductStatistics } from '@listings/shared-api/contract';
import { isRefused } from '@listings/shared-machines';
import { AppLink, useMomentText, usePage, useServerRead } from '@listings/shared-app';
import { Box, Typography, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { formatNumber, wholeNumbers } from '@listings/shared-values';
import { useIssueCounts } from '../../hooks/use-issues';
import { useIssueTab } from '../../hooks/use-issue-tab';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Every product but those not synced. */
const syncedCount = (counts: NonNullable<ProductStatistics['statistics']>): number =>
  counts.active + counts.expiring + counts.pending + counts.disapproved;

/** State of the sync in a line or two. */
function useSyncTexts({ statistics, scheduled_sync, timestamp }: ProductStatistics): readonly string[] {
  const t = useText('productFeed');
  const moment = useMomentText();
  const format = wholeNumbers(usePage().bootstrap.currency);
  const sent = statistics === null ? null : formatNumber(syncedCount(statistics), format);
  if (scheduled_sync > 0)
    return [t('state.syncing'), ...(sent === null ? [] : [t('state.sentSoFar', { count: sent })])];
  return [sent === null ? t('state.counting') : t('state.synced', { when: moment(timestamp * 1000), count: sent })];
}

function SyncLine({ statistics }: { statistics: ProductStatistics }) {
  const t = useText('productFeed');
  return (
    <Line label={t('state.sync')}>
      {useSyncTexts(statistics).map((text) => (
        <Box key={text} component="span" sx={{ display: 'block' }}>
          {text}
        </Box>
      ))}
    </Line>
  );
}

function AccountLine() {
  const t = useText('productFeed');
  const { hrefOfTab } = useIssueTab();
  const review = useServerRead('getReview').data;
  const status = review?.status ?? null;
  if (review === undefined || status === null) return null;
  return (
    <Line label={t('state.account')}>
      {t(`state.review.${status}`)}
      {isRefused(review) && (
        <Box component="span" sx={{ display: 'block' }}>
          <AppLink to={hrefOfTab('account')}>{t('state.seeIssues')}</AppLink>
        </Box>
      )}
    </Line>
  );
}

/** Feed setup, sync and account status [O2.42, O4.03, O4.06]. */
export function FeedState({ statistics }: { statistics: ProductStatistics }) {
  const t = useText('productFeed');
  const { total } = useIssueCounts();
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Line label={t('state.setup')}>
        {t('state.setupDone')}
        {total !== undefined && (
          <Box component="span" sx={{ display: 'block' }}>
            {total === 0 ? t('state.noIssues') : t('state.issues', { count: total })}
          </Box>
        )}
      </Line>
      <SyncLine statistics={statistics} />
      <AccountLine />
    </Box>
  );
}
