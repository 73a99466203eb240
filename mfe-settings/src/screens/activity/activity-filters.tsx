import type { ActivityEntry } from '@listings/shared-api/contract';
import { DaysFilter } from '@listings/shared-sections';
import { Box, Button, CloseIcon, Select, TextField, Typography, useSearchText, useText } from '@listings/shared-ui';
import { activityKinds, daysOf, kindOf, type ActivityPlaceView } from '../../hooks/use-activity-place';

interface FiltersProps {
  readonly place: ActivityPlaceView;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly ActivityEntry[];
}

function Search({ place: { filter, change } }: Pick<FiltersProps, 'place'>) {
  const t = useText('settings');
  const { text, type, tellNow } = useSearchText(filter.search, (search) => change({ search }));
  return (
    <TextField
      label={t('activity.filter.search')}
      placeholder={t('activity.filter.searchHint')}
      type="search"
      maxLength={200}
      value={text}
      onChange={type}
      onEnter={tellNow}
    />
  );
}

/** Name of the object that alone is looked at, as it was called last. */
function Only({ place: { filter, change }, entries }: Pick<FiltersProps, 'place' | 'entries'>) {
  const t = useText('settings');
  // An entry of several products at once has names of some of them.
  const named = entries.flatMap(({ object_id: id, object_name: name, members }) => [{ id, name }, ...members]);
  const name = named.find((one) => one.id === filter.object && one.name !== '')?.name ?? filter.object;
  return (
    <Typography variant="body2" component="div">
      {t('activity.filter.only', { name })}{' '}
      <Button variant="text" size="small" startIcon={<CloseIcon />} onClick={() => change({ object: '', kind: '' })}>
        {t('activity.filter.clear')}
      </Button>
    </Typography>
  );
}

/** Widths by which as many stand in a row as their texts leave room for. */
const looks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-end',
  '& > *': { flex: '1 1 11rem', minWidth: 0 },
} as const;

/** Search and filters by person, kind and time; all of them in the address. */
export function ActivityFilters({ place, people, entries }: FiltersProps) {
  const t = useText('settings');
  const { filter, change, isFiltered } = place;
  const kinds = activityKinds.map((value) => ({ value, label: t(`activity.kinds.${value}`) }));
  return (
    <Box
      role="search"
      aria-label={t('activity.filter.label')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={looks}>
        <Box style={{ flex: '2 1 16rem' }}>
          <Search place={place} />
        </Box>
        <Select
          label={t('activity.filter.person')}
          value={filter.person}
          onChange={(person) => change({ person })}
          options={[
            { value: '', label: t('activity.filter.anyone') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label={t('activity.filter.kind')}
          value={filter.kind}
          onChange={(kind) => change({ kind: kindOf(kind) ?? '', object: '' })}
          options={[{ value: '', label: t('activity.filter.anything') }, ...kinds]}
        />
        <Box style={{ flex: '1.5 1 12rem' }}>
          <DaysFilter
            label={t('activity.filter.days')}
            anyText={t('activity.filter.anyDay')}
            days={(today) => daysOf(filter, today)}
            onChange={({ after, before }) => change({ from: after, to: before })}
          />
        </Box>
      </Box>
      {filter.object !== '' && <Only place={place} entries={entries} />}
      {isFiltered && filter.object === '' && (
        <div>
          <Button
            variant="text"
            size="small"
            startIcon={<CloseIcon />}
            onClick={() => change({ search: '', person: '', kind: '', from: '', to: '' })}
          >
            {t('activity.filter.clear')}
          </Button>
        </div>
      )}
    </Box>
  );
}
