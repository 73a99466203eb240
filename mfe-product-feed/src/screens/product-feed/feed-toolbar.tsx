import type { FeedStatus, FeedVisibility } from '@listings/shared-api/contract';
import {
  feedStatuses,
  feedVisibilities,
  figureStatuses,
  issueOfCause,
  type FeedQuery,
} from '@listings/shared-machines';
import { useOffered } from '@listings/shared-app';
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
  // A store that tells more of its products finds SKU and id too.
  const isOffered = useOffered();
  const { search: told } = feed.query;
  // Back leads from a search, however often it was typed on, to what was searched, and from a cleared one to the search.
  const { text, type, tellNow } = useSearchText(told, (search) =>
    feed.change({ search }, { replace: told !== '' && search !== '' }),
  );
  return (
    <TextField
      id={id}
      label={t('feed.filter.search')}
      placeholder={isOffered('getFeedProduct') ? t('feed.filter.byOffer') : undefined}
      type="search"
      maxLength={longestSearch}
      value={text}
      onChange={type}
      onEnter={tellNow}
    />
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Statuses and groups of them to choose from; any other set too, as an address may name it. */
function useStatusChoices({ status }: FeedQuery): readonly Choice[] {
  const t = useText('productFeed');
  const { row } = useFormats();
  const groups = (['active', 'not_synced'] as const).map((figure) => ({
    value: figureStatuses[figure].join(),
    label: t(`feed.filter.${figure}`),
  }));
  const known = [...groups, ...feedStatuses.map((value) => ({ value, label: t(`feed.status.${value}`) }))];
  const chosen = status.join();
  return chosen === '' || known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: row(status.map((one) => t(`feed.status.${one}`))) }];
}

interface ChipsProps {
  readonly feed: Feed;
  readonly statuses: readonly Choice[];
  /** Where the focus goes on when a chip is gone. */
  readonly searchId: string;
}

/** What the products are narrowed by, each to be taken away on its own. */
function FilterChips({ feed: { query, change, clear }, statuses, searchId }: ChipsProps) {
  const t = useText('productFeed');
  const { search, status, visibility, cause } = query;
  const named = (name: string, value: string) => t('feed.filter.chip', { name, value });
  const statusLabel = statuses.find(({ value }) => value === status.join())?.label ?? '';
  const chips = [
    search !== '' && { text: t('feed.filter.searched', { search }), change: { search: '' } },
    status.length > 0 && { text: named(t('feed.filter.status'), statusLabel), change: { status: [] } },
    visibility !== null && {
      text: named(t('feed.filter.visibility'), t(`feed.${visibility}`)),
      change: { visibility: null },
    },
    cause !== '' && { text: t('feed.filter.cause', { issue: issueOfCause(cause) }), change: { cause: '' } },
  ].filter((chip) => chip !== false);
  const goOn = (take: () => void) => () => {
    take();
    focusCause(searchId);
  };
  return (
    <Box
      role="group"
      aria-label={t('feed.filter.chips')}
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {chips.map((chip) => (
        <Button
          key={chip.text}
          variant="outlined"
          size="small"
          endIcon={<CloseIcon />}
          aria-label={t('feed.filter.remove', { filter: chip.text })}
          onClick={goOn(() => change(chip.change))}
        >
          {chip.text}
        </Button>
      ))}
      <Button variant="text" size="small" onClick={goOn(clear)}>
        {t('feed.filter.clear')}
      </Button>
    </Box>
  );
}

/** Search, filters by status and visibility; all of them in the address. */
export function FeedToolbar({ feed }: { feed: Feed }) {
  const t = useText('productFeed');
  const searchId = useId();
  const { query, change } = feed;
  const statuses = useStatusChoices(query);
  const visibilities = feedVisibilities.map((value) => ({ value, label: t(`feed.${value}`) }));
  const columns = { xs: '1fr', sm: '1fr 1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' };
  return (
    <Box
      role="search"
      aria-label={t('feed.filter.label')}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        gridTemplateColumns: columns,
        px: 3,
        pb: 2,
        // On paper only what the products are narrowed by.
        '@media print': { '& > :not([role=group])': { display: 'none' } },
      }}
    >
      <Search feed={feed} id={searchId} />
      <Select
        label={t('feed.filter.status')}
        value={query.status.join()}
        options={[{ value: '', label: t('feed.filter.allStatuses') }, ...statuses]}
        onChange={(value) => change({ status: value === '' ? [] : (value.split(',') as FeedStatus[]) })}
      />
      <Select
        label={t('feed.filter.visibility')}
        value={query.visibility ?? ''}
        options={[{ value: '', label: t('feed.filter.allVisibilities') }, ...visibilities]}
        onChange={(value) => change({ visibility: value === '' ? null : (value as FeedVisibility) })}
      />
      {feed.isNarrowed && <FilterChips feed={feed} statuses={statuses} searchId={searchId} />}
    </Box>
  );
}
