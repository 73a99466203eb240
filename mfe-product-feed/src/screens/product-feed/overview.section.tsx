import type { ProductStatistics } from '@listings/shared-api/contract';
import { FailedCall, usePage, useServerRead, type RepeatedReadOptions, useOffered } from '@listings/shared-app';
import {
  Box,
  Disclosure,
  LazyPart,
  LoadingCard,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useDelayed,
  useText,
} from '@listings/shared-ui';
import { useState } from 'react';
import { usePreviousDefined } from '../../hooks/use-previous-defined';
import { useIssueCounts } from '../../hooks/use-issues';
import { FeedFigures, type FeedFiguresProps } from './feed-figures';
import { FeedState } from './feed-state';

const StatusMeanings = retryLazy(() => import('./status-meanings').then((module) => module.StatusMeanings));

/** Milliseconds that a part waits for what would move it: longer than a slow line needs. */
export const longWait = 10_000;

/** The store counts in the background: its answer comes without figures until it is done. */
const isCounting = (answer: ProductStatistics | undefined): boolean => answer?.statistics === null;

/** Milliseconds, give or take a tenth, so that pages opened together do not ask together [C-9]. */
const about = (ms: number): number => ms * (0.9 + Math.random() * 0.2);

/** Asks again while the store counts, and more slowly while a sync is under way. */
const repeated: RepeatedReadOptions<'getProductStatistics'> = {
  refetchInterval: ({ state: { data } }) => {
    if (isCounting(data)) return about(5000);
    return data !== undefined && data.scheduled_sync > 0 && about(15_000);
  },
};

/** Keeps the room of the counts. */
function CountsOrWait({
  statistics,
  ...figures
}: Pick<ProductStatistics, 'statistics'> & Omit<FeedFiguresProps, 'counts'>) {
  const t = useText('productFeed');
  if (statistics !== null) return <FeedFigures counts={statistics} {...figures} />;
  return (
    <Box role="status" sx={{ minHeight: 64, display: 'flex', alignItems: 'center' }}>
      {t('overview.counting')}
    </Box>
  );
}

/** What the statuses mean; fetched when it is opened. */
function StatusHelp() {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) tracking.record('gla_tooltip_viewed', { id: 'product-status' });
  };
  return (
    <Disclosure title={t('overview.help')} onToggle={toggle}>
      <LazyPart>{isOpen && <StatusMeanings />}</LazyPart>
    </Disclosure>
  );
}

/** The five counts, the feed's setup, its sync, the account's status [O2.41, O2.42]. `tableId`: the products. */
export function OverviewSection({ tableId }: { tableId: string }) {
  const isOffered = useOffered();
  const t = useText('productFeed');
  const statistics = useServerRead('getProductStatistics', undefined, repeated);
  const review = useServerRead('getReview');
  const issues = useIssueCounts();
  // All lines of the card at once, unless one of them takes very long.
  const isOverdue = useDelayed(longWait);
  const isWaiting = review.isPending || (issues.total === undefined && !issues.failed);
  // Once it is there it stays: a part of it that asks again for what failed must not take it away.
  const isSettled = usePreviousDefined(!isWaiting || isOverdue || undefined) ?? false;
  if (!isOffered('getProductStatistics')) return null;
  if (statistics.isPending || !isSettled) return <LoadingCard label={t('overview.loading')} lines={4} />;
  return (
    <Panel>
      <PanelHeader title={t('overview.title')} headingLevel={2} />
      {statistics.isError ? (
        <FailedCall
          call="getProductStatistics"
          message={t('overview.failed')}
          onRetry={() => void statistics.refetch()}
        />
      ) : (
        <>
          <PanelBody>
            <CountsOrWait
              statistics={statistics.data.statistics}
              tableId={tableId}
              isRefused={review.data?.status === 'DISAPPROVED'}
            />
            <FeedState statistics={statistics.data} />
          </PanelBody>
          <StatusHelp />
        </>
      )}
    </Panel>
  );
}
