import type { ProductStatistics } from '@listings/shared-api/contract';
import { DocumentationLink, usePage, useServerRead, type RepeatedReadOptions, useOffered } from '@listings/shared-app';
import {
  Box,
  Disclosure,
  ErrorState,
  LoadingCard,
  Panel,
  PanelBody,
  PanelHeader,
  StatFigure,
  useDelayed,
  useText,
} from '@listings/shared-ui';
import { formatNumber, wholeNumbers } from '@listings/shared-values';
import { useIssueCounts } from '../../hooks/use-issues';
import { FeedState } from './feed-state';

const statuses = ['active', 'expiring', 'pending', 'disapproved', 'not_synced'] as const;
/** Days. Source: O9.03. */
const figures = { days: 3, review: '3–5' } as const;
const documentation = 'https://support.google.com/merchants/answer/160491';

const countsGrid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
} as const;

function Counts({ statistics }: { statistics: NonNullable<ProductStatistics['statistics']> }) {
  const t = useText('productFeed');
  const format = wholeNumbers(usePage().bootstrap.currency);
  return (
    <Box component="ul" aria-label={t('overview.caption')} sx={countsGrid}>
      {statuses.map((status) => (
        <li key={status}>
          <StatFigure label={t(`overview.${status}`)} value={formatNumber(statistics[status], format)} />
        </li>
      ))}
    </Box>
  );
}

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
function CountsOrWait({ statistics }: Pick<ProductStatistics, 'statistics'>) {
  const t = useText('productFeed');
  if (statistics !== null) return <Counts statistics={statistics} />;
  return (
    <Box role="status" sx={{ minHeight: 64, display: 'flex', alignItems: 'center' }}>
      {t('overview.counting')}
    </Box>
  );
}

function StatusHelp() {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const record = (open: boolean) => open && tracking.record('gla_tooltip_viewed', { id: 'product-status' });
  return (
    <Disclosure title={t('overview.help')} onToggle={record}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, '& dt': { fontWeight: 600 }, '& dd': { m: 0 } }}>
        {statuses.map((status) => (
          <div key={status}>
            <dt>{t(`overview.${status}`)}</dt>
            <dd>{t(`overview.meaning.${status}`, figures)}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <DocumentationLink context="product-feed" linkId="product-sync-statuses" href={documentation}>
          {t('overview.readMore')}
        </DocumentationLink>
      </Box>
    </Disclosure>
  );
}

/** The five counts, the feed's setup, its sync, the account's status [O2.41, O2.42]. */
export function OverviewSection() {
  const isOffered = useOffered();
  const t = useText('productFeed');
  const statistics = useServerRead('getProductStatistics', undefined, repeated);
  const review = useServerRead('getReview');
  const issues = useIssueCounts();
  // All lines of the card at once, unless one of them takes long.
  const isOverdue = useDelayed(2000);
  const isWaiting = review.isPending || (issues.total === undefined && !issues.failed);
  if (!isOffered('getProductStatistics')) return null;
  if (statistics.isPending || (isWaiting && !isOverdue)) return <LoadingCard label={t('overview.loading')} lines={4} />;
  return (
    <Panel>
      <PanelHeader title={t('overview.title')} headingLevel={2} />
      {statistics.isError ? (
        <ErrorState message={t('overview.failed')} onRetry={() => void statistics.refetch()} />
      ) : (
        <>
          <PanelBody>
            <CountsOrWait statistics={statistics.data.statistics} />
            <FeedState statistics={statistics.data} />
          </PanelBody>
          <StatusHelp />
        </>
      )}
    </Panel>
  );
}
