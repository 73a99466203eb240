import type { FeedStatus, FeedVisibility } from '@listings/shared-api/contract';
import { feedStatuses, feedVisibilities, figureStatuses, issueOfCause } from '@listings/shared-machines';
import {
  Box,
  Button,
  CloseIcon,
  focusCause,
  Select,
  TextField,
  useFormats,
  useSearchText,
  useText,
} from '@listings/shared-ui';
import { useId } from 'react';
import type { Feed } from '../../hooks/use-feed';

const longestSearch = 200;

function Search({ feed, id }: { feed: Feed; id: string }) {
  const t = useText('productFeed');
  const { text, type, tellNow } = useSearchText(feed.query.search, (search) =>
    feed.change({ search }, { replace: true }),
  );
  return (
    <TextField
      id={id}
      label={t('feed.filter.search')}
      type="search"
      maxLength={longestSearch}
      value={text}
      onChange={type}
      onEnter={tellNow}
    />
  );
}

/** Search by title, filters by status and visibility; all of them in the address. */
export function FeedToolbar({ feed }: { feed: Feed }) {
  const t = useText('productFeed');
  const { row } = useFormats();
  const searchId = useId();
  const { query, change } = feed;
  const clear = () => {
    feed.clear();
    focusCause(searchId);
  };
  const groups = (['active', 'not_synced'] as const).map((figure) => ({
    value: figureStatuses[figure].join(),
    label: t(`feed.filter.${figure}`),
  }));
  const statuses = [...groups, ...feedStatuses.map((value) => ({ value, label: t(`feed.status.${value}`) }))];
  const chosen = query.status.join();
  const visibilities = feedVisibilities.map((value) => ({ value, label: t(`feed.${value}`) }));
  const wide = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)';
  const columns = { xs: '1fr', sm: '1fr 1fr', md: feed.isNarrowed ? `${wide} auto` : wide };
  return (
    <Box
      role="search"
      aria-label={t('feed.filter.label')}
      sx={{ display: 'grid', gap: 2, alignItems: 'end', gridTemplateColumns: columns, px: 3, pb: 2 }}
    >
      <Search feed={feed} id={searchId} />
      <Select
        label={t('feed.filter.status')}
        value={chosen}
        options={[
          { value: '', label: t('feed.filter.allStatuses') },
          ...statuses,
          // Any other set, as an address may name it.
          ...(chosen === '' || statuses.some(({ value }) => value === chosen)
            ? []
            : [{ value: chosen, label: row(query.status.map((one) => t(`feed.status.${one}`))) }]),
        ]}
        onChange={(value) => change({ status: value === '' ? [] : (value.split(',') as FeedStatus[]) })}
      />
      <Select
        label={t('feed.filter.visibility')}
        value={query.visibility ?? ''}
        options={[{ value: '', label: t('feed.filter.allVisibilities') }, ...visibilities]}
        onChange={(value) => change({ visibility: value === '' ? null : (value as FeedVisibility) })}
      />
      {query.cause !== '' && (
        <Box sx={{ gridColumn: '1 / -1', order: 1 }}>
          <Button
            variant="outlined"
            size="small"
            endIcon={<CloseIcon />}
            onClick={() => {
              change({ cause: '' });
              focusCause(searchId);
            }}
          >
            {t('feed.filter.cause', { issue: issueOfCause(query.cause) })}
          </Button>
        </Box>
      )}
      {feed.isNarrowed && (
        <Button variant="text" onClick={clear} sx={{ minHeight: 40 }}>
          {t('feed.filter.clear')}
        </Button>
      )}
    </Box>
  );
}
