import type { ProductStatistics } from '@listings/shared-api/contract';
import { usePage, useServerRead } from '@listings/shared-sections';
import { Box, Typography, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { useIssueCounts } from '../../hooks/use-issues';

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
const syncedCount = ({ statistics }: ProductStatistics): number =>
  statistics.active + statistics.expiring + statistics.pending + statistics.disapproved;

function useMoment(): (seconds: number) => string {
  const { bootstrap, language } = usePage();
  const format = new Intl.DateTimeFormat(language === 'en-XA' ? 'en' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(/^[+-]/.test(bootstrap.timeZone) ? {} : { timeZone: bootstrap.timeZone }),
  });
  return (seconds) => format.format(seconds * 1000);
}

function SyncLine({ statistics }: { statistics: ProductStatistics }) {
  const t = useText('productFeed');
  const moment = useMoment();
  return (
    <Line label={t('state.sync')}>
      {statistics.scheduled_sync > 0
        ? t('state.syncing')
        : t('state.synced', { when: moment(statistics.timestamp), count: syncedCount(statistics) })}
    </Line>
  );
}

function AccountLine() {
  const t = useText('productFeed');
  const review = useServerRead('getReview');
  const status = review.data?.status ?? null;
  return status === null ? null : <Line label={t('state.account')}>{t(`state.review.${status}`)}</Line>;
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
