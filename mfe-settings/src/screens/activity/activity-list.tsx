import type { ActivityEntry } from '@listings/shared-api/contract';
import { useFocusAfter } from '@listings/shared-app';
import { Box, Disclosure, Panel, StatusPill, Typography, useText, useTexts } from '@listings/shared-ui';
import { utcFormat } from '@listings/shared-values';
import { useActivityWords, type ActivityWords } from '../../hooks/use-activity-words';
import { EntryDetails, entryButton, entryRow } from './entry-details';

interface ListProps {
  readonly entries: readonly ActivityEntry[];
  /** Entry that is open; null for none. */
  readonly open: number | null;
  readonly onOpen: (entry: number | null) => void;
  /** The entries are those of an earlier filter. */
  readonly busy: boolean;
}

/** Entries of one day after the other. */
function byDay(entries: readonly ActivityEntry[]): readonly (readonly [day: string, entries: ActivityEntry[]])[] {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days];
}

/** One change: the sentence and when; opened, what was before and after it. */
export function Entry({ entry, words }: { entry: ActivityEntry; words: ActivityWords }) {
  const t = useText('settings');
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {words.sentence(entry)}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ mr: 1 }}>
        {words.moment(entry.at)} · {words.from(entry)}
      </Typography>
      {entry.undo === 'done' && <StatusPill tone="neutral">{t('activity.entry.undone')}</StatusPill>}
      {entry.undo_of !== null && <StatusPill tone="info">{t('activity.entry.undo')}</StatusPill>}
    </Box>
  );
}

interface RowProps extends Pick<ListProps, 'onOpen'> {
  readonly entry: ActivityEntry;
  readonly words: ActivityWords;
  readonly isOpen: boolean;
}

function Row({ entry, words, isOpen, onOpen }: RowProps) {
  // A link in the details of one entry may open another: it goes with them.
  useFocusAfter(!isOpen, entryButton(entry));
  return (
    <Disclosure
      id={entryRow(entry)}
      title={<Entry entry={entry} words={words} />}
      open={isOpen}
      onToggle={(open) => onOpen(open ? entry.id : null)}
    >
      {isOpen && <EntryDetails entry={entry} words={words} />}
    </Disclosure>
  );
}

/** Changes, newest first, by the days of the store. */
export function ActivityList({ entries, open, onOpen, busy }: ListProps) {
  const words = useActivityWords();
  const { language } = useTexts();
  const format = utcFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Box aria-busy={busy} sx={{ display: 'flex', flexDirection: 'column', gap: 3, opacity: busy ? 0.6 : 1 }}>
      {byDay(entries).map(([day, ofDay]) => (
        <section key={day} aria-label={format.format(Date.parse(day))}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {format.format(Date.parse(day))}
          </Typography>
          <Panel>
            {ofDay.map((entry) => (
              <Row key={entry.id} entry={entry} words={words} isOpen={open === entry.id} onOpen={onOpen} />
            ))}
          </Panel>
        </section>
      ))}
    </Box>
  );
}
