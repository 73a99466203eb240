import { Button, EmptyState, ProductIcon, useText } from '@listings/shared-ui';
import type { Feed } from '../../hooks/use-feed';

const picture = <ProductIcon fontSize="inherit" />;

/** No product at all, or none that matches. */
export function FeedEmpty({ feed }: { feed: Feed }) {
  const t = useText('productFeed');
  if (!feed.isNarrowed)
    return (
      <EmptyState icon={picture} title={t('feed.empty')}>
        {t('feed.emptyHint')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={picture}
      title={t('feed.noMatch')}
      action={
        <Button variant="outlined" size="small" onClick={feed.clear}>
          {t('feed.filter.clear')}
        </Button>
      }
    />
  );
}
