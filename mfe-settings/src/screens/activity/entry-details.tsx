import type { ActivityEntry } from '@listings/shared-api/contract';
import { AppLink, useFocusAfter, useOffered } from '@listings/shared-app';
import { Box, Typography, useText, VisuallyHidden } from '@listings/shared-ui';
import { activityPlace, kindOf } from '../../hooks/use-activity-place';
import type { ActivityWords } from '../../hooks/use-activity-words';
import { UndoEntry } from './undo-entry';

/** Id of an entry where it is listed, and of the button that opens it. */
export const entryRow = ({ id }: ActivityEntry) => `activity-${id}`;
export const entryButton = (entry: ActivityEntry) => `${entryRow(entry)}-button`;

interface DetailsProps {
  readonly entry: ActivityEntry;
  readonly words: ActivityWords;
}

const cell = { p: 0.75, pl: 0, verticalAlign: 'top', textAlign: 'start', overflowWrap: 'anywhere' } as const;

function Changes({ entry, words }: DetailsProps) {
  const t = useText('settings');
  return (
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', typography: 'body2' }}
    >
      <Box component="thead">
        <tr>
          {(['field', 'before', 'after'] as const).map((key) => (
            <Box key={key} component="th" scope="col" sx={{ ...cell, color: 'text.secondary', fontWeight: 500 }}>
              {t(`activity.entry.${key}`)}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        {entry.changes.map((change) => (
          <tr key={change.field}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500 }}>
              {words.field(entry, change)}
            </Box>
            <Box component="td" sx={cell}>
              {words.value(entry, change, 'before')}
            </Box>
            <Box component="td" sx={cell}>
              {words.value(entry, change, 'after')}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** The products that were changed at once: the first by their names, the others by their number. */
function Members({ entry: { members, count } }: Pick<DetailsProps, 'entry'>) {
  const t = useText('settings');
  const others = count - members.length;
  if (members.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('activity.entry.members')}
      // On a phone a finger has room for each.
      sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere', '& li': { py: { xs: 1.5, sm: 0.25 } } }}
    >
      {members.map(({ id, name }) => (
        <li key={id}>
          <AppLink to={{ path: '/google/product-feed', params: { why: id } }}>{name}</AppLink>
        </li>
      ))}
      {others > 0 && <li>{t('activity.entry.more', { count: others })}</li>}
    </Box>
  );
}

/** What was before and after a change, where it came from, and the way to take it back. */
export function EntryDetails({ entry, words }: DetailsProps) {
  const t = useText('settings');
  const isUndoOffered = useOffered()('undoActivity');
  const { kind, object_id: object, object_name: name } = entry;
  const canUndo = isUndoOffered && entry.undo === 'possible';
  // The button that took it back is gone.
  useFocusAfter(canUndo, entryButton(entry));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {entry.changes.length > 0 && <Changes entry={entry} words={words} />}
      <Members entry={entry} />
      {entry.reference !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('activity.entry.reference')} <VisuallyHidden>: </VisuallyHidden>
          <code>{entry.reference}</code>
        </Typography>
      )}
      {canUndo && <UndoEntry entry={entry} words={words} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
        <AppLink to={activityPlace({}, entry.id)}>{t('activity.entry.link')}</AppLink>
        {entry.undo_of !== null && (
          <AppLink to={activityPlace({}, entry.undo_of)}>{t('activity.entry.earlier')}</AppLink>
        )}
        {name !== '' && (
          <AppLink to={activityPlace({ kind: kindOf(kind) ?? '', object })}>
            {t('activity.entry.history', { name })}
          </AppLink>
        )}
      </Box>
    </Box>
  );
}
